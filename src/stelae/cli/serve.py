"""`stelae serve`: the table server on this machine."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import socket
import threading
import webbrowser
from dataclasses import fields

from stelae.core.contract import StelaeError, complain
from stelae.locales import preferred, words
from stelae.server.settings import Settings, read


def run(arguments: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    try:
        from stelae.server import logs
        from stelae.server.app import application
        from stelae.server.serving import Server
    except ModuleNotFoundError as error:
        raise complain(StelaeError, "no-server", module=str(error.name)) from None
    _many_sockets()
    settings = read({one.name: getattr(arguments, one.name) for one in fields(Settings)})
    logs.begin(settings)
    # Who only wants to play here does not care for the port; who named one does.
    named = arguments.port is not None or "STELAE_PORT" in os.environ
    listener = _listen(settings, elsewhere=arguments.open and not named)
    app = application(settings)
    host, port = listener.getsockname()[:2]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::1', '::') else host}:{port}/"  # noqa: S104 - compared, not bound
    print(words(preferred(arguments.lang))("server-listens", address=address), flush=True)
    if arguments.open:
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    Server(app, settings).run(sockets=[listener])
    return 0


def _many_sockets() -> None:
    """Each socket is an open file, and of those a program may have 1,024 as a rule, unless it asks for more."""
    try:
        import resource
    except ModuleNotFoundError:
        return  # not on Windows
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listen(settings: Settings, elsewhere: bool) -> socket.socket:
    """The socket, bound before anything else: a busy port is the commonest mistake. `elsewhere`: any other will do."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, settings.port))
        except OSError as error:
            if not (elsewhere and error.errno == errno.EADDRINUSE):
                raise
            listener.bind((settings.host, 0))
    except OSError as error:
        code = "port-busy" if error.errno == errno.EADDRINUSE else "port-wrong"
        detail = error.strerror or str(error)
        raise complain(StelaeError, code, host=settings.host, port=str(settings.port), detail=detail) from None
    listener.listen(2048)
    return listener
