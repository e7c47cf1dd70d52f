#ifndef GALLEY_HOST_SYSCALLS_H
#define GALLEY_HOST_SYSCALLS_H

#include <stdbool.h>

/// Leaves the process only the system calls that views need; the others fail with EPERM. Needs no_new_privs. Returns false,
/// and says in `errno` why, when the kernel cannot do it.
///
/// Each new thread, and `call_for_thread_state`, is asked about at `listener`, and waits for the answer. It is -1 where somebody around us, such as a container's
/// manager, has the kernel ask already: nobody else can, then, and threads are not limited.
bool restrict_system_calls(int *listener);

/// Takes from the process the system calls that reach other machines and other processes, or change the system; all others
/// stay.
bool refuse_system_calls(void);

#endif
