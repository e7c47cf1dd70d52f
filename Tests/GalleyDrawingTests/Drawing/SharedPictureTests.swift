import Foundation
import GalleyGeometry
import GalleyText
import Testing

@testable import GalleyDrawing

/// Two pictures beside each other: which of their marks are the same, and which groups of the former a new one can take over; and parts
/// of a picture by themselves.
@Suite("Pictures that share their groups") struct SharedPictureTests {
    private func rect(_ x: Double, _ width: Double = 4) -> CGRect { CGRect(x: x, y: 0, width: width, height: 4) }
    private func fill(_ x: Double, _ paint: Paint = .color(.black), even: Bool = false) -> DrawItem {
        .fill(Path(rect(x)), paint, FillStyle(eoFill: even))
    }

    private func isSame(_ a: DrawItem, _ b: DrawItem) -> Bool { [a].isSamePicture(as: [b]) }

    private func run(_ text: String = "ab", size: Double = 10) throws -> GlyphRun {
        let paragraph = Paragraph(
            [TextSpan(text, font: FontRequest(size: size))], options: ParagraphOptions(), fonts: .shared)
        return try #require(paragraph.layout(width: nil, height: nil).lines.first?.runs.first)
    }

    private func image(_ byte: UInt8, _ width: Int = 1, _ height: Int = 1) throws -> RasterImage {
        let pixels = [UInt8](repeating: byte, count: width * height * 4)
        return try #require(RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels))
    }

