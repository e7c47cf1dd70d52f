#define _GNU_SOURCE
#include "own_threads.h"

#include "threads.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool are_answered = false;

void answer_for_own_threads(void) { are_answered = true; }

/// The number in `/proc/NUMBER/stat`; 0 for other paths.
static int thread_in(const char *path) {
    int thread = 0, length = 0;
    if (sscanf(path, "/proc/%9d/stat%n", &thread, &length) != 1 || thread <= 0) return 0;
    return length > 0 && path[length] == 0 ? thread : 0;
}

/// A file, as far as that is read, with the line that /proc has for a thread of ours.
static int open_state(int thread) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    char text[64];
    int length = snprintf(text, sizeof text, "%d (thread) %c 0 0 0 0\n", thread, ask_thread_state(thread));
    // Shorter than any pipe.
    if (write(ends[1], text, (size_t)length) != length) length = 0;
    close(ends[1]);
    return ends[0];
}

/// The C library's `open` for every library of the process: a program's own symbols come first.
int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE) {
        va_list more;
        va_start(more, flags);
        mode = va_arg(more, mode_t);
        va_end(more);
    }
    int thread = are_answered ? thread_in(path) : 0;
    return thread == 0 ? openat(AT_FDCWD, path, flags, mode) : open_state(thread);
}
