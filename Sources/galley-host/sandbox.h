#ifndef GALLEY_HOST_SANDBOX_H
#define GALLEY_HOST_SANDBOX_H

#include <stdbool.h>

/// Shuts the process in, for good: from now on it can read what lies at the given places and write nothing, and it can open
/// no socket, start no process and send no signal to others. What it may not do fails with EACCES or EPERM. Threads are
/// allowed, up to `most_threads` of them.
///
/// A place is written
/// - `read:PATH`, a file or a folder with all that is in it,
/// - `list:PATH`, a folder of which, and of the folders in it, only the names can be read,
/// - `found-read:PATH` and `found-list:PATH`, the same for what nobody has named: it counts only where it really lies in the
///   folder of the last `inside:PATH` before it, so that no link leads out of there.
///
/// Places that are not there are passed over. Returns false, having said why on standard error, when the kernel cannot do it.
bool enter_sandbox(char *const *places, int count);

/// Shuts in a program that is no one's but ours and reads what strangers wrote, such as the compiler, before it takes this
/// process's place. It can start programs and write, as far as the places say it: there are also `run:PATH`, which can be read
/// and run, and `write:PATH`, a folder in which everything can be done. It can reach nothing over sockets.
bool enter_confinement(char *const *places, int count);

#endif
