import Foundation
import GalleyBytes
import Synchronization

/// What a program has answered of texts, by the question and the text: who asks again, also another day, asks of new texts alone.
///
/// Encoded it holds the answers that were asked for since it was made or decoded, and forgets the others.
package final class RememberedAnswers: Codable, Sendable {
    private let known: Mutex<[String: String]>
    private let used = Mutex<Set<String>>([])

    package init() { known = Mutex([:]) }

    package init(from decoder: any Decoder) throws { known = try Mutex([String: String](from: decoder)) }

    package func encode(to encoder: any Encoder) throws {
        let used = used.withLock { $0 }
        try known.withLock { known in known.filter { used.contains($0.key) } }.encode(to: encoder)
    }

    /// An answer for each text, in their order.
    ///
    /// - Parameters:
    ///   - question: What is asked, and of which version of the program.
    ///   - asked: Asks of the texts at some places, one answer for each. Nothing is remembered of other numbers of answers.
    /// - Returns: Nil where not each text has an answer.
    package func all<Answer: Codable>(
        _ question: String, of texts: [String], asked: ([Int]) throws -> [Answer]?
    ) rethrows -> [Answer]? {
        let keys = texts.map { StableHash("\(question)\n\($0)").hex }
        let remembered = known.withLock { known in keys.map { known[$0] } }
        var answers = remembered.map { text in
            text.flatMap { try? JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
        }
        let new = answers.indices.filter { answers[$0] == nil }
        if !new.isEmpty {
            guard let found = try asked(new), found.count == new.count else { return nil }
            for (index, answer) in zip(new, found) {
                answers[index] = answer
                guard let text = try? JSONEncoder().encode(answer) else { continue }
                known.withLock { $0[keys[index]] = String(decoding: text, as: UTF8.self) }
            }
        }
        used.withLock { $0.formUnion(keys) }
        return answers.compactMap { $0 }
    }
}
