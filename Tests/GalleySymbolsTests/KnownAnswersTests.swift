import Testing

@testable import GalleySymbols

/// What is kept of names: each is looked for once, that there is nothing included, and not endlessly many are kept.
@Suite("Answers that are known")
struct KnownAnswersTests {
    @Test("A name is looked for once, whether there is something or not") func once() {
        let known = KnownAnswers<String, Int?>()
        var found: [String] = []
        func ask(_ name: String, _ answer: Int?) -> Int? {
            known.answer(to: name) {
                found.append(name)
                return answer
            }
        }
        #expect(ask("a", 1) == 1 && ask("b", nil) == nil)
        #expect(ask("a", 2) == 1 && ask("b", 3) == nil, "what was found before")
        #expect(found == ["a", "b"])
    }

    @Test("When there are too many, all are forgotten, and what is asked next is kept") func bound() {
        let known = KnownAnswers<Int, Int>(most: 3)
        var found: [Int] = []
        func ask(_ number: Int) {
            let answer = known.answer(to: number) {
                found.append(number)
                return number * 2
            }
            #expect(answer == number * 2)
        }
        for number in [1, 2, 3, 3, 1] { ask(number) }
        #expect(found == [1, 2, 3], "three are kept")
        for number in [4, 4, 1, 1] { ask(number) }
        #expect(found == [1, 2, 3, 4, 1], "the fourth takes the place of all")
    }
}
