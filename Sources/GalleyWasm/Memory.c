// Memory for Swift's runtime, which asks for no more than these two functions: blocks of powers of two; those given back
// wait in one list per power.
//
// It is C because Swift keeps the names for itself and has none for the instructions that make memory longer.

#define PAGE 65536ul
#define UNIT 16ul

/// What lies before a block; as long as the largest alignment that anything asks for.
struct header {
    _Alignas(UNIT) int power;
};

struct block {
    struct block *next;
};

extern unsigned char __heap_base;

static struct block *waiting[31];
/// Where memory begins that nobody has had yet.
static unsigned long unused;

int posix_memalign(void **result, unsigned long alignment, unsigned long length) {
    enum { full = 12, invalid = 22 };
    if (alignment > UNIT) return invalid;
    if (length > 1ul << 30) return full;
    int power = 4;
    while (1ul << power < length) power++;
    if (waiting[power]) {
        *result = waiting[power];
        waiting[power] = waiting[power]->next;
        return 0;
    }
    if (!unused) unused = ((unsigned long)&__heap_base + UNIT - 1) & ~(UNIT - 1);
    unsigned long end = unused + sizeof(struct header) + (1ul << power);
    unsigned long have = __builtin_wasm_memory_size(0) * PAGE;
    if (end < unused) return full;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + PAGE - 1) / PAGE) == -1ul) return full;
    struct header *header = (struct header *)unused;
    header->power = power;
    unused = end;
    *result = header + 1;
    return 0;
}

void free(void *memory) {
    if (!memory) return;
    struct block *block = memory;
    int power = ((struct header *)memory)[-1].power;
    block->next = waiting[power];
    waiting[power] = block;
}
