import Foundation
import Testing

@testable import GalleyProtocol

/// Which views of two layouts are the same, and which of their numbers are told, in explanations written by hand.
@Suite("Pairs of views, before and after")
struct PairedViewsTests {
    private func explanation(_ nodes: String...) throws -> ExplanationDifference.Explanation {
        try .init(json: Data("{\"nodes\": [\(nodes.joined(separator: ","))]}".utf8))
    }

    /// A node in JSON: a square of a length, at x in the canvas.
    private func node(
        _ id: Int, _ kind: String, in parent: Int? = nil, _ label: String? = nil, x: Double = 0, length: Double = 10,
        proposal: String = "[100, null]", more: String = ""
    ) -> String {
        let parent = parent.map { ", \"parent\": \($0)" } ?? "", label = label.map { ", \"label\": \"\($0)\"" } ?? ""
        let shown = more.contains("isShown") ? "" : ", \"isShown\": true"
        return "{\"id\": \(id), \"kind\": \"\(kind)\"\(parent)\(label)\(shown), \"proposal\": \(proposal), "
            + "\"size\": [\(length), \(length)], \"frame\": [\(x), 0, \(length), \(length)]\(more)}"
    }

    private func paths(
        _ old: ExplanationDifference.Explanation, _ new: ExplanationDifference.Explanation
    ) -> [String] { ExplanationDifference(from: old, to: new).changes.map(\.path) }

    @Test("Views of one name in one place are told apart by their order") func order() throws {
        func row(_ second: Double) throws -> ExplanationDifference.Explanation {
            try explanation(
                node(0, "HStack"), node(1, "Text", in: 0, "a"), node(2, "Text", in: 0, "a", x: 20, length: second))
        }
        let changes = ExplanationDifference(from: try row(10), to: try row(12)).changes
        #expect(changes.map(\.path) == ["HStack › Text \"a\""])
        #expect(changes.first?.before?.id == 2 && changes.first?.after?.id == 2)
    }

    @Test("What came has no before, what is gone no after and stands last") func cameAndWent() throws {
        let old = try explanation(node(0, "HStack"), node(1, "Text", in: 0, "a"))
        let new = try explanation(node(0, "HStack"), node(1, "Text", in: 0, "b"))
        let difference = ExplanationDifference(from: old, to: new)
        #expect(difference.changes.map(\.path) == ["HStack › Text \"b\"", "HStack › Text \"a\""])
        #expect(difference.changes.map { $0.before == nil } == [true, false])
        #expect(difference.changes.map { $0.after == nil } == [false, true])
        // Columns are as wide as the longest: 17 characters and 25.
        let place = "100×nil → 10×10 at (0, 0)"
        func line(_ first: String, _ second: String, _ third: String) -> String {
            first + String(repeating: " ", count: 19 - first.count) + second
                + String(repeating: " ", count: 27 - second.count) + third + "\n"
        }
        #expect(
            difference.text() == line("view", "before", "after") + line("HStack › Text \"b\"", "–", place)
                + line("HStack › Text \"a\"", place, "–"))
    }

    @Test("A modifier and what it draws behind belong to the view that it is about") func modifiers() throws {
        func view(_ ground: Double) throws -> ExplanationDifference.Explanation {
            try explanation(
                node(0, "VStack"), node(1, "background", in: 0), node(2, "Text", in: 1, "a"),
                node(3, "Color", in: 1, length: ground))
        }
        #expect(paths(try view(10), try view(11)) == ["VStack › Color"])
        let plain = try explanation(node(0, "VStack"), node(1, "Text", in: 0, "a"))
        #expect(Set(paths(plain, try view(10))) == ["Text \"a\" .background", "VStack › Color"])
    }

    @Test("Parts of a control are passed over: what lies in them lies in the control") func parts() throws {
        func control(_ length: Double, part: Double) throws -> ExplanationDifference.Explanation {
            try explanation(
                node(0, "Toggle"), node(1, "HStack", in: 0, length: part, more: ", \"isPart\": true"),
                node(2, "Text", in: 1, "On", length: length))
        }
        #expect(paths(try control(10, part: 20), try control(10, part: 99)) == [])
        #expect(paths(try control(10, part: 20), try control(11, part: 20)) == ["Toggle › Text \"On\""])
    }

    @Test("What is not shown is not compared") func hidden() throws {
        func view(_ length: Double) throws -> ExplanationDifference.Explanation {
            try explanation(
                node(0, "VStack"), node(1, "Text", in: 0, "a", length: length, more: ", \"isShown\": false"))
        }
        let old = try view(10)
        #expect(paths(old, try view(90)) == [])
        #expect(old.labels == [])
    }

    @Test(
        "A hundredth is told, half of one is not",
        arguments: [(0.004, false), (-0.004, false), (0.006, true), (-0.006, true), (1, true)])
    func noise(change: Double, isTold: Bool) throws {
        let old = try explanation(node(0, "VStack", length: 10))
        #expect(paths(old, try explanation(node(0, "VStack", length: 10 + change))).isEmpty != isTold)
        #expect(paths(old, try explanation(node(0, "VStack", x: change))).isEmpty != isTold)
        let proposed = try explanation(node(0, "VStack", proposal: "[\(100 + change), null]"))
        #expect(paths(old, proposed).isEmpty != isTold)
    }

    @Test("No proposal is not the same as one, nor is a view that only moves with its container told") func proposals()
        throws
    {
        let old = try explanation(node(0, "VStack"))
        #expect(paths(old, try explanation(node(0, "VStack", proposal: "[100, 100]"))) == ["VStack"])
        func inner(_ x: Double) throws -> ExplanationDifference.Explanation {
            try explanation(node(0, "VStack", x: x), node(1, "Text", in: 0, "a", x: x + 3))
        }
        #expect(paths(try inner(0), try inner(40)) == ["VStack"])
    }

    @Test("Sentences that are new are told, those that were there are not") func sentences() throws {
        func view(_ sentences: String) throws -> ExplanationDifference.Explanation {
            try explanation(node(0, "VStack", more: ", \"sentences\": [\(sentences)]"))
        }
        let text = ExplanationDifference(from: try view("\"One.\""), to: try view("\"One.\", \"Two.\"")).text()
        #expect(text.contains("    - Two.\n") && !text.contains("One."))
        #expect(paths(try view("\"One.\", \"Two.\""), try view("\"One.\"")) == [])
    }

    @Test("A sum that has changed is told, unless it says no more than the length") func sums() throws {
        func told(_ old: String, _ new: String) throws -> String {
            func view(_ width: String, _ length: Double) throws -> ExplanationDifference.Explanation {
                try explanation(node(0, "Text", length: length, more: ", \"width\": \"\(width)\""))
            }
            return ExplanationDifference(from: try view(old, 10), to: try view(new, 20)).text()
        }
        #expect(
            try told("10 = screen 30 − 20", "20 = screen 40 − 20").contains("    - Width 20 = screen 40 − 20, was 10 =")
        )
        #expect(try !told("10 = Text 10", "20 = Text 20").contains("Width"))
        #expect(try told("10 = Text 10", "20 = Text 10 + 10").contains("Width 20 = Text 10 + 10, was"))
    }
}
