import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyText
import Testing

private struct Mark: TextAttribute { var number: Int }

/// Draws as usual and notes the layout.
private final class Notes {
    var layout: Text.Layout?
}

private struct Noting: TextRenderer {
    let notes: Notes

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        notes.layout = layout
        for line in layout { context.draw(line) }
    }
}

/// Draws each glyph by itself.
private struct ByGlyph: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for glyph in run { ctx.draw(glyph, options: .disablesSubpixelQuantization) }
            }
        }
    }
}

private struct Sized: TextRenderer {
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 10, height: size.height * 2)
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
}

/// What a renderer may do with a context.
private struct Drawing: TextRenderer {
    let body: (inout GraphicsContext, Text.Layout) -> Void

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { body(&ctx, layout) }
}

@MainActor
struct TextRendererTests {
    private let font = Font.system(size: 13)

    @Test func linesAreDrawnAsUsual() {
        let text = Text("Layout must wrap this שלום").font(font).underline()
        let plain = DrawnText(text, width: 80)
        let drawn = DrawnText(text.textRenderer(Noting(notes: Notes())), width: 80)
        #expect(drawn.size == plain.size)
        #expect(drawn.runs.map(\.text) == plain.runs.map(\.text))
        #expect(drawn.runs.flatMap(\.glyphs).map(\.x) == plain.runs.flatMap(\.glyphs).map(\.x))
        #expect(drawn.fills == plain.fills)
        #expect(drawn.paints == plain.paints)
    }

