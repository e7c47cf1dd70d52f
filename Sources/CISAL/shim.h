// Only for Galley's own targets, which define this (Package.swift). Whoever imports Galley loads this module, too, and must see
// nothing of the library in it: it may clash with a copy of its own.
#ifdef GALLEY_C_LIBRARIES
#include <isa-l/igzip_lib.h>

// What the macros of the library say, for Swift, which does not see them.
static const unsigned long galley_isal_level1_buffer = ISAL_DEF_LVL1_DEFAULT;
#endif
