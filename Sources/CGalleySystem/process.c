#define _GNU_SOURCE
#include "CGalleySystem.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static void limit(int resource, uint64_t value) {
    struct rlimit limit;
    if (value == 0 || getrlimit(resource, &limit) != 0) return;
    if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < value) value = limit.rlim_max;
    limit.rlim_cur = value;
    // A stack may be raised again; memory that is limited stays limited.
    if (resource == RLIMIT_DATA) limit.rlim_max = value;
    setrlimit(resource, &limit);
}

// Runs in the child, which shares the parent's memory: nothing but system calls.
static int become(const struct galley_launch *launch, pid_t parent) {
    setpgid(0, 0);
    // The program must not outlive us, however we end. A parent that has ended by now gives no signal any more.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) return ESRCH;
    // What is ignored stays so in a new program; these are ignored by us and not by whoever started us.
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    limit(RLIMIT_DATA, launch->memory);
    limit(RLIMIT_STACK, launch->stack);
    for (int target = 0; target < 3; target++) {
        if (dup2(launch->streams[target], target) < 0) return errno;
    }
    // Older kernels know no close_range; then our own descriptors are closed by exec, and those that we inherited stay.
    syscall(SYS_close_range, 3u, ~0u, 0u);
    execve(launch->path, launch->arguments, launch->environment);
    return errno;
}

int galley_start(const struct galley_launch *launch, pid_t *process) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t parent = getpid();
    volatile int failure = 0;
    pid_t child = vfork();
    if (child == 0) {
        failure = become(launch, parent);
        _exit(127);
    }
    if (child < 0) {
        failure = errno;
    } else if (failure != 0) {
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    *process = child;
    return failure;
}

int galley_process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0u); }

void galley_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void galley_fill_standard_streams(void) {
    int descriptor;
    do {
        descriptor = open("/dev/null", O_RDONLY);
    } while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    if (descriptor > STDERR_FILENO) close(descriptor);
}
