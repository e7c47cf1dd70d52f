import GalleyEngine

/// Writes a laid-out tree down as a display list.
@MainActor
struct Painter {
    private(set) var items: [DrawItem] = []
    /// The filters of the views around, the innermost last.
    private var filters: [ColorFilter]
    private let grid: PixelGrid
    /// The frame of the nearest transform around, as laid out and as rounded: what fills it has its rounded size.
    private var space: (frame: CGRect, rounded: CGRect)?

    /// - Parameters:
    ///   - scale: Pixels per point, to which drawing rectangles are rounded; nil leaves them as laid out.
    ///   - filters: Those of the views around what is drawn.
    init(scale: CGFloat?, filters: [ColorFilter] = []) {
        grid = PixelGrid(scale: scale ?? 0)
        self.filters = filters
    }

    /// Draws a tree and those inside it; `base` is the origin of the space that its root lies in.
    mutating func draw(_ tree: ViewTree, at base: CGPoint = .zero) {
        guard tree.pass.count > 0 else { return }
        let before = items.count
        draw(0, of: tree, at: CGPoint(x: base.x + tree.origin.x, y: base.y + tree.origin.y))
        if !tree.covers.isEmpty, let page = tree.context.pageBehind {
            items.replaceSubrange(before..., with: page.items(Array(items[before...])))
        }
        for cover in tree.covers { draw(cover) }
    }

    private mutating func draw(_ node: Int, of tree: ViewTree, at base: CGPoint) {
        let pass = tree.pass
        guard !pass.isLeftOut(node) else { return }
        let own = CGPoint(pass.origin(of: node))
        let origin = CGPoint(x: base.x + own.x, y: base.y + own.y)
        let rect = CGRect(origin: origin, size: CGSize(pass.size(of: node)))
        guard let item = tree.item(node) else { return drawChildren(of: node, tree, origin) }
        if tree.context.store.live != nil { return drawLive(node, item, tree, rect) }
        draw(item, node, of: tree, rect)
    }

    /// Draws a node of a view that is alive: what moves, where it is on its way.
    private mutating func drawLive(_ node: Int, _ item: NodeItem, _ tree: ViewTree, _ rect: CGRect) {
        guard let live = tree.context.store.live, let key = tree.key(of: node) else {
            return draw(item, node, of: tree, rect)
        }
        var (item, frame) = (item, rect)
        if let drawing = live.motions[key]?.drawing(at: live.now) { item.drawing = drawing }
        if let shift = live.frames[key]?.shift(at: live.now) {
            frame.origin = CGPoint(x: rect.minX + shift.origin.x, y: rect.minY + shift.origin.y)
            // Text keeps the size that its lines were made for.
            if case .text = item.drawing {
            } else {
                frame.size = CGSize(
                    width: max(rect.width + shift.size.width, 0), height: max(rect.height + shift.size.height, 0))
            }
        }
        for ghost in live.ghosts(in: key, isInFront: false) { draw(ghost, at: rect.origin) }
        if case .effect(.clip) = item.drawing, frame != rect {
            drawClipped(item, node, tree, rect, shown: frame)
        } else {
            draw(item, node, of: tree, frame)
        }
        for ghost in live.ghosts(in: key, isInFront: true) { draw(ghost, at: rect.origin) }
    }

    /// Draws what a clip that moves cuts off; what is inside moves by itself.
    private mutating func drawClipped(
        _ item: NodeItem, _ node: Int, _ tree: ViewTree, _ rect: CGRect, shown: CGRect
    ) {
        guard case .effect(.clip(let path, let style)) = item.drawing else { return }
        let before = items.count
        let clip = DrawClip(placed(path, in: rounded(shown)), style)
        drawChildren(of: node, tree, rect.origin)
        group(from: before) { DrawGroup(clip: clip, $0) }
    }

