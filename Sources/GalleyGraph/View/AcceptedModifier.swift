/// A modifier that is accepted so that real source compiles, and does nothing here. Each says why in its documentation, and
/// docs/support.md lists them (`Scripts/check-accepted.py`).
///
/// It is reported once, as a warning, where SwiftUI would have shown its work: a picture that is drawn all the same says what is
/// not in it.
package nonisolated struct AcceptedModifier: PrimitiveModifier {
    /// Where SwiftUI shows what the modifier does.
    package enum Use {
        /// Where someone uses the view: touches it, types, waits, listens.
        case live
        /// In pictures at rest of macOS.
        case macPicture
        /// In every picture.
        case picture
    }

    /// SwiftUI's name of the modifier.
    let name: String
    let use: Use

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        report(modifier, builder)
        Base._build(content, into: builder)
    }

    @MainActor package static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        report(modifier, elements.builder)
        Base._list(content, into: elements)
    }

    @MainActor private static func report(_ modifier: Self, _ builder: ViewTreeBuilder) {
        let isShown =
            switch modifier.use {
            case .live: builder.context.store.live != nil
            case .macPicture: builder.environment.textPlatform == .macOS
            case .picture: true
            }
        guard isShown else { return }
        builder.context.report(
            .warning, "“\(modifier.name)” is accepted and does nothing here (docs/support.md says why)")
    }
}

extension View {
    /// Accepts a modifier that does nothing here.
    package nonisolated func accepted(_ name: String, shownIn use: AcceptedModifier.Use = .live) -> some View {
        modifier(AcceptedModifier(name: name, use: use))
    }
}
