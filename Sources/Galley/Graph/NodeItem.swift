/// What a node of the layout tree is and shows.
struct NodeItem {
    /// SwiftUI's name of the type or modifier.
    var kind: String
    var drawing: Drawing
    private var names: Names?

    /// Kept apart: most nodes have neither, and a tree holds an item for each.
    private final class Names {
        let label, identifier: String?

        init?(label: String?, identifier: String?) {
            if label == nil && identifier == nil { return nil }
            self.label = label
            self.identifier = identifier
        }
    }

    init(_ kind: String, label: String? = nil, _ drawing: Drawing = .nothing) {
        self.kind = kind
        self.drawing = drawing
        names = Names(label: label, identifier: nil)
    }

    /// The text, or the symbol's or asset's name.
    var label: String? {
        if case .text(let leaf) = drawing { return leaf.label }
        return names?.label
    }

    /// What `accessibilityIdentifier` says.
    var identifier: String? {
        get { names?.identifier }
        set { names = Names(label: names?.label, identifier: newValue) }
    }
}

/// How a node is drawn, in its own space. Boxed where it is large: most nodes draw nothing or a shared text,
/// and a tree holds one each.
enum Drawing {
    case nothing
    indirect case fill(StylePaint)
    indirect case shape(ShapeDrawing)
    case text(TextLeaf)
    indirect case symbol(SymbolDrawing)
    indirect case image(ImageDrawing)
    indirect case drawnImage(DrawnImageDrawing)
    indirect case effect(Effect)
    /// Does something once the layout is known.
    indirect case late(any LateWork)
}

/// What a modifier does to the picture of its child; layout is not concerned.
enum Effect {
    case offset(CGSize)
    case transform((CGSize) -> CGAffineTransform)
    case opacity(Double)
    case clip((CGRect) -> Path, FillStyle)
    case color(ColorFilter)
    case hidden
    case blur(LayerBlur)
    case shadow(LayerShadow)

    /// The effect in a layout from right to left: the mirror image (semantics.md §2.7).
    var mirrored: Effect {
        switch self {
        case .offset(let offset): .offset(CGSize(width: -offset.width, height: offset.height))
        case .transform(let transform):
            .transform { size in
                let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
                return mirror.concatenating(transform(size)).concatenating(mirror)
            }
        case .shadow(let shadow):
            .shadow(LayerShadow(color: shadow.color, radius: shadow.radius, x: -shadow.x, y: shadow.y))
        case .opacity, .clip, .color, .hidden, .blur: self
        }
    }

    /// Where the effect takes the points of a view of this size, or nil where it moves nothing.
    func transform(_ size: CGSize) -> CGAffineTransform? {
        switch self {
        case .offset(let offset): CGAffineTransform(translationX: offset.width, y: offset.height)
        case .transform(let transform): transform(size)
        case .opacity, .clip, .color, .hidden, .blur, .shadow: nil
        }
    }
}

/// A shape's outline and the paints it gets, in drawing order.
struct ShapeDrawing {
    var path: (CGRect) -> Path
    var layers: [Layer]

    struct Layer {
        var paint: StylePaint
        var how: How
    }

    enum How {
        case fill(FillStyle)
        case stroke(StrokeStyle)
        /// A stroke inside the outline: the path is inset by half the line's width first.
        case border((CGRect) -> Path, StrokeStyle)
    }
}
