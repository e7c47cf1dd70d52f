import Foundation
import Galley
import GalleyLayout
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Small parts of the graph, asked one by one: numbers as people and programs read them, pictures in addresses, elements that are moved,
/// frames in spaces. Expected values are reckoned by hand, or by RFC 2397 (data URLs).
@MainActor @Suite("Values of the graph")
struct GraphValueTests {
    @Test("Numbers for people and for programs") func numbers() {
        let cases: [(CGFloat?, json: String, short: String)] = [
            (nil, "null", "nil"), (.nan, "\"nan\"", "nan"), (.infinity, "\"inf\"", "∞"), (-.infinity, "\"-inf\"", "-∞"),
            (0, "0", "0"), (12, "12", "12"), (-7, "-7", "-7"), (1.5, "1.5", "1.5"), (-1.25, "-1.25", "-1.25"),
            (0.05, "0.05", "0.05"), (-0.1, "-0.1", "-0.1"), (2.345, "2.345", "2.35"), (2.999, "2.999", "3"),
            (0.004, "0.004", "0"), (-0.004, "-0.004", "0"), (1e16, "1e+16", "1e+16"),
            (1e15, "1000000000000000.0", "1000000000000000.0"),
            (1e14, "100000000000000", "100000000000000.0"),
        ]
        for (value, json, short) in cases {
            #expect(LayoutNumber.json(value) == json, "\(String(describing: value))")
            #expect(LayoutNumber.short(value) == short, "\(String(describing: value))")
        }
        #expect(LayoutNumber.short(1.5, nil) == "1.5×nil")
        for (value, text) in [
            (0, "0"), (1.5, "1.5"), (2.0004, "2"), (2.0006, "2.001"), (-3, "-3"), (.infinity, "inf"),
            (-.infinity, "-inf"), (.nan, "nan"),
            (1e16, "1e+16"), (1e15, "1000000000000000.0"), (1e14, "100000000000000"),
        ] as [(CGFloat, String)] {
            #expect(LayoutLines.number(value) == text, "\(value)")
        }
    }

