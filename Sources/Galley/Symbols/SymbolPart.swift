import GalleyDrawing

/// A layer of a symbol while it is put together.
struct SymbolPart: Sendable, Equatable {
    /// For the non-zero rule, outer contours clockwise on screen.
    var outline: SymbolOutline
    /// 0, 1 or 2: drawn in the primary, secondary or tertiary style when layers are told apart.
    var level = 0
    /// In multicolour rendering; nil takes the foreground style.
    var color: SymbolColor?
    /// Whether it is one of the steps of a variable value, which light up in order.
    var isWave = false
    /// Whether it lies on the parts before it: drawn over them in a style of its own, or cut out of them when everything
    /// is drawn in one.
    var isSign = false
}

/// A colour that a symbol has of its own, for `SymbolRenderingMode.multicolor`.
enum SymbolColor: String, Sendable {
    case red, orange, yellow, green, teal, cyan, blue, indigo, purple, pink, brown, gray, white

    var color: Color {
        switch self {
        case .red: .red
        case .orange: .orange
        case .yellow: .yellow
        case .green: .green
        case .teal: .teal
        case .cyan: .cyan
        case .blue: .blue
        case .indigo: .indigo
        case .purple: .purple
        case .pink: .pink
        case .brown: .brown
        case .gray: .gray
        case .white: .white
        }
    }

    /// The colours of whole symbols, and of an enclosing shape and the sign in it. Few, and only those that Apple's
    /// documentation shows: the yellow warning triangle with a white mark (`SymbolRenderingMode.multicolor`), green leaves
    /// and the red slash of a trash can that cannot be undone (Human Interface Guidelines, SF Symbols). Badges have
    /// theirs from `SymbolTable`, weather from its recipes: filled clouds are white in every colour scheme, and so not
    /// to be seen on white (pakerwreah/Calendr#671, mzeryck/Weather-Cal#103). All other symbols are drawn in the
    /// foreground style.
    static let ofSymbols: [String: [SymbolColor?]] = [
        "exclamationmark.triangle.fill": [.yellow, .white],
        "leaf": [.green], "leaf.fill": [.green],
        "trash.slash": [nil, .red], "trash.slash.fill": [nil, .red],
        "heart.fill": [.red], "suit.heart.fill": [.red],
        "plus.circle.fill": [.green, .white], "minus.circle.fill": [.red, .white],
        "xmark.octagon.fill": [.red, .white],
        "sun.max.fill": [.yellow], "sun.min.fill": [.yellow], "cloud.fill": [.white],
    ]
}
