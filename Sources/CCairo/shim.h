// Only for Galley's own targets, which define this (Package.swift). Whoever imports Galley loads this module, too, and must see
// nothing of the library in it: it may clash with a copy of its own.
#ifdef GALLEY_C_LIBRARIES
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#endif
