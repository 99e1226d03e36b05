"""What is told of a game: the events alone tell the whole public course of it."""

from __future__ import annotations

from tablee.core.events import CAPACITY, EVERYBODY, SPECTATOR
from tablee.games.offline import rules
from tablee.games.offline.state import ALL_SITES_FULL, NO_AD
from tests.games.offline.playing import delaying, played
from tests.games.offline.table import BOOK, Table


class Follower:
    """Somebody who sees only events, and keeps the board by them."""

    def __init__(self) -> None:
        self.sites: dict[int, int] = {}
        self.display = [NO_AD] * 5
        self.offline = [NO_AD] * 4
        self.hand = NO_AD
        self.box: list[int] = []
        self.analyses: dict[int, tuple[int, int]] = {}
        self.points: dict[int, int] = {}
        self.first = -1
        self.ended = 0

    def hear(self, event, box) -> None:
        a, b, c, d = event[2:]
        match event.kind:
            case rules.FIRST_PLAYER:
                self.__init__()
                self.first = a
            case rules.STARTING_AD:
                self.sites[b] = a
            case rules.DRAWN:
                assert self.display[b] == NO_AD
                self.display[b] = a
            case rules.TAKEN:
                assert self.display[c] == b
                self.hand, self.display[c] = b, NO_AD
            case rules.PUT:
                assert c not in self.sites
                assert self.hand == b
                self.sites[c], self.hand = b, NO_AD
            case rules.EXCHANGED:
                assert (self.sites[d], self.hand) == (c, b)
                self.sites[d], self.hand = b, c
            case rules.WENT_OFFLINE:
                assert self.offline[c] == NO_AD
                assert self.hand == b
                self.offline[c], self.hand = b, NO_AD
            case rules.EMPTIED:
                assert b == sum(ad != NO_AD for ad in self.offline)
            case rules.KEPT:
                assert self.offline[c] == b
                self.offline[c], self.hand = NO_AD, b
            case rules.BOXED:
                self.offline[self.offline.index(a)] = NO_AD
                self.box.append(a)
            case rules.ANALYSED:
                self.analyses[a] = (b, c)
                self.take_away(d, c, box)
            case rules.SCORED:
                self.points[a] = c
            case rules.ENDED:
                self.ended = a

    def take_away(self, action: int, ad: int, box) -> None:
        """An ad is picked for an analysis, by the number of the action."""
        place = action - box.sites
        if place < 0:
            assert self.sites.pop(action) == ad
        elif place < 5:
            assert self.display[place] == ad
            self.display[place] = NO_AD
        else:
            assert self.offline[place - 5] == ad
            self.offline[place - 5] = NO_AD

    def agrees_with(self, box, s) -> bool:
        seats = range(box.players)
        analyses = {seat: (s.analysis_card[seat], s.analysis_ad[seat]) for seat in seats if s.analysis_ad[seat] != NO_AD}
        return (
            self.sites == {site: s.site_ad[site] for site in range(box.sites) if s.site_ad[site] != NO_AD}
            and self.display == list(s.display)
            and self.offline == list(s.offline)
            and self.hand == s.hand
            and self.box == list(s.boxed[: s.boxed_count])
            and self.analyses == analyses
            and self.ended == s.over
        )


def test_whoever_hears_the_events_knows_the_public_board(traces):
    for trace in traces:
        follower = Follower()
        for event in trace.setup:
            follower.hear(event, trace.box)
        assert follower.first == trace.positions[0].first == trace.positions[0].actor
        assert follower.agrees_with(trace.box, trace.positions[0])
        for step, after in zip(trace.steps, trace.positions[1:], strict=True):
            for event in step.events.seen_from(SPECTATOR):
                follower.hear(event, trace.box)
            assert follower.agrees_with(trace.box, after)
        assert follower.points == dict(enumerate(trace.end.score[: trace.box.players]))


WITH_SEAT = (rules.TAKEN, rules.PUT, rules.EXCHANGED, rules.WENT_OFFLINE, rules.EMPTIED, rules.KEPT, rules.ANALYSED)


def test_events_name_the_player_who_acts_and_everybody_hears_them(traces):
    for trace in traces:
        for step in trace.steps:
            assert all(event.a == step.seat for event in step.events if event.kind in WITH_SEAT)
            assert all(event.seen_by == EVERYBODY for event in step.events)


def test_only_goals_dealt_are_told_to_one_player_alone(traces):
    for trace in traces:
        closed = [event for event in trace.setup if event.seen_by != EVERYBODY]
        assert [(event.kind, event.seen_by) for event in closed] == [
            (rules.GOALS_DEALT, 1 << seat) for seat in range(trace.box.players)
        ]


def test_the_end_is_told_with_goals_points_totals_and_reason():
    table = Table(G="YEC YEM", display="YET", goals="YEC RDM", scores="10 20", rounds=2, round=1).play("take YET", "put G3")
    told = [event for event in table.events if event.kind not in (rules.PUT, rules.DRAWN)]
    assert [event.kind for event in told] == [rules.GOALS_REVEALED, rules.SCORED] * 2 + [rules.ENDED]
    assert told[1][2:5] == (0, 6, 16)
    assert told[3][2:5] == (1, 0, 20)
    assert told[4][2:4] == (rules.DISPLAY_EMPTY, 1)
    assert table.scores == [16, 20]


def test_events_are_told_as_sentences_with_names_of_ads_sites_and_cards():
    table = Table(variant="expert", G="YEC RDM BFT", display="YEM RFB BSB GDM GSC", bag="BDC RST YDT", goals="YEC RDM")
    said = []
    for text in ("take YEM", "x G2", "x G3", "empty", "none", "analyse", "pick YEC"):
        table.play(text)
        said += [BOOK.tell(table.box, event) for event in table.events]
    told = [(sentence.key, sentence.values) for sentence in said]
    assert told == [
        ("event-taken", {"seat": 0, "ad": "YEM", "slot": 0}),
        ("event-exchanged", {"seat": 0, "ad": "YEM", "removed": "RDM", "site": "G2"}),
        ("event-exchanged", {"seat": 0, "ad": "RDM", "removed": "BFT", "site": "G3"}),
        ("event-went-offline", {"seat": 0, "ad": "BFT", "square": 0}),
        ("event-drawn", {"ad": "BDC", "slot": 0}),
        ("event-emptied", {"seat": 1, "count": 1}),
        ("event-boxed", {"ad": "BFT"}),
        ("event-analysed", {"seat": 0, "card": "A", "ad": "YEC"}),
    ]


def test_the_events_of_one_action_stay_far_below_the_buffer():
    """The most: the last step of a round, which sets up the next one."""
    most = 0
    for seed, player in ((1, None), (2, delaying)):
        trace = played(4, seed, **({"player": player} if player else {}), variant="expert", rounds=2)
        most = max([most, len(trace.setup), *(len(step.events) for step in trace.steps)])
        assert trace.end.over
    assert most == 1 + 2 * 4 + 1 + 1 + 16 + 5 + 4
    assert most < CAPACITY


def test_a_finished_round_is_told_by_its_reason():
    trace = played(2, 1, rounds=2)
    reasons = [event.a for step in trace.steps for event in step.events if event.kind == rules.ENDED]
    rounds = [event.b for step in trace.steps for event in step.events if event.kind == rules.ENDED]
    assert (reasons, rounds) == ([ALL_SITES_FULL, ALL_SITES_FULL], [0, 1])
