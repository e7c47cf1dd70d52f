/// How a path is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule decides what is inside, instead of the winding number.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Makes a style; the defaults are SwiftUI's.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
