/// An edge of a view, absolute (left is left in every layout direction).
public enum SpacingEdge: Int, CaseIterable, Sendable {
    case top, left, bottom, right
}

/// What two neighbouring views are to each other; each kind of neighbourhood has its own distance (semantics.md §3).
public enum SpacingCategory: Int, CaseIterable, Sendable {
    case unconditional, edgeAboveText, edgeBelowText, textBaseline, edgeLeftText, edgeRightText, leftTextBaseline,
        rightTextBaseline
}

/// The metrics of a text at one of its edges: two texts keep the lower one's leading between them.
public struct SpacingTextMetrics: Equatable, Sendable {
    public var leading, pixelLength: Double

    public init(leading: Double, pixelLength: Double) {
        self.leading = leading
        self.pixelLength = pixelLength
    }
}

/// A view's spacing preferences: a distance per category and edge, where it has one.
public struct Spacing: Equatable, Sendable {
    /// The distance between views that say nothing about each other (semantics.md §3).
    public static let fallback = 8.0

    /// Category-major, NaN where there is no preference.
    private var values: (Row, Row, Row, Row)
    public var textTop, textBottom: SpacingTextMetrics?

    /// One edge's distances in the order of `SpacingCategory`.
    private typealias Row = SIMD8<Double>
    private static let absent = Row(repeating: .nan)

    /// No preferences at all.
    public init() {
        values = (Self.absent, Self.absent, Self.absent, Self.absent)
    }

    public subscript(category: SpacingCategory, edge: SpacingEdge) -> Double? {
        get {
            let value = row(edge)[category.rawValue]
            return value.isNaN ? nil : value
        }
        set { setRow(edge, category, newValue ?? .nan) }
    }

    /// A leaf that is no text: beside a text it keeps the text's own margin, beside another such leaf the fallback.
    public static let plain: Spacing = {
        var spacing = Spacing()
        for edge in SpacingEdge.allCases { spacing.reset(edge) }
        return spacing
    }()

    /// Nothing between this view and any other.
    public static let zero: Spacing = {
        var spacing = Spacing()
        for edge in SpacingEdge.allCases { spacing[.unconditional, edge] = 0 }
        return spacing
    }()

    /// Takes the edge back to a plain leaf's preferences.
    public mutating func reset(_ edge: SpacingEdge) {
        clear(edge)
        switch edge {
        case .top: self[.edgeBelowText, .top] = 0
        case .bottom: self[.edgeAboveText, .bottom] = 0
        case .left: self[.edgeRightText, .left] = 0
        case .right: self[.edgeLeftText, .right] = 0
        }
    }

    /// Forgets the edge's preferences.
    public mutating func clear(_ edge: SpacingEdge) {
        for category in SpacingCategory.allCases { self[category, edge] = nil }
        if edge == .top { textTop = nil }
        if edge == .bottom { textBottom = nil }
    }

    /// Takes over, per category, the larger preference on `edge`.
    public mutating func formUnion(_ other: Spacing, _ edge: SpacingEdge) {
        for category in SpacingCategory.allCases {
            guard let theirs = other[category, edge] else { continue }
            self[category, edge] = Swift.max(self[category, edge] ?? theirs, theirs)
        }
        if edge == .top, let text = other.textTop { textTop = text }
        if edge == .bottom, let text = other.textBottom { textBottom = text }
    }

    /// The distance from this view to the next one along `axis`.
    public func distance(to next: Spacing, along axis: LayoutAxis, isRightToLeft: Bool = false) -> Double {
        let mine: SpacingEdge, theirs: SpacingEdge
        switch axis {
        case .vertical: (mine, theirs) = (.bottom, .top)
        case .horizontal: (mine, theirs) = isRightToLeft ? (.left, .right) : (.right, .left)
        }
        var best: Double?
        func consider(_ value: Double) { best = Swift.max(best ?? value, value) }
        for category in SpacingCategory.allCases where category != .unconditional {
            guard let a = self[category, mine], let b = next[category, theirs] else { continue }
            consider(a + b)
        }
        if axis == .vertical, let upper = textBottom, let lower = next.textTop {
            consider(roundedUp(lower.leading, to: upper.pixelLength))
        }
        if let best { return best }
        let a = self[.unconditional, mine], b = next[.unconditional, theirs]
        if let a, let b { return Swift.max(a, b) }
        return a ?? b ?? Self.fallback
    }

    private func row(_ edge: SpacingEdge) -> Row {
        switch edge {
        case .top: values.0
        case .left: values.1
        case .bottom: values.2
        case .right: values.3
        }
    }

    private mutating func setRow(_ edge: SpacingEdge, _ category: SpacingCategory, _ value: Double) {
        switch edge {
        case .top: values.0[category.rawValue] = value
        case .left: values.1[category.rawValue] = value
        case .bottom: values.2[category.rawValue] = value
        case .right: values.3[category.rawValue] = value
        }
    }

    public static func == (a: Spacing, b: Spacing) -> Bool {
        guard a.textTop == b.textTop, a.textBottom == b.textBottom else { return false }
        for edge in SpacingEdge.allCases {
            for category in SpacingCategory.allCases where a[category, edge] != b[category, edge] { return false }
        }
        return true
    }
}

/// `length` rounded up to a whole number of pixels; a length that is whole but for noise stays.
func roundedUp(_ length: Double, to pixel: Double) -> Double {
    guard pixel > 0 else { return length }
    return (length / pixel - 1e-9).rounded(.up) * pixel
}
