import GalleyProtocol
import Testing

@testable import GalleyPlay

/// What is told of a step: elements that came, went and changed, and not those that only moved (docs/play.md).
@Suite("Changes of elements")
struct PlayChangeTests {
    private func element(_ id: String, _ change: (inout PlayElement) -> Void = { _ in }) -> PlayElement {
        var element = PlayElement(id: id, role: "text", kind: "Text", label: "a", frame: [0, 0, 1, 1])
        change(&element)
        return element
    }

    private func told(_ old: [PlayElement], _ new: [PlayElement]) -> [String] {
        PlayChanges.between(old, new).map { "\($0.kind) \($0.element.id) \($0.before?.id ?? "-")" }
    }

    @Test("What counts as a change of an element") func changes() {
        let old = element("1")
        let changes: [(inout PlayElement) -> Void] = [
            { $0.label = "b" }, { $0.value = "v" }, { $0.isEnabled = false }, { $0.isSelected = true },
            { $0.role = "image" },
            { $0.isFocused = true }, { $0.hint = "h" }, { $0.identifier = "i" },
        ]
        #expect(changes.map { told([old], [element("1", $0)]) } == Array(repeating: ["changed 1 1"], count: 8))
        #expect(
            told([old], [element("1") { ($0.frame, $0.isOutOfSight, $0.kind) = ([5, 5, 1, 1], true, "Label") }]) == [])
    }

    @Test("What came, what went, and what only has another number") func additions() {
        let (a, b) = (element("1"), element("2") { $0.label = "b" })
        #expect(told([a], [a, b]) == ["added 2 -"] && told([a, b], [b]) == ["removed 1 -"] && told([], []) == [])
        #expect(told([a, b], [element("3") { $0.label = "c" }]) == ["removed 1 -", "removed 2 -", "added 3 -"])
        // The same under another number has stayed; of two the second is new.
        #expect(told([a, b], [element("8"), element("9") { $0.label = "b" }]) == [])
        #expect(told([a], [element("8"), element("9")]) == ["added 9 -"])
        #expect(told([a, element("2")], [element("9")]) == ["removed 2 -"])
        #expect(told([a], [element("1") { $0.label = "b" }, element("9")]) == ["changed 1 1", "added 9 -"])
    }
}
