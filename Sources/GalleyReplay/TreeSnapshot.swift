#if canImport(GalleyEngine)
    // For all files here; for WebAssembly they are compiled with the engine as one module.
    @_exported import GalleyEngine
#endif

/// A layout tree and what code outside of the engine answers while it is laid out, written down as words of eight bytes.
/// `Recorder` writes them, and `Replayer` makes a tree of them that is laid out alike where that code is not there.
///
/// A number is a double's bits (NaN says "unspecified" or "not given"); what is counted or named is a whole number, too.
/// A list is its length and its words. The words, in order:
///
/// - version, length of a pixel, proposal for the root (width, height), count of declared guides, count of nodes;
/// - each declared guide: 0 horizontal or 1 vertical, log;
/// - each node, the last first, so that children come before their parents:
///   - kind (`NodeKind`), flags (`NodeSnapshot`), guides (horizontal, vertical), first child, count of children;
///   - of a leaf: its least, ideal and greatest width, the same of its height, its priority, and its spacing: 0 (a plain
///     leaf's), or 1 and the 40 numbers of `Spacing.numbers`;
///   - what its rule keeps (`Payload`): the list of its parameters; or 0, where it keeps nothing; or 1 and a log, before
///     which a leaf's has its guide mask.
///
/// A log is its count of entries, and per entry: question, count of numbers asked with, count of numbers answered, the
/// numbers (see `AnswerLog`).
package struct TreeSnapshot {
    package let words: [UInt64]

    static let version = 3.0
}

/// Collects the words of a snapshot.
struct SnapshotWriter {
    private(set) var words: [UInt64] = []

    mutating func put(_ numbers: Double...) {
        for number in numbers { words.append(number.bitPattern) }
    }

    mutating func put(_ counts: Int...) {
        for count in counts { words.append(Double(count).bitPattern) }
    }

    mutating func put(list: [UInt64]) {
        put(list.count)
        words += list
    }

    mutating func put(_ spacing: Spacing) {
        if spacing == .plain { return put(0) }
        put(1)
        for number in spacing.numbers { put(number) }
    }

    mutating func put(_ log: AnswerLog) {
        put(log.entries.count)
        for entry in log.entries {
            put(entry.question.rawValue, entry.input.count, entry.output.count)
            for number in entry.input { put(number) }
            for number in entry.output { put(number) }
        }
    }
}
