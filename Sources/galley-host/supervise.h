#ifndef GALLEY_SUPERVISE_H
#define GALLEY_SUPERVISE_H

/// Runs a program that starts others, such as the compiler's driver, and returns its status once it has ended. What it leaves
/// running is killed then, and all of it when our parent ends.
int supervise(char **arguments);

#endif
