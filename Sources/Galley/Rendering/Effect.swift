// Effects: what each is, its mirror image, where it takes points, and how it is drawn.

/// What a modifier does to the picture of its child; layout is not concerned.
enum Effect {
    case offset(CGSize)
    case transform((CGSize) -> CGAffineTransform)
    /// A transform by numbers that can move.
    case parametric(ParametricTransform)
    /// A transform that may have a perspective.
    case projection((CGSize) -> ProjectionTransform)
    /// Effects, the innermost first, that depend on where the view lies.
    case visual(@MainActor (GeometryProxy) -> [Effect])
    case opacity(Double)
    case clip((CGRect) -> Path, FillStyle)
    /// A clip to the shape of the container around, where the view lies in it.
    case containerClip(ContainerOutline, FillStyle)
    case color(ColorFilter)
    case hidden
    case blur(LayerBlur)
    case shadow(LayerShadow)
    /// The second child is the mask of the first.
    case mask
    case blend(BlendMode)
    case isolation
    case luminanceToAlpha

    /// The effect in a layout from right to left: the mirror image (rules.md §2.7).
    var mirrored: Effect {
        switch self {
        case .offset(let offset): .offset(CGSize(width: -offset.width, height: offset.height))
        case .transform(let transform):
            .transform { size in
                let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
                return mirror.concatenating(transform(size)).concatenating(mirror)
            }
        case .parametric(let transform):
            .parametric(
                ParametricTransform(numbers: transform.numbers) { numbers, size in
                    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
                    return mirror.concatenating(transform.make(numbers, size)).concatenating(mirror)
                })
        case .projection(let projection):
            .projection { size in
                let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
                return mirror.concatenating(projection(size)).concatenating(mirror)
            }
        case .visual(let effects):
            .visual { effects($0).map(\.mirrored) }
        case .shadow(let shadow):
            .shadow(LayerShadow(color: shadow.color, radius: shadow.radius, x: -shadow.x, y: shadow.y))
        case .opacity, .clip, .containerClip, .color, .hidden, .blur, .mask, .blend, .isolation, .luminanceToAlpha:
            self
        }
    }

    /// Where the effect takes the points of a view of this size, or nil where it moves nothing.
    func transform(_ size: CGSize) -> CGAffineTransform? {
        switch self {
        case .offset(let offset): CGAffineTransform(translationX: offset.width, y: offset.height)
        case .transform(let transform): transform(size)
        case .parametric(let transform): transform(size)
        case .projection(let projection): projection(size).affine
        case .visual, .opacity, .clip, .containerClip, .color, .hidden, .blur, .shadow, .mask, .blend, .isolation,
            .luminanceToAlpha:
            nil
        }
    }
}

/// A transform that is made from numbers: between two of a kind there are others.
struct ParametricTransform {
    var numbers: [Double]
    let make: ([Double], CGSize) -> CGAffineTransform

    func callAsFunction(_ size: CGSize) -> CGAffineTransform { make(numbers, size) }
}

extension Painter {
    /// Draws what an effect changes.
    /// - Parameter content: Draws it, given where its space begins.
    mutating func draw(
        _ effect: Effect, _ node: Int, _ tree: ViewTree, _ rect: CGRect,
        _ content: (inout Painter, CGPoint) -> Void
    ) {
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
            if opacity != 0 { draw(as: opacity == 1 ? nil : .opacity(opacity), origin, content) }
        case .color(let filter):
            filters.append(filter)
            content(&self, origin)
            filters.removeLast()
        case .blur(let blur):
            draw(as: blur.isVisible ? .blur(blur) : nil, origin, content)
        case .shadow(let shadow):
            draw(as: shadow.isVisible ? .shadow(shadow) : nil, origin, content)
        case .clip(let path, let style):
            draw(clippedTo: path, style, rect, content)
        case .containerClip(let container, let style):
            let inset = container.inset(of: rect.size, in: tree.frames(of: node))
            draw(clippedTo: { container.path(in: $0, inset: inset) }, style, rect, content)
        case .mask:
            drawMasked(node, tree, origin)
        case .blend(let mode):
            draw(as: mode == .normal ? nil : .blend(mode), origin, content)
        case .isolation:
            drawIsolated(origin, content)
        case .luminanceToAlpha:
            drawLuminance(origin, content)
        }
    }
}
