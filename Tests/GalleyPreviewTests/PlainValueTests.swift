import Foundation
import GalleyProtocol
import Testing

/// What values of the protocol are before anyone has said more, and how JSON is written: each type's own documentation.
@Suite("Plain values of the protocol")
struct PlainValueTests {
    @Test("What is left out that no view needs changes nothing that is drawn") func leftOut() {
        func isHarmless(_ kinds: [LeftOutFile.Part.Kind]) -> Bool {
            let parts = kinds.map { LeftOutFile.Part(kind: $0, name: "n", line: 1, reason: "r", reasonLine: 2) }
            return LeftOutFile(file: "a.swift", isWhole: false, parts: parts).isHarmless
        }
        #expect(
            [[], [.delegate], [.delegate, .delegate], [.delegate, .view], [.body]].map(isHarmless) == [
                true, true, true, false, false,
            ])
        let part = LeftOutFile.Part(kind: .view, name: "n", line: 1, reason: "r", reasonLine: 2)
        #expect(part.names == [] && part.uses == nil && part.usesFile == nil)
    }

    @Test("Explanations, data and images") func hosts() {
        let explanation = HostExplanation()
        #expect([explanation.tellsParts, explanation.tellsEngine, explanation.tellsOwners] == [false, false, false])
        #expect(explanation.format == .text && explanation.curve == nil)
        let data = HostData(path: "p", text: "t")
        #expect(data.line == 1 && !data.refusesOthers && data.fields == nil)
        #expect(HostImage(failure: "no").bytes == 0 && HostImage(bytes: 7).bytes == 7)
        let phone = HostDevice(width: 1, height: 2, scale: 3, top: 4, bottom: 5, isWide: true)
        #expect(phone.size == HostSize(width: 1, height: 2) && phone.sides == 0 && phone.isTall && phone.isWide)
    }

    @Test("Updates of a preview, and what of its state is kept") func previews() {
        let update = PreviewUpdate(build: 3)
        #expect(update.build == 3 && !update.isCompiling && update.compileTime == 0 && update.worker == nil)
        #expect(LiveKeptState() == LiveKeptState(kept: 0, anew: []) && LiveKeptState(kept: 1) != LiveKeptState())
        let answer = PlayAnswer(step: PlayStep(.restart, written: "restart", line: 4))
        #expect(answer.step == "restart" && answer.line == 4 && answer.time == 0 && !answer.changesPictureOnly)
        #expect(answer.failure == nil && answer.changes.isEmpty && answer.notes.isEmpty && answer.movesFor == nil)
    }

    @Test("JSON has its keys in order, slashes as they are, and words for numbers that it has not") func json() throws {
        let values = ["b": 1.5, "a/": .infinity, "c": -.infinity]
        let text = String(decoding: try JSONEncoder.galley().encode(values), as: UTF8.self)
        #expect(text == #"{"a/":"inf","b":1.5,"c":"-inf"}"#)
        #expect(try JSONDecoder.galley().decode([String: Double].self, from: Data(text.utf8)) == values)
        let nothing = try JSONDecoder.galley().decode([Double].self, from: Data(#"["nan"]"#.utf8))
        #expect(nothing.map(\.isNaN) == [true])
    }

    @Test("An element of a play is written without the number that only its process knows") func elements() throws {
        var element = PlayElement(id: "7", role: "button", kind: "Button", label: "Add", frame: [1, 2, 3, 4])
        element.value = "v"
        let text = String(decoding: try JSONEncoder.galley().encode(element), as: UTF8.self)
        #expect(!text.contains("\"id\"") && text.contains("\"frame\":[1,2,3,4]") && text.contains("\"isEnabled\":true"))
        let read = try JSONDecoder.galley().decode(PlayElement.self, from: Data(text.utf8))
        element.id = ""
        #expect(read == element)
    }
}