    private mutating func draw(_ item: NodeItem, _ node: Int, of tree: ViewTree, _ rect: CGRect) {
        let pass = tree.pass
        let origin = rect.origin
        let isLeaf = pass.children(of: node).isEmpty
        let isTagged = isLeaf || item.identifier != nil
        let before = items.count
        switch item.drawing {
        case .effect(let effect):
            draw(effect, node, tree, rect) { $0.drawChildren(of: node, tree, $1) }
        case .late(let work):
            let inner = tree.inner[node]
            let clip = (work as? any ClippingWork)?.clip(rounded(rect))
            if let inner, inner.isBehind { draw(inner.tree, at: origin) }
            drawChildren(of: node, tree, origin)
            if let inner, !inner.isBehind { draw(inner.tree, at: origin) }
            if let clip { group(from: before) { DrawGroup(clip: DrawClip(clip), $0) } }
        case .shape(var shape):
            if let container = shape.container { shape.follow(container, from: tree.frames(of: node)) }
            paint(.shape(shape), in: rect)
            drawChildren(of: node, tree, origin)
        default:
            paint(item.drawing, in: rect)
            drawChildren(of: node, tree, origin)
        }
        let semantics = item.semantics(isLeaf: isLeaf)
        if isTagged {
            let tag = ViewTag(kind: item.kind, label: item.label, identifier: item.identifier)
            group(from: before) { DrawGroup(tag: tag, semantics: semantics, $0) }
        } else if let semantics {
            group(from: before) { DrawGroup(semantics: semantics, $0) }
        }
    }

    /// Makes a group of what was drawn since there were `start` items, if that is anything.
    private mutating func group(from start: Int, _ group: ([DrawItem]) -> DrawGroup) {
        guard items.count > start else { return }
        let drawn = Array(items[start...])
        items.removeSubrange(start...)
        items.append(.group(group(drawn)))
    }

    private mutating func drawChildren(of node: Int, _ tree: ViewTree, _ origin: CGPoint) {
        let children = tree.pass.children(of: node)
        guard tree.isReordered(node) else {
            for child in children { draw(child, of: tree, at: origin) }
            return
        }
        for child in tree.drawingOrder(of: node) { draw(child, of: tree, at: origin) }
    }

    /// Draws what an effect changes.
    /// - Parameter content: Draws it, given where its space begins.
    private mutating func draw(
        _ effect: Effect, _ node: Int, _ tree: ViewTree, _ rect: CGRect,
        _ content: (inout Painter, CGPoint) -> Void
    ) {
        let before = items.count
        let origin = rect.origin
        switch effect {
        case .hidden:
            break
        case .offset(let offset):
            content(&self, CGPoint(x: origin.x + offset.width, y: origin.y + offset.height))
        case .transform(let transform):
            draw(through: transform(rounded(rect).size), rect, content)
        case .parametric(let transform):
            draw(through: transform(rounded(rect).size), rect, content)
        case .projection(let projection):
            draw(projected: projection(rounded(rect).size), rect, content)
        case .visual(let effects):
            let proxy = GeometryProxy(
                size: rect.size, frames: tree.frames(of: node), safeArea: tree.safeAreaInsets(of: node))
            draw(effects(proxy)[...], node, tree, rect, content)
        case .opacity(let opacity):
            if opacity == 1 { return content(&self, origin) }
            if opacity == 0 { return }
            content(&self, origin)
            group(from: before) { DrawGroup(effect: .opacity(opacity), $0) }
        case .color(let filter):
            filters.append(filter)
            content(&self, origin)
            filters.removeLast()
        case .blur(let blur):
            content(&self, origin)
            if blur.isVisible { group(from: before) { DrawGroup(effect: .blur(blur), $0) } }
        case .shadow(let shadow):
            content(&self, origin)
            if shadow.isVisible { group(from: before) { DrawGroup(effect: .shadow(shadow), $0) } }
        case .clip(let path, let style):
            let clip = DrawClip(placed(path, in: rounded(rect)), style)
            content(&self, origin)
            group(from: before) { DrawGroup(clip: clip, $0) }
        case .containerClip(let container, let style):
            let inset = container.inset(of: rect.size, in: tree.frames(of: node))
            let clip = DrawClip(placed({ container.path(in: $0, inset: inset) }, in: rounded(rect)), style)
            content(&self, origin)
            group(from: before) { DrawGroup(clip: clip, $0) }
        case .mask:
            drawMasked(node, tree, origin)
        case .blend(let mode):
            content(&self, origin)
            if mode != .normal { group(from: before) { DrawGroup(effect: .blend(mode), $0) } }
        case .isolation:
            content(&self, origin)
            // Without blend modes inside there is nothing to keep apart.
            if !items[before...].blendModes.subtracting(.backdrop).isEmpty {
                group(from: before) { DrawGroup(effect: .isolation, $0) }
            }
        case .luminanceToAlpha:
            // What is around filters the result, which is black.
            let color = filters.reversed().reduce(ResolvedColor.black) { $1.apply(to: $0) }
            let outer = filters
            filters = []
            content(&self, origin)
            filters = outer
            group(from: before) { DrawGroup(effect: .luminanceToAlpha(color), $0) }
        }
    }

