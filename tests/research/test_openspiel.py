"""OpenSpiel is brought by no extra: whoever asks for it without having it is told what to install."""

from __future__ import annotations

import importlib
import sys

import pytest

from pangea.core.errors import PangeaError


def test_what_to_install_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "pangea.research.openspiel", raising=False)
    with pytest.raises(ImportError, match="pip install open_spiel") as caught:
        importlib.import_module("pangea.research.openspiel")
    assert isinstance(caught.value, PangeaError)
