// Only for Galley's own targets, which define this (Package.swift). Whoever imports Galley loads this module, too, and must see
// nothing of the library in it: it may clash with a copy of its own.
#ifdef GALLEY_C_LIBRARIES
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>
#endif
