import Foundation
import GalleyDiagnostics

/// An error that the compiler finds in the user's files, on a line of theirs.
struct SourceError: Hashable {
    /// The file's absolute path.
    var path: String
    var line: Int
    var column: Int
    var text: String
    /// Whether something is declared twice.
    var isOfSecond: Bool { text.contains("invalid redeclaration") }
    /// Whether a module is missing.
    var isOfModule: Bool { text.hasPrefix("no such module") }
    /// Whether it only says that the compiler would have had to spend more (`SolverEffort`).
    var isOfEffort: Bool { text.contains("unable to type-check this expression in reasonable time") }

    /// The errors of a compiler's run. One that the compiler tells of a line which is not the user's, such as one of Galley's own or of what
    /// a macro wrote, is told of the line of theirs that the notes on it name.
    static func all(in output: BuildOutput, of source: SourceSet) -> [SourceError] {
        var known: Set<SourceError> = []
        var errors: [SourceError] = []
        var foreign: MessageBlock?
        func add(_ block: MessageBlock, _ text: Substring) -> Bool {
            guard let file = source.file(at: String(block.file)) else { return false }
            let error = SourceError(path: file.absolutePath, line: block.line, column: block.column, text: String(text))
            if known.insert(error).inserted { errors.append(error) }
            return true
        }
        for block in MessageBlock.blocks(of: output.text).blocks {
            switch block.kind {
            case .error: foreign = add(block, block.text) ? nil : block
            case .note:
                if let error = foreign, add(block, error.text) { foreign = nil }
                // Of two declarations the second is one too many, whichever the compiler has met first.
                if let last = errors.last, last.isOfSecond, block.text.contains("previously declared here"),
                    let first = source.order(of: last.path), let other = source.order(at: block),
                    (first, last.line) < (other, block.line)
                {
                    errors.removeLast()
                    if !add(block, Substring(last.text)) { errors.append(last) }
                }
            case .warning: foreign = nil
            }
        }
        return errors
    }
}

extension BuildOutput {
    /// Whether the compiler would only have had to spend more.
    func isOfEffortAlone(_ source: SourceSet) -> Bool {
        let errors = SourceError.all(in: self, of: source)
        return !errors.isEmpty && errors.allSatisfy(\.isOfEffort)
    }
}

extension SourceSet {
    /// Which of the files has a path.
    fileprivate func order(of path: String) -> Int? { files.firstIndex { $0.absolutePath == path } }

    /// Which of the files a message is about.
    fileprivate func order(at block: MessageBlock) -> Int? {
        file(at: String(block.file)).flatMap { order(of: $0.absolutePath) }
    }
}
