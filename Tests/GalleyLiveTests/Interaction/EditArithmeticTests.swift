import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive
@testable import GalleyViews

/// Places in a text that is typed: counted in characters here and in UTF-16's units in browsers (an emoji of a family has eleven units
/// and is one character); moments of moving pictures; pictures that are the same.
@MainActor @Suite("Places in texts, and moments")
struct EditArithmeticTests {
    private final class Box { var text = "" }

    private func editing(_ text: String, _ body: (TextEditing, Binding<String>, Box) -> Void) {
        let box = Box()
        box.text = text
        body(TextEditing(), Binding(get: { box.text }, set: { box.text = $0 }), box)
    }

    @Test("Typed, removed and chosen") func places() {
        editing("hello") { editing, text, box in
            editing.focus(true, box.text)
            #expect(
                editing.isFocused && editing.caret(in: box.text) == 5 && editing.selectedUnits(of: box.text) == 5..<5)
            editing.move(to: 1, in: box.text, selecting: false)
            editing.move(to: 3, in: box.text, selecting: true)
            #expect(editing.selectedUnits(of: box.text) == 1..<3 && editing.caret(in: box.text) == 3)
            editing.insert("i", into: text)
            #expect(
                box.text == "hilo" && editing.caret(in: box.text) == 2 && editing.selectedUnits(of: box.text) == 2..<2)
            editing.delete(forward: true, in: text)
            #expect(box.text == "hio" && editing.caret(in: box.text) == 2)
            editing.delete(forward: false, in: text)
            #expect(box.text == "ho" && editing.caret(in: box.text) == 1)
            editing.move(to: 99, in: box.text, selecting: false)
            editing.delete(forward: true, in: text)
            editing.move(to: -9, in: box.text, selecting: false)
            editing.delete(forward: false, in: text)
            #expect(box.text == "ho" && editing.caret(in: box.text) == 0)
            editing.selectAll(box.text)
            #expect(
                editing.selectedUnits(of: box.text) == 0..<2 && editing.caret(in: box.text) == 2
                    && editing.caret(in: "x") == 1)
        }
    }

    @Test("A browser's edits, in its units") func edits() {
        // One character before a family of four, which are eleven units.
        let family = "👨‍👩‍👧‍👦"
        #expect(family.utf16.count == 11 && family.count == 1)
        editing("a\(family)b") { editing, text, box in
            editing.select(1..<12, in: box.text)
            #expect(editing.selectedUnits(of: box.text) == 1..<12 && editing.caret(in: box.text) == 2)
            editing.select(0..<99, in: box.text)
            #expect(editing.selectedUnits(of: box.text) == 0..<13)
            editing.apply(TextEdit(start: 12, removed: 1, inserted: "cd"), to: text)
            #expect(box.text == "a\(family)cd" && editing.selectedUnits(of: box.text) == 14..<14)
            editing.apply(TextEdit(start: 1, removed: 11, inserted: "x", selection: 0..<2), to: text)
            #expect(box.text == "axcd" && editing.selectedUnits(of: box.text) == 0..<2)
            editing.apply(TextEdit(start: 99, removed: 99, inserted: "!"), to: text)
            #expect(box.text == "axcd!" && editing.caret(in: box.text) == 5)
            editing.apply(TextEdit(start: -5, removed: -1, inserted: "?"), to: text)
            #expect(box.text == "?axcd!" && editing.caret(in: box.text) == 1)
            editing.apply(TextEdit(start: 4, removed: 99, inserted: ""), to: text)
            #expect(box.text == "?axc" && editing.caret(in: box.text) == 4)
        }
    }

    @Test("What is typed into a formatted field is kept while it is focused") func drafts() {
        editing("1") { editing, text, box in
            let draft = editing.drafting(text)
            draft.wrappedValue = "2"
            #expect(box.text == "2" && editing.draft == nil)
            editing.focus(true, box.text)
            draft.wrappedValue = "3."
            box.text = "3"
            #expect(editing.draft == "3." && draft.wrappedValue == "3." && text.wrappedValue == "3")
            editing.settle("345")
            #expect(editing.draft == nil && draft.wrappedValue == "3" && editing.caret(in: "345") == 3)
            editing.move(to: 0, in: "345", selecting: false)
            editing.settle("345")
            #expect(editing.caret(in: "345") == 0)
            draft.wrappedValue = "4."
            editing.focus(false, box.text)
            #expect(editing.draft == nil && !editing.isFocused && draft.wrappedValue == "4.")
            var told = 0
            editing.changed = { told += 1 }
            editing.focus(false, box.text)
            #expect(told == 0)
            editing.focus(true, box.text)
            #expect(told == 1)
        }
    }

    @Test("Moments of a moving picture") func moments() throws {
        let range = try #require(FrameRange(from: 0.5, to: 1, framesPerSecond: 4))
        let host = ViewHost(Color.red.frame(width: 4, height: 4), options: RenderOptions())
        let picture = host.movingPicture(range)
        #expect(
            picture.frames.count == 3 && picture.frameDuration == 0.25 && picture.repetitions == 0 && host.time == 1)
        #expect(
            host.movingPicture(try #require(FrameRange("1..<2@2")), repetitions: 3).repetitions == 3 && host.time == 1.5
        )
        let bytes = try ImageRenderer(content: Color.red.frame(width: 4, height: 4)).data(as: .gif, frames: range)
        #expect(bytes.starts(with: Array("GIF89a".utf8)))
        let ranges: [(String, [Double])] = [
            ("0...1@2", [0, 0.5, 1]), ("0..<1@2", [0, 0.5]), ("1...2@1", [1, 2]), ("0..<0.1@1", [0]),
            ("0...0.3@10", [0, 0.1, 0.2, 0.3]),
        ]
        for (text, moments) in ranges {
            let found = try #require(FrameRange(text)).moments
            #expect(found.count == moments.count && zip(found, moments).allSatisfy { abs($0 - $1) < 1e-9 }, "\(text)")
        }
        #expect(
            FrameRange("0...18@1000") != nil && FrameRange("0...18.001@1000") == nil && FrameRange("0...1@1000") != nil)
        for wrong in [
            "0...1", "0...0@2", "1...0@2", "-1...1@2", "0...1@0", "0...1@1001", "0..1@2", "a...1@2", "0...inf@1",
            "0...1@2@3",
        ] {
            #expect(FrameRange(wrong) == nil, "\(wrong)")
        }
    }

    @Test("Loaded pictures are the same where all is") func pictures() throws {
        let raster = try #require(RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [0, 0, 0, 255]))
        let other = try #require(RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [0, 0, 0, 255]))
        let loaded = LoadedPicture(.raster(raster), scale: 2, name: "a")
        #expect(
            loaded == LoadedPicture(.raster(raster), scale: 2, name: "a")
                && loaded != LoadedPicture(.raster(other), scale: 2, name: "a"))
        #expect(
            loaded != LoadedPicture(.raster(raster), scale: 3, name: "a")
                && loaded != LoadedPicture(.raster(raster), scale: 2, name: "b"))
        struct Failure: Error {}
        #expect(AsyncImagePhase.failure(Failure()).error is Failure && AsyncImagePhase.empty.error == nil)
        #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.success(Image(systemName: "star")).image != nil)
    }
}
