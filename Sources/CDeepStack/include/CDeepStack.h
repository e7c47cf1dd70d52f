#ifndef GALLEY_DEEP_STACK_H
#define GALLEY_DEEP_STACK_H

#include <stdbool.h>
#include <stddef.h>

/// Calls `body(context)` on a stack of `size` bytes of its own, on the calling thread, and comes back when it is done.
/// Pages of the stack cost memory only once they are used. Returns false, without calling, where there is no memory.
bool galley_call_on_stack(size_t size, void (*body)(void *), void *context);

#endif
