import Foundation
import GalleyDiagnostics
import GalleyProtocol

/// What a run of the compiler or the linker left.
struct BuildOutput {
    var ending: Subprocess.Ending
    /// Its messages.
    var text: String

    /// Throws what a failed build means to the user.
    func check(of source: SourceSet, compiler: Compiler) throws {
        guard !ending.isSuccess else { return }
        try checkRoom(compiler)
        if let crash = crash(of: source.name, limits: compiler.limits) { throw crash }
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let foreign = ["cannot be imported by the Swift", "was created by", "module compiled with Swift"]
        if foreign.contains(where: text.contains) {
            throw Failure(
                ExitStatus.unavailable,
                "Galley was built by another Swift than \(compiler.toolchain.version); build it anew with `make build`\n\(text)"
            )
        }
        let what =
            text.contains("\(EntryFile.expressionPlace):")
            ? "the expression of --view does" : "\(source.name) \(source.isSeveral ? "do" : "does")"
        var messages = CompilerMessages(text)
        let explained = messages.explained(
            for: source, installation: compiler.installation, limits: compiler.limits)
        throw Failure(ExitStatus.source, "\(what) not compile\n\(explained)")
    }

    /// The same with a folder's name in place of another's.
    func saying(_ folder: String, for other: String) -> BuildOutput {
        folder == other ? self : BuildOutput(ending: ending, text: text.replacing(other, with: folder))
    }

    /// Throws what a failed build of a package means: what SwiftPM says, unchanged but for its lines of progress, and notes on
    /// names that are not here.
    func checkPackage(_ package: PackageFolder, _ source: SourceSet, compiler: Compiler) throws {
        guard !ending.isSuccess else { return }
        try checkRoom(compiler)
        if let crash = crash(of: package.name, limits: compiler.limits) { throw crash }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            line.prefixMatch(of: #/\[[0-9]+/[0-9]+\] |Building for debugging/#) == nil
        }
        var messages = CompilerMessages(lines.joined(separator: "\n"))
        let notes = messages.notes(for: source, installation: compiler.installation, limits: compiler.limits)
        let own = messages.text.trimmingCharacters(in: .newlines)
        throw Failure(
            ExitStatus.source, (["\(package.name) does not build", own] + notes).joined(separator: "\n"))
    }

    /// Throws what it means that there was no room for the build's files.
    func checkRoom(_ compiler: Compiler) throws {
        if !ending.isSuccess, let reason = lackOfRoom {
            throw compiler.cache.cannotWrite(OutputFile.WriteError(compiler.cache.folder, reason))
        }
    }

    /// The file that the compiler was at when it crashed, as far as it says so.
    func crashed(on files: [String]) -> String? {
        for step in text.split(separator: "\n") where step.prefixMatch(of: #/[0-9]+\.\s+While /#) != nil {
            if let file = files.first(where: {
                step.contains("\"\($0)\"") || step.contains(" at \($0):") || step.contains("[\($0):")
            }) {
                return file
            }
        }
        return nil
    }

    /// What it means that the compiler has crashed, in place of its pages of addresses; nil where it has not.
    func crash(of name: String, limits: Subprocess.Limits) -> Failure? {
        let lacksMemory = ["LLVM ERROR: out of memory", "std::bad_alloc", "failed to allocate", "memory exhausted"]
        let isOver = lacksMemory.contains(where: text.contains)
        let signal: Int32? = if case .signal(let signal) = ending { signal } else { nil }
        guard signal != nil || text.contains("\nStack dump:") else { return nil }
        if isOver, let memory = limits.memory {
            return Failure(
                ExitStatus.memory,
                "compiling \(name) needs more memory than the limit of \(memory >> 20) MB; raise that with --memory, or write the "
                    + "code in smaller parts")
        }
        // `4.  While evaluating request TypeCheckFunctionBodyRequest(…)`, the innermost last.
        let steps = text.split(separator: "\n").filter { $0.prefixMatch(of: #/[0-9]+\.\s+While /#) != nil }
        let last = steps.last.map { "; at last it was at: \($0.drop { !$0.isLetter })" } ?? ""
        let cause = signal.map { " (\(Subprocess.Ending.name(of: $0)))" } ?? ""
        return Failure(
            ExitStatus.source,
            "the compiler crashed on \(name)\(cause)\(last). Code that nests very deeply "
                + "does that; write it in smaller parts")
    }

    /// Whether a name is missing that the files declare, under a condition that does not hold.
    func misses(namesOf source: SourceSet) -> Bool {
        MessageBlock.blocks(of: text).blocks.contains { block in
            guard let match = block.text.firstMatch(of: /(?:cannot find|has no member) '([^']+)'/) else { return false }
            return block.kind == .error && source.files.contains { $0.declares(String(match.1)) }
        }
    }

    /// The error, as in `errno`, when a build failed because there was no room for its files, and not because of the source.
    private var lackOfRoom: Int32? {
        if ending == .signal(SIGXFSZ) { return EFBIG }
        // Lines about the source begin with its place.
        let lines = text.split(whereSeparator: \.isNewline).filter { line in
            ["<unknown>:0: error:", "error:", "ld"].contains { line.hasPrefix($0) }
        }
        return [ENOSPC, EFBIG, EDQUOT].first { number in
            lines.contains { $0.contains(String(cString: strerror(number))) }
        }
    }
}