    @Test("Fills and strokes are the same where path, paint and style are") func paths() {
        let red = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))
        func stroke(_ x: Double, _ paint: Paint = .color(.black), _ width: Double = 1) -> DrawItem {
            .stroke(Path(rect(x)), paint, StrokeStyle(lineWidth: width))
        }
        let seen: [Bool] = [
            isSame(fill(0), fill(0)), isSame(fill(0), fill(1)), isSame(fill(0), fill(0, red)),
            isSame(fill(0), fill(0, even: true)), isSame(stroke(0), stroke(0)), isSame(stroke(0), stroke(1)),
            isSame(stroke(0), stroke(0, red)), isSame(stroke(0), stroke(0, .color(.black), 2)),
            isSame(fill(0), stroke(0)),
            isSame(fill(0), .group([fill(0)])),
        ]
        #expect(seen == [true, false, false, false, true, false, false, false, false, false])
    }

    @Test("Letters are the same where all that places them is") func letters() throws {
        let run = try run()
        func mark(_ x: Double = 0, _ paint: Paint = .color(.black), _ change: (inout GlyphRun) -> Void = { _ in })
            -> DrawItem
        {
            var run = run
            change(&run)
            return .glyphs(run, origin: CGPoint(x: x, y: 0), paint)
        }
        let other = try self.run("a\u{300}b\u{301}").face
        let others: [DrawItem] = [
            mark(1), mark(0, .color(.white)), mark { $0.size = 11 }, mark { $0.text = "x" }, mark { $0.textStart = 1 },
            mark { $0.isRightToLeft = true }, mark { $0.glyphs.removeLast() }, mark { $0.glyphs[0].id += 1 },
            mark { $0.glyphs[0].x += 1 }, mark { $0.glyphs[0].y += 1 }, mark { $0.glyphs[0].advance += 1 },
            mark { $0.glyphs[0].cluster += 1 },
        ]
        #expect(isSame(mark(), mark()) && isSame(mark(), mark { $0.tag = 7 }))
        #expect(others.map { isSame(mark(), $0) } == others.map { _ in false })
        #expect(other == run.face || !isSame(mark(), mark { $0.face = other }))
    }

    @Test("Pictures of letters and of files: by what they show") func pictures() throws {
        let run = try run()
        let one = try image(9), alike = try image(9), other = try image(8), wide = try image(9, 2, 1),
            tall = try image(9, 1, 2)
        func glyphs(_ pictures: [UInt32: GlyphPicture]) -> DrawItem {
            .glyphs(run, origin: .zero, .color(.black), pictures: pictures)
        }
        func picture(_ image: RasterImage, _ x: Double = 0) -> GlyphPicture { GlyphPicture(image: image, box: rect(x)) }
        let letters: [Bool] = [
            isSame(glyphs([1: picture(one)]), glyphs([1: picture(alike)])),
            isSame(glyphs([1: picture(one)]), glyphs([:])),
            isSame(glyphs([1: picture(one)]), glyphs([1: picture(other)])),
            isSame(glyphs([1: picture(one)]), glyphs([1: picture(one, 1)])),
            isSame(glyphs([1: picture(one)]), glyphs([2: picture(one)])),
        ]
        #expect(letters == [true, false, false, false, false])
        func drawn(_ picture: Picture, _ x: Double = 0, _ style: ImageStyle = ImageStyle()) -> DrawItem {
            .image(picture, in: rect(x), style)
        }
        func vector(_ size: Double, _ svg: [UInt8]) -> Picture {
            .vector(VectorImage(size: CGSize(width: size, height: 1), svg: svg) { _, _ in })
        }
        let file = EncodedImage(.png, [1])
        let held = try #require(
            RasterImage(pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [9, 9, 9, 9], file: file))
        let drawing = vector(1, [1])
        let seen: [Bool] = [
            isSame(drawn(.raster(one)), drawn(.raster(alike))), isSame(drawn(.raster(one)), drawn(.raster(other))),
            isSame(drawn(.raster(wide)), drawn(.raster(tall))), isSame(drawn(.raster(one)), drawn(.raster(wide))),
            isSame(drawn(.raster(one)), drawn(.raster(one), 1)),
            isSame(drawn(.raster(one)), drawn(.raster(one), 0, ImageStyle(isSmooth: false))),
            isSame(drawn(.raster(held)), drawn(.raster(held))), isSame(drawn(.raster(held)), drawn(.raster(one))),
            isSame(drawn(.raster(one)), drawn(.raster(held))), isSame(drawn(drawing), drawn(drawing)),
            isSame(drawn(vector(1, [1])), drawn(vector(1, [1]))), isSame(drawn(vector(1, [1])), drawn(vector(2, [1]))),
            isSame(drawn(vector(1, [1])), drawn(vector(1, [2]))), isSame(drawn(vector(1, [1])), drawn(.raster(one))),
        ]
        #expect(
            seen == [true, false, false, false, false, false, true, false, false, true, true, false, false, false])
    }

    // MARK: Groups

    private func group(_ items: [DrawItem], tag: String? = nil) -> DrawItem {
        .group(tag: tag.map { ViewTag(kind: $0) }, items)
    }

    /// Which of a picture's groups are the former picture's own.
    private func kept(_ new: [DrawItem], _ old: [DrawItem]) -> [Bool] {
        var known: Set<ObjectIdentifier> = []
        func note(_ items: [DrawItem]) {
            for case .group(let group) in items {
                known.insert(ObjectIdentifier(group))
                note(group.items)
            }
        }
        note(old)
        let size = CGSize(width: 9, height: 7)
        let made = DisplayList(size: size, items: new).sharing(DisplayList(size: .zero, items: old))
        #expect(made.size == size && made.items.isSamePicture(as: new) && made.items.count == new.count)
        func told(_ items: [DrawItem]) -> [Bool] {
            items.flatMap { item -> [Bool] in
                guard case .group(let group) = item else { return [] }
                return [known.contains(ObjectIdentifier(group))] + told(group.items)
            }
        }
        return told(made.items)
    }

    @Test("A group that is as it was is taken over, with all that is in it") func groups() {
        let (a, b, c) = (group([fill(0)]), group([fill(5)]), group([fill(9)]))
        let wide = group([group([fill(0)]), group([fill(5)])])
        let seen: [[Bool]] = [
            kept([group([fill(0)])], [a]), kept([group([fill(1)])], [a]), kept([a], [a]),
            kept([group([group([fill(0)]), group([fill(6)])])], [wide]),
            kept([group([fill(0)]), group([fill(9)])], [a, b]),
            // One more in the middle, one less, and one at each end: those before and behind are found.
            kept([group([fill(0)]), group([fill(7)]), group([fill(5)])], [a, b]),
            kept([group([fill(0)]), group([fill(9)])], [a, b, c]), kept([group([fill(5)])], [a, b]),
            kept([group([fill(3)]), group([fill(0)])], [a]), kept([group([fill(0)]), group([fill(3)])], [a]),
            kept([], [a]), kept([group([fill(0)])], []),
        ]
        let wanted: [[Bool]] = [
            [true], [false], [true], [false, true, false], [true, false], [true, false, true], [true, true], [true],
            [false, true], [true, false], [], [false],
        ]
        #expect(seen == wanted)
        #expect(
            [a, b].isSamePicture(as: [a, b]) && ![a, b].isSamePicture(as: [b, a]) && ![a].isSamePicture(as: [a, b]))
        #expect(![a, b].isSamePicture(as: [a]) && [DrawItem]().isSamePicture(as: []))
    }

    @Test("What is around a group's items has to be the same, too") func around() {
        func group(
            tag: ViewTag? = nil, _ meaning: Semantics? = nil, transform: CGAffineTransform = .identity,
            clip: DrawClip? = nil, effect: LayerEffect? = nil
        ) -> DrawItem {
            .group(tag: tag, semantics: meaning, transform: transform, clip: clip, effect: effect, [fill(0)])
        }
        func mask(_ x: Double) -> LayerEffect { .mask(LayerMask([fill(x)])) }
        let clip = DrawClip(Path(rect(0)))
        let pairs: [(DrawItem, DrawItem)] = [
            (group(tag: ViewTag(kind: "a")), group(tag: ViewTag(kind: "a"))),
            (group(Semantics(.figure)), group(Semantics(.figure))),
            (
                group(transform: .init(scaleX: 2, y: 2), clip: clip),
                group(transform: .init(scaleX: 2, y: 2), clip: clip)
            ),
            (group(effect: .opacity(0.5)), group(effect: .opacity(0.5))),
            (group(effect: mask(0)), group(effect: mask(0))),
            (group(), group(tag: ViewTag(kind: "a"))), (group(), group(Semantics(.figure))),
            (group(Semantics(.figure)), group()),
            (group(Semantics(.figure)), group(Semantics(.list))),
            (group(Semantics(.figure, label: "a")), group(Semantics(.figure, label: "b"))),
            (group(Semantics(.figure)), group(Semantics(.figure, isDescribed: false))),
            (group(Semantics(.figure)), group(Semantics(.figure, isContinued: true))),
            (group(), group(transform: .init(scaleX: 2, y: 2))), (group(), group(clip: clip)),
            (group(effect: .opacity(0.5)), group(effect: .opacity(0.6))), (group(), group(effect: .opacity(0.5))),
            (group(effect: mask(0)), group(effect: mask(1))), (group(effect: mask(0)), group(effect: .opacity(0.5))),
        ]
        #expect(pairs.map { isSame($0.0, $0.1) } == pairs.indices.map { $0 < 5 })
    }

    @Test("Groups that lie too deep are no more compared") func depth() {
        func nested(_ count: Int) -> [DrawItem] {
            (0..<count).reduce([fill(0)]) { items, _ in [.group(items)] }
        }
        // 200 groups around a mark are compared; the one that is further in is taken as another.
        #expect(nested(200).isSamePicture(as: nested(200)) && !nested(201).isSamePicture(as: nested(201)))
        let shared = nested(300)
        #expect(shared.isSamePicture(as: shared))
    }

    // MARK: Parts

    /// Where the fills of a picture lie, each in its own group's space.
    private func told(_ items: [DrawItem]) -> String {
        items.map { item in
            switch item {
            case .fill(let path, _, _): "\(Int(path.boundingRect.minX))"
            case .group(let group): "(" + told(group.items) + ")"
            default: "?"
            }
        }.joined(separator: " ")
    }

    @Test("A part of a picture: what touches a rectangle, with the groups around it") func parts() {
        let moved = CGAffineTransform(translationX: 100, y: 0)
        let items: [DrawItem] = [
            fill(0), fill(10), .group(transform: moved, [fill(0), fill(10), .group(transform: moved, [fill(0)])]),
            group([fill(30)]), .group(effect: .opacity(0.5), [fill(0), fill(40)]), group([]),
        ]
        func part(_ x: Double, _ width: Double, y: Double = 0, height: Double = 4) -> String {
            told(items.drawing(in: CGRect(x: x, y: y, width: width, height: height)))
        }
        let seen: [String] = [
            part(0, 4), part(4, 6), part(5, 4), part(100, 4), part(105, 4), part(110, 2), part(200, 4), part(30, 2),
            part(42, 9),
            part(0, 4, y: 4, height: 2), part(0, 4, y: 5, height: 2), part(0, 4, y: -2, height: 2),
            part(0, 4, y: -3, height: 2),
        ]
        let wanted: [String] = [
            "0 (0 40)", "0 10 (0 40)", "(0 40)", "(0)", "", "(10)", "((0))", "(30) (0 40)", "(0 40)", "0 (0 40)", "",
            "0 (0 40)", "",
        ]
        #expect(seen == wanted)
    }

    @Test("One mark in groups that hold nothing else; faded, it is fainter itself") func singleMarks() throws {
        let inner = DrawItem.group(tag: ViewTag(kind: "t"), transform: .init(translationX: 3, y: 0), [fill(0)])
        let found = try #require([inner].singleMark { _ in true })
        #expect(found.groups.count == 1 && found.mark.isSameMark(as: fill(0)))
        #expect([inner].singleMark { _ in false } == nil && [fill(0), fill(1)].singleMark { _ in true } == nil)
        #expect([DrawItem]().singleMark { _ in true } == nil && [group([])].singleMark { _ in true } == nil)
        func alpha(_ item: DrawItem, _ opacity: Double) -> Double? {
            guard let faded = item.faded(to: opacity), let (mark, _) = [faded].singleMark(in: { _ in true }) else {
                return nil
            }
            switch mark {
            case .fill(_, .color(let color), _), .stroke(_, .color(let color), _), .glyphs(_, _, .color(let color), _):
                return color.alpha
            default: return -1
            }
        }
        let half = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        func nested(_ count: Int) -> DrawItem { (0..<count).reduce(fill(0)) { item, _ in group([item]) } }
        let letters = DrawItem.glyphs(try run(), origin: .zero, half)
        let emoji = DrawItem.glyphs(
            try run(), origin: .zero, half, pictures: [1: GlyphPicture(image: try image(9), box: rect(0))])
        let seen: [Double?] = [
            alpha(fill(0), 0), alpha(fill(0), 1), alpha(fill(0), -0.1), alpha(fill(0), 1.1), alpha(fill(0, half), 0.5),
            alpha(inner, 0.25),
            alpha(.stroke(Path(rect(0)), half, StrokeStyle()), 0.5), alpha(letters, 0.5), alpha(emoji, 0.5),
            alpha(nested(7), 0.5),
            alpha(nested(8), 0.5), alpha(.group(effect: .opacity(1), [fill(0)]), 0.5),
            alpha(.image(.raster(try image(9)), in: rect(0), ImageStyle()), 0.5),
            alpha(group([fill(0), fill(1)]), 0.5),
        ]
        #expect(seen == [0, 1, nil, nil, 0.25, 0.25, 0.25, 0.25, nil, 0.5, nil, nil, nil, nil])
        guard case .group(let kept)? = inner.faded(to: 0.5) else { return #expect(Bool(false), "the group stays") }
        #expect(kept.tag?.kind == "t" && kept.transform.tx == 3)
    }
}
