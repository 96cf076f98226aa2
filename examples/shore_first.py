"""A bot of one's own: it shores up where it can, captures what it can, and else does anything."""

from random import Random

import simoun

EAGER = ("take off", "capture", "shore")  # what it does first, the dearest first


class ShoreFirst:
    def __init__(self, rules, seed):
        self.rules = rules
        self.face = simoun.face(rules.name)
        self.luck = Random(seed)  # never from the state's own streams: they deal the cards

    def choose(self, s, seats):
        """An action by one of these seats, a set; or PASS when none of them must act."""
        if not seats >> self.rules.decider(s) & 1:
            return simoun.PASS
        if self.rules.reveal_is_due(s):
            return self.rules.legal(s)[0]
        actions = self.rules.legal(s)
        texts = {action: self.face.text(s, action).partition(" ")[2] for action in actions}
        for verb in EAGER:
            for action in actions:
                if texts[action].startswith(verb):
                    return action
        return self.luck.choice(actions)
