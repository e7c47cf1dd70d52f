import GalleySnapshots
import Testing

/// What is told of two layouts at its edges: how many lines and views, and which views are the same. By
/// `LayoutChange`'s documentation: a view changed by itself where it is offered the same and has another size, or is
/// new, gone or called otherwise.
@Suite("Edges of what changed in layouts")
struct LayoutChangeEdgeTests {
    private func view(_ name: String, _ depth: Int, _ size: String, _ offer: String, at place: String = "0,0") -> String
    {
        String(repeating: "  ", count: depth) + "\(name) at \(place) size \(size) offered \(offer)"
    }

    private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

    private func changed(_ old: [String], _ new: [String], limit: Int = 40) -> [String] {
        LayoutChange.lines(text(old), text(new), limit: limit)
    }

    private static let head = "What changed by itself (- before, + now):"
    private static let rest = "What followed from it:"

    @Test("Of the views that changed by themselves eight are told") func mostViews() {
        func list(_ count: Int) -> [String] {
            func lines(_ width: Int) -> [String] {
                [view("VStack", 0, "9×9", "9×9")] + (0..<count).map { view("Text \"\($0)\"", 1, "\(width)×1", "9×9") }
            }
            return changed(lines(1), lines(2))
        }
        let eight = list(8)
        #expect(eight.count == 17 && eight.first == Self.head)
        #expect(eight.last == "+ Text \"7\" at 0,0 size 2×1 offered 9×9")
        let nine = list(9)
        #expect(nine.count == 18 && nine.last == "… and 1 more views" && nine[16] == eight[16])
        #expect(list(11).last == "… and 3 more views")
        #expect(list(1).count == 3)
    }

