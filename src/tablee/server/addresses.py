"""Where a house can be reached."""

from __future__ import annotations

import ipaddress
import socket

from tablee.server.settings import Settings

ANYWHERE = ("", "0.0.0.0", "::")
"""Hosts that stand for all addresses of the machine."""


def addresses(settings: Settings, port: int) -> list[str]:
    """Where the house can be reached: as published, or from this machine and from others in the same network.

    >>> addresses(Settings(host="127.0.0.1"), 8000)
    ['http://127.0.0.1:8000']
    """
    if settings.public_url:
        return [settings.public_url]
    host = settings.host
    if host not in ANYWHERE:
        return [f"http://{in_url(host)}:{port}"]
    outside = lan_address()
    return [f"http://localhost:{port}", *([f"http://{in_url(outside)}:{port}"] if outside else [])]


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """This machine's address in its own network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: only the route is looked up
            found = probe.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else str(found)


def address_for_others(settings: Settings, port: int) -> str:
    """The address that other devices reach the house under, empty if they cannot.

    >>> address_for_others(Settings(host="127.0.0.1"), 8000)
    ''
    """
    if settings.public_url:
        return settings.public_url
    host = lan_address() if settings.host in ANYWHERE else settings.host
    if host is None or host == "localhost" or (_is_number(host) and ipaddress.ip_address(host).is_loopback):
        return ""
    return f"http://{in_url(host)}:{port}"


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
