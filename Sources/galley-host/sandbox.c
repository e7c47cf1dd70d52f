#define _GNU_SOURCE
#include "sandbox.h"

#include "own_threads.h"
#include "syscalls.h"
#include "threads.h"

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
    access_execute = 1 << 0,
    access_write_file = 1 << 1,
    access_read_file = 1 << 2,
    access_read_dir = 1 << 3,
    access_remove_dir = 1 << 4,
    access_remove_file = 1 << 5,
    access_make_dir = 1 << 7,
    access_make_reg = 1 << 8,
    access_make_sym = 1 << 12,
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

enum {
    reading = access_read_file | access_read_dir,
    running = reading | access_execute,
    writing = reading | access_write_file | access_remove_dir | access_remove_file | access_make_dir | access_make_reg
        | access_make_sym | access_refer | access_truncate,
    of_files = access_execute | access_write_file | access_read_file | access_truncate,
};

/// The rules while they are made.
struct rules {
    int ruleset;
    /// What they can say in this version of Landlock.
    uint64_t handled;
    /// The folder that places which were only found must lie in, or -1.
    int enclosure;
};

static bool real_path(int place, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", place);
    ssize_t length = readlink(link, path, size - 1);
    if (length < 0 || (size_t)length == size - 1) return false;
    path[length] = 0;
    return true;
}

/// Whether an open place lies in an open folder, links resolved. It asks about what was opened, and not about a name: that can
/// lead elsewhere a moment later.
static bool lies_inside(int folder, int place) {
    static char outer[1 << 16], inner[1 << 16];
    if (folder < 0 || !real_path(folder, outer, sizeof outer) || !real_path(place, inner, sizeof inner)) return false;
    size_t length = strcmp(outer, "/") == 0 ? 0 : strlen(outer);
    return strncmp(outer, inner, length) == 0 && (inner[length] == '/' || inner[length] == 0);
}

static void allow(const struct rules *rules, const char *path, uint64_t access, bool is_found) {
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return;
    struct stat status;
    struct path_beneath rule = {.allowed_access = access & rules->handled, .parent_fd = place};
    if (fstat(place, &status) != 0 || !S_ISDIR(status.st_mode)) rule.allowed_access &= of_files;
    // A path that gets no rule cannot be read; whoever tries is told.
    if (!is_found || lies_inside(rules->enclosure, place)) {
        syscall(SYS_landlock_add_rule, rules->ruleset, rule_path_beneath, &rule, 0u);
    }
    close(place);
}

static void allow_place(struct rules *rules, const char *place) {
    static const struct {
        const char *word;
        uint64_t access;
        bool is_found;
    } kinds[] = {
        {"read:", reading, false},      {"list:", access_read_dir, false},
        {"found-read:", reading, true}, {"found-list:", access_read_dir, true},
        {"run:", running, false},       {"write:", writing, false},
    };
    const char inside[] = "inside:";
    if (strncmp(place, inside, strlen(inside)) == 0) {
        if (rules->enclosure >= 0) close(rules->enclosure);
        rules->enclosure = open(place + strlen(inside), O_PATH | O_DIRECTORY | O_CLOEXEC);
        return;
    }
    for (size_t index = 0; index < sizeof kinds / sizeof *kinds; index++) {
        size_t length = strlen(kinds[index].word);
        if (strncmp(place, kinds[index].word, length) != 0) continue;
        allow(rules, place + length, kinds[index].access, kinds[index].is_found);
        return;
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
    struct rules made = {.ruleset = ruleset, .handled = rules.handled_access_fs, .enclosure = -1};
    for (int index = 0; index < count; index++) allow_place(&made, places[index]);
    if (made.enclosure >= 0) close(made.enclosure);
    allow(&made, "/dev/null", access_read_file | access_write_file, false);
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
    struct thread_watch watch;
    // Before the files are shut off: it reads how many threads we have.
    if (!begin_thread_watch(&watch)) return fail("threads cannot be counted");
    if (!restrict_files(places, count)) return false;
    int listener = -1;
    if (!restrict_system_calls(&listener)) return fail("seccomp");
    answer_for_own_threads();
    return hand_to_thread_watch(&watch, listener) || fail("threads cannot be counted");
}

bool enter_confinement(char *const *places, int count) {
    limit(RLIMIT_CORE, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail("no_new_privs");
    if (!restrict_files(places, count)) return false;
    return refuse_system_calls() || fail("seccomp");
}
