import Foundation
import GalleyDiagnostics

extension [MessageBlock] {
    /// Errors in what the user has not written, such as in what a macro made, told of the line of theirs that a note on them names; of a line
    /// that has an error already nothing is said again.
    ///
    /// - Parameter isOwn: Whether a file is one of the user's.
    func retold(_ isOwn: (Substring) -> Bool) -> [MessageBlock] {
        let faulty = Set(filter { $0.kind == .error && isOwn($0.file) }.map { "\($0.file):\($0.line)" })
        var told: [MessageBlock] = []
        var foreign: MessageBlock?
        for block in self {
            if block.kind != .note { foreign = nil }
            if block.kind == .error, !isOwn(block.file), !block.file.hasPrefix(EntryFile.candidatePlace) {
                foreign = block
            } else if let error = foreign, block.kind == .note, isOwn(block.file) {
                told.removeLast()
                foreign = nil
                guard !faulty.contains("\(block.file):\(block.line)") else { continue }
                var own = block
                (own.kind, own.text) = (.error, error.text)
                own.lines = ["\(block.place): error: \(error.text)"] + block.lines.dropFirst()
                told.append(own)
                continue
            }
            // Notes between the error and the one that names the line are about the same foreign text.
            if block.kind != .note || foreign == nil { told.append(block) }
        }
        return told
    }

    /// Without what helps no one: notes about Galley's own sources, what was said already, and what cannot be inferred because of
    /// an error shortly before.
    ///
    /// - Parameter isOwn: Whether a file is one of the user's.
    func cleaned(_ isOwn: (Substring) -> Bool) -> [MessageBlock] {
        var told: Set<[Substring]> = []
        var lastCause: [Substring: Int] = [:]
        let hasOwn = contains { $0.kind == .error && isOwn($0.file) }
        var isDropped = false
        return filter { block in
            // Notes go with what they are on.
            if block.kind == .note { return !isDropped && isOwn(block.file) && told.insert(block.lines).inserted }
            isDropped = !told.insert(block.lines).inserted || hasOwn && EntryFile.isPlace(block.file)
            if isDropped { return false }
            if ["has no member", "cannot find", "no exact matches"].contains(where: block.text.contains) {
                lastCause[block.file] = block.line
            } else if block.text.hasPrefix("cannot infer"), let cause = lastCause[block.file] {
                isDropped = (cause...cause + Self.chain).contains(block.line)
            }
            return !isDropped
        }
    }

    /// The most lines of a chain of modifiers in which an error of one leaves the next without a type.
    private static var chain: Int { 20 }

    /// The types of values that a call did not take, as notes on its candidates say, for the message at each place.
    var refusedTypes: [Substring: String] {
        var types: [Substring: String] = [:]
        var place: Substring?
        for block in self {
            if block.kind == .error { place = block.place }
            guard block.kind == .note, let place,
                let match = block.text.firstMatch(of: /\(got '([^']+)'\)/)
            else { continue }
            types[place] = types[place] ?? String(match.1)
        }
        return types
    }
}
