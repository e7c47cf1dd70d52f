/// A size in points, both positive and finite.
public struct HostSize: Codable, Sendable, Equatable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A size in points; that both are positive and finite is for the caller to see to.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Width and height exchanged.
    var onItsSide: HostSize { HostSize(width: height, height: width) }
}

/// A device's screen, upright unless it is turned.
public struct HostDevice: Codable, Sendable, Equatable {
    /// In points.
    public var size: HostSize
    /// Pixels a point.
    public var scale: Double
    /// The points that the status bar and the camera take at the top.
    public var top: Double
    /// The points that the home indicator takes at the bottom.
    public var bottom: Double
    /// The points that the camera takes on the left and, to match, on the right.
    public var sides = 0.0
    /// Whether the horizontal size class is regular.
    public var isWide: Bool
    /// Whether the vertical size class is regular.
    public var isTall = true

    /// An upright screen of that size in points, `scale` pixels to each, with `top` and `bottom` points of it taken.
    public init(width: Double, height: Double, scale: Double, top: Double, bottom: Double, isWide: Bool) {
        size = HostSize(width: width, height: height)
        self.scale = scale
        self.top = top
        self.bottom = bottom
        self.isWide = isWide
    }

    /// The device on its side. A tablet keeps its status bar and its size classes. A phone has no status bar then; one whose
    /// display reaches around a camera keeps both sides clear of it, and 21 points at the bottom; its width is regular if it
    /// is one of the large ones, its height is not.
    ///
    /// Source: the landscape configurations of pointfreeco/swift-snapshot-testing (View.swift), phones 8 to 13 and iPads.
    public var onItsSide: HostDevice {
        var turned = self
        turned.size = size.onItsSide
        guard !isWide else { return turned }
        turned.sides = bottom > 0 ? top : 0
        turned.top = 0
        turned.bottom = bottom > 0 ? 21 : 0
        turned.isWide = size.width >= 414
        turned.isTall = false
        return turned
    }

    /// The phone that is meant where none is named: an iPhone 16.
    public static let phone = HostDevice(width: 393, height: 852, scale: 3, top: 59, bottom: 34, isWide: false)
}