    /// Draws what several effects change, the first of them innermost.
    private mutating func draw(
        _ effects: ArraySlice<Effect>, _ node: Int, _ tree: ViewTree, _ rect: CGRect,
        _ content: (inout Painter, CGPoint) -> Void
    ) {
        guard let outermost = effects.last else { return content(&self, rect.origin) }
        draw(outermost, node, tree, rect) { painter, origin in
            let moved = CGRect(origin: origin, size: rect.size)
            painter.draw(effects.dropLast(), node, tree, moved, content)
        }
    }

    private mutating func draw(
        through transform: CGAffineTransform, _ rect: CGRect, _ content: (inout Painter, CGPoint) -> Void
    ) {
        let (before, box) = (items.count, rounded(rect))
        let turned = CGAffineTransform(translationX: -box.minX, y: -box.minY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: box.minX, y: box.minY))
        let outer = space
        space = (CGRect(origin: box.origin, size: rect.size), box)
        content(&self, box.origin)
        space = outer
        group(from: before) { DrawGroup(transform: turned, $0) }
    }

    /// Draws what is seen from elsewhere; nothing where it is seen from its side.
    private mutating func draw(
        projected projection: ProjectionTransform, _ rect: CGRect, _ content: (inout Painter, CGPoint) -> Void
    ) {
        if !projection.hasPerspective { return draw(through: projection.affine, rect, content) }
        let (before, box) = (items.count, rounded(rect))
        let placed = ProjectionTransform(CGAffineTransform(translationX: -box.minX, y: -box.minY))
            .concatenating(projection)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: box.minX, y: box.minY)))
        guard let layer = LayerProjection(placed) else { return }
        let outer = space
        space = (CGRect(origin: box.origin, size: rect.size), box)
        content(&self, box.origin)
        space = outer
        group(from: before) { DrawGroup(effect: .projection(layer), $0) }
    }

    /// Draws a view through its mask, the node's second child. Nothing is seen through a mask that draws nothing.
    private mutating func drawMasked(_ node: Int, _ tree: ViewTree, _ origin: CGPoint) {
        let children = tree.pass.children(of: node)
        guard children.count == 2 else { return }
        let before = items.count
        draw(children.lowerBound, of: tree, at: origin)
        guard items.count > before else { return }
        let (middle, outer) = (items.count, filters)
        // The filters around have met what is masked.
        filters = []
        draw(children.lowerBound + 1, of: tree, at: origin)
        filters = outer
        let mask = LayerMask(Array(items[middle...]))
        items.removeSubrange(middle...)
        if mask.group.items.isEmpty {
            items.removeSubrange(before...)
        } else if let clip = mask.clip {
            group(from: before) { DrawGroup(clip: clip, $0) }
        } else {
            group(from: before) { DrawGroup(effect: .mask(mask), $0) }
        }
    }

    /// A frame as it is drawn in.
    private func rounded(_ rect: CGRect) -> CGRect {
        if let space, rect == space.frame { return space.rounded }
        return grid.rounded(rect)
    }

    /// An outline made in the view's own space, where the view lies.
    private func placed(_ path: (CGRect) -> Path, in rect: CGRect) -> Path {
        let own = path(CGRect(origin: .zero, size: rect.size))
        if rect.origin == .zero { return own }
        return own.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }

    /// A paint for a rectangle, as the filters around leave it.
    private func resolved(_ paint: StylePaint, in rect: CGRect) -> Paint {
        filters.resolved(paint, in: rect)
    }

    /// Draws a leaf. What has no finite place is left out: there is nothing to see.
    private mutating func paint(_ drawing: Drawing, in frame: CGRect) {
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else { return }
        let rect = rounded(frame)
        switch drawing {
        case .nothing, .late, .effect, .interaction:
            break
        case .fill(let paint):
            if rect.width > 0, rect.height > 0 {
                items += paint.finishing([.fill(Path(rect), resolved(paint, in: rect), FillStyle())], filters)
            }
        case .shape(let shape):
            for layer in shape.layers {
                let paint = resolved(layer.paint, in: rect)
                let drawn: DrawItem =
                    switch layer.how {
                    case .fill(let style): .fill(placed(shape.path, in: rect), paint, style)
                    case .stroke(let style): .stroke(placed(shape.path, in: rect), paint, style)
                    case .border(let inset, let style): .stroke(placed(inset, in: rect), paint, style)
                    }
                items += layer.paint.finishing([drawn], filters)
            }
        case .text(let leaf):
            // A text keeps the size that its lines were made for.
            draw(leaf, in: CGRect(origin: rect.origin, size: frame.size))
        case .symbol(let symbol):
            // So does a symbol in its own size.
            draw(symbol, in: frame.size == symbol.size ? CGRect(origin: rect.origin, size: frame.size) : rect)
        case .image(let image):
            draw(image, in: rect)
        case .canvas(let canvas):
            items += canvas.items(in: rect, filters)
        case .pages(let pages):
            guard pages.count > 0 else { break }
            let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            items.append(.group(transform: place, pages.page(0).items))
        case .drawnImage(let image):
            if let raster = image.raster() {
                draw(raster, in: rect)
            } else {
                items += image.items(in: rect, filters)
            }
        }
    }

    private mutating func draw(_ symbol: SymbolDrawing, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let transform = symbol.transform
            .concatenating(
                CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
            )
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        for layer in symbol.layers {
            let drawn = DrawItem.fill(
                layer.path.applying(transform), resolved(layer.paint, in: rect), FillStyle(eoFill: layer.usesEvenOdd))
            items += layer.paint.finishing([drawn], filters)
        }
    }

    private mutating func draw(_ image: ImageDrawing, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let filters = filters
        let filter: (RasterImage) -> RasterImage = { raster in filters.reversed().reduce(raster) { $1.apply(to: $0) } }
        // A stencil's own colours are not seen: filters change its paint.
        let changesPixels = image.tint == nil && !filters.isEmpty
        var style = ImageStyle(
            isSmooth: image.isSmooth, tint: image.tint.map { resolved($0, in: rect) },
            isAntialiased: image.isAntialiased)
        let drawn = image.parts(in: rect, filter: changesPixels ? filter : nil).map { part -> DrawItem in
            style.tile = part.tile
            return .image(part.picture, in: part.rect, style)
        }
        items += image.tint?.finishing(drawn, filters) ?? drawn
    }

    private mutating func draw(_ leaf: TextLeaf, in rect: CGRect) {
        // Laid out again for the size it has: the same lines, with their glyphs.
        let fitted = leaf.paragraph.layout(width: Double(rect.width), height: Double(rect.height))
        if let ink = leaf.redactionPaint {
            let painter = RedactedTextPainter(leaf: leaf, box: rect, paint: resolved(ink, in: rect))
            items += painter.items(fitted)
            return
        }
        if let rendering = leaf.rendering {
            let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            items.append(.group(transform: place, rendering.items(leaf, fitted, rect.size, filters: filters)))
            return
        }
        let painter = TextRunPainter(leaf: leaf, box: rect, filters: filters)
        for line in fitted.lines {
            items += painter.items(line.runs, baseline: line.baseline)
        }
    }
}
