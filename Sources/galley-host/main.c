// Loads the library that `galley` compiled from a user's file, and calls its entry. A process of its own: whatever the
// user's code does, `galley` lives to tell.
#include "crash.h"
#include "libraries.h"
#include "sandbox.h"
#include "supervise.h"

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { usage = 64, unavailable = 69 };

// Takes PLACE… -- PROGRAM ARGUMENT…
static int run_confined(char **arguments, int count) {
    int places = 0;
    while (places < count && strcmp(arguments[places], "--") != 0) places++;
    if (places + 1 >= count) return usage;
    if (!enter_confinement(arguments, places)) return unavailable;
    execv(arguments[places + 1], arguments + places + 1);
    fprintf(stderr, "galley-host: cannot run '%s': %s\n", arguments[places + 1], strerror(errno));
    return unavailable;
}

int main(int argc, char **argv) {
    // galley-host --supervise PROGRAM ARGUMENT…
    if (argc > 2 && strcmp(argv[1], "--supervise") == 0) return supervise(argv + 2);
    // galley-host --confine PLACE… -- PROGRAM ARGUMENT…
    if (argc > 2 && strcmp(argv[1], "--confine") == 0) return run_confined(argv + 2, argc - 2);
    // galley-host LIBRARY [--beside FOLDER]… [--sandbox PLACE…]
    char *folders[8];
    int next = 2, folder_count = 0;
    while (next + 1 < argc && folder_count < 8 && strcmp(argv[next], "--beside") == 0) {
        folders[folder_count++] = argv[next + 1];
        next += 2;
    }
    bool is_shut_in = argc > next && strcmp(argv[next], "--sandbox") == 0;
    if (argc < 2 || (argc > next && !is_shut_in)) {
        fprintf(stderr, "galley-host: is run by galley, not by hand\n");
        return usage;
    }
    const char *path = argv[1];
    // A file that may not grow any more is an error that code can handle, not the end.
    signal(SIGXFSZ, SIG_IGN);
    note_crashes();
    if (is_shut_in && !enter_sandbox(argv + next + 1, argc - next - 1)) return unavailable;
    void *library = load_library(path, folders, folder_count);
    if (library == NULL) return unavailable;
    note_crashes_in(path);
    int (*entry)(void) = (int (*)(void))dlsym(library, "galley_entry");
    if (entry == NULL) {
        fprintf(stderr, "galley-host: %s\n", dlerror());
        return unavailable;
    }
    return entry();
}
