import Foundation
import Galley
import GalleyBytes
import GalleyExport
import GalleyProtocol
import Testing

@testable import GalleyWorker

/// Whoever has a picture and what has been sent of the next one has the next one.
@MainActor
struct PictureDifferenceTests {
    /// An element of a page: what `PageScript.picture` does with it, in Swift.
    final class Element {
        var tag: String
        var children: [Element] = []
        /// Everything in the tag's line that follows it.
        var rest: String

        init(tag: String, rest: String) { (self.tag, self.rest) = (tag, rest) }

        var text: String {
            children.isEmpty
                ? tag + rest + "\n" : tag + "\n" + children.map(\.text).joined() + end + "\n"
        }

        private var end: String { tag.hasPrefix("<a") ? "</a>" : "</g>" }

        static func all(in body: String) -> [Element] {
            var open = [Element(tag: "", rest: "")]
            for line in body.split(separator: "\n") {
                if line.hasPrefix("</") {
                    let group = open.removeLast()
                    open[open.count - 1].children.append(group)
                    continue
                }
                let end = line.firstIndex(of: ">").map { line.index(after: $0) } ?? line.endIndex
                let element = Element(tag: String(line[..<end]), rest: String(line[end...]))
                if element.rest.isEmpty, !element.tag.hasSuffix("/>") {
                    open.append(element)
                } else {
                    open[open.count - 1].children.append(element)
                }
            }
            return open[0].children
        }

        static func edit(_ old: [Element], _ edits: [PictureEdit]) -> [Element] {
            edits.flatMap { edit -> [Element] in
                switch edit {
                case .kept(let range): return Array(old[range])
                case .new(let markup): return all(in: markup)
                case .changed(let place, let tag, let children):
                    let element = old[place]
                    if let tag { element.tag = tag }
                    if let children { element.children = Self.edit(element.children, children) }
                    return [element]
                }
            }
        }
    }

    /// What a page shows.
    struct Page {
        var tag = ""
        var definitions: [String] = []
        var content: [Element] = []

        mutating func take(_ result: PictureDifference.Result, _ picture: SVGPicture) throws {
            switch result {
            case .same: break
            case .whole(let text):
                #expect(text == picture.text)
                (tag, definitions) = (picture.startTag, picture.definitions.map(\.text))
                content = Element.all(in: picture.body)
            case .changed(let tag, let definitions, let content):
                // What is sent is JSON.
                let read = try JSONDecoder().decode([PictureEdit].self, from: JSONEncoder().encode(content ?? []))
                self.tag = tag ?? self.tag
                if let definitions {
                    let old = self.definitions
                    self.definitions = definitions.flatMap { edit -> [String] in
                        switch edit {
                        case .kept(let range): Array(old[range])
                        case .new(let text): [text]
                        case .changed: []
                        }
                    }
                }
                if content != nil { self.content = Element.edit(self.content, read) }
            }
            #expect(tag == picture.startTag && definitions == picture.definitions.map(\.text))
            #expect(self.content.map(\.text).joined() == picture.body)
        }
    }

