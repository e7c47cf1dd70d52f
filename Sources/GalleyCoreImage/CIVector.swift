import Foundation

/// Numbers that belong together, as filters take them.
open class CIVector: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.
    private let values: [CGFloat]

    /// Numbers of a list.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    }
    private init(_ values: [CGFloat]) { self.values = values }

    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// A point's two numbers.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    /// A rectangle's place and size.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    /// How many numbers it has.
    open var count: Int { values.count }
    /// The first number.
    open var x: CGFloat { value(at: 0) }
    /// The second number.
    open var y: CGFloat { value(at: 1) }
    /// The third number.
    open var z: CGFloat { value(at: 2) }
    /// The fourth number.
    open var w: CGFloat { value(at: 3) }
    /// Its first two numbers as a point.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// Its four numbers as a rectangle.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// A number; 0 beyond the last.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// Whether another has the same numbers.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    /// A hash of the numbers.
    open override var hash: Int { values.hashValue }
}