    @Test("A layout is written line by line") func lines() {
        let view = VStack(spacing: 2) {
            Text(verbatim: "a\nb").accessibilityIdentifier("two\nlines").frame(width: 40, height: 20)
            Color.red.frame(width: 10.5, height: 5)
        }
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 100, height: nil)
        let lines = LayoutLines.lines(layoutRecord(of: view, options))
        #expect(lines[0] == "size 40×27 offered 100×nil")
        #expect(lines[1] == "VStack at 0,0 size 40×27 offered 100×nil")
        #expect(lines[2] == "  frame at 0,0 size 40×20 offered 100×nil")
        #expect(lines[3].hasPrefix("    Text \"two\\nlines\" at ") && lines[3].hasSuffix(" offered 40×20"))
        #expect(lines[4] == "  frame at 14.75,22 size 10.5×5 offered 100×nil")
        #expect(lines[5] == "    Color at 14.75,22 size 10.5×5 offered 10.5×5" && lines.count == 6)
    }

    @Test("Pictures in addresses, in files and elsewhere") func addresses() throws {
        func read(_ text: String, files: Bool = true, _ loader: ImageLoader? = nil) throws -> [UInt8]? {
            try URLBytes.read(try #require(URL(string: text)), loader: loader, allowsFiles: files)
        }
        #expect(try read("data:image/png;base64,AQID") == [1, 2, 3])
        #expect(try read("data:image/png;base64,AQ%49D") == [1, 2, 3])
        for bad in ["data:,AQID", "data:image/png;base64,****", "data:image/png;base64"] {
            #expect(throws: AssetError.self) { try read(bad) }
        }
        #expect(try read("https://a.example/b.png") == nil)
        #expect(try read("https://a.example/b.png") { _ in Data([7]) } == [7])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data([4, 5]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try read(file.absoluteString) == [4, 5])
        #expect(throws: AssetError.self) { try read(file.absoluteString, files: false) }
        let long = try #require(URL(string: "https://a.example/" + String(repeating: "x", count: 182)))
        let longer = try #require(URL(string: long.absoluteString + "y"))
        #expect(URLBytes.shortName(long) == long.absoluteString)
        #expect(URLBytes.shortName(longer) == "https://a.example/" + String(repeating: "x", count: 42) + "…")
    }

    /// Apple's documentation of `remove(atOffsets:)` and `move(fromOffsets:toOffset:)`: offsets are those before the change.
    @Test("Elements are removed and moved by their offsets") func offsets() {
        for (removed, left) in [([], "abcde"), ([0], "bcde"), ([4], "abcd"), ([1, 3], "ace"), ([0, 1, 2, 3, 4], "")]
            as [([Int], String)]
        {
            var letters = Array("abcde")
            letters.remove(atOffsets: IndexSet(removed))
            #expect(String(letters) == left, "\(removed)")
            var text = "abcde"
            text.remove(atOffsets: IndexSet(removed))
            #expect(text == left, "\(removed)")
        }
        for (moved, to, order) in [
            ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"), ([1, 3], 5, "acebd"),
            ([0, 4], 2, "baecd"), ([2], 2, "abcde"), ([2], 3, "abcde"), ([], 1, "abcde"),
        ] as [([Int], Int, String)] {
            var letters = Array("abcde")
            letters.move(fromOffsets: IndexSet(moved), toOffset: to)
            #expect(String(letters) == order, "\(moved) to \(to)")
        }
    }

    @Test("Frames in spaces, and what two of them share") func frames() {
        var frames = CoordinateFrames()
        frames.toGlobal = CGAffineTransform(translationX: 10, y: 20)
        frames.named = [
            .init(name: "a", toGlobal: CGAffineTransform(translationX: 1, y: 2), size: .zero),
            .init(name: "a", toGlobal: CGAffineTransform(translationX: 5, y: 5), size: .zero),
        ]
        let rect = CGRect(x: 1, y: 1, width: 3, height: 4)
        #expect(frames.convert(rect, to: .local) == rect)
        #expect(frames.convert(rect, to: .global) == CGRect(x: 11, y: 21, width: 3, height: 4))
        #expect(frames.convert(rect, to: .named(AnyHashable("a"))) == CGRect(x: 10, y: 19, width: 3, height: 4))
        #expect(frames.convert(rect, to: .named(AnyHashable("b"))) == CGRect(x: 11, y: 21, width: 3, height: 4))
        #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal && CoordinateSpace.local.isLocal)
        #expect(!CoordinateSpace.local.isGlobal && !CoordinateSpace.named(AnyHashable("a")).isLocal)
        #expect(NamedCoordinateSpace.scrollViewName(.horizontal) == "Galley.ScrollView.horizontal")
        #expect(NamedCoordinateSpace.scrollViewName(.vertical) == "Galley.ScrollView.vertical")
        let a = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(a.common(with: CGRect(x: 4, y: -5, width: 20, height: 8)) == CGRect(x: 4, y: 0, width: 6, height: 3))
        #expect(a.common(with: CGRect(x: 10, y: 2, width: 5, height: 5)) == CGRect(x: 10, y: 2, width: 0, height: 5))
        #expect(a.common(with: CGRect(x: 2, y: 10, width: 5, height: 5)) == CGRect(x: 2, y: 10, width: 5, height: 0))
        #expect(a.common(with: CGRect(x: 11, y: 2, width: 5, height: 5)) == .zero)
        #expect(a.common(with: CGRect(x: 2, y: 11, width: 5, height: 5)) == .zero)
        #expect(a.common(with: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == .zero)
    }

    @Test("How far a view reaches into what is unsafe") func safeArea() throws {
        #expect(SafeArea(canvas: CGSize(width: 100, height: 200), EdgeInsets()) == nil)
        let insets = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 8)
        let area = try #require(SafeArea(canvas: CGSize(width: 100, height: 200), insets))
        #expect(area.levels.count == 1 && area.levels[0].inner == CGRect(x: 5, y: 10, width: 87, height: 170))
        #expect(area.levels[0].outer == CGRect(x: 0, y: 0, width: 100, height: 200))
        func reach(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
            let reach = area.reach(of: CGRect(x: x, y: y, width: width, height: height), pixelLength: 0.5)
            return [reach.top, reach.left, reach.bottom, reach.right]
        }
        #expect(reach(5, 10, 87, 170) == [10, 5, 20, 8])
        #expect(reach(6, 11, 85, 168) == [0, 0, 0, 0])
        #expect(reach(5.25, 10.25, 86.5, 169.5) == [10.25, 5.25, 20.25, 8.25])
        #expect(reach(2, 4, 96, 190) == [4, 2, 6, 2])
        #expect(reach(-1, -1, 102, 202) == [0, 0, 0, 0])
        // Inside of a bar of 30 at the foot: first the bar, then what lies below it.
        let inside = SafeArea([
            area.levels[0],
            .init(
                outer: CGRect(x: 5, y: 10, width: 87, height: 170), inner: CGRect(x: 5, y: 10, width: 87, height: 140)),
        ])
        let both = inside.reach(of: CGRect(x: 30, y: 50, width: 10, height: 100), pixelLength: 1)
        #expect(both == EdgeReach(bottom: 50))
        let all = EdgeReach(top: 1, left: 2, bottom: 3, right: 4)
        #expect(all.only(.leading, isRightToLeft: false) == EdgeReach(left: 2))
        #expect(all.only(.leading, isRightToLeft: true) == EdgeReach(right: 4))
        #expect(all.only([.trailing, .top], isRightToLeft: true) == EdgeReach(top: 1, left: 2))
        #expect(all.only([.trailing, .bottom], isRightToLeft: false) == EdgeReach(bottom: 3, right: 4))
        #expect(all.insets(isRightToLeft: false) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(all.insets(isRightToLeft: true) == EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        #expect(CGRect(x: 10, y: 20, width: 5, height: 6).grown(by: all) == CGRect(x: 8, y: 19, width: 11, height: 10))
        #expect(EdgeReach() == EdgeReach(top: 0, left: 0, bottom: 0, right: 0))
    }

    @Test("Lengths along an axis and across it") func axes() {
        let size = CGSize(along: .vertical, 3, across: 4), point = CGPoint(along: .vertical, 3, across: 4)
        #expect(size == CGSize(width: 4, height: 3) && size[.vertical] == 3 && size[.horizontal] == 4)
        #expect(CGSize(along: .horizontal, 3, across: 4) == CGSize(width: 3, height: 4))
        #expect(point == CGPoint(x: 4, y: 3) && CGPoint(along: .horizontal, 3, across: 4) == CGPoint(x: 3, y: 4))
        var moved = point
        moved[.vertical] = 9
        moved[.horizontal] = 8
        #expect(moved == CGPoint(x: 8, y: 9) && moved[.vertical] == 9 && moved[.horizontal] == 8)
        var offer = ProposedViewSize(along: .vertical, 3, across: nil)
        #expect(offer == ProposedViewSize(width: nil, height: 3) && offer[.vertical] == 3 && offer[.horizontal] == nil)
        offer[.horizontal] = 7
        offer[.vertical] = nil
        #expect(offer == ProposedViewSize(width: 7, height: nil))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.range(.horizontal) == (1, 4) && rect.range(.vertical) == (2, 6))
        #expect(Axis.horizontal.crossed == .vertical && Axis.vertical.crossed == .horizontal)
        #expect(Axis.horizontal.set == .horizontal && Axis.vertical.set == .vertical)
    }
}
