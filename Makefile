# Everything there is to type. Each target sets up what it needs in .venv by itself; all it takes is make and
# Python 3.11, 3.12 or 3.13. PYTHON=… chooses the interpreter, ARGS=… hands something on:
#
#     make test ARGS="-k villages"    make terminal GAME=planet ARGS="--players 4"    make setup PYTHON=python3.12
#     make play NETWORK=yes           friends in the same network can play too

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:
.PHONY: help setup play terminal pages test test-fast browsers check bench docs dist lock clean

PYTHON ?=
GAME ?= clans
NETWORK ?=
ARGS ?=
SOURCE ?=
BIN := .venv/bin

# A stamp is named after the sum of all that was installed, and from where: it can't be out of date.
SUM := $(shell (pwd; echo "$(PYTHON)"; cat pyproject.toml requirements/*.txt) | cksum | cut -d " " -f 1)
PLAYABLE := .venv/ready-to-play-$(SUM)
WORKABLE := .venv/ready-to-work-$(SUM)

# A program of the project runs in the project's environment, whatever else is active in this shell.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV

# uv trusts the certificates that the system trusts, and compiles bytecode now, not at the first start.
export UV_SYSTEM_CERTS ?= true
export UV_COMPILE_BYTECODE ?= 1

help: ## say what there is
	@awk -F ":.*## " '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

setup: $(WORKABLE) pages ## set up everything, in .venv
	@echo "Everything is set up in .venv."

play: $(PLAYABLE) pages ## play in the browser, here; with NETWORK=yes also for friends in the same network
	@$(BIN)/pangea serve --open $(if $(NETWORK),--host 0.0.0.0) $(ARGS)

terminal: $(PLAYABLE) ## play against bots, here in the terminal; GAME=trias for another game than Clans
	@$(BIN)/pangea play $(GAME) $(ARGS)

# They are built again when anything they are made from has changed; that is worked out in no time.
pages: $(PLAYABLE)
	@$(BIN)/python tools/pages.py build

# Two at a time, each with a half of the tests in their order, so that both load few games; whoever is done
# first takes of the other's half.
TWO := -n 2 --dist worksteal

test: $(WORKABLE) pages ## run all tests, those in a real browser too
	@$(BIN)/python tools/pages.py test
	@$(BIN)/python -m pytest $(TWO) $(ARGS)

test-fast: $(WORKABLE) ## run the tests that take no browser, service, crash, GPU, cluster or build
	@$(BIN)/python -m pytest $(TWO) -m "not (cluster or crash or gpu or slow or web or wheel or wire)" $(ARGS)

browsers: $(WORKABLE) pages ## play a whole game of each in Firefox and in WebKit, on a static host
	@$(BIN)/python -m pytest -v --durations=0 --durations-min=1 tests/engines/whole_games.py $(ARGS)

check: $(WORKABLE) ## check format, lint, types, imports, generated files and the changelog
	$(BIN)/python tools/pages.py lint
	$(BIN)/python tools/pages.py check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/test_structure.py tests/test_pages.py tests/test_reference.py

bench: $(WORKABLE) ## measure the speed, beside peers
	@for question in benchmarks/*.py; do \
		echo "== $$question"; \
		$(BIN)/python "$$question" $(ARGS) || exit; \
	done

docs: $(WORKABLE) ## build the documentation into site/
	PANGEA_SOURCE="$(SOURCE)" $(BIN)/zensical build --clean --strict $(ARGS)

dist: $(PLAYABLE) pages ## build the wheel and the source distribution into dist/
	@rm -rf dist
	@$(BIN)/python -m hatchling build --target sdist --target wheel

LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 \
	--no-config --custom-compile-command "make lock"

lock: $(BIN)/uv ## renew the locked versions in requirements/
	echo uv | $(LOCK) --no-annotate --output-file requirements/uv.txt -
	$(LOCK) --extra all --group dev --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --extra club --group build --constraint requirements/dev.txt --output-file requirements/play.txt pyproject.toml

clean: ## remove .venv and everything else that was made here
	rm -rf .venv build dist site web/node_modules src/pangea/webui .coverage htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAYABLE):
	@sh tools/set_up.sh play
	@touch $@

$(WORKABLE):
	@sh tools/set_up.sh dev
	@touch $(PLAYABLE) $@

$(BIN)/uv:
	@sh tools/set_up.sh uv
