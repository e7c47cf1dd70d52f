import GalleySnapshots
import Testing

/// Which views of two layouts are one, which of them changed by itself, and how much is told: `LayoutChange`'s documentation.
@Suite("Pairs of views in layouts") struct LayoutPairTests {
    /// A line as `LayoutLines` writes it.
    private func line(
        _ depth: Int, _ name: String, _ size: String = "10×10", offered: String = "50×60"
    ) -> String {
        String(repeating: "  ", count: depth) + "\(name) at 0,0 size \(size) offered \(offered)"
    }

    private func change(_ old: [String], _ new: [String], limit: Int = 40) -> [String] {
        LayoutChange.lines(old.joined(separator: "\n"), new.joined(separator: "\n"), limit: limit)
    }

    private let itself = "What changed by itself (- before, + now):"
    private let followed = "What followed from it:"

    private func column(_ count: Int, _ size: String) -> [String] {
        [line(0, "VStack", "50×60")] + (0..<count).map { line(1, "Text \"\($0)\"", size) }
    }

    @Test("Eight views that changed by themselves are told, and how many more there are") func most() {
        let eight = change(column(8, "10×10"), column(8, "10×11"))
        #expect(
            eight.count == 17 && eight.first == itself && eight.last == line(0, "+ Text \"7\"", "10×11"))
        let nine = change(column(9, "10×10"), column(9, "10×11"))
        #expect(nine.count == 18 && nine.last == "… and 1 more views")
        #expect(nine[16] == line(0, "+ Text \"7\"", "10×11"))
        #expect(change(column(12, "10×10"), column(12, "10×11")).last == "… and 4 more views")
    }

    @Test("Of what followed so many lines are told") func limits() {
        func tree(_ size: String, _ offer: String) -> [String] {
            [line(0, "VStack", "50×60"), line(1, "Text \"a\"", size)]
                + (0..<3).map { line(1, "Color \"\($0)\"", offer, offered: offer) }
        }
        let (old, new) = (tree("10×10", "7×7"), tree("10×11", "6×6"))
        let root = [
            itself, "- Text \"a\" at 0,0 size 10×10 offered 50×60",
            "+ Text \"a\" at 0,0 size 10×11 offered 50×60",
        ]
        let six = change(old, new, limit: 6)
        #expect(
            six.count == 10 && Array(six.prefix(4)) == root + [followed]
                && six.last == "+   Color \"2\" at 0,0 size 6×6 offered 6×6")
        let five = change(old, new, limit: 5)
        #expect(
            five.count == 10 && five.last == "… 1 more lines"
                && Array(five.prefix(9)) == Array(six.prefix(9)))
    }

    @Test("A view that is new or gone leaves the others their partners") func partners() {
        let old = [line(0, "VStack", "50×60"), line(1, "A"), line(1, "B"), line(1, "C")]
        let gone = [line(0, "VStack", "50×60"), line(1, "A"), line(1, "C", "10×12")]
        #expect(
            change(old, gone) == [
                itself, line(0, "- B"), line(0, "- C"), line(0, "+ C", "10×12"),
            ])
        #expect(
            change(gone, old) == [
                itself, line(0, "+ B"), line(0, "- C", "10×12"), line(0, "+ C"),
            ])
        let last = [line(0, "VStack", "50×60"), line(1, "A"), line(1, "B")]
        #expect(
            change(old, last) == [itself, line(0, "- C")]
                && change(last, old) == [itself, line(0, "+ C")])
        let first = [line(0, "VStack", "50×60"), line(1, "B"), line(1, "C")]
        #expect(
            change(old, first) == [itself, line(0, "- A")]
                && change(first, old) == [itself, line(0, "+ A")])
        // Two more behind one that stays.
        let more = [line(0, "VStack", "50×60"), line(1, "A")]
        #expect(change(more, old) == [itself, line(0, "+ B"), line(0, "+ C")])
    }

    @Test("A view of another type is another view; what was in it is gone with it") func types() {
        let old = [line(0, "VStack", "50×60"), line(1, "Text \"a\""), line(2, "Part"), line(1, "End")]
        let new = [
            line(0, "VStack", "50×60"), line(1, "Image \"a\""), line(2, "Part", "3×3"), line(1, "End"),
        ]
        #expect(
            change(old, new) == [
                itself, line(0, "- Text \"a\""), line(0, "+ Image \"a\""), followed, "- " + line(2, "Part"),
                "+ " + line(2, "Part", "3×3"),
            ])
        // Of one type with another name it is one view, whose parts are compared.
        let renamed = [
            line(0, "VStack", "50×60"), line(1, "Text \"b\""), line(2, "Part", "3×3"), line(1, "End"),
        ]
        #expect(
            change(old, renamed) == [
                itself, line(0, "- Part"), line(0, "+ Part", "3×3"), followed, "- " + line(1, "Text \"a\""),
                "+ " + line(1, "Text \"b\""),
            ])
    }

    @Test("The innermost of those around each other is the root, of those beside each other all")
    func innermost() {
        func tree(_ inner: String, _ outer: String, _ beside: String) -> [String] {
            [
                line(0, "Root", outer), line(1, "Middle", outer), line(2, "Inner", inner),
                line(1, "Beside", beside),
            ]
        }
        #expect(
            change(tree("1×1", "2×2", "3×3"), tree("1×9", "2×9", "3×9")) == [
                itself, line(0, "- Inner", "1×1"), line(0, "+ Inner", "1×9"), line(0, "- Beside", "3×3"),
                line(0, "+ Beside", "3×9"), followed, "- " + line(0, "Root", "2×2"), "+ " + line(0, "Root", "2×9"),
                "- " + line(1, "Middle", "2×2"), "+ " + line(1, "Middle", "2×9"),
            ])
    }

    /// A view that is as long as it was offered along the side that changed only follows.
    @Test(
        "Where all were offered something else, those that do not take what they are offered are the roots"
    ) func takers() {
        func tree(_ views: [(String, String, String)]) -> [String] {
            [line(0, "Root", "90×90", offered: "90×90")] + views.map { line(1, $0, $1, offered: $2) }
        }
        func roots(_ old: [(String, String, String)], _ new: [(String, String, String)]) -> [String] {
            change(tree(old), tree(new)).dropFirst().prefix { $0 != followed }.map {
                String($0.prefix(3))
            }
        }
        let root = [("A", "10×5", "40×40")]
        let other = [("A", "12×5", "41×40")]
        // B takes the whole width in both, or the whole height.
        #expect(
            roots(root + [("B", "30×5", "30×40")], other + [("B", "31×5", "31×40")]) == ["- A", "+ A"])
        #expect(
            roots(root + [("B", "5×30", "40×30")], other + [("B", "5×31", "40×31")]) == ["- A", "+ A"])
        // It did not before, or does not now.
        #expect(
            roots(root + [("B", "29×5", "30×40")], other + [("B", "31×5", "31×40")]) == [
                "- A", "+ A", "- B", "+ B",
            ])
        #expect(
            roots(root + [("B", "30×5", "30×40")], other + [("B", "29×5", "31×40")]) == [
                "- A", "+ A", "- B", "+ B",
            ])
        // Its width is what it was offered, but its height changed as well.
        #expect(
            roots(root + [("B", "30×5", "30×40")], other + [("B", "31×6", "31×40")]) == [
                "- A", "+ A", "- B", "+ B",
            ])
        // Where all take what they are offered, all are told.
        #expect(
            roots(
                [("A", "10×5", "10×40"), ("B", "30×5", "30×40")],
                [("A", "12×5", "12×40"), ("B", "31×5", "31×40")])
                == ["- A", "+ A", "- B", "+ B"])
    }

    @Test("Children are those that stand further in, whatever lies between") func outline() {
        let old = [
            "size 50×60", line(0, "Root"), line(1, "A"), line(2, "Deep", "1×1"), line(1, "B"),
            line(2, "Deep", "2×2"),
        ]
        var new = old
        new[5] = line(2, "Deep", "2×3")
        #expect(change(old, new) == [itself, line(0, "- Deep", "2×2"), line(0, "+ Deep", "2×3")])
        // Something that is no view's line.
        var remark = old
        remark[0] = "size 51×60"
        #expect(
            change(old, remark) == ["What moved (- before, + now):", "- size 50×60", "+ size 51×60"])
    }

    @Test("Lines of one place: first what was, then what is; an end of lines more makes none")
    func differences() {
        #expect(LineDifference.lines("a\nb", "a\nc\nd") == ["- b", "+ c", "+ d"])
        #expect(LineDifference.lines("b\na", "c\na") == ["- b", "+ c"])
        #expect(LineDifference.lines("a\n\nb\n", "a\nb") == [])
        #expect(LineDifference.lines((1...3).map(String.init), [], limit: 3).count == 3)
        #expect(
            LineDifference.lines(["1", "2", "3"], ["4"], limit: 3) == [
                "- 1", "+ 4", "- 2", "… 1 more lines",
            ])
    }
}
