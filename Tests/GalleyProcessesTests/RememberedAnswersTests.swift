import Foundation
import GalleyProcesses
import Testing

@Suite struct RememberedAnswersTests {
    /// Asks for the lengths of texts, and notes which were asked of.
    private final class Lengths {
        var asked: [String] = []

        func all(_ question: String, of texts: [String], _ answers: RememberedAnswers) -> [Int]? {
            answers.all(question, of: texts) { places in
                asked += places.map { texts[$0] }
                return places.map { texts[$0].count }
            }
        }
    }

    private func again(_ answers: RememberedAnswers) throws -> RememberedAnswers {
        try JSONDecoder().decode(RememberedAnswers.self, from: JSONEncoder().encode(answers))
    }

    @Test func whatIsNewAloneIsAskedOf() {
        let (answers, lengths) = (RememberedAnswers(), Lengths())
        #expect(lengths.all("length", of: ["a", "bc"], answers) == [1, 2])
        #expect(lengths.all("length", of: ["def", "bc", "", "a"], answers) == [3, 2, 0, 1])
        #expect(lengths.asked == ["a", "bc", "def", ""])
    }

    @Test func anotherQuestionIsAnother() {
        let (answers, lengths) = (RememberedAnswers(), Lengths())
        _ = lengths.all("length", of: ["a"], answers)
        _ = lengths.all("length, newer", of: ["a"], answers)
        #expect(lengths.asked == ["a", "a"])
    }

    @Test func whatWasNotAskedForIsForgotten() throws {
        let first = Lengths()
        let answers = RememberedAnswers()
        _ = first.all("length", of: ["a", "bc"], answers)
        let second = Lengths()
        let decoded = try again(answers)
        #expect(second.all("length", of: ["bc"], decoded) == [2])
        #expect(second.asked.isEmpty)
        let third = Lengths()
        #expect(try third.all("length", of: ["a", "bc"], again(decoded)) == [1, 2])
        #expect(third.asked == ["a"])
    }

    @Test func nothingIsRememberedOfAFailure() {
        let (answers, lengths) = (RememberedAnswers(), Lengths())
        #expect(answers.all("length", of: ["a", "bc"]) { _ in [1] } == nil)
        #expect(answers.all("length", of: ["a", "bc"]) { _ in [Int]?.none } == nil)
        #expect(lengths.all("length", of: ["a", "bc"], answers) == [1, 2])
        #expect(lengths.asked == ["a", "bc"])
    }

    @Test func anAnswerOfAnotherFormIsAskedForAgain() throws {
        let answers = RememberedAnswers()
        #expect(answers.all("name", of: ["a"]) { _ in ["alpha"] } == ["alpha"])
        let lengths = Lengths()
        #expect(try lengths.all("name", of: ["a"], again(answers)) == [1])
    }
}
