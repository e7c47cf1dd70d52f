import GalleyControls
import GalleyGraph
import GalleyTypes
import GalleyUIKit
import GalleyViews

/// A button that takes what was copied. It looks as on the device: a prominent button of the tint, "Paste" beside a clipboard.
///
/// Nothing is copied to a picture, so that the button hands out what the program itself has put on the pasteboard as text.
nonisolated public struct PasteButton: View {
    private let action: @MainActor () -> Void

    /// A button that hands out what was copied, one provider for each piece.
    @MainActor @preconcurrency public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        action = {
            guard let text = UIPasteboard.general.string else { return }
            payloadAction([NSItemProvider(object: text as NSString)])
        }
    }

    /// A button that hands out what was copied, as values.
    @MainActor @preconcurrency public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        action = {
            guard let value = UIPasteboard.general.string as? T else { return }
            onPaste([value])
        }
    }

    /// The view that the button is.
    @MainActor public var body: some View {
        Button(action: action) { Label("Paste", systemImage: "doc.on.clipboard") }
            .buttonStyle(.borderedProminent)
    }
}
