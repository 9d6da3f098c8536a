"""The rules once more, written plainly and slowly from their text, to check the real ones by.

Cards and actions are the words of the notation, and nothing of `craits.rules` is used but the
house rules.
"""

from __future__ import annotations

from craits.rules import HouseRules

COLOUR = {"c": "black", "s": "black", "d": "red", "h": "red"}
NINE_SUITS = {"c": "cs", "s": "cs", "d": "dh", "h": "dh"}


def cards_of(text: str) -> list[str]:
    return [] if text == "-" else [text[i : i + 2] for i in range(0, len(text), 2)]


class Referee:
    """Follows a round that is played elsewhere, and knows what may be done and what comes of it."""

    def __init__(self, notation: str, rules: HouseRules) -> None:
        fields = dict(part.split("=") for part in notation.split())
        self.rules = rules
        self.hands = [cards_of(hand) for hand in fields["hands"].split("/")]
        self.pile = cards_of(fields["pile"])
        self.stock = cards_of(fields.get("stock", "-"))
        self.turn = int(fields.get("turn", "0"))
        self.way = -1 if fields.get("dir") == "-" else 1
        self.suit = fields.get("suit", self.pile[-1][1])
        self.crank = int(fields.get("crank", "0"))
        self.naming = fields.get("naming") == "1"
        self.open: int | None = None
        self.said: set[int] = set()
        self.misses: set[int] = set()
        self.drawn: str | None = None
        self.stuck: list[int] = []
        self.shuffles: list[list[str]] = []
        """The orders of the shuffles to come, the first card to be drawn first."""

    def state(self) -> dict[str, object]:
        """Everything but the row of draws that found nothing, which the notation only counts."""
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "pile": self.pile,
            "stock": self.stock,
            "turn": self.turn,
            "way": self.way,
            "suit": self.suit,
            "crank": self.crank,
            "naming": self.naming,
            "open": self.open,
            "said": self.said,
            "misses": self.misses,
            "drawn": self.drawn,
            "over": self.over(),
        }

    def over(self) -> bool:
        blocked = set(self.stuck) == set(range(len(self.hands)))  # rule 18
        return blocked or (not self.crank and [] in self.hands)  # rules 19, 20

    def fits(self, card: str) -> bool:
        if card[0] == "8":
            return True  # rule 9
        if card[0] == "9" and self.rules.nines_wild:
            return True  # rule 10
        suit = card[1] == self.suit
        rank = card[0] == self.pile[-1][0]
        colour = COLOUR[card[1]] == COLOUR[self.suit]
        return {"rank": suit or rank, "colour": suit or colour, "either": suit or colour or rank}[
            self.rules.match
        ]  # rule 6

    def legal(self) -> set[str]:
        if self.over():
            return set()
        if self.naming:
            top = self.pile[-1]
            return {f">{suit}" for suit in ("cdhs" if top[0] == "8" else NINE_SUITS[top[1]])}
        hand = self.hands[self.turn]
        if self.drawn:
            playable = [self.drawn]
        elif self.crank:
            playable = [card for card in hand if card[0] in "A2"]
        else:
            playable = [card for card in hand if self.fits(card)]
        words = set()
        for card in playable:
            if card[0] not in "89" or len(hand) == 1:
                words.add(card)
            else:
                suits = "cdhs" if card[0] == "8" else NINE_SUITS[card[1]]
                words |= {f"{card}>{suit}" for suit in suits}
        if self.drawn:
            words.add("keep")
        elif not playable or (self.rules.may_draw_instead and (self.stock or self.pile[1:])):
            words.add("draw")
        return words

    def calls(self) -> set[str]:
        if self.over() or not self.rules.one_card_call:
            return set()
        seats = range(len(self.hands))
        words = {f"idiot{caller}:{seat}" for caller in seats for seat in seats if caller != seat}
        if self.open is not None:
            words.add(f"one{self.open}")
        about_to_play = self.legal() - {"draw", "keep"} and not self.naming
        if about_to_play and len(self.hands[self.turn]) == 2 and self.turn not in self.said:
            words.add(f"one{self.turn}")
        return words

    def act(self, word: str) -> None:
        if word.startswith("one"):
            seat = int(word[3:])
            self.said.add(seat)
            self.open = None if self.open == seat else self.open
        elif word.startswith("idiot"):
            self.call_idiot(*map(int, word[5:].split(":")))
        elif word == "draw":
            self.draw_in_turn()
        elif word == "keep":
            self.drawn = None
            self.end_turn()
        elif word[0] == ">":
            self.naming = False
            self.suit = word[1]
            self.end_turn()
        else:
            self.play(word[:2], word[3:])

    def next_player(self, seat: int) -> int:
        while True:
            seat = (seat + self.way) % len(self.hands)
            if seat not in self.misses:
                return seat
            self.misses.remove(seat)

    def draw(self, seat: int, count: int) -> int:
        found = 0
        for _ in range(count):
            if not self.stock and self.pile[1:]:
                self.stock = self.shuffles.pop(0)
                assert sorted(self.stock) == sorted(self.pile[:-1])
                self.pile = self.pile[-1:]
            if self.stock:
                self.hands[seat].append(self.stock.pop(0))
                found += 1
        if found:
            self.said.discard(seat)
            self.open = None if self.open == seat else self.open
        return found

    def call_idiot(self, caller: int, seat: int) -> None:
        if self.open == seat:
            self.open = None
            self.draw(seat, 2)
            if self.turn == seat:
                self.turn = self.next_player(seat)
            else:
                self.misses.add(seat)
        else:
            self.draw(caller, self.rules.false_idiot_penalty)

    def draw_in_turn(self) -> None:
        self.open = None
        in_crank = self.crank
        self.crank = 0
        found = self.draw(self.turn, in_crank or 1)
        self.stuck = [] if found else [*self.stuck, self.turn]
        if found and not in_crank and self.rules.play_drawn_card:
            card = self.hands[self.turn][-1]
            if self.fits(card):
                self.drawn = card
                return
        self.end_turn()

    def end_turn(self) -> None:
        if len(self.hands[self.turn]) != 1:
            self.said.discard(self.turn)
        self.turn = self.next_player(self.turn)

    def play(self, card: str, named: str) -> None:
        seat = self.turn
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.suit = named or card[1]
        self.drawn = self.open = None
        self.stuck = []
        if len(self.hands[seat]) != 1:
            self.said.discard(seat)
        elif self.rules.one_card_call and seat not in self.said:
            self.open = seat
        self.turn = self.after(card[0], seat)

    def after(self, rank: str, seat: int) -> int:
        """Carry out what the card does; return whose turn it is then."""
        skips = rank == "4"
        if rank == "2":
            self.crank += 2
        elif rank == "A" and self.crank:
            self.crank += 1
        elif rank == "5":
            other = (seat + self.way) % len(self.hands)
            while other != seat:
                self.draw(other, 1)
                other = (other + self.way) % len(self.hands)
        elif rank == "6" and self.hands[seat]:
            return seat
        elif rank == "6" and self.rules.last_six == "draw":
            self.draw(seat, 1)
        elif rank == "T":
            self.way = -self.way
            skips = len(self.hands) == 2 and self.rules.two_player_ten == "skip"
        following = self.next_player(seat)
        if skips:
            following = self.next_player(following)
        elif rank == "7":
            self.draw(following, 1)
        return following
