PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/pytest -q -n 2
PROOFS := tests/test_conformance.py tests/test_noninterference.py tests/test_worlds.py tests/kernel \
	tests/server/test_wire_secrecy.py tests/server/test_anything.py tests/server/test_faults.py \
	tests/server/test_many.py tests/server/test_floods.py

# The client, and what it is made of: its own files, and the words and rules of the games.
CLIENT := src/regalia/server/static/index.html
CLIENT_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(wildcard src/regalia/text/* src/regalia/games/*/text/* src/regalia/games/*/RULES.md)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.NOTPARALLEL:
.PHONY: help play test browser lint format build web types screenshots bench soak rules golden clean

help: ## show this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

play: build web ## serve the tables and open the browser
	@$(BIN)/regalia

# The variable also reaches what test depends on, so that a pure shell still tests the compiled modules.
test: export REGALIA_PURE :=
test: .venv/installed ## check everything: lint, types, layers, tests compiled and pure, the client
	@# Compiling keeps one core busy for minutes; what does not need its result goes on beside it.
	@$(MAKE) --no-print-directory build & building=$$!; $(MAKE) --no-print-directory web lint && wait $$building
	@tools/system-packages.sh
	$(BIN)/python tools/web.py run test
	REGALIA_EXPECT_COMPILED=$$(test ! -f src/regalia/_compiled.json || echo 1) $(PYTEST)
	REGALIA_PURE=1 $(PYTEST) -m "pure and not soak"

browser: build web ## test the client in a real browser, and nothing else
	@tools/system-packages.sh
	$(PYTEST) tests/web

lint: .venv/installed ## check style, types and the direction of imports
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/mypy --allow-untyped-defs --allow-incomplete-defs --allow-untyped-calls --exclude tests/server/conftest tests
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/web_fixtures.py --check
	$(BIN)/python tools/web.py run check
	$(BIN)/python tools/web.py run lint

format: .venv/installed ## put the code into the house style
	$(BIN)/ruff check --quiet --fix
	$(BIN)/ruff format

build: .venv/installed ## set up .venv and compile what changed
	@$(BIN)/python tools/compile.py

web: $(CLIENT) ## build the browser client

types: .venv/installed ## write the client's types, and what its words are compared with, anew
	$(BIN)/python tools/wire_types.py
	$(BIN)/python tools/web_fixtures.py

screenshots: build web ## take pictures of every screen of the client, into build/screenshots
	@tools/system-packages.sh
	$(BIN)/python tools/web_scenes.py build/scenes
	node web/screenshots.mjs build/scenes build/screenshots

bench: build ## measure the speed of the engine
	$(BIN)/regalia bench engine

soak: build ## test the same properties for hours
	REGALIA_SOAK=1 $(PYTEST) -m "not peers" $(PROOFS) tests/adapters

rules: build ## show which test covers each numbered rule
	@$(BIN)/python tests/rule_table.py

golden: build ## write the golden playthroughs anew, and missing layouts of environments
	$(BIN)/python tests/golden.py --write
	$(BIN)/python tests/layouts.py --write

clean: ## remove what was built; .venv stays
	rm -rf build dist src/*.egg-info src/regalia/server/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -f src/regalia/_compiled.json
	find src tests tools \( -name '*.so' -o -name '*.pyc' \) -delete

$(CLIENT): $(CLIENT_SOURCES) | .venv/installed
	@$(BIN)/python tools/web.py build

.venv/installed: pyproject.toml constraints.txt setup.py
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install -qq -c constraints.txt setuptools wheel
	$(BIN)/pip install -qq -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@
