import GalleyDrawing
import GalleyGraph
import GalleyText

/// Where a drawing is recorded, and the state that what is drawn next has: its transform, clip, filters and opacity.
///
/// A copy has a separate state and draws into the same picture.
nonisolated public struct GraphicsContext {
    /// How opaque what is drawn next is: 0…1.
    public var opacity = 1.0
    /// How what is drawn next is combined with what lies below it in the picture.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// Where what is drawn next goes.
    public var transform: CGAffineTransform
    private var clips: [Clip] = []
    /// What happens to what is drawn next, the last one first.
    private var effects: [FilterStep] = []
    private(set) var colors: [ColorFilter] = []
    let recorder: DrawingRecorder

    init(_ recorder: DrawingRecorder, transform: CGAffineTransform = .identity) {
        self.recorder = recorder
        self.transform = transform
    }

    /// The environment of the view that draws.
    public var environment: EnvironmentValues { recorder.environment }

    // MARK: State

    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Moves what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Turns what is drawn next, clockwise.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    /// Lets what is drawn next pass through a transform before the context's own.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Draws what comes next only inside a path, or with `.inverse` only outside of it.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let clip = DrawClip(path.applying(transform), style)
        if options.contains(.inverse) {
            let outside = [
                DrawItem.fill(Path(Self.everywhere), .color(.black), FillStyle()),
                .group(effect: .blend(.destinationOut), [.fill(clip.path, .color(.black), style)]),
            ]
            clips.append(.layer(LayerMask(outside)))
        } else {
            clips.append(.path(clip))
        }
    }

    /// Draws what comes next only where something is that is drawn into a separate layer, or with `.inverse` where nothing is.
    /// - Parameters:
    ///   - opacity: How opaque the layer is: 0…1.
    ///   - options: `.inverse`, or nothing.
    ///   - content: Draws into the layer, in the points of this context.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let inner = DrawingRecorder(recorder, filters: [])
        var context = GraphicsContext(inner, transform: transform)
        try content(&context)
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        var items = inner.items
        if opacity < 1 { items = [.group(effect: .opacity(opacity), items)] }
        if options.contains(.inverse) {
            items = [
                .fill(Path(Self.everywhere), .color(.black), FillStyle()),
                .group(effect: .blend(.destinationOut), items),
            ]
        }
        clips.append(.layer(LayerMask(items)))
    }

    /// A rectangle, in the context's space, that holds what the clips leave; without any it has no end.
    public var clipBoundingRect: CGRect {
        let open = clips.reduce(CGRect.infinite) { open, clip in
            switch clip {
            case .path(let clip): clip.path.isEmpty ? .zero : open.common(with: clip.path.boundingRect)
            case .layer(let mask): open.common(with: mask.group.items.bounds ?? .zero)
            }
        }
        return open == .infinite ? open : open.applying(transform.inverted())
    }

    /// What inverse clips begin with.
    private static let everywhere = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

    /// Which part of a clip counts.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// A set from its bits; bit 0 is `inverse`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What lies outside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    private enum Clip {
        case path(DrawClip)
        case layer(LayerMask)
    }

    private enum FilterStep {
        case effect(LayerEffect)
        case projection(ProjectionTransform)
        case shade(ShadeStep)

        var isBlur: Bool { if case .effect(.blur) = self { true } else { false } }
    }

    /// Changes what is drawn next. Of several filters the one that was added last comes first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.storage {
        case .color(let filter): colors.append(filter)
        case .colorMultiply(let color): colors.append(.multiplication(by: recorder.color(color)))
        case .luminanceToAlpha: effects.append(.effect(.luminanceToAlpha(.black)))
        case .alphaThreshold(let least, let most, let color):
            effects.append(
                .effect(
                    .alphaThreshold(LayerThreshold(least: least, most: most, color: filtered(recorder.color(color))))))
        case .projection(let projection): effects.append(.projection(projection))
        case .none: break
        case .blur(let radius, let isOpaque):
            let blur = LayerBlur(radius: Double(radius * scale), isOpaque: isOpaque)
            if blur.isVisible { effects.append(.effect(.blur(blur))) }
        case .shadow(let color, let radius, let x, let y, let blend, let options):
            let offset = CGPoint(x: x, y: y).applying(linear)
            let shadow = LayerShadow(
                color: filtered(recorder.color(color)), radius: Double(radius * scale), x: Double(offset.x),
                y: Double(offset.y), falloff: environment.textPlatform.shadowFalloff)
            let isInner = options.contains(.invertsAlpha)
            if blend != .normal || options.contains(.shadowAbove) || options.contains(.shadowOnly) {
                effects.append(.shade(ShadeStep(shadow: shadow, blend: blend, options: options)))
            } else if shadow.isVisible {
                effects.append(.effect(isInner ? .innerShadow(shadow) : .shadow(shadow)))
            }
        }
    }

    /// A colour as the filters around leave it.
    private func filtered(_ color: ResolvedColor) -> ResolvedColor {
        (recorder.filters + colors).reversed().reduce(color) { $1.apply(to: $0) }
    }

    /// The transform without its shift, and how many times as long lengths become, in the mean.
    private var linear: CGAffineTransform {
        CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    }
    private var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(shading, path) { .fill(path, $0, style) }
    }

    /// Draws a path's outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(shading, path) { .stroke(path, $0, style) }
    }

    /// Draws a path's outline.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws something as one picture, which the context's filters and opacity then meet as a whole.
    ///
    /// - Parameter content: Draws into the context that it is given, which has this one's transform and nothing else of it.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = DrawingRecorder(recorder, filters: recorder.filters + colors)
        var context = GraphicsContext(inner, transform: transform)
        try content(&context)
        record([.group(inner.items)], isPlaced: true)
    }

    /// Draws glyphs with the lines at them, in the space of their text.
    func draw(_ runs: [GlyphRun], baseline: Double, of layout: TextLayoutSource, isPart: Bool) {
        let painter = TextRunPainter(
            leaf: layout.leaf, box: CGRect(origin: .zero, size: layout.size), filters: recorder.filters + colors,
            isPart: isPart)
        record(painter.items(runs, baseline: baseline))
    }

    private func draw(_ shading: Shading, _ path: Path, _ item: (Paint) -> DrawItem) {
        let filters = recorder.filters + colors
        let paint = recorder.paint(shading)
        let box = shading.box ?? path.boundingRect
        let drawn = item(filters.resolved(paint, in: CGRect(origin: shading.origin ?? box.origin, size: box.size)))
        record(paint.finishing([drawn], filters))
    }

    /// Records items with the state around them.
    ///
    /// - Parameter isPlaced: Whether they have gone through the transform already.
    func record(_ items: [DrawItem], isPlaced: Bool = false) {
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        guard opacity > 0, !items.isEmpty, transform.isFinite else { return }
        var items = items
        var effects = effects
        if opacity < 1 {
            // A single mark needs no group of its own to fade, nor to fade before it is blurred.
            if items.count == 1, effects.allSatisfy(\.isBlur), let faded = items[0].faded(by: opacity) {
                items = [faded]
            } else {
                effects.insert(.effect(.opacity(opacity)), at: 0)
            }
        }
        if !isPlaced, transform != .identity { items = [.group(transform: transform, items)] }
        for step in effects.reversed() {
            switch step {
            case .effect(let effect): items = [.group(effect: effect, items)]
            case .projection(let projection): items = projection.projecting(items)
            case .shade(let shade): items = shade.shading(items)
            }
        }
        for clip in clips.reversed() {
            switch clip {
            case .path(let clip): items = [.group(clip: clip, items)]
            case .layer(let mask): items = [.group(effect: .mask(mask), items)]
            }
        }
        if blendMode != .normal { items = [.group(effect: .blend(blendMode.mode), items)] }
        recorder.items += items
    }
}