    @Test("Of what followed as many lines are told as may be") func mostLines() {
        func lines(_ width: Int) -> [String] {
            [view("VStack", 0, "9×9", "9×9"), view("Text", 1, "\(width)×1", "9×9")]
                + (0..<3).map { view("Spacer \"\($0)\"", 1, "1×1", "\(width)×9") }
        }
        let all = changed(lines(1), lines(2))
        #expect(all.count == 10 && all[3] == Self.rest)
        #expect(changed(lines(1), lines(2), limit: 6) == all)
        let five = changed(lines(1), lines(2), limit: 5)
        #expect(five == Array(all.prefix(9)) + ["… 1 more lines"])
        #expect(changed(lines(1), lines(2), limit: 1) == Array(all.prefix(5)) + ["… 5 more lines"])
        // Without a view that changed by itself.
        let moved = [view("VStack", 0, "9×9", "9×9"), view("Text", 1, "1×1", "9×9", at: "3,4")]
        let still = [view("VStack", 0, "9×9", "9×9"), view("Text", 1, "1×1", "9×9")]
        #expect(
            changed(still, moved) == [
                "What moved (- before, + now):", "-   Text at 0,0 size 1×1 offered 9×9",
                "+   Text at 3,4 size 1×1 offered 9×9",
            ])
        #expect(changed(still, moved, limit: 1).last == "… 1 more lines" && changed(still, moved, limit: 2).count == 3)
    }

    @Test("Views that are called otherwise are the same where their type is") func renamed() {
        let old = [
            view("HStack", 0, "9×9", "9×9"), view("Text \"a\"", 1, "1×1", "9×9"), view("Image \"i\"", 1, "2×2", "9×9"),
        ]
        let new = [
            view("HStack", 0, "9×9", "9×9"), view("Text \"b\"", 1, "1×1", "9×9"), view("Image \"j\"", 1, "2×2", "9×9"),
        ]
        #expect(
            changed(old, new) == [
                Self.head, "- Text \"a\" at 0,0 size 1×1 offered 9×9", "+ Text \"b\" at 0,0 size 1×1 offered 9×9",
                "- Image \"i\" at 0,0 size 2×2 offered 9×9", "+ Image \"j\" at 0,0 size 2×2 offered 9×9",
            ])
        let other = [old[0], view("Label \"b\"", 1, "1×1", "9×9"), old[2]]
        #expect(
            changed(old, other) == [
                Self.head, "- Text \"a\" at 0,0 size 1×1 offered 9×9", "+ Label \"b\" at 0,0 size 1×1 offered 9×9",
            ])
    }

    @Test("Views that came and went, at the beginning, in the middle and at the end") func comings() {
        let names = ["A", "B", "C", "D"]
        func lines(_ names: [String]) -> [String] {
            [view("VStack", 0, "9×9", "9×9")] + names.map { view($0, 1, "1×1", "9×9") }
        }
        for index in names.indices {
            var fewer = names
            fewer.remove(at: index)
            let line = "\(names[index]) at 0,0 size 1×1 offered 9×9"
            #expect(changed(lines(names), lines(fewer)) == [Self.head, "- \(line)"], "\(index)")
            #expect(changed(lines(fewer), lines(names)) == [Self.head, "+ \(line)"], "\(index)")
        }
        #expect(changed(lines(["A", "B"]), lines([])).count == 3)
        #expect(changed(lines([]), lines(["A", "B", "C"])).count == 4)
    }

    @Test("The innermost of views inside each other changed by itself") func innermost() {
        func lines(_ inner: String, _ outer: String) -> [String] {
            [
                view("VStack", 0, outer, "99×99"), view("HStack", 1, outer, "99×99"),
                view("Text \"a\"", 2, inner, "99×99"), view("Text \"b\"", 2, "5×5", "99×99"),
                view("Spacer", 1, "1×1", "99×99"),
            ]
        }
        let all = changed(lines("3×3", "8×8"), lines("4×3", "9×8"))
        #expect(
            all.prefix(4) == [
                Self.head, "- Text \"a\" at 0,0 size 3×3 offered 99×99", "+ Text \"a\" at 0,0 size 4×3 offered 99×99",
                Self.rest,
            ])
        #expect(all.count == 8)
    }

    @Test("Who takes its offer follows it, on the axis that changed") func takers() {
        func lines(_ taker: (String, String), _ other: (String, String)) -> [String] {
            [
                view("VStack", 0, "50×50", "50×50"), view("Color", 1, taker.0, taker.1),
                view("Text", 1, other.0, other.1),
            ]
        }
        // Both were offered something else: the colour takes all of it, the text does not.
        let width = changed(lines(("10×7", "10×9"), ("5×5", "20×20")), lines(("12×7", "12×9"), ("6×5", "21×20")))
        #expect(width.prefix(3).map { String($0.dropFirst(2).prefix(4)) } == ["at c", "Text", "Text"])
        let height = changed(lines(("7×10", "9×10"), ("5×5", "20×20")), lines(("7×12", "9×12"), ("5×6", "20×21")))
        #expect(height[1].hasPrefix("- Text") && height[2].hasPrefix("+ Text") && height[3] == Self.rest)
        // It takes its offer now, and did not before: it is no taker.
        let now = changed(lines(("9×7", "10×9"), ("5×5", "20×20")), lines(("12×7", "12×9"), ("5×5", "20×20")))
        #expect(now[1] == "- Color at 0,0 size 9×7 offered 10×9" && now.count == 3)
        let before = changed(lines(("10×7", "10×9"), ("5×5", "20×20")), lines(("11×7", "12×9"), ("5×5", "20×20")))
        #expect(before[1] == "- Color at 0,0 size 10×7 offered 10×9" && before.count == 3)
        // All take their offers: then those are told.
        let both = changed(lines(("10×7", "10×9"), ("5×5", "20×20")), lines(("12×7", "12×9"), ("5×5", "20×20")))
        #expect(both == [Self.head, "- Color at 0,0 size 10×7 offered 10×9", "+ Color at 0,0 size 12×7 offered 12×9"])
    }

    @Test("A view that is offered the same goes before those that were offered something else") func certain() {
        let old = [
            view("VStack", 0, "50×50", "50×50"), view("Text \"a\"", 1, "5×5", "9×9"),
            view("Text \"b\"", 1, "5×5", "9×9"),
        ]
        let new = [
            view("VStack", 0, "50×50", "50×50"), view("Text \"a\"", 1, "6×5", "8×9"),
            view("Text \"b\"", 1, "7×5", "9×9"),
        ]
        #expect(
            changed(old, new) == [
                Self.head, "- Text \"b\" at 0,0 size 5×5 offered 9×9", "+ Text \"b\" at 0,0 size 7×5 offered 9×9",
                Self.rest, "-   Text \"a\" at 0,0 size 5×5 offered 9×9", "+   Text \"a\" at 0,0 size 6×5 offered 8×9",
            ])
    }

    @Test("What is no view's line is no view, and a layout without views has none that changed") func others() {
        #expect(changed(["size 1×1 offered 2×2"], ["size 1×2 offered 2×2"]).first == "What moved (- before, + now):")
        #expect(changed(["VStack"], [view("VStack", 0, "1×1", "2×2")]).first == "What moved (- before, + now):")
        #expect(changed(["a"], ["a"]) == [] && LayoutChange.lines("", "") == [])
    }
}
