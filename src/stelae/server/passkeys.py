"""Passkeys (WebAuthn): a key that stays on a device signs a challenge of ours, each of which is good once."""

from __future__ import annotations

import ipaddress
import logging
import secrets
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import msgspec

from stelae.core.contract import complain
from stelae.server.accounts import Accounts, Passkey, Unknown, digest
from stelae.server.decide import refuse

if TYPE_CHECKING:
    from starlette.requests import Request

    from stelae.server.settings import Settings

log = logging.getLogger("stelae.passkeys")
Purpose = Literal["sign-in", "register"]
# Seconds in which the person has to touch the device.
PATIENCE = 300.0


def origin(request: Request) -> str:
    """The page that asks; foreign ones have been turned away before."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"


def domain(settings: Settings, request: Request) -> str:
    """What a passkey is made for; the browser sees to it that the page belongs to it."""
    if settings.domain:
        return settings.domain
    host = urlsplit(origin(request)).hostname or ""
    if not host or _is_number(host):
        refuse("passkey-host", host=host[:100])
    return host


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


async def begin(
    accounts: Accounts, purpose: Purpose, place: str, person: str, login: str, name: str
) -> tuple[str, dict[str, Any]]:
    """The id of a ceremony, and what the page hands to navigator.credentials."""
    import webauthn
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    if purpose == "register":
        known = await accounts.passkeys(person)
        created = webauthn.generate_registration_options(
            rp_id=place,
            rp_name="Stelae",
            user_id=person.encode(),
            user_name=login,
            user_display_name=name,
            timeout=int(PATIENCE * 1000),
            # One that the device finds by itself: nobody has to say a login, so nobody learns which there are.
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(passkey.id)) for passkey in known
            ],
        )
        challenge, options = created.challenge, webauthn.options_to_json(created)
    else:
        asked = webauthn.generate_authentication_options(
            rp_id=place, timeout=int(PATIENCE * 1000), user_verification=UserVerificationRequirement.REQUIRED
        )
        challenge, options = asked.challenge, webauthn.options_to_json(asked)
    ceremony, now = secrets.token_urlsafe(24), accounts.now()
    await accounts.store.write(
        ("DELETE FROM ceremonies WHERE until < $1", (now,)),
        (
            "INSERT INTO ceremonies (id, purpose, person, challenge, domain, until) VALUES ($1, $2, $3, $4, $5, $6)",
            (digest(ceremony), purpose, person, challenge, place, now + PATIENCE),
        ),
    )
    return ceremony, msgspec.json.decode(options)


async def _end(accounts: Accounts, ceremony: str, purpose: Purpose) -> tuple[str, bytes, str]:
    """For whom, the challenge and the domain of a ceremony; it is over with this question."""
    sql = "DELETE FROM ceremonies WHERE id = $1 AND purpose = $2 RETURNING person, challenge, domain, until"
    rows = await accounts.store.query(sql, digest(ceremony), purpose)
    if not rows or rows[0][3] < accounts.now():
        raise complain(Unknown, "passkey-late")
    person, challenge, place, _ = rows[0]
    return person, bytes(challenge), place


async def registered(
    accounts: Accounts, ceremony: str, credential: dict[str, Any], person: str, page: str, label: str
) -> Passkey:
    """The passkey that a device has made for this person."""
    import webauthn

    asked, challenge, place = await _end(accounts, ceremony, "register")
    if asked != person:
        raise complain(Unknown, "passkey-late")
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place,
            expected_origin=page,
            require_user_verification=True,
        )
    except Exception as error:  # the library has many for what a stranger may send
        log.debug("a passkey was not made: %s", error)
        raise complain(Unknown, "passkey-wrong") from None
    name = webauthn.helpers.bytes_to_base64url(made.credential_id)
    return Passkey(name, person, made.credential_public_key, made.sign_count, label, accounts.now())


async def proved(accounts: Accounts, ceremony: str, credential: dict[str, Any], page: str) -> str:
    """The person whose passkey has signed."""
    import webauthn

    _, challenge, place = await _end(accounts, ceremony, "sign-in")
    passkey = await accounts.passkey(str(credential.get("id", "")))
    if passkey is None:
        raise complain(Unknown, "passkey-wrong")
    try:
        signed = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place,
            expected_origin=page,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.signs,
            require_user_verification=True,
        )
    except Exception as error:  # the library has many for what a stranger may send
        log.debug("a passkey was not accepted: %s", error)
        raise complain(Unknown, "passkey-wrong") from None
    await accounts.used_passkey(passkey.id, signed.new_sign_count)
    return passkey.person
