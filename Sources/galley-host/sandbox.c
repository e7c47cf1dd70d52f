#define _GNU_SOURCE
#include "sandbox.h"

#include "syscalls.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock's interface (Documentation/userspace-api/landlock.rst of Linux). Spelled out here, because the headers of a
// distribution are often older than its kernel.
struct ruleset {
    uint64_t handled_access_fs, handled_access_net, scoped;
};
struct path_beneath {
    uint64_t allowed_access;
    int32_t parent_fd;
} __attribute__((packed));

enum {
    create_ruleset_version = 1 << 0,
    rule_path_beneath = 1,
    access_write_file = 1 << 1,
    access_read_file = 1 << 2,
    access_read_dir = 1 << 3,
    // Bits 0 to 12 are Landlock's first version; refer, truncate and ioctl_dev came with versions 2, 3 and 5.
    access_first_version = (1 << 13) - 1,
    access_refer = 1 << 13,
    access_truncate = 1 << 14,
    access_ioctl_dev = 1 << 15,
    net_bind_and_connect = 3,
    scope_abstract_sockets_and_signals = 3,
};

static bool fail(const char *what) {
    fprintf(stderr, "galley-host: no sandbox: %s: %s\n", what, strerror(errno));
    return false;
}

/// What all rules together decide about, in this version of Landlock.
static struct ruleset handled(long version) {
    struct ruleset rules = {.handled_access_fs = access_first_version};
    if (version >= 2) rules.handled_access_fs |= access_refer;
    if (version >= 3) rules.handled_access_fs |= access_truncate;
    if (version >= 4) rules.handled_access_net = net_bind_and_connect;
    if (version >= 5) rules.handled_access_fs |= access_ioctl_dev;
    if (version >= 6) rules.scoped = scope_abstract_sockets_and_signals;
    return rules;
}

static void allow(int ruleset, const char *path, uint64_t access) {
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return;
    struct stat status;
    struct path_beneath rule = {.allowed_access = access, .parent_fd = place};
    // Only a folder can be listed.
    if (fstat(place, &status) != 0 || !S_ISDIR(status.st_mode)) rule.allowed_access &= ~(uint64_t)access_read_dir;
    // A path that gets no rule cannot be read; whoever tries is told.
    syscall(SYS_landlock_add_rule, ruleset, rule_path_beneath, &rule, 0u);
    close(place);
}

static void allow_place(int ruleset, const char *place) {
    const char read[] = "read:", list[] = "list:";
    if (strncmp(place, read, strlen(read)) == 0) {
        allow(ruleset, place + strlen(read), access_read_file | access_read_dir);
    } else if (strncmp(place, list, strlen(list)) == 0) {
        allow(ruleset, place + strlen(list), access_read_dir);
    }
}

static bool restrict_files(char *const *places, int count) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, (uint32_t)create_ruleset_version);
    if (version < 1) return fail("the kernel has no Landlock");
    struct ruleset rules = handled(version);
    // The kernel of an older version refuses what it does not know, so the structure ends before.
    size_t size = version >= 6 ? sizeof rules : version >= 4 ? offsetof(struct ruleset, scoped) : sizeof(uint64_t);
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0u);
    if (ruleset < 0) return fail("Landlock");
    for (int index = 0; index < count; index++) allow_place(ruleset, places[index]);
    allow(ruleset, "/dev/null", access_read_file | access_write_file);
    bool is_restricted = syscall(SYS_landlock_restrict_self, ruleset, 0u) == 0;
    close(ruleset);
    return is_restricted || fail("Landlock");
}

static void limit(int resource, rlim_t value) {
    struct rlimit limit = {value, value};
    setrlimit(resource, &limit);
}

bool enter_sandbox(char *const *places, int count) {
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_MEMLOCK, 0);
    limit(RLIMIT_MSGQUEUE, 0);
    limit(RLIMIT_NOFILE, 1024);
    // Memory that is only read takes room in the kernel's tables; RLIMIT_DATA, which galley sets, does not count it.
    limit(RLIMIT_AS, (rlim_t)64 << 30);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail("no_new_privs");
    if (!restrict_files(places, count)) return false;
    return restrict_system_calls() || fail("seccomp");
}
