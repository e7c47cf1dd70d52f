#include "libraries.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// More than there are in an installation.
enum { most_libraries = 100 };

// A library of that name in a folder. What asks for it by name finds it once it is loaded, wherever it lies.
static bool load_from(const char *folder, const char *name) {
    char path[PATH_MAX];
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    return length > 0 && (size_t)length < sizeof path && dlopen(path, RTLD_NOW | RTLD_LOCAL) != NULL;
}

static bool load_from_any(char **folders, int count, const char *name) {
    for (int index = 0; index < count; index++) {
        if (load_from(folders[index], name)) return true;
    }
    return false;
}

void *load_library(const char *path, char **folders, int count) {
    // The runtime that lies beside us, not another one where the library was built.
    if (count > 0) load_from_any(folders, count, "libGalleyRuntime.so");
    for (int tries = 0; tries < most_libraries; tries++) {
        void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (library != NULL) return library;
        // "libNAME.so: cannot open shared object file: No such file or directory"
        char message[1024], name[256];
        snprintf(message, sizeof message, "%s", dlerror());
        size_t length = strcspn(message, ":");
        bool is_missing = strstr(message, ": cannot open shared object file") == message + length;
        if (is_missing && length < sizeof name && memchr(message, '/', length) == NULL) {
            memcpy(name, message, length);
            name[length] = 0;
            if (load_from_any(folders, count, name)) continue;
        }
        fprintf(stderr, "galley-host: %s\n", message);
        return NULL;
    }
    return NULL;
}
