# An image server for one file: compiled in the first stage, served in the second, where no Swift is.
# Beside it: Card.swift, and the packages that `make dist` makes, in dist/.
FROM swift:6.3-bookworm AS build
COPY dist/galley-runtime_*.deb dist/galley_*.deb /tmp/
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends /tmp/galley-runtime_*.deb /tmp/galley_*.deb
COPY Card.swift /src/
RUN galley build /src/Card.swift -o /card

FROM debian:12-slim
COPY dist/galley-runtime_*.deb /tmp/
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends /tmp/galley-runtime_*.deb \
    && rm -rf /tmp/*.deb /var/lib/apt/lists/* /var/cache/apt/* \
    && useradd --system galley
COPY --from=build /card /card
USER galley
EXPOSE 8080
ENTRYPOINT ["galley", "serve-images", "/card", "--host", "0.0.0.0"]
