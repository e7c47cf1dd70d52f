#ifndef GALLEY_HOST_OWN_THREADS_H
#define GALLEY_HOST_OWN_THREADS_H

/// From now on whoever opens `/proc/THREAD/stat` reads the state of a thread of ours, which the watch of our threads knows.
///
/// libdispatch looks there once a second for each of its threads while work waits, and ends the process where it cannot. The file lies
/// among those of all other processes, which nobody who is shut in may read.
void answer_for_own_threads(void);

#endif
