import GalleyGraph
import GalleyViews

extension View {
    /// How a preview of the view is laid out where the rendering's options do not say so themselves: `.fixed` gives it a
    /// canvas of that size.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        preference(key: PreviewLayoutKey.self, value: value)
            .modifier(TraitWritingModifier { $0.setPreview(PreviewLayoutKey.self, value) })
    }

    /// The name of the preview that shows the view.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(TraitWritingModifier { $0.setPreview(PreviewNameKey.self, value) })
    }

    /// How the device is held in the preview that shows the view.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(TraitWritingModifier { $0.setPreview(PreviewOrientationKey.self, value) })
    }
}

enum PreviewNameKey {}
enum PreviewOrientationKey {}

extension ElementTraits {
    /// Sets what a view says of its preview, unless the view has said it already: what is further inside counts.
    fileprivate mutating func setPreview(_ key: Any.Type, _ value: Any?) {
        let key = ObjectIdentifier(key)
        if values[key] == nil { values[key] = value }
    }
}
