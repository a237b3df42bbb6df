PYTHON ?= python3
BIN := .venv/bin
INSTALL := tools/install.sh
# Neighbours stay in one process, which has what they share started already. A process more than there are cores, as
# tests of servers and browsers also wait; two were not compared with three.
PYTEST := $(BIN)/pytest -q -n 3 --dist worksteal --durations 25 --durations-min 4
PROOFS := tests/test_conformance.py tests/test_noninterference.py tests/test_worlds.py tests/kernel \
	tests/test_golden.py tests/bots/test_choices.py \
	tests/server/test_wire_secrecy.py tests/server/test_anything.py tests/server/test_faults.py \
	tests/server/test_many.py tests/server/test_floods.py tests/server/test_rest.py tests/server/test_quotas.py \
	tests/lab tests/cli tests/review \
	tests/web tests/test_release.py

# The client, and what it is made of: its own files, and the words and rules of the games.
CLIENT := src/regalia/server/static/index.html
CLIENT_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(wildcard src/regalia/text/* src/regalia/games/*/text/* src/regalia/games/*/RULES.md)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Some machines forbid Python to keep its bytecode: then every server that a test starts compiles all it imports.
export PYTHONDONTWRITEBYTECODE :=

.NOTPARALLEL:
.PHONY: help play check test browser lint format build dev web types screenshots bench soak rules golden docs wheel clean

help: ## show this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 13

# The client is built while packages are installed, and the engine compiled while people play already: until it is
# there the server plays as pure Python, and then its bots go over to it.
play: ## serve the tables and open the browser
	@$(MAKE) --no-print-directory web & client=$$!; $(MAKE) --no-print-directory .venv/playing && wait $$client
	@mkdir -p build; nice -n 10 $(MAKE) --no-print-directory build >build/compile.log 2>&1 & $(BIN)/regalia

check: .venv/installed ## for every day: lint, types, layers, rules, one round of conformance, the client's units
	@$(BIN)/python tools/compile.py development
	@$(MAKE) --no-print-directory lint
	$(BIN)/python tools/web.py run test
	REGALIA_CHECK=1 $(PYTEST) tests/games tests/kernel tests/test_conformance.py tests/test_golden.py tests/test_rules.py

# The variable also reaches what test depends on, so that a pure shell still tests the compiled modules.
test: export REGALIA_PURE :=
test: ## check everything: lint, types, layers, tests compiled and pure, the client
	@# Two things at a time: the client beside the first packages, then compiling beside all that needs no build.
	@{ $(PYTHON) tools/web.py run test && $(MAKE) --no-print-directory web; } & client=$$!; \
		$(MAKE) --no-print-directory .venv/compiling && wait $$client
	@# The pure run needs no build. At the lowest priority it has the processors while lint uses one of them, and while
	@# the compiled run waits for servers and browsers; its report comes last.
	@$(BIN)/python tools/compile.py test & building=$$!; mkdir -p build; \
		$(MAKE) --no-print-directory .venv/installed && tools/system-packages.sh || exit 1; \
		REGALIA_PURE=1 nice -n 19 $(PYTEST) -n 1 -m "pure and not soak" >build/pure.log 2>&1 & pure=$$!; \
		$(MAKE) --no-print-directory lint && wait $$building || { kill $$pure; exit 1; }; \
		REGALIA_EXPECT_COMPILED=$$(test ! -e src/regalia/_compiled || echo 1) $(PYTEST); compiled=$$?; \
		wait $$pure; pure=$$?; echo "as pure Python:"; cat build/pure.log; exit $$((compiled | pure))

browser: .venv/installed build web ## test the client in a real browser, and nothing else
	@tools/system-packages.sh
	$(PYTEST) tests/web

lint: .venv/installed ## check style, types and the direction of imports
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/mypy --exclude tests/server/conftest tests
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/layouts.py --check
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/web_fixtures.py --check
	$(BIN)/python tools/web.py run check
	$(BIN)/python tools/web.py run lint

format: .venv/installed ## put the code into the house style
	$(BIN)/ruff check --quiet --fix
	$(BIN)/ruff format

build: .venv/compiling ## compile what changed
	@$(BIN)/python tools/compile.py

dev: .venv/compiling ## compile what changed in a hurry: slower code, sooner there
	@$(BIN)/python tools/compile.py development

web: $(CLIENT) ## build the browser client

types: .venv/installed ## write the games' layouts, the client's types, and what its words are compared with, anew
	$(BIN)/python tools/layouts.py
	$(BIN)/python tools/wire_types.py
	$(BIN)/python tools/web_fixtures.py

screenshots: .venv/installed build web ## take pictures of every screen of the client, into build/screenshots
	@tools/system-packages.sh
	PYTHONPATH=tools $(BIN)/python -m screenshots build/screenshots

bench: build ## measure the speed of the engine
	$(BIN)/regalia bench engine

soak: .venv/installed build web ## test the same properties for hours
	@tools/system-packages.sh
	REGALIA_SOAK=1 $(PYTEST) -m "not peers" $(PROOFS) tests/adapters

rules: .venv/installed build ## show which test covers each numbered rule
	@$(BIN)/python tests/rule_table.py

golden: .venv/installed build ## write the golden playthroughs anew, and missing layouts of environments
	$(BIN)/python tests/golden.py --write
	$(BIN)/python tests/layouts.py --write

wheel: .venv/installed ## build sdist and wheel into build/wheel/dist, and try them in a clean environment
	@$(INSTALL) --no-build-isolation -e '.[release]'
	rm -rf build/wheel
	$(BIN)/python tools/check_wheel.py build/wheel

docs: .venv/documenting ## build the docs site into build/docs; a broken link fails
	$(BIN)/mkdocs build --strict --quiet --site-dir build/docs

clean: ## remove what was built; .venv stays
	rm -rf build dist src/*.egg-info src/regalia/server/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -f src/regalia/_compiled
	find src tests tools -name '*.pyc' -delete

$(CLIENT): $(CLIENT_SOURCES)
	@echo "building the browser client"
	@$(PYTHON) tools/web.py build

# What playing needs; what compiling needs besides; and what development needs. Python's own bytecode is made when a
# module is first imported: most are never.
.venv/playing: pyproject.toml constraints.txt setup.py
	@echo "installing what playing needs into .venv"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(INSTALL) setuptools
	@$(INSTALL) --no-build-isolation -e .
	@touch $@

.venv/compiling: .venv/playing
	@test -e .venv/installed || $(INSTALL) mypy
	@touch $@

.venv/installed: .venv/playing
	@echo "installing what development needs into .venv"
	@$(INSTALL) wheel
	@$(INSTALL) --no-build-isolation -e '.[dev]'
	@touch .venv/compiling $@

.venv/documenting: .venv/playing
	@echo "installing what the docs site needs into .venv"
	@$(INSTALL) --no-build-isolation -e '.[docs]'
	@touch $@
