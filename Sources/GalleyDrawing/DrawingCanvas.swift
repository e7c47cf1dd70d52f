import Foundation
import GalleyGeometry
import GalleyText

/// What a display list is drawn on: each exporter has one. `draw(_:)` walks through the list and asks for nothing that cannot
/// be seen, so that no canvas has to know what to make of it: paths have steps and rectangles an inside, lines a width,
/// transforms an inverse, all of finite coordinates; effects change something.
public protocol DrawingCanvas: AnyObject {
    /// Fills the inside of a path; `style` says what lies inside.
    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle)
    /// Draws along a path; half of the line's width lies on each side.
    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle)
    /// Draws glyphs whose pens are relative to `origin`; those in `pictures` are pictures of their own, in the font's
    /// colours.
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, pictures: [UInt32: GlyphPicture])
    /// Draws an image into a rectangle, stretched to it.
    func draw(_ picture: Picture, in rect: CGRect, _ style: ImageStyle)

    /// Draws a group: its parts, unless the canvas knows what becomes of it.
    func draw(_ group: DrawGroup)
    /// Draws what shows a view.
    func draw(_ tag: ViewTag, _ content: () -> Void)
    /// Draws what has a meaning.
    func draw(_ group: DrawGroup, meaning semantics: Semantics, _ content: () -> Void)
    /// Draws with coordinates that go through a transform first.
    func draw(through transform: CGAffineTransform, _ content: () -> Void)
    /// Draws what can be seen inside a path.
    func draw(inside clip: DrawClip, _ content: () -> Void)
    /// Draws items as a separate picture, with an effect.
    func draw(_ items: [DrawItem], with effect: LayerEffect)

    /// The blend modes that the canvas can draw. What a separate picture has others in is asked for as pixels.
    var drawnBlendModes: BlendModes { get }
    /// Draws items as pixels, because they hold blend modes that the canvas cannot draw.
    func drawPixels(_ items: [DrawItem])
}

extension DrawingCanvas {
    /// Draws a whole picture.
    public func draw(_ list: DisplayList) {
        LargeStack.run(depth: list.items.depth) { drawPicture(list.items) }
    }

    /// Every mode, and so nothing as pixels: canvases that draw everything need not say so.
    public var drawnBlendModes: BlendModes { .all }
    /// Draws them as marks: a canvas that has every blend mode need not fall back on pixels.
    public func drawPixels(_ items: [DrawItem]) { draw(items) }

    /// Canvases that know no meanings need not say so.
    public func draw(_ group: DrawGroup, meaning semantics: Semantics, _ content: () -> Void) { content() }

    /// Draws items that are a separate picture, from back to front.
    package func drawPicture(_ items: [DrawItem]) {
        if drawnBlendModes.isSuperset(of: items.blendModes) { draw(items) } else { drawPixels(items) }
    }

    /// Draws items, from back to front.
    public func draw(_ items: [DrawItem]) {
        for item in items {
            switch item {
            case .fill(let path, let paint, let style):
                if path.isDrawable { fill(path, paint, style) }
            case .stroke(let path, let paint, let style):
                if style.lineWidth > 0, style.lineWidth.isFinite, path.isDrawable { stroke(path, paint, style) }
            case .glyphs(let run, let origin, let paint, let pictures):
                if run.size > 0, run.size.isFinite, origin.x.isFinite, origin.y.isFinite {
                    draw(run, at: origin, paint, pictures: pictures)
                }
            case .image(let picture, let rect, let style):
                if rect.isDrawable { draw(picture, in: rect, style) }
            case .group(let group):
                draw(group)
            }
        }
    }

    /// Draws the parts of a group.
    public func draw(_ group: DrawGroup) { drawParts(of: group) }

    /// Draws the parts of a group, as all canvases do: its meaning, its view, its transform, clip and effect around its items.
    public func drawParts(of group: DrawGroup) {
        guard let semantics = group.semantics else { return drawTagged(group) }
        draw(group, meaning: semantics) { drawTagged(group) }
    }

    private func drawTagged(_ group: DrawGroup) {
        guard let tag = group.tag else { return drawTransformed(group) }
        draw(tag) { drawTransformed(group) }
    }

    private func drawTransformed(_ group: DrawGroup) {
        if group.transform.isIdentity { return drawClipped(group) }
        // Nothing can be seen through a transform without an inverse.
        guard group.transform.isInvertible else { return }
        draw(through: group.transform) { drawClipped(group) }
    }

    private func drawClipped(_ group: DrawGroup) {
        guard let clip = group.clip else { return drawWithEffect(group) }
        // A path that cannot be drawn has no inside.
        guard clip.path.isDrawable else { return }
        draw(inside: clip) { drawWithEffect(group) }
    }

    private func drawWithEffect(_ group: DrawGroup) {
        guard let effect = group.effect, effect.isVisible else { return draw(group.items) }
        if case .opacity(let opacity) = effect, !(opacity > 0) { return }
        draw(group.items, with: effect)
    }
}

extension CGRect {
    /// Whether the rectangle has finite coordinates and an inside.
    package var isDrawable: Bool {
        width > 0 && height > 0 && origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
    }
}
