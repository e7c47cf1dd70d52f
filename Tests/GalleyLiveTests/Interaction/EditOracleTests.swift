import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Random editing of a text, step by step, against an array of characters with two places in it. Keys do what they do
/// in text fields of Apple's platforms; a page's edits count UTF-16's units, and keep pairs whole (HTML's
/// `setSelectionRange` counts likewise).
@MainActor @Suite("Editing against an array of characters")
struct EditOracleTests {
    private static let letters: [Character] = ["a", "b", "é", "😀", "ß", "字"]

    /// What a field should be.
    private struct Model {
        var text: [Character]
        var anchor: Int
        var caret: Int

        var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

        mutating func put(_ characters: [Character], at range: Range<Int>) {
            text.replaceSubrange(range, with: characters)
            (anchor, caret) = (range.lowerBound + characters.count, range.lowerBound + characters.count)
        }

        mutating func go(to place: Int, selecting: Bool) {
            caret = max(0, min(place, text.count))
            if !selecting { anchor = caret }
        }

        /// The units before so many characters.
        func units(_ count: Int) -> Int { String(text[..<count]).utf16.count }
    }

    private func word(_ random: inout SeededGenerator) -> [Character] {
        (0..<random.whole(1...3)).map { _ in random.pick(Self.letters) }
    }

    private func check(_ editing: TextEditing, _ text: Recorded<String>, _ model: Model, _ step: String) {
        let whole = String(model.text)
        #expect(text.value == whole, "\(step)")
        #expect(editing.selected(whole) == model.selection && editing.caret(in: whole) == model.caret, "\(step)")
        let units = model.units(model.selection.lowerBound)..<model.units(model.selection.upperBound)
        #expect(editing.selectedUnits(of: whole) == units, "\(step)")
    }

    @Test("Keys", arguments: 1...10) func keys(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let start = word(&random) + word(&random)
        let text = Recorded(String(start))
        let editing = TextEditing()
        editing.focus(true, text.value)
        var model = Model(text: start, anchor: start.count, caret: start.count)
        let target = TextTarget(editing: editing, text: text.binding, hasLines: false)
        check(editing, text, model, "focus")
        for step in 0..<60 {
            let selecting = random.coin()
            let shift: EventModifiers = selecting ? .shift : []
            let (range, isOne) = (model.selection, model.selection.isEmpty)
            let kind = random.whole(0...9)
            switch kind {
            case 0:
                #expect(target.press(.leftArrow, shift))
                model.go(to: isOne || selecting ? model.caret - 1 : range.lowerBound, selecting: selecting)
            case 1:
                #expect(target.press(.rightArrow, shift))
                model.go(to: isOne || selecting ? model.caret + 1 : range.upperBound, selecting: selecting)
            case 2:
                #expect(target.press(random.pick([.home, .upArrow]), shift))
                model.go(to: 0, selecting: selecting)
            case 3:
                #expect(target.press(random.pick([.end, .downArrow]), shift))
                model.go(to: model.text.count, selecting: selecting)
            case 4:
                #expect(target.press(.delete, shift))
                model.put([], at: isOne ? max(range.lowerBound - 1, 0)..<range.lowerBound : range)
            case 5:
                #expect(target.press(.deleteForward, shift))
                model.put([], at: isOne ? range.lowerBound..<min(range.lowerBound + 1, model.text.count) : range)
            case 6:
                let letter = random.pick(["x", "y", "é"] as [Character])
                #expect(target.press(KeyEquivalent(letter), shift))
                model.put(Array(selecting ? String(letter).uppercased() : String(letter)), at: range)
            case 7:
                #expect(target.press("a", .command))
                (model.anchor, model.caret) = (0, model.text.count)
            case 8:
                let characters = word(&random)
                editing.insert(String(characters), into: text.binding)
                model.put(characters, at: range)
            default:
                let place = random.whole(-2...model.text.count + 2)
                editing.move(to: place, in: text.value, selecting: selecting)
                model.go(to: place, selecting: selecting)
            }
            check(editing, text, model, "\(step): \(kind) \(selecting)")
        }
    }

    @Test("A page's edits", arguments: 1...10) func page(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let start = word(&random) + word(&random)
        let text = Recorded(String(start))
        let editing = TextEditing()
        editing.focus(true, text.value)
        var model = Model(text: start, anchor: start.count, caret: start.count)
        for step in 0..<60 {
            if random.whole(0...2) == 0 {
                let low = random.whole(0...model.text.count)
                let high = random.whole(low...model.text.count)
                editing.select(model.units(low)..<model.units(high), in: text.value)
                (model.anchor, model.caret) = (low, high)
            } else {
                // From a unit, a pair's second half too, so many units: whoever is touched goes as a whole.
                let units = model.units(model.text.count)
                let from = random.whole(0...units)
                let count = random.whole(0...units - from)
                let characters = random.coin() ? word(&random) : []
                editing.apply(TextEdit(start: from, removed: count, inserted: String(characters)), to: text.binding)
                func isTouched(_ index: Int) -> Bool {
                    let (begin, end) = (model.units(index), model.units(index + 1))
                    return begin < from + count && end > from
                }
                let touched = model.text.indices.filter { count > 0 && isTouched($0) }
                // Where nothing goes it is put before the one whose middle it is in.
                let before = model.text.indices.filter { model.units($0 + 1) <= from }.count
                let range = (touched.first ?? before)..<((touched.last.map { $0 + 1 }) ?? before)
                model.put(characters, at: range)
            }
            check(editing, text, model, "\(step)")
        }
    }

    @Test("What types a character, and what does not") func typed() {
        let typed: [Character] = [" ", "~", "\u{80}", "a", "é", "\u{F6FF}", "\u{F900}", "字"]
        let others: [Character] = ["\u{1F}", "\u{7F}", "\u{F700}", "\u{F729}", "\u{F8FF}", "\u{1B}", "\t", "\r"]
        for (characters, isTyped) in [(typed, true), (others.filter { $0 != "\u{F729}" && $0 != "\u{F700}" }, false)] {
            for character in characters {
                let text = Recorded("q")
                let editing = TextEditing()
                editing.focus(true, "q")
                let target = TextTarget(editing: editing, text: text.binding, hasLines: false)
                #expect(
                    target.press(KeyEquivalent(character), []) == isTyped, "\(character.unicodeScalars.first!.value)")
                #expect(text.value == (isTyped ? "q\(character)" : "q"))
                #expect(
                    !target.press(KeyEquivalent(character), .control)
                        && !target.press(KeyEquivalent(character), .option))
            }
        }
    }
}
