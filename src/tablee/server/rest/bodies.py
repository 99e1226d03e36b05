"""How bodies are read: as their model says and in no other way. Litestar alone would take "2" for a number."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request

from tablee.server.rest.problems import TurnedAway


@cache
def _decoder(model: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(model)


class StrictRequest(Request[Any, Any, Any]):
    """A call whose JSON is decoded straight into the model that its handler declares."""

    async def json(self) -> Any:
        """The body as the handler's model; complains about the first thing in it that does not fit."""
        declared = self.route_handler.parsed_fn_signature.parameters.get("data")
        model: Any = declared.annotation if declared is not None else object
        try:
            return _decoder(model).decode(await self.body())
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `")
            raise unfit(path.rstrip("`").removeprefix("$.") or "body", reason) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise unfit("body", "not JSON") from None


def unfit(field: str, reason: str) -> TurnedAway:
    """What was sent does not fit: where, and why in the words of msgspec."""
    return TurnedAway(400, "bad-request", field=field[:60], reason=reason[:200])
