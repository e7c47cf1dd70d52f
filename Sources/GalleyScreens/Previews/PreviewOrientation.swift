import GalleyViews

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The orientation's name in code, such as "landscapeLeft".
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, the top on the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, the top on the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Whether the device's longer side lies across.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In a device's window.
    public static var defaultLayout: Self { .init(layout: .device) }
    /// On a device that is held upright.
    public static var portrait: Self { .init(orientation: .portrait) }
    /// On a device that is held upside down.
    public static var portraitUpsideDown: Self { .init(orientation: .portraitUpsideDown) }
    /// On a device on its side, the top on the left.
    public static var landscapeLeft: Self { .init(orientation: .landscapeLeft) }
    /// On a device on its side, the top on the right.
    public static var landscapeRight: Self { .init(orientation: .landscapeRight) }
}
