"""Guests: who has no account has a signed cookie."""

from __future__ import annotations

import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from simoun.core.refusal import Refused

COOKIE: Final = "simoun-guest"
YEARS: Final = 5 * 365 * 24 * 3600


class Guests:
    def __init__(self, secret: bytes) -> None:
        self.signer = Signer(secret, salt="guest")

    def known(self, cookies: str) -> str | None:
        """The guest whose cookie this is, if we signed it."""
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
            return self.signer.unsign(morsel.value).decode() if morsel else None
        except (BadSignature, CookieError, UnicodeDecodeError):
            return None

    def cookie(self, guest: str, secure: bool) -> str:
        signed = self.signer.sign(guest).decode()
        only = "; Secure" if secure else ""
        return f"{COOKIE}={signed}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{only}"


def new_guest() -> str:
    return secrets.token_urlsafe(12)


def secret_beside(db: Path) -> bytes:
    """The key that signs cookies: made once, readable by nobody else."""
    path = db.with_name(f"{db.name}.key")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_hex(32).encode())
    except FileExistsError:
        pass
    except OSError as error:
        raise Refused(f"{path} can't be written: {error.strerror}.") from None
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(f"{path} can't be read: {error.strerror}.") from None
