#ifndef GALLEY_HOST_CRASH_H
#define GALLEY_HOST_CRASH_H

/// Notes, when the process crashes from now on, what `galley` wants to know: one line on standard error,
/// `galley-host: crash [stack] [memory] ADDRESS…`, with places in the user's library, innermost first.
void note_crashes(void);

/// Says which of the loaded libraries is the user's: that of this path.
void note_crashes_in(const char *path);

#endif
