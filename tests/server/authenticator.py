"""A device that keeps passkeys, as a browser would ask it: keys of its own, signatures over what it was sent."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

Json = dict[str, Any]
# The person was there, and proved who it is; with the new key in it.
PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


@dataclass
class Key:
    id: bytes
    secret: ec.EllipticCurvePrivateKey
    domain: str
    user: str
    signs: int = 0


@dataclass
class Authenticator:
    """`origin`: the page that the browser shows."""

    origin: str = "http://stelae.test"
    flags: int = PRESENT | VERIFIED
    keys: list[Key] = field(default_factory=list)
    # The id of the next key, where it shall not be a new one.
    next_id: bytes | None = None

    def create(self, options: Json) -> Json:
        """navigator.credentials.create(), by its toJSON()."""
        secret = ec.generate_private_key(ec.SECP256R1())
        key = Key(self.next_id or secrets.token_bytes(16), secret, options["rp"]["id"], options["user"]["id"])
        excluded = {one["id"] for one in options.get("excludeCredentials", [])}
        assert not excluded & {bytes_to_base64url(own.id) for own in self.keys}, "this device has one already"
        self.keys.append(key)
        point = key.secret.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        made = bytes(16) + len(key.id).to_bytes(2) + key.id + encode_cbor(cose)
        data = self._data(key, WITH_KEY) + made
        client = self._client("webauthn.create", options["challenge"])
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return _credential(key, clientDataJSON=client, attestationObject=attestation)

    def get(self, options: Json, key: Key | None = None) -> Json:
        """navigator.credentials.get(), by its toJSON()."""
        key = key or next(key for key in self.keys if key.domain == options["rpId"])
        key.signs += 1
        data = self._data(key)
        client = self._client("webauthn.get", options["challenge"])
        signature = key.secret.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        user = base64url_to_bytes(key.user)
        return _credential(key, clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=user)

    def _data(self, key: Key, more: int = 0) -> bytes:
        flags = (self.flags | more).to_bytes(1)
        return hashlib.sha256(key.domain.encode()).digest() + flags + key.signs.to_bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()


def _credential(key: Key, **response: bytes) -> Json:
    name = bytes_to_base64url(key.id)
    return {
        "id": name,
        "rawId": name,
        "type": "public-key",
        "authenticatorAttachment": "platform",
        "clientExtensionResults": {},
        "response": {part: bytes_to_base64url(data) for part, data in response.items()},
    }
