#include "symbol_tables.h"

// C23's #embed, which Swift's clang knows in C17, too. A resource of SwiftPM's would be a file to be found at run time, or an
// array of Swift's, which takes the compiler half a minute.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char names[] = {
#embed "../GalleySymbols/Tables/names.tsv"
};

static const unsigned char drawings[] = {
#embed "../GalleySymbols/Tables/drawings.tsv"
};

static const unsigned char colors[] = {
#embed "../GalleySymbols/Tables/colors.tsv"
};

static const unsigned char boxes[] = {
#embed "../GalleySymbols/Tables/boxes.tsv"
};

struct galley_symbol_table galley_symbol_names(void) {
    return (struct galley_symbol_table){names, sizeof names};
}

struct galley_symbol_table galley_symbol_drawings(void) {
    return (struct galley_symbol_table){drawings, sizeof drawings};
}

struct galley_symbol_table galley_symbol_colors(void) {
    return (struct galley_symbol_table){colors, sizeof colors};
}

struct galley_symbol_table galley_symbol_boxes(void) {
    return (struct galley_symbol_table){boxes, sizeof boxes};
}
