extension String {
    /// Whether an ASCII byte stands in the text. Every text that is shown is searched for a few of them, and the search of the
    /// standard library takes five times as long, because it is not compiled for strings.
    nonisolated func hasByte(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }
}