    @Test func whatHasStayedIsNotSentAgain() throws {
        var difference = PictureDifference()
        let row = "<g transform=\"translate(0 1)\">\n<rect width=\"3\"/>\n<text y=\"1\">one</text>\n</g>\n"
        let first = SVGPicture(
            startTag: "<svg>\n", definitions: ["<path id=\"a\"/>\n"], body: row + "<path d=\"M0\"/>\n")
        #expect(difference.next(first) == .whole(first.text))
        #expect(difference.next(first) == .same)
        // A row elsewhere, a new definition before the old one, a new last element.
        let second = SVGPicture(
            startTag: "<svg>\n", definitions: ["<path id=\"b\"/>\n", "<path id=\"a\"/>\n"],
            body: row.replacing("0 1", with: "0 5") + "<path d=\"M0\"/>\n<rect/>\n")
        #expect(
            difference.next(second)
                == .changed(
                    tag: nil, definitions: [.new("<path id=\"b\"/>\n"), .kept(0...0)],
                    content: [
                        .changed(0, tag: "<g transform=\"translate(0 5)\">", children: nil), .kept(1...1),
                        .new("<rect/>"),
                    ]))
        difference.forget()
        #expect(difference.next(second) == .whole(second.text))
    }

    @Test func rowsThatChangePlacesAreKept() {
        var difference = PictureDifference()
        func picture(_ rows: [Int]) -> SVGPicture {
            let rows = rows.map { "<g data-view=\"Row\">\n<rect width=\"\($0)\"/>\n</g>\n" }
            return SVGPicture(startTag: "<svg>\n", definitions: [], body: rows.joined())
        }
        _ = difference.next(picture([1, 2, 3, 4]))
        #expect(
            difference.next(picture([3, 1, 2, 4]))
                == .changed(tag: nil, definitions: nil, content: [.kept(2...2), .kept(0...1), .kept(3...3)]))
    }

    @Test func textElsewhereSendsItsPlaceAlone() {
        var difference = PictureDifference()
        let uses = "<use xlink:href=\"#g1\"/><use xlink:href=\"#g2\" x=\"600\"/></g>"
        func picture(_ y: Int) -> SVGPicture {
            SVGPicture(startTag: "<svg>\n", definitions: [], body: "<g transform=\"translate(0 \(y))\">\(uses)\n")
        }
        _ = difference.next(picture(1))
        #expect(
            difference.next(picture(2))
                == .changed(
                    tag: nil, definitions: nil,
                    content: [.changed(0, tag: "<g transform=\"translate(0 2)\">", children: nil)]))
    }

    /// Any picture becomes any other.
    @Test(arguments: 0..<60) func randomPictures(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var difference = PictureDifference()
        var page = Page()
        func elements(_ depth: Int) -> String {
            (0..<random.next(5)).map { _ -> String in
                switch random.next(depth > 0 ? 4 : 2) {
                case 0: return "<rect x=\"\(random.next(3))\"/>\n"
                case 1: return "<g transform=\"scale(\(random.next(3)))\"><use x=\"\(random.next(3))\"/></g>\n"
                default:
                    let inside = elements(depth - 1)
                    let name = random.next(4) == 0 ? "a" : "g"
                    return inside.isEmpty ? "" : "<\(name) opacity=\"\(random.next(3))\">\n\(inside)</\(name)>\n"
                }
            }.joined()
        }
        for _ in 0..<20 {
            let names = (0..<random.next(6)).map { _ in "<path id=\"d\(random.next(8))\"/>\n" }
            let picture = SVGPicture(
                startTag: "<svg width=\"\(random.next(2))\">\n", definitions: Array(Set(names)).sorted(),
                body: elements(4))
            try page.take(difference.next(picture), picture)
        }
    }

    /// A group below the deepest that is looked into is sent whole.
    @Test func depthIsBounded() throws {
        var difference = PictureDifference()
        func picture(_ text: String) -> SVGPicture {
            let (start, end) = (Array(repeating: "<g>\n", count: 300), Array(repeating: "</g>\n", count: 300))
            return SVGPicture(
                startTag: "<svg>\n", definitions: [],
                body: start.joined() + "<text>\(text)</text>\n<rect/>\n" + end.joined() + "<rect/>\n")
        }
        var page = Page()
        try page.take(difference.next(picture("a")), picture("a"))
        try page.take(difference.next(picture("b")), picture("b"))
        #expect(difference.next(picture("b")) == .same)
    }

    /// A view's pictures as it moves: the differences lead to each, and are a fraction of it.
    @Test func viewInMotion() throws {
        struct Mover: View {
            @State private var isMoved = false
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(0..<20) { row in Text("Row number \(row)") }
                    Color.red.frame(width: isMoved ? 200 : 20, height: 10)
                }
                .frame(width: 300, height: 600, alignment: .topLeading)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
                .contentShape(Rectangle())
            }
        }
        let host = ViewHost(Mover(), size: CGSize(width: 300, height: 600))
        var difference = PictureDifference()
        var page = Page()
        let memory = SVGMemory()
        let first = try host.svgPicture(memory)
        try page.take(difference.next(first), first)
        for event in [ViewEvent.pointerDown(CGPoint(x: 50, y: 50)), .pointerUp(CGPoint(x: 50, y: 50))] {
            host.send(event)
        }
        var sent = 0
        for _ in 0..<10 {
            host.advance(by: 0.05)
            let picture = try host.svgPicture(memory)
            let result = difference.next(picture)
            if case .changed(_, _, let content) = result { sent += try JSONEncoder().encode(content).count }
            try page.take(result, picture)
        }
        #expect(sent > 0 && sent < first.text.utf8.count / 10, "\(sent) of \(first.text.utf8.count) each")
    }

    private struct SplitMix {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return Int((z ^ (z >> 31)) % UInt64(limit))
        }
    }
}

