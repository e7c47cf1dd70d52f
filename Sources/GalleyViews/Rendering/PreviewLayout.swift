import GalleyGraph

/// How a preview lays its view out.
public enum PreviewLayout: Sendable, Hashable {
    /// In a device's window; where none is named, an iPhone 16's.
    case device
    /// At the view's own size.
    case sizeThatFits
    /// In a canvas of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The layout that a view asks its preview for.
package struct PreviewLayoutKey: PreferenceKey {
    package static var defaultValue: PreviewLayout? { nil }
    package static func reduce(value: inout PreviewLayout?, nextValue: () -> PreviewLayout?) {
        value = value ?? nextValue()
    }
}
