import Foundation
import Testing

@testable import GalleyProtocol

/// What has moved between two explanations, as `ExplanationDifference` says it, from JSON written by hand.
@Suite("Differences of explanations as text")
struct ExplanationTextTests {
    private func read(_ nodes: [String]) throws -> ExplanationDifference.Explanation {
        let json = "{\"nodes\": [\(nodes.joined(separator: ", "))]}"
        return try ExplanationDifference.Explanation(json: Data(json.utf8))
    }

    private func difference(_ old: [String], _ new: [String]) throws -> ExplanationDifference {
        ExplanationDifference(from: try read(old), to: try read(new))
    }

    /// A node of an explanation; `more` are further members.
    private func node(
        _ id: Int, in parent: Int? = nil, _ kind: String, _ label: String? = nil,
        frame: String = "0,0,10,10",
        _ more: String = ""
    ) -> String {
        let size = frame.split(separator: ",").suffix(2).joined(separator: ",")
        let around = parent.map { "\"parent\": \($0), " } ?? ""
        let name = label.map { "\"label\": \"\($0)\", " } ?? ""
        return
            "{\"id\": \(id), \(around)\(name)\"kind\": \"\(kind)\", \"isShown\": true, \"size\": [\(size)], "
            + "\"frame\": [\(frame)]\(more.isEmpty ? "" : ", " + more)}"
    }

    @Test("Columns are as wide as what is in them, and new sentences follow") func columns() throws {
        let told = try difference(
            [
                node(0, "HStack", frame: "0,0,60,20", "\"proposal\": [300, 200], \"sentences\": [\"A.\"]"),
                node(
                    1, in: 0, "Text", "a", frame: "8,50,34.667,20.333",
                    "\"proposal\": [null, 200], \"sentences\": [\"Old.\", \"Gone.\"]"),
            ],
            [
                node(0, "HStack", frame: "0,0,60,20", "\"proposal\": [300, 200], \"sentences\": [\"A.\"]"),
                node(
                    1, in: 0, "Text", "a", frame: "9.5,50,40,20.333",
                    "\"proposal\": [\"inf\", \"-inf\"], \"sentences\": [\"Old.\", \"New.\", \"Newer.\"]"),
            ])
        let expected = [
            "view               before                            after",
            "HStack › Text \"a\"  nil×200 → 34.67×20.33 at (8, 50)  ∞×-∞ → 40×20.33 at (9.5, 50)",
            "    - New.", "    - Newer.", "",
        ]
        #expect(told.text() == expected.joined(separator: "\n"))
        #expect(told.changes.map(\.path) == ["HStack › Text \"a\""])
    }

