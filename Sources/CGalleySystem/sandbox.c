#define _GNU_SOURCE
#include "CGalleySystem.h"

#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

int galley_landlock_version(void) {
    const unsigned version_wanted = 1;
    long version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, version_wanted);
    return version < 0 ? 0 : (int)version;
}

bool galley_has_seccomp(void) {
    unsigned action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0u, &action) == 0;
}
