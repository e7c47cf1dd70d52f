#ifndef GALLEY_SYMBOL_TABLES_H
#define GALLEY_SYMBOL_TABLES_H

#include <stddef.h>

/// The text of a table, UTF-8. It lives as long as the program.
struct galley_symbol_table {
    const unsigned char *bytes;
    size_t length;
};

/// Names of symbols and how they are drawn.
struct galley_symbol_table galley_symbol_names(void);
/// Drawings of our own.
struct galley_symbol_table galley_symbol_drawings(void);
/// Colours in multicolour rendering.
struct galley_symbol_table galley_symbol_colors(void);
/// The boxes that symbols take on Apple's systems.
struct galley_symbol_table galley_symbol_boxes(void);

#endif
