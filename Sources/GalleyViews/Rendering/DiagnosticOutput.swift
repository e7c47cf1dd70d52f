import GalleyGraph
import GalleyText

/// Writes what pictures have to say to standard error, where a program asks for no more: a server that draws with a missing font
/// should not do so without a word.
nonisolated package enum DiagnosticOutput {
    private static let printed = Locked(Set<Diagnostic>())
    /// Texts of messages may come from outside: so many different ones are printed, and no more.
    static let most = 1000

    /// Prints the warnings and errors that this process has not printed yet.
    package static func print(_ diagnostics: [Diagnostic]) {
        let fresh = unprinted(diagnostics)
        guard !fresh.isEmpty else { return }
        let lines = fresh.map { "Galley: \($0.severity): \($0.message)\n" }.joined()
        FileHandle.standardError.write(Data(lines.utf8))
    }

    /// The warnings and errors that were not asked for before.
    static func unprinted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let told = diagnostics.filter { $0.severity != .note }
        guard !told.isEmpty else { return [] }
        return printed.withLock { printed in
            told.filter { printed.count < most && printed.insert($0).inserted }
        }
    }
}
