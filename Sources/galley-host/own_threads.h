#ifndef GALLEY_HOST_OWN_THREADS_H
#define GALLEY_HOST_OWN_THREADS_H

/// From now on `/proc/THREAD/stat` is opened as `/proc/self/task/THREAD/stat`, which is the same file for a thread of ours.
///
/// libdispatch looks at it once a second for each of its threads while work waits, and ends the process where it cannot. By its
/// shorter name it lies among all other processes' files, which nobody who is shut in may read.
void redirect_own_threads(void);

#endif
