# Two commands do most: `make demo` shows it, `make test` proves it. `make help` lists the rest.

SWIFT ?= swift
PREFIX ?= /usr/local
RELEASE = .build/release
DEBUG = .build/debug
# For a look: not optimized, and built in half the time.
QUICK = .build/quick/debug
# With the flags of Scripts/build.sh: what that compiled is not compiled again.
RELEASE_BUILD = $(SWIFT) build -c release -debug-info-format none
# The parts of the page of galley preview, which share names.
PAGE := picture motion fields connection scrolling events files tool side problem inspector time controls settings
OURS = Package.swift Sources Tests Examples

.PHONY: help setup build demo gallery check test test-memory test-clients test-distributed serve-test playground-test beside svg-check conformance fuzz mutants kill-test model bench minutes wasm lint format support symbols docs site man install dist test-dist

help:
	@echo 'make setup     install the C libraries and fonts that are missing'
	@echo 'make build     the products: the command line tool, $(RELEASE)/galley, and the libraries'
	@echo 'make demo      setup, a quick build, and draw every example into build/gallery/'
	@echo 'make gallery   setup, build, and draw screens and controls, light and dark, into docs/gallery/'
	@echo 'make check     what was changed since main: lint, build, and the tests that look at it; BASE=REVISION: since another one'
	@echo 'make test      setup, build with warnings as errors, lint, and all tests; ONLY=REGEX: the tests with such names, e.g. GalleyTests.StackTests, and no lint'
	@echo 'make minutes   measure what developers wait for: WHAT="demo build change client test check" for some of it'
	@echo 'make conformance  lay out every numeric case and say which hold; ARGS=--json: one object a line'
	@echo 'make test-memory  all tests with freed memory overwritten (MALLOC_PERTURB_), then under the address sanitizer; MODE=perturb|address for one'
	@echo 'make test-clients  build and test a package that follows the recipes of the README, in build/clients/'
	@echo 'make test-distributed  draw 10,000 cards by galley batch, from Parquet, by Ray and by PySpark, with a crash and a kill in the midst: ROWS=10000 WAYS="batch parquet ray spark"'
	@echo 'make serve-test  200 people at a page of galley serve, some of whom misbehave, and a killed process: SESSIONS=200 SECONDS=60; NGINX=1: two servers behind nginx; BROWSER=FOLDER: the page in Chromium, with screenshots; HOSTILE=1: one attack after the other'
	@echo 'make playground-test  20 people at galley playground while others attack it: PEOPLE=20'
	@echo 'make beside    draw the card and the invoice of docs/beside.md by the programs beside Galley there, and say how long each takes: ARGS="--rounds 3"'
	@echo 'make svg-check  SVG of the examples and the gallery in Chromium and librsvg against our pixels, and what it says to assistive technology (axe-core): NAMES="SocialCard Settings" PICTURES=FOLDER'
	@echo 'make fuzz      random views, texts or image files with growing seeds under a sanitizer: SECONDS=600 SANITIZER=address|thread|none TARGET=views|text|images; none overwrites freed memory instead (MALLOC_PERTURB_)'
	@echo 'make mutants   plant 300 random faults in all modules, one at a time, and list those that no test notices: ARGS="--count 30 --seed 1 --only GalleyExport"'
	@echo 'make kill-test  kill galley COUNT times (1000) at random moments: nothing may be left running or half written'
	@echo 'make model     compare random views with MODEL, the executable model of the rules'
	@echo 'make bench     measure what laying out costs; ARGS="--json" and the like go to galley-bench'
	@echo 'make wasm      compile the engine for the browser into build/wasm/, compare its frames (needs node)'
	@echo 'make lint      check the format of all sources, that the rules and documents they cite exist, that what has one place is there only, and that public names are described'
	@echo 'make format    put all sources into that format'
	@echo 'make support   write docs/support.md: which SwiftUI symbols there are'
	@echo 'make symbols   write docs/symbols.md: the names of symbols, with pictures'
	@echo 'make docs      write the documentation of Galley, GalleyLayout and GalleyExtraLayouts into build/docs/ (DocC)'
	@echo 'make site      write the guides, the gallery and the rules as web pages into build/site/, and follow every link; in Chromium, too, where it is installed'
	@echo 'make man       write the manual pages of the tool and its commands into build/man/'
	@echo 'make install   copy the tool to PREFIX ($(PREFIX))'
	@echo 'make dist      build, and make an archive, Debian packages, checksums and a list of contents in build/dist/'
	@echo 'make test-dist  install those in a bare Debian 12 and draw with them: ROWS=10000 cards by batch; PROGRAM=1: a program with the library, too (as root, with mmdebstrap)'

