"""Where the games of an arena are played: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from stelae.bots.arena import Job, Played, play
from stelae.core.contract import StelaeError, complain

# So many games for each process are always under way or waiting: a few, so that stopping early wastes little.
AHEAD = 2
# How long a cluster may take to answer, in seconds.
KNOCK = 5.0


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(jobs: Iterator[Job], processes: int) -> Iterator[Played]:
    """Played by processes of this machine; they come as they end. Closing the iterator drops what is under way."""
    # A fresh process, not a fork: a fork in the midst of threads can hang.
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=_deaf_to_ctrl_c)
    waiting: set[Future[Played]] = set()
    try:
        while True:
            waiting |= {pool.submit(play, job) for job in islice(jobs, AHEAD * processes - len(waiting))}
            if not waiting:
                return
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in ended:
                yield one.result()
    except BrokenProcessPool:
        raise complain(StelaeError, "arena-process") from None
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _deaf_to_ctrl_c() -> None:
    """The one who started us is told to stop, and stops us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(jobs: Iterator[Job], address: str) -> Iterator[Played]:
    """The same on a cluster, whose machines need this version of Stelae."""
    try:
        import ray
    except ModuleNotFoundError:
        raise complain(StelaeError, "no-ray") from None
    _knock(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="error", ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise complain(
            StelaeError, "ray-unreachable", address=address, detail=str(error).split("\n")[0][:200]
        ) from None
    far = ray.remote(play)
    waiting: list[object] = []
    try:
        while True:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting += [far.remote(job) for job in islice(jobs, most - len(waiting))]
            if not waiting:
                return
            ended, waiting = ray.wait(waiting)
            yield from ray.get(ended)
    except ray.exceptions.RayError as error:
        raise complain(StelaeError, "ray-failed", detail=str(error).strip().split("\n")[-1][:200]) from None
    finally:
        for one in waiting:
            ray.cancel(one, force=True)
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody is there at all: Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # "auto", or a name that Ray knows
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
    except (OSError, OverflowError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise complain(StelaeError, "ray-unreachable", address=address, detail=detail) from None
