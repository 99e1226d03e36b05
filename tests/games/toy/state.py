"""Every field of a position of the flea market, and of the box it is played with."""

from tablee.core.layout import Record, i8, i16
from tablee.core.position import Interruptible

DEALERS = 3
KINDS = 5
LOTS = 20
HAND = 3
"""Lots dealt to each dealer."""

WATCHDOG = 0
"""The kind of lot that drives thieves away."""

NO_KIND = -1

TURN, REACT, DEBT = 1, 2, 3
POINTS = {TURN: "TURN", REACT: "REACT", DEBT: "DEBT"}

TURNS_OVER, BELL_RANG, ONE_LEFT = 1, 2, 3
ENDS = {TURNS_OVER: "turns", BELL_RANG: "bell", ONE_LEFT: "one-left"}


class State(Interruptible):
    """A position: everything the rules need to go on from here."""

    present = i8[DEALERS]("1 while this dealer is in the game")
    coins = i16[DEALERS]("coins of each dealer")
    hand = i8[DEALERS, KINDS]("lots of each kind that each dealer holds face down")
    crate = i8[LOTS]("kinds of the lots in the crate, the top last")
    crate_count = i8("lots in the crate")
    heap = i8[KINDS]("lots of each kind that lie face up, out of play")
    turn = i16("turns completed")
    bell = i8("1 once the clock has run out: this turn is the last")
    thief = i8("dealer who is robbing, NOBODY outside a robbery")
    victim = i8("dealer who is being robbed, NOBODY outside a robbery")
    creditor = i8("dealer to whom debts are owed, NOBODY for the bank")
    owed = i8[DEALERS]("coins that each dealer has still to pay")
    known = i8[DEALERS, DEALERS, KINDS]("lots of a kind that the first dealer knows the second to hold")
    peeked = i8[DEALERS]("kind that each dealer knows to lie on top of the crate, NO_KIND if she does not")


class Box(Record):
    """Edition and options as the rules read them; never changed during a game."""

    players = i8("seats in play")
    turns = i16("turns of the game")
    out_on_leave = i8("1 if a dealer who resigns is out of the game")
    purse = i8("coins each dealer starts with")
    fine = i8("coins of a fine")
    toll = i8("coins of a toll")
    value = i8[KINDS]("coins that a lot of each kind is worth")
    copies = i8[KINDS]("lots of each kind")
