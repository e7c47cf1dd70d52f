// Loads the library that `galley` compiled from a user's file, and calls its entry. A process of its own: whatever the
// user's code does, `galley` lives to tell.
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "galley-host: is run by galley, not by hand\n");
        return 64;
    }
    void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        fprintf(stderr, "galley-host: %s\n", dlerror());
        return 69;
    }
    int (*entry)(void) = (int (*)(void))dlsym(library, "galley_entry");
    if (entry == NULL) {
        fprintf(stderr, "galley-host: %s\n", dlerror());
        return 69;
    }
    return entry();
}