/// What graphics contexts draw into.
nonisolated final class DrawingRecorder {
    var items: [DrawItem] = []
    let environment: EnvironmentValues
    /// The colour filters around, the innermost last.
    let filters: [ColorFilter]
    let context: RenderContext
    /// The views of a canvas that can be drawn by their tags.
    let symbols: CanvasSymbols?

    init(
        _ context: RenderContext, _ environment: EnvironmentValues, filters: [ColorFilter],
        symbols: CanvasSymbols? = nil
    ) {
        self.context = context
        self.environment = environment
        self.filters = filters
        self.symbols = symbols
    }

    /// A recorder for a part of the picture.
    init(_ other: DrawingRecorder, filters: [ColorFilter]) {
        context = other.context
        environment = other.environment
        symbols = other.symbols
        self.filters = filters
    }

    func color(_ color: Color) -> ResolvedColor { resolve { color.resolved($0) } }

    func paint(_ shading: GraphicsContext.Shading) -> StylePaint { resolve { shading.paint($0) } }

    /// Renderers are called while a picture is drawn, which only happens on the main actor.
    func resolve<T: Sendable>(_ body: @MainActor (ViewTreeBuilder) -> T) -> T {
        // Used by the call alone, which ends before this one.
        nonisolated(unsafe) let environment = environment
        return MainActor.assumeIsolated { [context] in
            body(ViewTreeBuilder(context: context, environment: environment))
        }
    }
}

extension ProjectionTransform {
    /// Items on a plane in space; nothing where that is seen from its side.
    fileprivate func projecting(_ items: [DrawItem]) -> [DrawItem] {
        if !hasPerspective { return [.group(transform: affine, items)] }
        return LayerProjection(self).map { [.group(effect: .projection($0), items)] } ?? []
    }
}

extension DrawItem {
    /// The item with its paint faded, if it has nothing but a paint.
    fileprivate func faded(by opacity: Double) -> DrawItem? {
        let fading = ColorFilter.multiplication(by: ResolvedColor(red: 1, green: 1, blue: 1, alpha: opacity))
        switch self {
        case .fill(let path, let paint, let style): return .fill(path, fading.apply(to: paint), style)
        case .stroke(let path, let paint, let style): return .stroke(path, fading.apply(to: paint), style)
        case .glyphs(let run, let origin, let paint, let pictures) where pictures.isEmpty:
            return .glyphs(run, origin: origin, fading.apply(to: paint))
        default: return nil
        }
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
