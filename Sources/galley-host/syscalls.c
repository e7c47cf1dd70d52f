#define _GNU_SOURCE
#include "syscalls.h"

#include "threads.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// A filter that lists what is allowed: what a kernel may learn in years to come is refused as well. It says nothing of
// files, which Landlock looks after: `open` is allowed, and fails there.

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Calls that need no look at their arguments.
static const int allowed[] = {
    // Files: opening, reading, asking about them.
    SYS_read, SYS_readv, SYS_pread64, SYS_preadv, SYS_write, SYS_writev, SYS_openat, SYS_close, SYS_lseek, SYS_dup, SYS_dup3,
    SYS_fstat, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_faccessat, SYS_faccessat2, SYS_readlinkat,
    SYS_getdents64, SYS_getcwd, SYS_fadvise64, SYS_umask,
    // Waiting.
    SYS_ppoll, SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_timerfd_create,
    SYS_timerfd_settime, SYS_timerfd_gettime, SYS_signalfd4, SYS_pipe2, SYS_nanosleep, SYS_clock_nanosleep, SYS_wait4,
    SYS_waitid, SYS_getitimer, SYS_setitimer,
    // Memory; mmap is below.
    SYS_brk, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_mincore, SYS_membarrier,
    // Threads; clone is below.
    SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address, SYS_rseq, SYS_gettid, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_sched_get_priority_max,
    SYS_sched_get_priority_min, SYS_getcpu, SYS_getpriority,
    // Signals; sending them is below.
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigsuspend, SYS_rt_sigtimedwait,
    SYS_sigaltstack, SYS_restart_syscall,
    // What the process may know of itself and of the machine.
    SYS_getpid, SYS_getppid, SYS_getpgid, SYS_getsid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getresuid,
    SYS_getresgid, SYS_getgroups, SYS_getrusage, SYS_times, SYS_uname, SYS_sysinfo, SYS_clock_gettime, SYS_clock_getres,
    SYS_gettimeofday, SYS_getrandom,
    SYS_exit, SYS_exit_group,
#if defined(__x86_64__)
    // The older forms, which other architectures never had.
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents, SYS_dup2, SYS_pipe, SYS_poll, SYS_select,
    SYS_epoll_create, SYS_epoll_wait, SYS_eventfd, SYS_alarm, SYS_pause, SYS_getpgrp, SYS_getrlimit, SYS_time,
    SYS_arch_prctl,
#endif
};

// Files have no attributes of this kind here, as on file systems that know none.
static const int without_attributes[] = {
    SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr, SYS_listxattr, SYS_llistxattr, SYS_flistxattr,
};

static const uint32_t allowed_fcntl[] = {
    F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETPIPE_SZ,
};
static const uint32_t allowed_ioctl[] = {0x5401 /* TCGETS */, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};
static const uint32_t allowed_prctl[] = {
    PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_CAPBSET_READ, 0x53564d41 /* PR_SET_VMA: names memory */,
};

enum { most_instructions = 512 };

struct program {
    struct sock_filter code[most_instructions];
    unsigned short length;
};

static void emit(struct program *program, struct sock_filter instruction) {
    if (program->length < most_instructions) program->code[program->length++] = instruction;
}

static void load(struct program *program, size_t offset) {
    emit(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

// The lower half of an argument; the upper half is only ever an address's.
static void load_argument(struct program *program, int index) {
    load(program, offsetof(struct seccomp_data, args) + (size_t)index * sizeof(uint64_t));
}

static void answer(struct program *program, uint32_t action) {
    emit(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

// Answers when what was loaded is `value`.
static void answer_if(struct program *program, uint32_t value, uint32_t action) {
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1));
    answer(program, action);
}

// Answers when what was loaded has one of the bits in `mask`.
static void answer_if_any(struct program *program, uint32_t mask, uint32_t action) {
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, mask, 0, 1));
    answer(program, action);
}

static const uint32_t namespaces =
    CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;

enum { refused = SECCOMP_RET_ERRNO | EPERM };

// Begins what is said about one call; returns where its length goes, for `end_call`.
static unsigned short begin_call(struct program *program, int number) {
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number, 0, 0));
    return program->length;
}

// Ends what is said about one call, which must have answered by now.
static void end_call(struct program *program, unsigned short start) {
    program->code[start - 1].jf = (uint8_t)(program->length - start);
}

// Allows a call when its argument is one of these.
static void allow_with(struct program *program, int number, int argument, const uint32_t *values, size_t count) {
    unsigned short start = begin_call(program, number);
    load_argument(program, argument);
    for (size_t index = 0; index < count; index++) answer_if(program, values[index], SECCOMP_RET_ALLOW);
    answer(program, refused);
    end_call(program, start);
}

#define COUNT(array) (sizeof(array) / sizeof *(array))

// Looks only at calls of this machine's own interface.
static void write_head(struct program *program) {
    load(program, offsetof(struct seccomp_data, arch));
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
    answer(program, refused);
    load(program, offsetof(struct seccomp_data, nr));
}

