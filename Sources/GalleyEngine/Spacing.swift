/// An edge of a view, absolute (left is left in every layout direction).
public enum SpacingEdge: Int, CaseIterable, Sendable {
    case top, left, bottom, right
}

/// What two neighbouring views are to each other; each kind of neighbourhood has its own distance (rules.md §3).
public enum SpacingCategory: Int, CaseIterable, Sendable {
    case unconditional, edgeAboveText, edgeBelowText, textBaseline, edgeLeftText, edgeRightText, leftTextBaseline,
        rightTextBaseline
}

/// The metrics of a text at one of its edges: two texts keep the lower one's leading between them.
public struct SpacingTextMetrics: Equatable, Sendable {
    /// Of the text's font at that edge, in points, and the length of a pixel there.
    public var ascent, descent, leading, pixelLength: Double

    /// The metrics of the first line for a top edge, of the last one for a bottom edge (rules.md §3.3).
    public init(ascent: Double, descent: Double, leading: Double, pixelLength: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.pixelLength = pixelLength
    }

    /// From one line's baseline to the next one's.
    fileprivate var lineHeight: Double { ascent + descent + leading }
}

/// What a view is to a text above or below it, where it is a line of text itself or lies in one as a symbol does.
public enum TextSpacing: Equatable, Sendable {
    /// A separate distance, whatever the text's metrics are.
    case distance(Double)
    /// The metrics of the text's font: the distance follows from those of both texts (rules.md §3.5).
    case metrics(SpacingTextMetrics)

    /// The distance between two such views.
    fileprivate static func distance(from upper: TextSpacing, to lower: TextSpacing) -> Double {
        switch (upper, lower) {
        case (.distance(let above), .distance(let below)): above + below
        case (.distance(let distance), .metrics), (.metrics, .distance(let distance)): distance
        case (.metrics(let above), .metrics(let below)): roundedUp(below.leading, to: above.pixelLength)
        }
    }

    /// Of two preferences on one edge the larger: metrics before a distance, and those of the taller line
    /// (OpenSwiftUI, Spacing.swift, "complete").
    fileprivate mutating func formUnion(_ other: TextSpacing) {
        switch (self, other) {
        case (.distance(let mine), .distance(let theirs)): if theirs > mine { self = other }
        case (.distance, .metrics): self = other
        case (.metrics, .distance): break
        case (.metrics(let mine), .metrics(let theirs)): if theirs.lineHeight > mine.lineHeight { self = other }
        }
    }
}

/// A view's spacing preferences: a distance per category and edge, where it has one.
///
/// A tree holds few different ones: values share their table and copy it when they change.
public struct Spacing: Equatable, Sendable {
    /// The distance between views that say nothing about each other (rules.md §3).
    public static let fallback = 8.0

    /// Nil for a plain leaf's preferences, the commonest: they cost no reference counting.
    private var table: SpacingTable?

    private init(table: SpacingTable?) { self.table = table }

    /// No preferences at all.
    public init() { table = .absent }

    /// A leaf that is no text: beside a text it keeps the text's own margin, beside another such leaf the fallback.
    public static let plain = Spacing(table: nil)

    /// Nothing between this view and any other.
    public static let zero: Spacing = {
        var spacing = Spacing()
        for edge in SpacingEdge.allCases { spacing[.unconditional, edge] = 0 }
        return spacing
    }()

    /// Whether these are a plain leaf's preferences, as far as can be told without comparing.
    @inline(__always) var isPlain: Bool { table == nil }

    private var shared: SpacingTable { table ?? .plain }

    /// Changes the table, or a copy where others share it.
    private mutating func change(_ body: (SpacingTable) -> Void) {
        if table == nil || !isKnownUniquelyReferenced(&table) { table = SpacingTable(copying: shared) }
        if let table { body(table) }
    }

    /// The distance that the view wants on an edge from neighbours of a category, in points; nil: it says nothing,
    /// which is not 0.
    public subscript(category: SpacingCategory, edge: SpacingEdge) -> Double? {
        get {
            let value = shared.rows[edge][category.rawValue]
            return value.isNaN ? nil : value
        }
        set { change { $0.rows[edge][category.rawValue] = newValue ?? .nan } }
    }

    /// What a text above meets; nil where the view is neither a text nor lies in a line as one.
    public var textTop: TextSpacing? {
        get { shared.textTop }
        set { change { $0.textTop = newValue } }
    }

    /// What a text below meets; nil where the view is neither a text nor lies in a line as one.
    public var textBottom: TextSpacing? {
        get { shared.textBottom }
        set { change { $0.textBottom = newValue } }
    }

    /// Takes the edge back to a plain leaf's preferences.
    public mutating func reset(_ edge: SpacingEdge) {
        change { $0.reset(edge) }
    }

    /// Forgets the edge's preferences.
    public mutating func clear(_ edge: SpacingEdge) {
        change { $0.clear(edge) }
    }

