// Libraries that were built on another machine.
#ifndef GALLEY_LIBRARIES_H
#define GALLEY_LIBRARIES_H

// Loads a library. What it asks for by name and the system does not find is loaded from one of the folders first, the runtime in
// any case. NULL where that fails; the reason is on standard error then.
void *load_library(const char *path, char **folders, int count);

#endif
