"""An arena on a Ray cluster of two processes on this machine: `make ray` installs Ray and runs this."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stelae.bots.arena import jobs
from stelae.bots.farm import here, on_ray
from stelae.core.registry import game
from tests.cli.test_cli import run

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]  # Ray warns of much that is not ours
pytest.importorskip("ray", reason="Ray is an extra: make ray installs it")

RAY = (sys.executable, "-m", "ray.scripts.scripts")
WORDS = ("arena", "azteka", "novice", "random", "--games", "8", "--seed", "4")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Two nodes of a core each; the second one joins the first."""
    address = f"127.0.0.1:{free_port()}"
    common = ("--num-cpus=1", "--disable-usage-stats", "--object-store-memory=100000000", "--include-dashboard=false")
    place = ("--node-ip-address=127.0.0.1", f"--temp-dir={tmp_path_factory.mktemp('ray')}")
    head = [*RAY, "start", "--head", f"--port={address.split(':')[1]}", *place, *common]
    nodes = []
    try:
        for command in (head, [*RAY, "start", f"--address={address}", "--node-ip-address=127.0.0.1", *common[:3]]):
            # In the foreground, so that they can be ended by their own number.
            nodes.append(subprocess.Popen([*command, "--block"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            wait_for(address, len(nodes))
        yield address
    finally:
        for node in reversed(nodes):
            node.terminate()
            node.wait(60)


def wait_for(address: str, nodes: int) -> None:
    """Until the cluster has so many nodes: asked in a process of its own, for Ray connects once."""
    code = (
        "import ray, sys, time\n"
        "for _ in range(120):\n"
        "    try:\n"
        "        ray.init(sys.argv[1], log_to_driver=False, logging_level='critical', ignore_reinit_error=True)\n"
        "        if sum(node['Alive'] for node in ray.nodes()) >= int(sys.argv[2]): sys.exit(0)\n"
        "    except ConnectionError: pass\n"
        "    time.sleep(1)\n"
        "sys.exit('the cluster does not come up')"
    )
    subprocess.run([sys.executable, "-c", code, address, str(nodes)], check=True, capture_output=True)


def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    text = run(*WORDS, "--ray", cluster, "--out", str(tmp_path / "far.json"))
    assert "8 games" in text
    run(*WORDS, "--processes", "1", "--out", str(tmp_path / "near.json"))
    far, near = (json.loads((tmp_path / name).read_text()) for name in ("far.json", "near.json"))
    assert far["played"] == near["played"]
    assert far["processes"] is None


def test_both_processes_play(cluster: str) -> None:
    import ray

    ray.init(cluster, log_to_driver=False, logging_level="error")
    try:
        assert ray.cluster_resources()["CPU"] == 2
        assert sum(node["Alive"] for node in ray.nodes()) == 2
    finally:
        ray.shutdown()


def test_leaving_early_leaves_no_games_behind(cluster: str) -> None:
    wanted = jobs(game("azteka"), {}, ("novice", "random"), seed=1)
    source = on_ray(wanted, cluster)
    first = [next(source) for _ in range(3)]
    source.close()  # type: ignore[attr-defined]  # it is a generator
    near = here(jobs(game("azteka"), {}, ("novice", "random"), seed=1), 1)
    same = {(one.deal, one.seats): one for one in (next(near) for _ in range(12))}
    near.close()  # type: ignore[attr-defined]  # it is a generator
    assert all(same[one.deal, one.seats] == one for one in first if (one.deal, one.seats) in same)


def test_a_cluster_that_is_not_there_is_said(tmp_path: Path) -> None:
    text = run(*WORDS, "--ray", f"127.0.0.1:{free_port()}", "--out", str(tmp_path / "none.json"), code=2)
    assert "No Ray cluster answers" in text
    assert len(text.splitlines()) <= 2
