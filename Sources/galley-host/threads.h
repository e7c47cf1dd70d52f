#ifndef GALLEY_HOST_THREADS_H
#define GALLEY_HOST_THREADS_H

#include <stdbool.h>
#include <sys/syscall.h>

/// The most threads that a process in the sandbox has. libdispatch makes up to 255, an encoder of pictures up to 256.
enum { most_threads = 512 };

/// A process beside ours that the kernel asks whether we may have one more thread. Limits of the system do not do that:
/// RLIMIT_NPROC counts everything that the user runs, and nothing that root runs.
struct thread_watch {
    /// Where it gets the kernel's questions from, and where it says that it is there.
    int orders[2], readiness[2];
    /// The file that tells how many threads we have.
    int counts;
};

/// Starts the process beside ours, which shares our descriptors for now. It ends with us. Returns false, and says in `errno` why,
/// when it cannot.
bool begin_thread_watch(struct thread_watch *watch);

/// Hands it the descriptor of the kernel's questions, which is closed here then; -1 lets it end. Returns false when it does not
/// answer.
bool hand_to_thread_watch(struct thread_watch *watch, int listener);

/// The letter that /proc has for the state of a thread of ours, such as `R`, as the process beside us sees it; `S`, for one that
/// waits, where nobody knows.
char ask_thread_state(int thread);

/// The system call by which it is asked: one that nobody in the sandbox has a use for.
enum { call_for_thread_state = SYS_ioprio_get };

#endif
