# The tool without the compiler: draws folders that `galley build` has made.
# Beside it: the packages that `make dist` makes, in dist/.
FROM debian:12-slim
COPY dist/galley-runtime_*.deb /tmp/
# Further scripts: add fonts-noto-cjk, fonts-noto-core, fonts-noto-color-emoji, fonts-nanum.
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends /tmp/galley-runtime_*.deb \
    && rm -rf /tmp/*.deb /var/lib/apt/lists/* /var/cache/apt/*
ENTRYPOINT ["galley"]
