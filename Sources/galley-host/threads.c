#define _GNU_SOURCE
#include "threads.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/// How many threads the process has whose `stat` is open; more than any where that cannot be read.
static long count_threads(int counts) {
    char text[1024];
    ssize_t length = pread(counts, text, sizeof text - 1, 0);
    if (length <= 0) return most_threads;
    text[length] = 0;
    // The name in parentheses can hold anything. Behind it the state is the 3rd field, the number of threads the 20th.
    const char *rest = strrchr(text, ')');
    for (int field = 2; rest != NULL && field < 20; field++) rest = strchr(rest + 1, ' ');
    return rest == NULL ? most_threads : strtol(rest, NULL, 10);
}

/// The letter of a thread's state, or 0.
static char thread_state(pid_t process, int thread) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%d/task/%d/stat", (int)process, thread);
    int file = openat(AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    text[length > 0 ? length : 0] = 0;
    const char *name_end = strrchr(text, ')');
    return name_end != NULL && name_end[1] == ' ' ? name_end[2] : 0;
}

/// Answers each question for one more thread, and for the state of one, until there is nobody left to ask.
static void answer_questions(int listener, int counts, pid_t process) {
    for (;;) {
        struct pollfd polled = {.fd = listener, .events = POLLIN};
        if (poll(&polled, 1, -1) < 0 && errno != EINTR) return;
        if (polled.revents & (POLLHUP | POLLERR | POLLNVAL)) return;
        struct seccomp_notif question;
        memset(&question, 0, sizeof question);
        // Who asked may be gone.
        if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &question) != 0) continue;
        struct seccomp_notif_resp answer = {.id = question.id};
        if (question.data.nr == call_for_thread_state) {
            answer.val = thread_state(process, (int)question.data.args[1]);
        } else if (count_threads(counts) < most_threads) {
            answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
        } else {
            answer.error = -EAGAIN;
        }
        ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
    }
}

/// What the process beside ours does; it has our memory as it was, and our descriptors.
static void watch_threads(const struct thread_watch *watch, pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) return;
    int listener = -1;
    if (read(watch->orders[0], &listener, sizeof listener) != sizeof listener || listener < 0) return;
    // From here on the descriptors are its own; it must hold none of the pipes that others wait at the end of.
    if (unshare(CLONE_FILES) != 0) return;
    int ready = watch->readiness[1], counts = watch->counts;
    if (write(ready, &listener, sizeof listener) != sizeof listener) return;
    for (int descriptor = 0; descriptor < 1024; descriptor++) {
        if (descriptor != listener && descriptor != counts) close(descriptor);
    }
    answer_questions(listener, counts, parent);
}

bool begin_thread_watch(struct thread_watch *watch) {
    watch->counts = open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
    if (watch->counts < 0 || pipe2(watch->orders, O_CLOEXEC) != 0 || pipe2(watch->readiness, O_CLOEXEC) != 0) return false;
    pid_t parent = getpid();
    long child = syscall(SYS_clone, (unsigned long)(CLONE_FILES | SIGCHLD), 0ul, 0ul, 0ul, 0ul);
    if (child == 0) {
        watch_threads(watch, parent);
        _exit(0);
    }
    return child > 0;
}

bool hand_to_thread_watch(struct thread_watch *watch, int listener) {
    bool is_told = write(watch->orders[1], &listener, sizeof listener) == sizeof listener;
    // While it shares our descriptors, an end of its cannot be noticed at the pipe.
    struct pollfd polled = {.fd = watch->readiness[0], .events = POLLIN};
    bool is_ready = is_told && (listener < 0 || poll(&polled, 1, 10000) == 1);
    const int own[] = {
        listener, watch->counts, watch->orders[0], watch->orders[1], watch->readiness[0], watch->readiness[1],
    };
    for (size_t index = 0; index < sizeof own / sizeof *own; index++) {
        if (own[index] >= 0) close(own[index]);
    }
    return is_ready;
}

char ask_thread_state(int thread) {
    const int of_process = 1;
    long state = syscall(call_for_thread_state, of_process, thread);
    return state > 0 ? (char)state : 'S';
}
