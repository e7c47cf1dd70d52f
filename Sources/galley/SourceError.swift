import Foundation

/// An error that the compiler finds in the user's files, on a line of theirs.
struct SourceError: Hashable {
    /// The file's absolute path.
    var path: String
    var line: Int
    var column: Int
    var text: String

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
            case .warning: foreign = nil
            }
        }
        return errors
    }
}

extension MessageBlock {
    fileprivate var column: Int { place.split(separator: ":").last.flatMap { Int($0) } ?? 1 }
}
