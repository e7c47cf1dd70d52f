import GalleyGraph

/// The size of a page, in points.
public struct PageSize: Hashable, Sendable {
    /// The sides in points, upright.
    public var width, height: CGFloat

    /// A page of any size.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// 297 × 420 mm.
    public static let a3 = PageSize(millimetres: 297, 420)
    /// 210 × 297 mm.
    public static let a4 = PageSize(millimetres: 210, 297)
    /// 148 × 210 mm.
    public static let a5 = PageSize(millimetres: 148, 210)
    /// 8½ × 11 inches.
    public static let letter = PageSize(width: 612, height: 792)
    /// 8½ × 14 inches.
    public static let legal = PageSize(width: 612, height: 1008)

    /// The page on its side.
    public var landscape: PageSize { PageSize(width: max(width, height), height: min(width, height)) }

    /// To a thousandth of a point, as PDF files have it.
    private init(millimetres width: Double, _ height: Double) {
        func points(_ length: Double) -> CGFloat { (length / 25.4 * 72 * 1000).rounded() / 1000 }
        self.init(width: points(width), height: points(height))
    }
}

/// Which page a header or footer is on.
public struct PageNumber: Hashable, Sendable, CustomStringConvertible {
    /// The page's number, from 1 on.
    public let number: Int
    /// How many pages there are.
    public let count: Int

    /// The page with a number, from 1 on, of so many.
    public init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// "3 of 7".
    public var description: String { "\(number) of \(count)" }
}
