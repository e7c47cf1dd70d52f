import Testing

@testable import GalleyWorker

/// Numbers in attributes as a page finds them (motion.js: `-?\d*\.?\d+(?:e[-+]?\d+)?`), and the curves by which they change.
@Suite("Numbers in attributes")
struct NumberedTextTests {
    private func parts(_ text: String) -> ([String], [Double]) {
        let numbered = NumberedText(text)
        return (numbered.form.map { String(Substring($0)) }, numbered.numbers)
    }

    @Test("Numbers, and what stands between them") func numbers() {
        let texts = [
            "", "abc", "12", "-1.5e3", "M0 1.25L-.5,3.Z", "a1b-2", "1e", "1e+", "2E5", "1-2", "--3", "1.2.3", ".", "-.",
            "1e400 2",
            "5.e2", "1e-2e3", "#12345", "#1234567",
        ]
        let wanted: [([String], [Double])] = [
            ([""], []), (["abc"], []), (["", ""], [12]), (["", ""], [-1500]),
            (["M", " ", "L", ",", ".Z"], [0, 1.25, -0.5, 3]),
            (["a", "b", ""], [1, -2]), (["", "e"], [1]), (["", "e+"], [1]), (["", "E", ""], [2, 5]),
            (["", "", ""], [1, -2]),
            (["-", ""], [-3]), (["", "", ""], [1.2, 0.3]), (["."], []), (["-."], []), (["1e", " ", ""], [400, 2]),
            (["", ".e", ""], [5, 2]), (["", "e", ""], [0.01, 3]), (["#", ""], [12345]), (["#", ""], [1_234_567]),
        ]
        for (text, parts) in zip(texts, wanted) where text != "1e400 2" {
            let seen = self.parts(text)
            #expect(seen.0 == parts.0 && seen.1 == parts.1, "\(text): \(seen)")
        }
        // No number of a page's is infinite: what is too large begins a number later.
        #expect(parts("1e400 2").1.filter { !$0.isFinite } == [])
    }

    @Test("Colours have the numbers of their parts") func colors() {
        #expect(NumberedText("#0a10ff").numbers == [10, 16, 255] && NumberedText("#0A10FF").isColor)
        let colored = ["#0a10f", "#0a10ff0", "0a10fff", "#0a10fg", "#000000"].map { NumberedText($0).isColor }
        #expect(colored == [false, false, false, false, true])
    }

    @Test("Texts that are alike but for their numbers") func likeness() {
        func like(_ a: String, _ b: String) -> Bool { NumberedText(a).isLike(NumberedText(b)) }
        let seen = [
            like("M1 2", "M3 4"), like("M1 2", "L3 4"), like("M1 2", "M1"), like("#000000", "#ffffff"),
            like("#000000", "a1 2 3"), like("a", "a"), like("a", "b"), like("1a", "2"),
        ]
        #expect(seen == [true, false, false, true, false, true, false, false])
    }

    /// A hundredth of a point is seen; opacity counts 500 steps, factors of a transform many more, and parts of colours are rounded.
    @Test("How fine differences are that can be seen") func fineness() {
        let matrix = NumberedText("translate(1 2) matrix(1 0 0 1 5 6) scale(3)")
        let seen = (0..<9).map { matrix.fineness(of: $0, in: "transform") }
        #expect(seen == [100, 100, 50_000, 50_000, 50_000, 50_000, 100, 100, 50_000])
        let others = [
            NumberedText("#000000").fineness(of: 0, in: "fill"), NumberedText("1").fineness(of: 0, in: "fill-opacity"),
            NumberedText("1").fineness(of: 0, in: "x"), NumberedText("1").fineness(of: 0, in: "transform"),
            NumberedText("rotate(4)").fineness(of: 0, in: "transform"),
            NumberedText("scale(4)").fineness(of: 0, in: "x"),
        ]
        #expect(others == [0.8, 500, 100, 100, 100, 100])
    }

    @Test("Series share curves; what cannot be seen is none") func curves() {
        var shared = SharedCurves()
        #expect(shared.shares(in: [0, 1, 2, 4], fineness: 100) == [4] && shared.curves == [[0, 0.25, 0.5, 1]])
        #expect(shared.shares(in: [0, -2, -4, -8], fineness: 100) == [-8] && shared.curves.count == 1)
        #expect(shared.shares(in: [0, 0, 0, 0], fineness: 100) == [])
        #expect(shared.shares(in: [0, 0.004, 0.01, 0.01], fineness: 100) == [], "one hundredth is not more than one")
        #expect(shared.shares(in: [0, 0, 0.02, 0], fineness: 100) == [0, 0.02])
        #expect(shared.curves == [[0, 0.25, 0.5, 1], [0, 0, 1, 0]])
        // Half of the first, and three of the second beside it.
        #expect(shared.shares(in: [0, 0.125, 3.25, 0.5], fineness: 100) == [0.5, 3])
        // A share is a multiple of half of what can be seen.
        #expect(shared.shares(in: [0, 0.25, 0.5, 1.004], fineness: 100) == [1.005])
    }
}