extension SVGPicture {
    /// A picture of definitions and a body as text: each element a line, or a start tag, the elements inside and an end tag.
    init(startTag: String, definitions: [String], body: String) {
        var tree = [("", [SVGElement]())]
        // A picture's writer goes no deeper.
        var (buried, depth) = ("", 0)
        for line in body.split(separator: "\n").map(String.init) {
            let isEnd = line.hasPrefix("</")
            let isStart = !isEnd && line.hasSuffix(">") && !line.hasSuffix("/>") && !line.dropFirst().contains("<")
            if depth > 0 || (isStart && tree.count == 100) {
                buried += (buried.isEmpty ? "" : "\n") + line
                depth += isStart ? 1 : isEnd ? -1 : 0
                if depth == 0 {
                    tree[tree.count - 1].1.append(SVGElement(buried))
                    buried = ""
                }
            } else if isStart {
                tree.append((line, []))
            } else if isEnd {
                let (tag, children) = tree.removeLast()
                tree[tree.count - 1].1.append(SVGElement(tag, children))
            } else {
                tree[tree.count - 1].1.append(SVGElement(line))
            }
        }
        self.init(
            startTag: startTag, definitions: definitions.map { Definition(id: $0, text: $0) }, elements: tree[0].1)
    }
}

struct ListEditTests {
    private func applied(_ edits: [ListEdit<String>]?, to old: [String]) -> [String] {
        guard let edits else { return old }
        return edits.flatMap { edit -> [String] in
            switch edit {
            case .kept(let range): Array(old[range])
            case .new(let item): [item]
            }
        }
    }

    @Test(arguments: ["abc", "", "axc", "bc", "abcd", "xabc", "ac", "cba", "aabbcc"])
    func oneListBecomesTheOther(_ text: String) throws {
        let (old, new) = (["a", "b", "c"], text.map(String.init))
        let edits = ListEdit.edits(from: old, to: new)
        #expect(applied(edits, to: old) == new)
        #expect((edits == nil) == (old == new))
        guard let edits else { return }
        #expect(try JSONDecoder().decode([ListEdit<String>].self, from: JSONEncoder().encode(edits)) == edits)
    }

    @Test func whatStaysIsToldByItsPlace() throws {
        let edits = try #require(ListEdit.edits(from: ["a", "b", "c", "d"], to: ["a", "b", "x", "d"]))
        #expect(String(decoding: try JSONEncoder().encode(edits), as: UTF8.self) == #"[[0,1],"x",3]"#)
    }

    @Test(
        "What is scrolled keeps what has stayed in sight, though it counts from another place now",
        arguments: [
            ("bcde", [ListEdit.kept(1...3), .new("e")]), ("xabc", [.new("x"), .kept(0...2)]),
            ("dabc", [.kept(3...3), .kept(0...2)]),
            ("aabc", [.kept(0...0), .new("a"), .kept(1...2)]),
        ])
    func whatMovesIsKept(_ text: String, _ wanted: [ListEdit<String>]) {
        #expect(ListEdit.edits(from: ["a", "b", "c", "d"], to: text.map(String.init)) == wanted)
    }
}
