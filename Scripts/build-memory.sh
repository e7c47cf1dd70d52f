# For scripts that build, which read this file: compilers get their memory in pages of 2 MB, where the system has them, and 64 MB at
# a time. It saves 3 to 4 % of their time on the processor.
export GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.top_pad=67108864:glibc.malloc.trim_threshold=2000000000
