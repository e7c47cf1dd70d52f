import Foundation

extension CGPoint {
    /// Whether both are the same point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both are the same size.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both take the same place, however their sizes are written: negative lengths go to the other side.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
