import GalleyExport
import GalleyProtocol
import Testing

@testable import GalleyWorker

/// The steps from one picture to the next, by hand: which old element each new one is (`ChildMatches`), and what is sent of it.
@Suite("Steps between pictures") struct PictureStepTests {
    private typealias Result = PictureDifference.Result

    private func leaf(_ text: String) -> SVGElement { SVGElement("<rect id=\"\(text)\"/>") }
    private func group(_ tag: String, _ children: [SVGElement]) -> SVGElement {
        SVGElement("<g opacity=\"\(tag)\">", children)
    }

    private func picture(_ elements: [SVGElement], _ definitions: [String] = [], tag: String = "<svg>\n") -> SVGPicture
    {
        SVGPicture(
            startTag: tag, definitions: definitions.map { .init(id: $0, text: "<path id=\"\($0)\"/>") },
            elements: elements)
    }

    /// The steps for the content.
    private func steps(_ old: [SVGElement], _ new: [SVGElement]) -> [PictureEdit]? {
        var difference = PictureDifference()
        _ = difference.next(picture(old))
        switch difference.next(picture(new)) {
        case .same: return nil
        case .whole: return [.new("whole")]
        case .changed(_, _, let content): return content
        }
    }

    private func leaves(_ text: String) -> [SVGElement] { text.map { leaf(String($0)) } }
    private func new(_ text: String) -> PictureEdit { .new("<rect id=\"\(text)\"/>") }

    @Test("What is the same at the beginning and at the end is there; the rest is found elsewhere") func kept() {
        #expect(steps(leaves("abc"), leaves("abc")) == nil)
        #expect(steps(leaves("abc"), leaves("bc")) == [.kept(1...2)])
        #expect(steps(leaves("abc"), leaves("ab")) == [.kept(0...1)])
        #expect(steps(leaves("abc"), leaves("axc")) == [.kept(0...0), new("x"), .kept(2...2)])
        #expect(steps(leaves("aa"), leaves("aaa")) == [.kept(0...1), new("a")])
        #expect(steps(leaves("aaa"), leaves("aa")) == [.kept(0...1)])
        #expect(steps(leaves("abcd"), leaves("acbd")) == [.kept(0...0), .kept(2...2), .kept(1...1), .kept(3...3)])
        #expect(steps(leaves("abc"), []) == [] && steps([], leaves("ab")) == [new("a"), new("b")])
        #expect(steps(leaves("ab"), leaves("xab")) == [new("x"), .kept(0...1)])
        #expect(steps(leaves("abcd"), leaves("bcxa")) == [.kept(1...2), new("x"), .kept(0...0)])
        // Of two that are alike the first is taken first.
        #expect(steps(leaves("xaay"), leaves("yaax")) == [.kept(3...3), .kept(1...2), .kept(0...0)])
    }

