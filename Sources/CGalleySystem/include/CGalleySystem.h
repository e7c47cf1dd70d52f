#ifndef GALLEY_SYSTEM_H
#define GALLEY_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// How a program is started.
struct galley_launch {
    const char *_Nonnull path;
    char *_Nullable const *_Nonnull arguments;
    char *_Nullable const *_Nonnull environment;
    /// The descriptors that become standard input, output and error. The program inherits no other one.
    int streams[3];
    /// The most private memory, in bytes, that the program may have (RLIMIT_DATA); 0 is no limit.
    uint64_t memory;
    /// The most that its main thread's stack may grow to, as far as the system allows; 0 is what it was.
    uint64_t stack;
};

/// Starts a program as the leader of a process group of its own; the kernel kills it when the calling thread ends.
///
/// Returns 0 and the process, or what `errno` says.
int galley_start(const struct galley_launch *_Nonnull launch, pid_t *_Nonnull process);

/// A descriptor that can be read once the process has ended, or -1 where the kernel has none.
int galley_process_descriptor(pid_t process);

/// Makes the processes ours that our programs have started and left behind.
void galley_adopt_orphans(void);

/// Opens /dev/null for those of the standard streams that are closed, so that no other file gets their numbers. Writing to
/// them goes on to fail.
void galley_fill_standard_streams(void);

/// Opens a file without a name in a folder, for writing (O_TMPFILE). Returns -1, and says in `errno` why, where it cannot,
/// as on some file systems.
int galley_open_nameless(const char *_Nonnull folder);

/// Gives each of two files or folders the other's name, in one step. Returns -1, and says in `errno` why, where it cannot.
int galley_exchange(const char *_Nonnull path, const char *_Nonnull other);

/// A file that is nowhere but in memory, or -1.
int galley_open_memory(void);

/// Lets a program that takes our place keep the folders that we have open, and with them the locks on them.
void galley_keep_folders_open(void);

/// Blocks no signal any more, and leaves orphans to the system: for a program that takes our place.
void galley_unblock_signals(void);

/// Fills memory with the kernel's random bytes, as keys need them (getrandom). Waits where the system has just started and has
/// none yet.
///
/// Returns 0, or what `errno` says.
int galley_fill_random(void *_Nonnull bytes, size_t count);

/// The version of Landlock's interface that the kernel has; 0 is none.
int galley_landlock_version(void);

/// Whether the kernel can filter system calls.
bool galley_has_seccomp(void);

/// The path of the library that the loader has a symbol from; NULL where none has it. It lives as long as the program.
const char *_Nullable galley_library_of(const char *_Nonnull symbol);

#endif
