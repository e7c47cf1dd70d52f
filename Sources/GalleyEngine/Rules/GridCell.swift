/// Where a child of a grid goes: four words.
public struct GridCell: Sendable, BitwiseCopyable {
    /// The row and the first column, counted from 0, and how many columns the child lies across (1 at least).
    public var row, column, span: Int32
    private var unsizedAxes: Int32
    /// The unit point of the cell that the child's same point lies on; NaN for the grid's and row's alignment.
    public var anchor: Point

    /// A cell of row `row` from column `column` on; a span below 1 counts as 1.
    public init(
        row: Int, column: Int, span: Int, anchor: Point = Point(.nan, .nan), isUnsizedWidth: Bool = false,
        isUnsizedHeight: Bool = false
    ) {
        self.row = Int32(row)
        self.column = Int32(column)
        self.span = Int32(min(max(span, 1), Self.mostColumns))
        self.anchor = anchor
        unsizedAxes = (isUnsizedWidth ? 1 : 0) | (isUnsizedHeight ? 2 : 0)
    }

    /// Whether the child has no say in the width of its cell.
    public var isUnsizedWidth: Bool { unsizedAxes & 1 != 0 }
    /// Whether the child has no say in the height of its cell.
    public var isUnsizedHeight: Bool { unsizedAxes & 2 != 0 }

    static let wordCount = 4
    /// How many columns a cell can span.
    static let mostColumns = 1 << 20
}

/// What is said of row `i`, and of column `i`, of a grid: one word.
public struct GridLineAttributes: Sendable, BitwiseCopyable {
    /// −1 if there is none.
    private var row, column: Int32

    /// What row and column of one number say; nil says nothing, and the grid's alignment holds.
    public init(vertical: GuideKey? = nil, columnAlignment: GuideKey? = nil) {
        row = Self.number(vertical)
        column = Self.number(columnAlignment)
    }

    /// The row's vertical alignment, where it is not the grid's.
    public var vertical: GuideKey? {
        get { Self.key(row) }
        set { row = Self.number(newValue) }
    }

    /// The horizontal alignment of column `i`, where it is not the grid's.
    public var columnAlignment: GuideKey? {
        get { Self.key(column) }
        set { column = Self.number(newValue) }
    }

    private static func number(_ key: GuideKey?) -> Int32 { key.map { Int32($0.rawValue) } ?? -1 }

    private static func key(_ number: Int32) -> GuideKey? {
        number < 0 ? nil : GuideKey(rawValue: Int16(truncatingIfNeeded: number))
    }

    /// Whether both guides are among a tree's first `count`.
    func areKeys(below count: Int) -> Bool { row < count && column < count }

    static let wordCount = 1
}

/// The cells and lines of one grid, the cells in the order of its children.
struct GridParts {
    let cells: UnsafePointer<GridCell>
    let lines: UnsafePointer<GridLineAttributes>

    /// Reads the words behind a grid's own parameters.
    init(_ words: UnsafePointer<UInt64>, childCount: Int) {
        cells = UnsafeRawPointer(words).assumingMemoryBound(to: GridCell.self)
        lines = UnsafeRawPointer(words + childCount * GridCell.wordCount).assumingMemoryBound(
            to: GridLineAttributes.self)
    }
}
