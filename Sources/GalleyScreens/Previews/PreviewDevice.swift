import GalleyGraph

/// A device, by its name in Xcode.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    /// A device by its name, such as "iPhone 16"; the name is not checked.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by its name, such as "iPhone 16"; the name is not checked.
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    /// The device that shows a preview of the view. A picture is as large as the view, on any device; a note says so.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewDeviceModifier(device: value))
    }
}

nonisolated private struct PreviewDeviceModifier: PrimitiveModifier {
    let device: PreviewDevice?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if let device = modifier.device {
            builder.context.report(
                .note, "previewDevice(\"\(device.rawValue)\") is not followed: the device is chosen by --device")
        }
        Base._build(content, into: builder)
    }
}
