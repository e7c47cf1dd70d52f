#define _GNU_SOURCE
#include "CSwiftSections.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The Swift ABI's facts that this file rests on (docs/ABI/TypeMetadata.rst of the Swift project):
// - swift_enumerateAllMetadataSections gives each loaded image's sections;
// - the section of type records holds 32-bit offsets, relative to themselves, to context descriptors; the two low bits
//   say whether the offset is direct (0) or leads to a pointer (1);
// - a descriptor is: flags, parent, name, access function, fields; all but the flags are such offsets.

struct section {
    uintptr_t start;
    size_t length;
};

struct sections {
    uintptr_t version;
    const void *base_address;
    void *unused0;
    void *unused1;
    struct section protocols;
    struct section protocol_conformances;
    struct section type_metadata;
};

extern void swift_enumerateAllMetadataSections(bool (*body)(const struct sections *, void *), void *context);

enum { kind_mask = 0x1f, kind_struct = 17, generic_flag = 0x80 };

struct descriptor {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t access_function;
};

// What an access function returns: two registers, in C's convention as in Swift's.
struct metadata_response {
    const void *metadata;
    size_t state;
};

struct search {
    const void *base_address;
    const char *suffix;
    void *context;
    void (*body)(const void *, void *);
    bool found_image;
};

static const void *resolve(const int32_t *field) { return (const char *)field + *field; }

static bool has_suffix(const char *name, const char *suffix) {
    size_t length = strlen(name), end = strlen(suffix);
    return length >= end && memcmp(name + length - end, suffix, end) == 0;
}

static bool visit(const struct sections *sections, void *context) {
    struct search *search = context;
    Dl_info image;
    if (dladdr((const void *)sections->type_metadata.start, &image) == 0 || image.dli_fbase != search->base_address) {
        return true;
    }
    search->found_image = true;
    const int32_t *record = (const int32_t *)sections->type_metadata.start;
    for (size_t count = sections->type_metadata.length / sizeof *record; count > 0; count--, record++) {
        const char *target = (const char *)record + (*record & ~3);
        const struct descriptor *descriptor;
        switch (*record & 3) {
        case 0: descriptor = (const struct descriptor *)target; break;
        case 1: descriptor = *(const struct descriptor *const *)target; break;
        default: continue;
        }
        if ((descriptor->flags & kind_mask) != kind_struct || (descriptor->flags & generic_flag) != 0
            || descriptor->access_function == 0 || !has_suffix(resolve(&descriptor->name), search->suffix)) {
            continue;
        }
        struct metadata_response (*access)(size_t) =
            (struct metadata_response(*)(size_t))resolve(&descriptor->access_function);
        search->body(access(0).metadata, search->context);
    }
    return false;
}

bool galley_each_struct(const void *address, const char *suffix, void *context,
                        void (*body)(const void *metadata, void *context)) {
    Dl_info image;
    if (dladdr(address, &image) == 0) {
        return false;
    }
    struct search search = {image.dli_fbase, suffix, context, body, false};
    swift_enumerateAllMetadataSections(visit, &search);
    return search.found_image;
}
