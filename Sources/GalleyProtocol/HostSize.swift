/// A size in points, both positive and finite.
public struct HostSize: Codable, Sendable, Equatable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A device's screen, upright.
public struct HostDevice: Codable, Sendable, Equatable {
    /// In points.
    public var size: HostSize
    /// Pixels a point.
    public var scale: Double
    /// The points that the status bar and the camera take at the top.
    public var top: Double
    /// The points that the home indicator takes at the bottom.
    public var bottom: Double
    /// Whether the horizontal size class is regular.
    public var isWide: Bool

    public init(width: Double, height: Double, scale: Double, top: Double, bottom: Double, isWide: Bool) {
        size = HostSize(width: width, height: height)
        self.scale = scale
        self.top = top
        self.bottom = bottom
        self.isWide = isWide
    }

    /// The phone that is meant where none is named: an iPhone 16.
    public static let phone = HostDevice(width: 393, height: 852, scale: 3, top: 59, bottom: 34, isWide: false)
}