    @Test("Short names leave the headings their room; what is new or gone has a dash") func dashes()
        throws
    {
        let told = try difference(
            [node(0, "A"), node(1, in: 0, "B")], [node(0, "A"), node(1, in: 0, "C")])
        // The proposal is not known: nothing stands before the arrow.
        let expected = [
            "view   before                 after", "A › C  –                       → 10×10 at (0, 0)",
            "A › B   → 10×10 at (0, 0)  –", "",
        ]
        #expect(told.changes.map(\.path) == ["A › C", "A › B"])
        #expect(told.changes.map { $0.before == nil } == [true, false])
        #expect(told.changes.map { $0.after == nil } == [false, true])
        let lines = told.text().split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: true)
        }
        let words = expected.dropLast().map {
            $0.split(separator: " ", omittingEmptySubsequences: true)
        }
        #expect(lines == words)
        let none = try difference([node(0, "A")], [node(0, "A")])
        #expect(none.text() == "Nothing has moved.\n" && none.changes.isEmpty)
        // Four letters of "view" and six of "before" are the least.
        let short = try difference([], ["{\"id\": 0, \"kind\": \"A\", \"isShown\": true}"])
        #expect(short.text() == "view  before  after\nA     –       –\n")
    }

    @Test("A hundredth is told, less than half of one is not; hidden views and parts are not")
    func tolerance() throws {
        func moves(_ old: String, _ new: String) throws -> Bool {
            try !difference([node(0, "A", frame: old)], [node(0, "A", frame: new)]).changes.isEmpty
        }
        #expect(try !moves("0,0,10,10", "0,0,10.004,9.996") && moves("0,0,10,10", "0,0,10.006,10"))
        #expect(try moves("0,0,10,10", "0,0,10,9.994") && moves("0,0,10,10", "0,1,10,10"))
        #expect(try moves("3,0,10,10", "4,0,10,10") && !moves("3,4,10,10", "3,4,10,10"))
        func asks(_ old: String, _ new: String) throws -> Bool {
            try !difference([node(0, "A", nil, old)], [node(0, "A", nil, new)]).changes.isEmpty
        }
        #expect(
            try asks("\"proposal\": [1, 2]", "") && asks("", "\"proposal\": [1, 2]") && !asks("", ""))
        #expect(try asks("\"proposal\": [null, 2]", "\"proposal\": [1, 2]"))
        #expect(try !asks("\"proposal\": [null, \"inf\"]", "\"proposal\": [null, \"inf\"]"))
        #expect(try asks("\"proposal\": [1, 2]", "\"proposal\": [1]"))
        #expect(
            try asks("", "\"sentences\": [\"a\"]")
                && !asks("\"sentences\": [\"a\", \"b\"]", "\"sentences\": [\"b\"]"))
        let part = "\"isPart\": true"
        #expect(
            try difference([node(0, "A", nil, part)], [node(0, "A", nil, frame: "0,0,9,9", part)]).changes.isEmpty)
        let hidden = "{\"id\": 0, \"kind\": \"A\", \"label\": \"x\", \"isShown\": false}"
        #expect(
            try difference([hidden], []).changes.isEmpty
                && read([hidden, node(1, "B", "y")]).labels == ["y"])
    }

    @Test("Sums are told where there are no sentences, unless they say only the length") func sums()
        throws
    {
        func told(_ old: String, _ new: String, kind: String = "Text", _ label: String? = "a") throws
            -> [Substring]
        {
            try difference([node(0, kind, label, old)], [node(0, kind, label, frame: "0,0,20,10", new)])
                .text()
                .split(separator: "\n").dropFirst(2).map { $0 }
        }
        #expect(
            try told("\"width\": \"1 + 2\"", "\"width\": \"3 + 4\"") == ["    - Width 3 + 4, was 1 + 2."])
        #expect(try told("\"height\": \"1\"", "\"height\": \"2\"") == ["    - Height 2, was 1."])
        #expect(
            try told("\"width\": \"1\", \"height\": \"5\"", "\"width\": \"2\", \"height\": \"6\"")
                == ["    - Width 2, was 1.", "    - Height 6, was 5."])
        #expect(
            try told("\"width\": \"1\"", "\"width\": \"1\"") == [] && told("", "\"width\": \"1\"") == [])
        #expect(
            try told("\"width\": \"1\"", "\"width\": \"2\", \"sentences\": [\"S.\"]") == ["    - S."])
        let old = "\"width\": \"10 = Text 10\""
        #expect(try told(old, "\"width\": \"20 = Text 'a' 20\"") == [])
        #expect(try told(old, "\"width\": \"20 = Text 12 + 8 20\"").count == 1)
        #expect(try told(old, "\"width\": \"20 = Text 28 − 8 20\"").count == 1)
        #expect(try told(old, "\"width\": \"20 = Other 20\"").count == 1)
        #expect(try told(old, "\"width\": \"20 = Text 120\"").count == 1)
        #expect(try told(old, "\"width\": \"20 = Text = 20\"").count == 1)
    }

    @Test("A name of 24 letters stands whole, one of 25 is cut behind the 23rd") func names() throws {
        let (whole, long) = (String(repeating: "b", count: 24), String(repeating: "b", count: 25))
        let told = try difference([], [node(0, "Text", whole), node(1, "Text", long)])
        let cut = String(repeating: "b", count: 23)
        #expect(told.changes.map(\.path) == ["Text \"\(whole)\"", "Text \"\(cut)…\""])
    }

    @Test("Places are those in the view around; modifiers and parts between do not count")
    func places() throws {
        func tree(_ x: Int, _ text: Int, modifier: Bool) -> [String] {
            var nodes = [node(0, "HStack", frame: "\(x),3,60,20")]
            if modifier { nodes.append(node(5, in: 0, "padding", frame: "\(x),3,60,20")) }
            nodes.append(node(6, in: modifier ? 5 : 0, "Text", "a", frame: "\(text),3,20,10"))
            return nodes
        }
        // Along with its container by four, whatever is around it.
        #expect(
            try difference(tree(0, 7, modifier: false), tree(4, 11, modifier: false)).changes.map(\.path)
                == ["HStack"])
        let padded = try difference(tree(0, 7, modifier: false), tree(0, 7, modifier: true))
        #expect(
            padded.changes.map(\.path) == ["Text \"a\" .padding"] && padded.changes[0].before == nil)
        let moved = try difference(tree(0, 7, modifier: true), tree(0, 8, modifier: true))
        #expect(moved.changes.map(\.path) == ["HStack › Text \"a\""])
        // A word with a capital, a name of its own or nothing inside is no modifier.
        let views = try difference(
            [],
            [
                node(0, "padding"), node(1, "Frame"), node(2, in: 1, "A"), node(3, "frame", "n"),
                node(4, in: 3, "B"),
            ])
        #expect(
            views.changes.map(\.path) == [
                "padding", "Frame", "Frame › A", "frame \"n\"", "frame \"n\" › B",
            ])
        // What lies over a view is in the modifier that puts it there.
        let over = [node(0, "overlay"), node(1, in: 0, "A"), node(2, in: 0, "B", frame: "2,2,4,4")]
        let other = [node(0, "overlay"), node(1, in: 0, "A"), node(2, in: 0, "B", frame: "3,2,4,4")]
        #expect(try difference(over, other).changes.map(\.path) == ["B"])
        #expect(try difference([], over).changes.map(\.path) == ["A .overlay", "A", "B"])
    }

    @Test("Of several alike each is compared with the one in its place") func alike() throws {
        func row(_ widths: [Int]) -> [String] {
            [node(0, "HStack", frame: "0,0,100,20")]
                + widths.enumerated().map { node($0 + 1, in: 0, "Text", "a", frame: "0,0,\($1),10") }
        }
        let told = try difference(row([10, 20, 30]), row([10, 21]))
        #expect(told.changes.map { $0.before?.size?.first } == [20, 30])
        #expect(told.changes.map { $0.after?.size?.first } == [21, nil])
    }
}
