#define _GNU_SOURCE
#include "crash.h"

#include <link.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

// The user's library: where it was loaded, and the addresses that it takes.
static struct { const char *path; uintptr_t base, start, end; } library;

// A crash is noted on a stack of its own: the thread's may be what was used up.
static char alternate_stack[64 << 10];

// As many frames as the deepest stack holds, but of code that calls itself each place only once.
enum { most_places = 64, most_frames = 1 << 25 };
static uintptr_t places[most_places];
static int place_count;
static char note[64 + most_places * 20];
static size_t length;
static volatile sig_atomic_t crash_signal;

static void add(const char *text) {
    size_t count = strlen(text);
    if (length + count < sizeof note) memcpy(note + length, text, count), length += count;
}

static void add_number(uintptr_t number) {
    char digits[2 * sizeof number + 2];
    char *start = digits + sizeof digits;
    *--start = 0;
    do {
        *--start = "0123456789abcdef"[number & 15];
    } while ((number >>= 4) != 0);
    *--start = ' ';
    add(start);
}

// Where the interrupted code was: its place, its frame and its stack.
static void registers(const ucontext_t *context, uintptr_t *place, uintptr_t *frame, uintptr_t *stack) {
#if defined(__x86_64__)
    *place = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
    *frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
    *stack = (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
    *place = context->uc_mcontext.pc;
    *frame = context->uc_mcontext.regs[29];
    *stack = context->uc_mcontext.sp;
#else
    *place = *frame = *stack = 0;
#endif
}

static void note_place(uintptr_t place) {
    if (place < library.start || place >= library.end) return;
    for (int index = 0; index < place_count; index++) {
        if (places[index] == place) return;
    }
    places[place_count++] = place;
    add_number(place - library.base);
}

// Follows the frame pointers, which Swift's code keeps. A frame that is none may be foreign memory: reading it may fault.
static void add_places(uintptr_t place, uintptr_t frame, uintptr_t stack) {
    for (int count = 0; count < most_frames && place_count < most_places; count++) {
        note_place(place);
        if (frame < stack || frame % sizeof frame != 0) return;
        const uintptr_t *words = (const uintptr_t *)frame;
        stack = frame + 1;
        // The call is before the place where it returns to.
        place = words[1] - 1;
        frame = words[0];
    }
}

// Follows the libraries' tables instead, which takes longer for each frame: the C library keeps no frame pointers.
static _Unwind_Reason_Code note_frame(struct _Unwind_Context *context, void *unused) {
    (void)unused;
    note_place(_Unwind_GetIP(context) - 1);
    return place_count < most_places ? _URC_NO_REASON : _URC_END_OF_STACK;
}

static void die(int number) {
    add("\n");
    // Nothing can be done about a note that cannot be written.
    if (write(STDERR_FILENO, note, length) < 0) {}
    signal(number, SIG_DFL);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, number);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), number);
    _exit(128 + number);
}

static void handle(int number, siginfo_t *info, void *context) {
    // A fault while the frames were followed: what was found is all there is.
    if (crash_signal != 0) die(crash_signal);
    crash_signal = number;
    uintptr_t place, frame, stack;
    registers(context, &place, &frame, &stack);
    add("galley-host: crash");
    // Code that calls too deep touches what lies just below the stack.
    uintptr_t address = (uintptr_t)info->si_addr;
    enum { reach = 1 << 20 };
    bool is_overflow = (number == SIGSEGV || number == SIGBUS) && address > stack - reach && address < stack + reach;
    if (is_overflow) add(" stack");
    void *memory = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) add(" memory");
    add_places(place, frame, stack);
    if (place_count == 0 && !is_overflow) _Unwind_Backtrace(note_frame, NULL);
    die(number);
}

void note_crashes(void) {
    stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_flags = SA_ONSTACK | SA_SIGINFO | SA_NODEFER};
    action.sa_sigaction = handle;
    const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, NULL);
}

static int find(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size, (void)context;
    if (strcmp(info->dlpi_name, library.path) != 0) return 0;
    library.base = info->dlpi_addr;
    library.start = UINTPTR_MAX;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD) continue;
        uintptr_t start = library.base + segment->p_vaddr, end = start + segment->p_memsz;
        if (start < library.start) library.start = start;
        if (end > library.end) library.end = end;
    }
    return 1;
}

void note_crashes_in(const char *path) {
    library.path = path;
    dl_iterate_phdr(find, NULL);
}
