# A program of one's own that draws with the library: one executable with Swift's libraries in it.
# Beside it: the program's package, which depends on Galley in galley/.
FROM swift:6.3-bookworm AS build
COPY . /src
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends dpkg-dev gcc make \
    && cd /src/galley && Scripts/setup.sh libraries && Scripts/dist-cairo.sh /cairo
# Cairo without X11, linked into the program.
RUN cd /src && PKG_CONFIG_PATH=/cairo/static swift build -c release --static-swift-stdlib -Xlinker -s \
    && cp "$(swift build -c release --show-bin-path)/MyProgram" /usr/local/bin/

FROM debian:12-slim
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        libharfbuzz0b libharfbuzz-subset0 libfribidi0 libthai0 libpixman-1-0 libpng16-16 libfreetype6 libdeflate0 libisal2 \
        libturbojpeg0 libwebp7 libwebpdemux2 libwebpmux3 libgif7 libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 \
        fonts-inter bootstrap-icons \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
COPY --from=build /usr/local/bin/MyProgram /usr/local/bin/
ENTRYPOINT ["MyProgram"]