    /// Takes over, per category, the larger preference on `edge`.
    public mutating func formUnion(_ other: Spacing, _ edge: SpacingEdge) {
        if other.table === table { return }
        let theirs = other.shared
        change { $0.formUnion(theirs, edge) }
    }

    /// Takes over, per category and edge, the larger preference.
    public mutating func formUnion(_ other: Spacing) {
        if other.table === table { return }
        for edge in SpacingEdge.allCases { formUnion(other, edge) }
    }

    /// The distance from this view to the next one along `axis`.
    public func distance(to next: Spacing, along axis: LayoutAxis, isRightToLeft: Bool = false) -> Double {
        if table == nil, next.table == nil { return Self.fallback }
        return shared.distance(to: next.shared, along: axis, isRightToLeft: isRightToLeft)
    }

    public static func == (a: Spacing, b: Spacing) -> Bool {
        a.table === b.table || a.shared == b.shared
    }
}

/// The distances behind a `Spacing`; unchecked, because a table that is shared is never changed.
private final class SpacingTable: Equatable, @unchecked Sendable {
    /// The distances on each edge, NaN where there is no preference.
    struct Rows {
        /// One edge's distances in the order of `SpacingCategory`.
        typealias Row = SIMD8<Double>

        private var top = Row(repeating: .nan), left = Row(repeating: .nan)
        private var bottom = Row(repeating: .nan), right = Row(repeating: .nan)

        subscript(edge: SpacingEdge) -> Row {
            get {
                switch edge {
                case .top: top
                case .left: left
                case .bottom: bottom
                case .right: right
                }
            }
            set {
                switch edge {
                case .top: top = newValue
                case .left: left = newValue
                case .bottom: bottom = newValue
                case .right: right = newValue
                }
            }
        }
    }

    var rows = Rows()
    var textTop, textBottom: TextSpacing?

    private init() {}

    init(copying other: SpacingTable) {
        rows = other.rows
        textTop = other.textTop
        textBottom = other.textBottom
    }

    static let absent = SpacingTable()

    static let plain: SpacingTable = {
        let table = SpacingTable()
        for edge in SpacingEdge.allCases { table.reset(edge) }
        return table
    }()

    func reset(_ edge: SpacingEdge) {
        clear(edge)
        switch edge {
        case .top: rows[edge][SpacingCategory.edgeBelowText.rawValue] = 0
        case .bottom: rows[edge][SpacingCategory.edgeAboveText.rawValue] = 0
        case .left: rows[edge][SpacingCategory.edgeRightText.rawValue] = 0
        case .right: rows[edge][SpacingCategory.edgeLeftText.rawValue] = 0
        }
    }

    func clear(_ edge: SpacingEdge) {
        rows[edge] = Rows.Row(repeating: .nan)
        if edge == .top { textTop = nil }
        if edge == .bottom { textBottom = nil }
    }

    func formUnion(_ other: SpacingTable, _ edge: SpacingEdge) {
        let mine = rows[edge], theirs = other.rows[edge]
        // A comparison with NaN is false: theirs counts where it is larger or the only one.
        rows[edge] = mine.replacing(with: theirs, where: (theirs .> mine) .| (mine .!= mine))
        if edge == .top, let text = other.textTop { formUnion(text, &textTop) }
        if edge == .bottom, let text = other.textBottom { formUnion(text, &textBottom) }
    }

    private func formUnion(_ text: TextSpacing, _ own: inout TextSpacing?) {
        if own == nil { own = text } else { own?.formUnion(text) }
    }

    func distance(to next: SpacingTable, along axis: LayoutAxis, isRightToLeft: Bool) -> Double {
        let mine: SpacingEdge, theirs: SpacingEdge
        switch axis {
        case .vertical: (mine, theirs) = (.bottom, .top)
        case .horizontal: (mine, theirs) = isRightToLeft ? (.left, .right) : (.right, .left)
        }
        let a = rows[mine], b = next.rows[theirs]
        var best = Double.nan
        func consider(_ value: Double) { if !(best >= value) { best = value } }
        for category in 1..<SpacingCategory.allCases.count {
            let sum = a[category] + b[category]
            if !sum.isNaN { consider(sum) }
        }
        if axis == .vertical, let upper = textBottom, let lower = next.textTop {
            consider(TextSpacing.distance(from: upper, to: lower))
        }
        if !best.isNaN { return best }
        let unconditional = SpacingCategory.unconditional.rawValue
        let (own, other) = (a[unconditional], b[unconditional])
        if own.isNaN { return other.isNaN ? Spacing.fallback : other }
        return other.isNaN ? own : max(own, other)
    }

    static func == (a: SpacingTable, b: SpacingTable) -> Bool {
        guard a.textTop == b.textTop, a.textBottom == b.textBottom else { return false }
        for edge in SpacingEdge.allCases {
            let (mine, theirs) = (a.rows[edge], b.rows[edge])
            if !all((mine .== theirs) .| ((mine .!= mine) .& (theirs .!= theirs))) { return false }
        }
        return true
    }
}
