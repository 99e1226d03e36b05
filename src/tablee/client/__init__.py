"""A small client for a Tablée server, for programs, tests and bots of one's own.

async with Client("http://localhost:8000", name="Anna") as me:
    table = await me.create("offline", players=2)
    await me.sit(table)
    await me.seat_bot(table, 1)
    async with await me.connect(table) as seat:
        await seat.ready()
        async for frame in seat:
            if frame.view.decision:
                await seat.play(frame.view.decision.choices[0].text)
"""

from tablee.client.calls import CallFailed, Client, NoAnswer
from tablee.client.seat import Seat, SeatLost, SeatRefused

__all__ = ["CallFailed", "Client", "NoAnswer", "Seat", "SeatLost", "SeatRefused"]