setup:
	@Scripts/setup.sh

build:
	@Scripts/build.sh $(RELEASE)

demo: setup
	@Scripts/build.sh --quick $(QUICK)
	@Scripts/demo.sh $(QUICK)/galley

gallery: setup build
	@Scripts/gallery.py $(RELEASE)/galley

check:
	@Scripts/check.py $(if $(BASE),--base "$(BASE)") $(DEBUG)

test: setup
	@Scripts/test.sh $(DEBUG) '$(ONLY)'

minutes: setup
	@Scripts/measure-minutes.py $(WHAT)

test-memory: setup
	@Scripts/test-memory.sh $(MODE)

test-clients: setup
	@Scripts/test-clients.sh build/clients

test-distributed:
	@Scripts/test-distributed.sh $(RELEASE)/galley $(or $(ROWS),10000) $(WAYS)

serve-test:
	@Scripts/serve-test.py $(RELEASE)/galley Examples --sessions $(or $(SESSIONS),$(if $(NGINX),20,200)) --seconds $(or $(SECONDS),60) \
		$(if $(NGINX),--nginx) $(if $(BROWSER),--browser "$(BROWSER)") $(if $(HOSTILE),--hostile)

playground-test:
	@Scripts/playground-test.py $(RELEASE)/galley --people $(or $(PEOPLE),20)

beside:
	@Scripts/beside.py $(ARGS)

svg-check:
	@Scripts/svg-check.sh $(RELEASE)/galley $(NAMES) $(if $(PICTURES),--pictures "$(PICTURES)")

conformance:
	@$(RELEASE_BUILD) --product galley-conformance >&2
	@$(RELEASE)/galley-conformance $(ARGS)

fuzz: setup
	@FUZZ_SECONDS="$(or $(SECONDS),600)" SANITIZER="$(or $(SANITIZER),address)" Scripts/fuzz.sh $(or $(TARGET),views)

mutants: setup
	@Scripts/mutants.py $(ARGS)

kill-test:
	@Scripts/kill-test.py $(RELEASE)/galley $(or $(COUNT),1000)

model: setup
	@test -n "$(MODEL)" || { echo "make model: MODEL=FILE names the executable model of the rules"; exit 2; }
	@Scripts/model-check.py "$(MODEL)"

bench: setup
	$(RELEASE_BUILD) --product galley-bench
	@$(RELEASE)/galley-bench $(ARGS)

wasm: setup
	@Scripts/wasm.sh build/wasm

lint:
	@Scripts/check-rules.py
	@Scripts/check-structure.py
	@Scripts/check-floors.py
	@Scripts/check-release.py
	@Scripts/check-words.py
	@Scripts/check-accepted.py
	@Scripts/check-approved.py
	@Scripts/dist-libraries.py check docs/deploy.md
	@Scripts/undocumented.py
	@if command -v node >/dev/null; then for file in Sources/CPageFiles/web/*.js Editors/vscode/*.js; do node --check $$file || exit 1; done; \
		cat $(PAGE:%=Sources/CPageFiles/web/%.js) | node --input-type=module --check -; fi
	$(SWIFT) format lint --strict --parallel --recursive $(OURS)

format:
	$(SWIFT) format --in-place --parallel --recursive $(OURS)

support:
	$(SWIFT) build
	@Scripts/finish-build.sh $(DEBUG)
	@Scripts/support.py $(DEBUG) Scripts/swiftui-api-frequency.tsv Scripts/support-samples.txt docs/support.md \
		Scripts/swiftui-names.txt Sources/GalleyNames/MissingNames.swift

symbols: setup
	$(SWIFT) build --product galley-symbols
	@$(DEBUG)/galley-symbols document docs/symbols.md

docs: setup
	@Scripts/docs.sh build/docs

site: setup
	@Scripts/site/site.py build/site
	@if command -v chromium > /dev/null; then Scripts/site/walk.py build/site; fi

man:
	@Scripts/man.py $(RELEASE)/galley build/man

install:
	@Scripts/install.sh $(RELEASE) "$(DESTDIR)$(PREFIX)"

dist: setup build
	@Scripts/dist.sh $(RELEASE) build/dist

test-dist:
	@ROWS="$(or $(ROWS),10000)" PROGRAM="$(PROGRAM)" Scripts/test-dist.sh $(RELEASE) build/dist
