#include "CDeepStack.h"

#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

struct call {
    void (*body)(void *);
    void *context;
};

// makecontext hands over ints only: a pointer comes in two halves.
static void trampoline(unsigned high, unsigned low) {
    struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
    call->body(call->context);
}

bool galley_call_on_stack(size_t size, void (*body)(void *), void *context) {
    void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stack == MAP_FAILED) return false;
    ucontext_t here, there;
    struct call call = {body, context};
    if (getcontext(&there) != 0) {
        munmap(stack, size);
        return false;
    }
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    uintptr_t address = (uintptr_t)&call;
    makecontext(&there, (void (*)(void))trampoline, 2, (unsigned)((uint64_t)address >> 32), (unsigned)address);
    swapcontext(&here, &there);
    munmap(stack, size);
    return true;
}