    @Test("A group that has another tag or other things in it is still that group") func changed() {
        let inside = leaves("ab")
        #expect(
            steps([group("1", inside)], [group("2", inside)]) == [
                .changed(0, tag: "<g opacity=\"2\">", children: nil)
            ])
        #expect(
            steps([group("1", inside)], [group("1", leaves("axb"))]) == [
                .changed(0, tag: nil, children: [.kept(0...0), new("x"), .kept(1...1)])
            ])
        #expect(
            steps([group("1", inside)], [group("2", leaves("b"))]) == [
                .changed(0, tag: "<g opacity=\"2\">", children: [.kept(1...1)])
            ])
        // By what is in it first, then by its tag, then by its name.
        let old = [group("1", leaves("ab")), group("2", leaves("cd"))]
        #expect(
            steps(old, [group("3", leaves("cd")), group("4", leaves("ab"))]) == [
                .changed(1, tag: "<g opacity=\"3\">", children: nil),
                .changed(0, tag: "<g opacity=\"4\">", children: nil),
            ])
        #expect(
            steps(old, [group("2", leaves("cx")), group("1", leaves("ay"))]) == [
                .changed(1, tag: nil, children: [.kept(0...0), new("x")]),
                .changed(0, tag: nil, children: [.kept(0...0), new("y")]),
            ])
        #expect(
            steps(old, [group("3", leaves("ax")), group("4", leaves("cy"))]) == [
                .changed(0, tag: "<g opacity=\"3\">", children: [.kept(0...0), new("x")]),
                .changed(1, tag: "<g opacity=\"4\">", children: [.kept(0...0), new("y")]),
            ])
    }

    @Test("Elements of other names, and groups that are empty or not, are others") func names() {
        let link = SVGElement("<a opacity=\"1\">", leaves("a"))
        #expect(steps([group("1", leaves("a"))], [link]) == [.new(link.text)])
        #expect(steps(leaves("a"), leaves("b")) == [new("b")])
        let path = SVGElement("<path id=\"a\"/>")
        #expect(steps(leaves("a"), [path]) == [.new("<path id=\"a\"/>")])
        #expect(
            steps([leaf("a"), group("1", leaves("b"))], [group("1", leaves("b")), leaf("c")]) == [
                .kept(1...1), new("c"),
            ])
    }

    @Test("Groups in groups: only what differs is sent, however deep") func deep() {
        func tree(_ text: String) -> [SVGElement] { [leaf("a"), group("1", [group("2", leaves(text)), leaf("z")])] }
        #expect(
            steps(tree("bc"), tree("bd")) == [
                .kept(0...0),
                .changed(
                    1, tag: nil,
                    children: [.changed(0, tag: nil, children: [.kept(0...0), new("d")]), .kept(1...1)]),
            ])
    }

    @Test("Definitions by their names, wherever they are now; the start tag where it is another one") func definitions()
    {
        func result(_ old: [String], _ new: [String], tag: String = "<svg>\n") -> Result {
            var difference = PictureDifference()
            _ = difference.next(picture(leaves("a"), old))
            return difference.next(picture(leaves("a"), new, tag: tag))
        }
        func edits(_ edits: [PictureEdit]) -> Result { .changed(tag: nil, definitions: edits, content: nil) }
        func text(_ name: String) -> PictureEdit { .new("<path id=\"\(name)\"/>") }
        #expect(result(["a", "b"], ["a", "b"]) == .same && result([], []) == .same)
        #expect(result(["a", "b", "c"], ["b", "c"]) == edits([.kept(1...2)]) && result(["a"], []) == edits([]))
        #expect(result(["a", "b"], ["b", "x", "a"]) == edits([.kept(1...1), text("x"), .kept(0...0)]))
        #expect(result([], ["x"]) == edits([text("x")]))
        #expect(result(["a"], ["a"], tag: "<svg w>\n") == .changed(tag: "<svg w>\n", definitions: nil, content: nil))
    }

    @Test("After it has been told to forget, and at first, the picture is whole") func whole() {
        var difference = PictureDifference()
        let one = picture(leaves("ab"), ["d"])
        let seen: [Result] = [difference.next(one), difference.next(one)]
        #expect(seen == [.whole(one.text), .same])
        difference.forget()
        let again: [Result] = [difference.next(one), difference.next(picture(leaves("a"), ["d"]))]
        #expect(again == [.whole(one.text), .changed(tag: nil, definitions: nil, content: [.kept(0...0)])])
    }

    // MARK: Movement

    private func track(_ old: SVGElement, _ laters: [SVGElement]) -> LivePicture.Motion? {
        var motion = PictureMotion(picture([leaf("still"), old]))
        for (index, later) in laters.enumerated() {
            let isTaken = motion.add(picture([leaf("still"), later]), after: Double(index + 1) * 10)
            #expect(isTaken)
        }
        return motion.told
    }

    private func line(_ attributes: String) -> SVGElement { SVGElement("<line \(attributes)/>") }

    @Test("Where numbers of a way are, and when something else of it changes") func movement() {
        let told = track(line("x=\"1\" y=\"5\""), [line("x=\"3\" y=\"5\""), line("x=\"5\" y=\"5\"")])
        #expect(told?.times == [0, 10, 20] && told?.curves == [[0, 0.5, 1]] && told?.at == 0)
        #expect(told?.tracks == [.init(path: [1], shares: ["x": [[0, 4]]])])
        // The second number of a value; what stays of it is none.
        let points = track(line("d=\"M1 2\""), [line("d=\"M1 7\"")])
        #expect(points?.tracks == [.init(path: [1], shares: ["d": [[1, 5]]])])
        // A name changes at once, and stays until it changes again.
        let names = track(line("class=\"n1\""), [line("class=\"n1\""), line("class=\"n2\""), line("class=\"n2\"")])
        #expect(names?.tracks == [.init(path: [1], shares: [:], steps: ["class": [2: "n2"]])])
        let colors = track(line("fill=\"#000000\""), [line("fill=\"none\""), line("fill=\"#010000\"")])
        #expect(colors?.tracks.first?.steps == ["fill": [1: "none", 2: "#010000"]])
        #expect(track(line("x=\"1\""), [line("x=\"1\"")]) == nil)
        // These are written otherwise in a script.
        #expect(track(line("xlink:href=\"#a1\""), [line("xlink:href=\"#a2\"")]) == nil)
        #expect(
            track(line("x=\"1\""), [line("y=\"1\"")]) == nil && track(line("x=\"1\""), [line("x=\"1\" y=\"2\"")]) == nil
        )
        #expect(track(line("d=\"1\""), [line("d=\"&amp;\"")]) == nil)
    }
}
