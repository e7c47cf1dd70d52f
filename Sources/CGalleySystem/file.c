#define _GNU_SOURCE
#include "CGalleySystem.h"

#include <fcntl.h>

int galley_open_nameless(const char *folder) { return open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666); }
