#ifndef GALLEY_HOST_SYSCALLS_H
#define GALLEY_HOST_SYSCALLS_H

#include <stdbool.h>

/// Leaves the process only the system calls that views need; the others fail with EPERM. Needs no_new_privs. Returns false,
/// and says in `errno` why, when the kernel cannot do it.
bool restrict_system_calls(void);

#endif
