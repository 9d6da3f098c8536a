"""What goes wrong when a text is not in the notation."""


class NotationError(ValueError):
    """A text is not a card, an action or a position; the message names the part and says why."""
