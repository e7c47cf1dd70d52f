import GalleyText

/// What names led to, unknown names included, for all threads: each is looked for once.
final class KnownAnswers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    private let known = Locked<[Question: Answer]>([:])
    /// A view that makes up names must not fill the memory: after so many all are forgotten.
    private let most: Int

    init(most: Int = 8192) { self.most = most }

    /// What a question leads to. `find` looks for it, where it was not asked before.
    func answer(to question: Question, find: () -> Answer) -> Answer {
        if let answer = known.withLock({ $0[question] }) { return answer }
        let answer = find()
        known.withLock { known in
            if known.count >= most { known.removeAll() }
            known.updateValue(answer, forKey: question)
        }
        return answer
    }
}
