#ifndef CAVIF_H
#define CAVIF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// An AVIF file: memory of malloc, or NULL and why not.
struct galley_avif {
    uint8_t *bytes;
    size_t count;
    const char *failure;
};

// Encodes rows of blue, green, red and alpha, multiplied by alpha. Quality goes from 0 to 100; below 0 is without loss.
struct galley_avif galley_avif_encode(const uint8_t *pixels, uint32_t width, uint32_t height, bool is_opaque, double quality, bool is_p3);

#endif
