import SwiftUI

/// What a scene's view is offered, and on what kind of system.
public struct Setting: Sendable {
    /// Whose text metrics a scene was measured with.
    public enum Platform: Sendable {
        case iOS
        case macOS
    }

    public let width: CGFloat?
    public let height: CGFloat?
    /// Whether the view is centred in a window of the proposed size; otherwise it lies at zero.
    public let isWindow: Bool
    public private(set) var platform = Platform.iOS
    /// Whether the numbers are those of the look before iOS 26.
    public private(set) var isBefore26 = false
    /// Pixels per point.
    public private(set) var scale: CGFloat = 1

    /// A window: its content is offered its size and centred in it.
    public static func window(_ width: CGFloat, _ height: CGFloat) -> Self {
        Self(width: width, height: height, isWindow: true)
    }

    /// A proposal without a window: the view lies at zero.
    public static func proposing(_ width: CGFloat?, _ height: CGFloat?) -> Self {
        Self(width: width, height: height, isWindow: false)
    }

    /// The same on a given platform, with so many pixels to the point.
    public func on(_ platform: Platform, scale: CGFloat) -> Self {
        var setting = self
        setting.platform = platform
        setting.scale = scale
        return setting
    }

    /// The same with so many pixels to the point.
    public func scale(_ scale: CGFloat) -> Self { on(platform, scale: scale) }

    /// The same in the look before iOS 26.
    public var before26: Self {
        var setting = self
        setting.isBefore26 = true
        return setting
    }

    private init(width: CGFloat?, height: CGFloat?, isWindow: Bool) {
        self.width = width
        self.height = height
        self.isWindow = isWindow
    }
}
