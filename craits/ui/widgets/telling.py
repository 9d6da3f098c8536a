"""What is told below a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.cache import LRUCache
from textual.content import Content, Span
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.visual import Visual
from textual.widget import Widget

_KEPT: Final = 64
"""How many sentences are kept as they were wrapped: going through a hand tells them again."""


class Telling(Widget):
    """Some sentences, of which only the rows that are different are drawn anew."""

    ALLOW_SELECT: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        self._sentences: Sequence[Content] = ()
        self._rows: list[Strip] = []
        self._size_of_rows = Size()
        self._wrapped: LRUCache[tuple[str, tuple[Span, ...]], list[Strip]] = LRUCache(_KEPT)

    def say(self, sentences: Sequence[Content]) -> None:
        """Tell this and nothing else, each sentence in a row of its own or several."""
        self._sentences = sentences
        before, self._rows = self._rows, []
        if not before or self._size_of_rows != self.size:
            self.refresh()
            return
        changes = [
            Region(0, y, self.outer_size.width, 1)
            for y, (row, old) in enumerate(zip(self.rows, before, strict=True))
            if row != old
        ]
        if changes:
            self.refresh(*changes)

    @property
    def rows(self) -> list[Strip]:
        """The rows as they are drawn."""
        if self._size_of_rows != self.size:
            self._forget()
            self._size_of_rows = self.size
        if not self._rows:
            width, height = self.size
            told = [row for sentence in self._sentences for row in self._wrap(sentence)][:height]
            blank = Strip.blank(width, self.visual_style.rich_style)
            self._rows = told + [blank] * (height - len(told))
        return self._rows

    def _wrap(self, sentence: Content) -> list[Strip]:
        # Sentences in different colours are equal when they say the same.
        key = (sentence.plain, tuple(sentence.spans))
        rows = self._wrapped.get(key)
        if rows is None:
            style = self.visual_style
            rows = Visual.to_strips(self, sentence, self.size.width, None, style, pad=True)
            self._wrapped[key] = rows
        return rows

    def render(self) -> Content:
        """Return what is told."""
        return Content("\n").join(self._sentences)

    def render_line(self, y: int) -> Strip:
        """Return a row."""
        return self.rows[y]

    def notify_style_update(self) -> None:
        """Draw it in the colours of the new theme."""
        super().notify_style_update()
        self._forget()

    def _forget(self) -> None:
        self._rows = []
        self._wrapped.clear()
