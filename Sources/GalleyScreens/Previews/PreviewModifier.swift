import GalleyGraph
import GalleyViews

// Source: Apple's pages of PreviewModifier and of PreviewTrait.modifier(_:), iOS 18.

/// What several previews have around them: an environment, sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The preview with that around it.
    associatedtype Body: View
    /// What all previews with this kind of modifier share.
    associatedtype Context = Void
    /// The preview.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share, once for all of them.
    static func makeSharedContext() async throws -> Context
    /// Puts something around the preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// A preview that something is put around.
public struct PreviewModifierContent: View {
    let preview: AnyView

    public var body: some View { preview }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Puts something around the preview. Where it is asked for what the previews share, the preview is empty until it is there.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        .init(wrap: { AnyView(ModifiedPreview(modifier: modifier, preview: $0)) })
    }
}

extension Preview {
    /// A preview's view, with what its traits put around it: the first trait's is the innermost.
    static func wrapped(
        _ body: @escaping @MainActor () -> any View, in traits: [PreviewTrait<ViewTraits>]
    ) -> @MainActor () -> any View {
        let wraps = traits.compactMap(\.wrap)
        guard !wraps.isEmpty else { return body }
        return { wraps.reduce(AnyView(body())) { $1($0) } }
    }
}

/// A preview with something around it.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let preview: AnyView
    @State private var problem: String?
    @State private var made = 0

    var body: some View {
        let _ = made
        if let context = SharedContexts.context(of: Modifier.self) {
            modifier.body(content: PreviewModifierContent(preview: preview), context: context)
        } else if let problem {
            Text(verbatim: problem)
        } else {
            Color.clear.task {
                do {
                    SharedContexts.keep(try await Modifier.makeSharedContext(), of: Modifier.self)
                    made += 1
                } catch {
                    problem = "\(Modifier.self).makeSharedContext: \(error)"
                }
            }
        }
    }
}

/// What previews share, by the type of what is around them.
@MainActor
private enum SharedContexts {
    private static var contexts: [ObjectIdentifier: Any] = [:]

    static func context<Modifier: PreviewModifier>(of modifier: Modifier.Type) -> Modifier.Context? {
        contexts[ObjectIdentifier(modifier)] as? Modifier.Context
    }

    static func keep<Modifier: PreviewModifier>(_ context: Modifier.Context, of modifier: Modifier.Type) {
        contexts[ObjectIdentifier(modifier)] = context
    }
}
