import Galley
import GalleyProtocol

/// Views of the user's files, as the generated entry hands them to the host.
@MainActor
public struct HostedViews {
    /// What they are called that have no names themselves.
    let name: String
    /// Where they are; decides their order.
    let file: String
    let line: Int
    let views: @MainActor () -> [HostedView]

    /// A view with the name that files and messages call it by.
    public static func view<V: View>(_ name: String, make: @escaping @MainActor () -> V) -> HostedViews {
        HostedViews(name: name, file: "", line: 0) { [HostedView(name: name, make: { _ in make() })] }
    }

    /// The content of a program's first window.
    public static func app<A: App>(_ name: String, type: @escaping @MainActor () -> A.Type) -> HostedViews {
        HostedViews(name: name, file: "", line: 0) { [HostedView(name: name, make: { _ in _AppWindow(type()) })] }
    }

    /// A view that is made from the request's data.
    public static func decoded<V: View & Decodable>(
        _ name: String, type: @escaping @MainActor () -> V.Type
    ) -> HostedViews {
        HostedViews(name: name, file: "", line: 0) {
            [HostedView(name: name, make: { try DataDecoder.decode(type(), from: $0) })]
        }
    }

    /// The previews of a provider: each is named by `previewDisplayName(_:)`, else by the view that the provider is for.
    public static func provider<P: PreviewProvider>(
        _ name: String, file: String, line: Int, type: @MainActor () -> P.Type
    ) -> HostedViews {
        HostedViews(name: name, file: file, line: line) {
            ProvidedPreviews(of: P.self).previews.map { preview in
                HostedView(
                    name: preview.name ?? name, layout: preview.layout,
                    isLandscape: preview.orientation?.isLandscape ?? false, make: { _ in preview.make() })
            }
        }
    }

    /// One view in place of all, the first, none of which is made before it is shown.
    var deferred: HostedView {
        HostedView(name: name, make: { [views] data in try views().first?.make(data) ?? EmptyView() })
    }
}

/// A view with what decides how it is shown.
@MainActor
struct HostedView {
    let name: String
    var layout: PreviewLayout?
    /// Whether the device is held on its side.
    var isLandscape = false
    /// Where it is written, where it is a `#Preview`.
    var preview: HostResult.PreviewPlace?
    /// Makes the view, from data where it is made from data.
    let make: @MainActor (HostData?) throws -> any View
}
