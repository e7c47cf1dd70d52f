#include "CGalleySystem.h"

#include <errno.h>
#include <sys/random.h>

int galley_fill_random(void *bytes, size_t count) {
    unsigned char *next = bytes;
    while (count > 0) {
        ssize_t filled = getrandom(next, count, 0);
        if (filled < 0 && errno == EINTR) continue;
        if (filled < 0) return errno;
        next += filled;
        count -= (size_t)filled;
    }
    return 0;
}