// `thread` is what is answered when one more thread is asked for, `state` when the state of one is.
static void write_program(struct program *program, uint32_t thread, uint32_t state) {
    write_head(program);
    // What is not in the list is refused, the calls of the x32 interface with it: their numbers are other ones.
    for (size_t index = 0; index < COUNT(allowed); index++) {
        answer_if(program, (uint32_t)allowed[index], SECCOMP_RET_ALLOW);
    }
    for (size_t index = 0; index < COUNT(without_attributes); index++) {
        answer_if(program, (uint32_t)without_attributes[index], SECCOMP_RET_ERRNO | EOPNOTSUPP);
    }
    answer_if(program, call_for_thread_state, state);
    // Its flags lie in memory, where a filter cannot see them. The C library goes on with clone.
    answer_if(program, SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);

    unsigned short start = begin_call(program, SYS_clone);
    load_argument(program, 0);
    answer_if_any(program, namespaces, refused);
    answer_if_any(program, CLONE_THREAD, thread);
    answer(program, refused);
    end_call(program, start);

    // Shared memory, and a stack that grows by itself, are not counted by RLIMIT_DATA.
    start = begin_call(program, SYS_mmap);
    load_argument(program, 3);
    answer_if_any(program, MAP_GROWSDOWN, refused);
    emit(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, MAP_SHARED | MAP_ANONYMOUS));
    answer_if(program, MAP_SHARED | MAP_ANONYMOUS, refused);
    answer(program, SECCOMP_RET_ALLOW);
    end_call(program, start);

    // Signals to itself, as abort and raise send them.
    const uint32_t own[] = {(uint32_t)getpid()};
    allow_with(program, SYS_kill, 0, own, COUNT(own));
    allow_with(program, SYS_tgkill, 0, own, COUNT(own));

    // Asking for limits, not setting them: the address of new ones is null. Its halves are looked at one by one.
    start = begin_call(program, SYS_prlimit64);
    for (size_t half = 0; half < 2; half++) {
        load(program, offsetof(struct seccomp_data, args) + 2 * sizeof(uint64_t) + half * sizeof(uint32_t));
        emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
        answer(program, refused);
    }
    load_argument(program, 0);
    answer_if(program, 0, SECCOMP_RET_ALLOW);
    answer_if(program, own[0], SECCOMP_RET_ALLOW);
    answer(program, refused);
    end_call(program, start);

    allow_with(program, SYS_fcntl, 1, allowed_fcntl, COUNT(allowed_fcntl));
    allow_with(program, SYS_ioctl, 1, allowed_ioctl, COUNT(allowed_ioctl));
    allow_with(program, SYS_prctl, 0, allowed_prctl, COUNT(allowed_prctl));
    answer(program, refused);
}

// Calls that reach other machines and other processes, or change the system; compilers need none of them.
static const int dangerous[] = {
    SYS_socket, SYS_socketpair, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_ptrace,
    SYS_process_vm_readv, SYS_process_vm_writev, SYS_pidfd_getfd, SYS_kcmp, SYS_bpf, SYS_perf_event_open,
    SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_mount, SYS_umount2, SYS_move_mount, SYS_open_tree,
    SYS_fsopen, SYS_fsmount, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, SYS_open_by_handle_at,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff,
    SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex,
    SYS_acct, SYS_quotactl, SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget,
};

static void write_refusals(struct program *program) {
    write_head(program);
#if defined(__x86_64__)
    // The x32 interface numbers the same calls otherwise.
    emit(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    answer(program, refused);
#endif
    for (size_t index = 0; index < COUNT(dangerous); index++) {
        answer_if(program, (uint32_t)dangerous[index], refused);
    }
    // Its flags lie in memory, where a filter cannot see them. The C library goes on with clone.
    answer_if(program, SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);
    unsigned short start = begin_call(program, SYS_clone);
    load_argument(program, 0);
    answer_if_any(program, namespaces, refused);
    answer(program, SECCOMP_RET_ALLOW);
    end_call(program, start);
    answer(program, SECCOMP_RET_ALLOW);
}

static long install(const struct program *program, unsigned flags) {
    struct sock_fprog filter = {.len = program->length, .filter = (struct sock_filter *)program->code};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &filter);
}

bool restrict_system_calls(int *listener) {
#ifdef ARCHITECTURE
    static struct program asking, plain;
    write_program(&asking, SECCOMP_RET_USER_NOTIF, SECCOMP_RET_USER_NOTIF);
    *listener = (int)install(&asking, SECCOMP_FILTER_FLAG_NEW_LISTENER);
    if (*listener >= 0) return true;
    if (errno != EBUSY) return false;
    write_program(&plain, SECCOMP_RET_ALLOW, refused);
    return install(&plain, 0) == 0;
#else
    *listener = -1;
    errno = ENOSYS;
    return false;
#endif
}

bool refuse_system_calls(void) {
#ifdef ARCHITECTURE
    static struct program program;
    write_refusals(&program);
    return install(&program, 0) == 0;
#else
    errno = ENOSYS;
    return false;
#endif
}