    @Test func glyphsTogetherAreTheLine() {
        let text = Text("Layout AV שלום, é").font(font)
        let plain = DrawnText(text)
        let drawn = DrawnText(text.textRenderer(ByGlyph()))
        #expect(drawn.runs.allSatisfy { $0.glyphs.count == 1 })
        #expect(drawn.runs.flatMap(\.glyphs).map(\.id) == plain.runs.flatMap(\.glyphs).map(\.id))
        #expect(drawn.runs.flatMap(\.glyphs).map(\.x) == plain.runs.flatMap(\.glyphs).map(\.x))
        let latin = DrawnText(Text("Hello").font(font).textRenderer(ByGlyph()))
        #expect(latin.runs.map(\.text) == ["H", "e", "l", "l", "o"])
        // The lines of neighbouring glyphs meet.
        let underlined = DrawnText(Text("Hello").font(font).underline().textRenderer(ByGlyph())).fills
        #expect(zip(underlined, underlined.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    }

    @Test func boundsOfLinesRunsAndGlyphs() throws {
        let notes = Notes()
        let text = Text("one ") + Text("two").customAttribute(Mark(number: 2)).bold() + Text(" three")
        let drawn = DrawnText(text.font(font).textRenderer(Noting(notes: notes)))
        let layout = try #require(notes.layout)
        #expect(layout.count == 1)
        #expect(!layout.isTruncated)
        let line = layout[0]
        #expect(line.map { $0[Mark.self]?.number } == [nil, 2, nil])
        #expect(line[1][0][Mark.self]?.number == 2)
        let bounds = line.typographicBounds
        // SF on macOS: ascender 1980, descender 432 of 2048 (rules.md §13.3); the baseline of 13 points is 13.
        #expect(bounds.origin == CGPoint(x: 0, y: 13))
        #expect(line.origin == bounds.origin)
        #expect(abs(bounds.ascent - 13 * 1980 / 2048) < 1e-9)
        #expect(abs(bounds.descent - 13 * 432 / 2048) < 1e-9)
        #expect(bounds.rect.height == bounds.ascent + bounds.descent)
        #expect((bounds.width * 2).rounded(.up) / 2 == drawn.size.width)
        #expect(abs(line.reduce(0) { $0 + $1.typographicBounds.width } - bounds.width) < 1e-9)
        for run in line {
            let glyphs = run.reduce(0) { $0 + $1.typographicBounds.width }
            #expect(abs(glyphs - run.typographicBounds.width) < 1e-9)
            #expect(run.characterIndices.count == run.count)
        }
        let indices = line.flatMap(\.characterIndices)
        #expect(indices == indices.sorted())
        #expect(indices.first?.distance(to: indices[indices.count - 1]) == 12)
        #expect(Text.Layout.RunSlice(run: line[0], indices: 2..<99).count == 2)
    }

    @Test("A filter of the context counts for what is drawn of a text") func filteredLines() {
        let black = Color(red: 0, green: 0, blue: 0)
        let text = Text("one").font(font).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        let drawn = DrawnText(
            text.textRenderer(
                Drawing { context, layout in
                    context.addFilter(.colorMultiply(black))
                    for line in layout { context.draw(line) }
                }))
        #expect(drawn.paints == DrawnText(Text("one").font(font).foregroundStyle(black)).paints)
        #expect(drawn.paints != DrawnText(text).paints)
    }

    @Test func truncationIsKnown() throws {
        let notes = Notes()
        _ = DrawnText(
            Text("Layout must wrap this").font(font).lineLimit(1).textRenderer(Noting(notes: notes)), width: 60)
        #expect(try #require(notes.layout).isTruncated)
    }

    @Test func theRendererSaysTheSize() {
        let plain = DrawnText(Text("Hello").font(font)).size
        let sized = DrawnText(Text("Hello").font(font).textRenderer(Sized())).size
        #expect(sized == CGSize(width: plain.width + 10, height: plain.height * 2))
    }

    private func drawing(_ body: @escaping (inout GraphicsContext, Text.Layout) -> Void) -> [DrawItem] {
        let list = DrawnText(Text("Hi").font(font).textRenderer(Drawing(body: body))).displayList
        // Inside of the view's tag and place.
        return list.groups.dropFirst().first?.items ?? []
    }

    @Test func transformsAddUp() throws {
        let items = drawing { context, _ in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            context.rotate(by: .degrees(90))
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        }
        guard case .group(let group)? = items.first else { return #expect(Bool(false), "no transform") }
        // A point to the right turns downwards, is stretched and moved.
        let point = CGPoint(x: 1, y: 0).applying(group.transform)
        #expect(abs(point.x - 10) < 1e-9)
        #expect(abs(point.y - 23) < 1e-9)
        #expect(items.count == 1 && group.items.count == 1)
    }

    @Test func copiesHaveTheirOwnState() {
        let items = drawing { context, layout in
            var copy = context
            copy.opacity = 0.5
            copy.addFilter(.blur(radius: 2))
            copy.draw(layout[0])
            context.draw(layout[0])
        }
        // A single run fades by its paint.
        guard items.count == 2, case .group(let blurred) = items[0], blurred.effect == .blur(LayerBlur(radius: 2)),
            case .glyphs(_, _, .color(let faded), _)? = blurred.items.first,
            case .glyphs(_, _, .color(let full), _) = items[1]
        else { return #expect(Bool(false), "\(items)") }
        #expect(faded.alpha == full.alpha / 2)
        let layered = drawing { context, layout in
            context.opacity = 0.5
            context.drawLayer { $0.draw(layout[0]) }
        }
        #expect(layered.flatMap(\.groups).map(\.effect) == [.opacity(0.5), nil])
    }

    @Test func filtersFollowTheTransform() {
        let items = drawing { context, _ in
            context.scaleBy(x: 3, y: 3)
            context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 2))
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        }
        let shadow = LayerShadow(color: .black, radius: 6, x: 3, y: 6)
        #expect(items.flatMap(\.groups).compactMap(\.effect) == [.shadow(shadow)])
    }

    @Test func clipsColorsAndLayers() {
        let items = drawing { context, layout in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            context.addFilter(.colorMultiply(.black))
            context.drawLayer { layer in
                layer.addFilter(.brightness(0))
                layer.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(red: 1, green: 0, blue: 0))
                layer.stroke(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .foreground, lineWidth: 2)
            }
        }
        guard items.count == 1, case .group(let clipped) = items[0], clipped.clip != nil, clipped.items.count == 1,
            case .group(let layer) = clipped.items[0], layer.items.count == 2,
            case .fill(_, .color(let color), _) = layer.items[0], case .stroke(_, _, let style) = layer.items[1]
        else { return #expect(Bool(false), "\(items)") }
        #expect(color == ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(style.lineWidth == 2)
    }

    @Test func nothingIsDrawnWhereThereIsNoPlace() {
        #expect(
            drawing { context, layout in
                context.translateBy(x: .nan, y: 0)
                context.draw(layout[0])
            }.isEmpty)
        #expect(
            drawing { context, layout in
                context.opacity = 0
                context.draw(layout[0])
            }.isEmpty)
    }
}
