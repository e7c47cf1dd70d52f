#define _GNU_SOURCE
#include "CGalleySystem.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

int galley_open_nameless(const char *folder) { return open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666); }

int galley_exchange(const char *path, const char *other) {
    return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
}

int galley_open_memory(void) { return memfd_create("galley", MFD_CLOEXEC); }

void galley_keep_folders_open(void) {
    for (int descriptor = STDERR_FILENO + 1; descriptor < 1024; descriptor++) {
        struct stat status;
        if (fstat(descriptor, &status) != 0 || !S_ISDIR(status.st_mode)) continue;
        fcntl(descriptor, F_SETFD, fcntl(descriptor, F_GETFD) & ~FD_CLOEXEC);
    }
}

void galley_unblock_signals(void) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    prctl(PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0);
}

const char *galley_library_of(const char *symbol) {
    void *address = dlsym(RTLD_DEFAULT, symbol);
    Dl_info place;
    return address && dladdr(address, &place) != 0 ? place.dli_fname : NULL;
}
