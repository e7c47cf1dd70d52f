/// What a node of the layout tree is and shows.
struct NodeItem {
    /// SwiftUI's name of the type or modifier.
    var kind: String
    /// The text, or the symbol's or asset's name.
    var label: String?
    /// What `accessibilityIdentifier` says.
    var identifier: String?
    var drawing: Drawing

    init(_ kind: String, label: String? = nil, _ drawing: Drawing = .nothing) {
        self.kind = kind
        self.label = label
        self.drawing = drawing
    }
}

/// How a node is drawn, in its own space. Boxed: most nodes draw nothing, and a tree holds one each.
indirect enum Drawing {
    case nothing
    case fill(StylePaint)
    case shape(ShapeDrawing)
    case text(TextLeaf)
    case symbol(SymbolDrawing)
    case image(ImageDrawing)
    /// Builds its content once the size is known.
    case geometry(GeometryContent)
    case effect(Effect)
}

/// What a modifier does to the picture of its child; layout is not concerned.
enum Effect {
    case offset(CGSize)
    case transform((CGSize) -> CGAffineTransform)
    case opacity(Double)
    case clip((CGRect) -> Path, FillStyle)
    case hidden
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
