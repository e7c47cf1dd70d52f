#ifndef GALLEY_HOST_SANDBOX_H
#define GALLEY_HOST_SANDBOX_H

#include <stdbool.h>

/// Shuts the process in, for good: from now on it can read what lies at the given places and write nothing, and it can open
/// no socket, start no process and send no signal to others. What it may not do fails with EACCES or EPERM. Threads are
/// allowed.
///
/// A place is written `read:PATH`, a file or a folder with all that is in it, or `list:PATH`, a folder of which, and of the
/// folders in it, only the names can be read. Places that are not there are passed over. Returns false, having said why on
/// standard error, when the kernel cannot do it.
bool enter_sandbox(char *const *places, int count);

#endif
