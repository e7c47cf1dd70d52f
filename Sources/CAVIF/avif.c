// libavif, opened when a file is asked for: with its encoders it is 20 MB of libraries, which no other picture needs.
#define _GNU_SOURCE
#include "CAVIF.h"

#include <avif/avif.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EACH_FUNCTION(use)                                                                                             \
    use(avifImageCreate)                                                                                               \
    use(avifImageDestroy)                                                                                              \
    use(avifRGBImageSetDefaults)                                                                                       \
    use(avifImageRGBToYUV)                                                                                             \
    use(avifEncoderCreate)                                                                                             \
    use(avifEncoderWrite)                                                                                              \
    use(avifEncoderDestroy)                                                                                            \
    use(avifRWDataFree)                                                                                                \
    use(avifResultToString)                                                                                            \
    use(avifVersion)

struct library {
#define FIELD(name) __typeof__(name) *name;
    EACH_FUNCTION(FIELD)
};

#if AVIF_VERSION_MAJOR >= 1
#define LIBRARY "libavif.so.16"
#else
#define LIBRARY "libavif.so.15"
#endif

static const char *open_library(struct library *library) {
    void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return LIBRARY " is not installed: make setup installs it, or apt-get install libavif-dev";
#define FIND(name)                                                                                                     \
    library->name = (__typeof__(library->name))dlsym(handle, #name);                                                   \
    if (library->name == NULL) return LIBRARY " has no " #name;
    EACH_FUNCTION(FIND)
    // Its structures are those of the headers that are included here.
    char version[16];
    snprintf(version, sizeof version, "%d.%d.", AVIF_VERSION_MAJOR, AVIF_VERSION_MINOR);
    if (strncmp(library->avifVersion(), version, strlen(version)) != 0) return LIBRARY " is of another version";
    return NULL;
}

static const char *encode(const struct library *library, const uint8_t *pixels, avifImage *image, bool is_opaque,
                          double quality, bool is_p3, avifRWData *output) {
    bool is_exact = quality < 0;
    image->colorPrimaries = is_p3 ? AVIF_COLOR_PRIMARIES_SMPTE432 : AVIF_COLOR_PRIMARIES_BT709;
    image->transferCharacteristics = AVIF_TRANSFER_CHARACTERISTICS_SRGB;
    // Without loss the channels are written as they are; else as brightness and colour.
    image->matrixCoefficients = is_exact ? AVIF_MATRIX_COEFFICIENTS_IDENTITY : AVIF_MATRIX_COEFFICIENTS_BT601;
    image->yuvRange = AVIF_RANGE_FULL;
    avifRGBImage rows;
    library->avifRGBImageSetDefaults(&rows, image);
    rows.format = AVIF_RGB_FORMAT_BGRA;
    rows.alphaPremultiplied = AVIF_TRUE;
    rows.ignoreAlpha = is_opaque;
    rows.pixels = (uint8_t *)pixels;
    rows.rowBytes = image->width * 4;
    avifResult result = library->avifImageRGBToYUV(image, &rows);
    if (result != AVIF_RESULT_OK) return library->avifResultToString(result);
    avifEncoder *encoder = library->avifEncoderCreate();
    if (encoder == NULL) return "out of memory";
    // One thread: more of them give other bytes.
    encoder->maxThreads = 1;
    encoder->speed = 7;
    int quantizer = is_exact ? AVIF_QUANTIZER_LOSSLESS : (int)((100 - quality) * AVIF_QUANTIZER_WORST_QUALITY / 100 + 0.5);
    encoder->minQuantizer = encoder->maxQuantizer = quantizer;
    encoder->minQuantizerAlpha = encoder->maxQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS;
    result = library->avifEncoderWrite(encoder, image, output);
    library->avifEncoderDestroy(encoder);
    return result == AVIF_RESULT_OK ? NULL : library->avifResultToString(result);
}

struct galley_avif galley_avif_encode(const uint8_t *pixels, uint32_t width, uint32_t height, bool is_opaque,
                                      double quality, bool is_p3) {
    struct galley_avif answer = {NULL, 0, NULL};
    struct library library;
    answer.failure = open_library(&library);
    if (answer.failure != NULL) return answer;
    avifImage *image = library.avifImageCreate(width, height, 8, AVIF_PIXEL_FORMAT_YUV444);
    if (image == NULL) {
        answer.failure = "out of memory";
        return answer;
    }
    avifRWData output = AVIF_DATA_EMPTY;
    answer.failure = encode(&library, pixels, image, is_opaque, quality, is_p3, &output);
    library.avifImageDestroy(image);
    if (answer.failure == NULL) {
        answer.bytes = malloc(output.size);
        answer.count = output.size;
        if (answer.bytes == NULL)
            answer.failure = "out of memory";
        else
            memcpy(answer.bytes, output.data, output.size);
    }
    library.avifRWDataFree(&output);
    return answer;
}
