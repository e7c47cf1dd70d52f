#define _GNU_SOURCE
#include "supervise.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { unavailable = 69 };

// Kills our children until there are none: a child's own children are ours when it is gone.
static void end_children(void) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    for (;;) {
        FILE *list = fopen(path, "re");
        int child;
        while (list != NULL && fscanf(list, "%d", &child) == 1) kill(child, SIGKILL);
        if (list != NULL) fclose(list);
        // Without the list nobody can be killed, and nobody is waited for.
        if (waitpid(-1, NULL, list == NULL ? WNOHANG : 0) <= 0 && errno != EINTR) return;
    }
}

int supervise(char **arguments) {
    sigset_t awaited, before;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, SIGTERM);
    sigprocmask(SIG_BLOCK, &awaited, &before);
    pid_t parent = getppid();
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    // Instead of the end at once that we were started with: the others have to end first.
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) return 128 + SIGTERM;
    pid_t program = fork();
    if (program == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        sigprocmask(SIG_SETMASK, &before, NULL);
        execv(arguments[0], arguments);
        fprintf(stderr, "galley-host: cannot run '%s': %s\n", arguments[0], strerror(errno));
        _exit(unavailable);
    }
    if (program < 0) return unavailable;
    int status = 0;
    for (;;) {
        int signal = 0;
        if (sigwait(&awaited, &signal) != 0) continue;
        if (signal == SIGTERM) {
            end_children();
            return 128 + SIGTERM;
        }
        pid_t ended;
        while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
            if (ended != program) continue;
            end_children();
            if (!WIFSIGNALED(status)) return WEXITSTATUS(status);
            // The signal is the answer, too, for whoever waits for us.
            sigprocmask(SIG_SETMASK, &before, NULL);
            kill(getpid(), WTERMSIG(status));
            return 128 + WTERMSIG(status);
        }
    }
}
