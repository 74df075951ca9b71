#!/bin/sh
# Set up .venv with the versions that requirements/ has locked, and with the project itself, editable.
#
#     tools/set_up.sh play    what it takes to play
#     tools/set_up.sh dev     what it takes to work on it as well
#     tools/set_up.sh uv      nothing but the installer
#
# PYTHON=… chooses the interpreter. The Makefile calls this, and remembers when it need not be done again.
set -eu

WANTED=$1
PYTHON=${PYTHON:-}
HERE=.venv/bin/python

# Says nothing and succeeds if the interpreter is one that the project runs on.
SUITS='
import re, sys
found = re.search("requires-python = .>=3[.]([0-9]+),<3[.]([0-9]+)", open("pyproject.toml").read())
first, end = (int(minor) for minor in found.groups())
sys.exit(not (3, first) <= sys.version_info < (3, end))
'

# A name on the PATH is not yet an interpreter (a pyenv shim may lead nowhere): what counts is that it runs.
suits() {
    "$1" -c "$SUITS" >/dev/null 2>&1
}

makes_environments() {
    "$1" -c "import ensurepip, venv" >/dev/null 2>&1
}

say() {
    echo "$@" >&2
}

choose_python() {
    incomplete=
    for python in ${PYTHON:-python3.13 python3.12 python3.11 python3 python}; do
        suits "$python" || continue
        if makes_environments "$python"; then
            PYTHON=$python
            return
        fi
        incomplete=${incomplete:-$python}
    done
    if [ -n "$incomplete" ]; then
        say "$incomplete can make no virtual environment: its module ensurepip is missing."
        say "Install it and try again (Debian, Ubuntu: apt install python3-venv)."
    elif [ -n "$PYTHON" ]; then
        say "PYTHON=$PYTHON does not run, or is not Python 3.11, 3.12 or 3.13."
    else
        say "Pangea needs Python 3.11, 3.12 or 3.13, and found none of them on the PATH."
        say "Install one, or say where it is: make PYTHON=/path/to/python3.12 ..."
    fi
    exit 1
}

version_of() {
    "$1" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])'
}

# An environment that works is kept, unless another version of Python is asked for.
has_environment() {
    suits $HERE && $HERE -m pip --version >/dev/null 2>&1 || return 1
    [ -z "$PYTHON" ] || [ "$(version_of "$PYTHON" 2>/dev/null)" = "$(version_of $HERE)" ]
}

pip_install() {
    $HERE -m pip install --quiet --disable-pip-version-check "$@"
}

# uv is quick; pip is the way round where uv can't run or can't find what pip is set up to find.
install_locked() {
    if [ -x .venv/bin/uv ] && .venv/bin/uv pip sync --python $HERE --require-hashes "$1"; then
        return
    fi
    say "uv did not manage; once more with pip, which takes longer."
    pip_install --require-hashes -r "$1"
}

# The pages are tested in a real Chromium, whichever of these is on the PATH.
has_browser() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null 2>&1 && return
    done
    return 1
}

install_browser() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing Chromium, in which the pages are tested."
        apt-get install --yes --quiet --no-install-recommends chromium >/dev/null 2>&1 ||
            { apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends chromium; } >&2 ||
            say "That did not work."
    fi
    has_browser || {
        say "The tests of the pages need Chromium or Chrome, and found neither on the PATH. Install one of them"
        say "(Debian, Ubuntu: apt install chromium); all the rest works without."
    }
}

rm -f .venv/ready-to-*
if ! has_environment; then
    choose_python
    say "Setting up .venv with Python $(version_of "$PYTHON"). This is done once."
    "$PYTHON" -m venv --clear .venv
fi

pip_install --require-hashes -r requirements/uv.txt || say "uv can't be installed here."
[ "$WANTED" = uv ] && exit

install_locked "requirements/$WANTED.txt"
# The pages are built by make, which says so.
PANGEA_WITHOUT_PAGES=1 pip_install --no-deps --no-build-isolation --editable .
[ "$WANTED" = dev ] && ! has_browser && install_browser
exit 0
