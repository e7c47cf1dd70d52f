import GalleyExport
import GalleyGraph

/// A picture from a URL.
///
/// A picture of a view shows one moment, so nothing is waited for: files and `data:` URLs are read at once. From the network
/// only an `imageLoader` loads; without one the phase stays `empty`, the placeholder is shown, and a diagnostic says so.
nonisolated public struct AsyncImage<Content: View> {
    let url: URL?
    let scale: CGFloat
    let content: (AsyncImagePhase) -> Content

    /// The picture in its own size; a gray area, as large as it is offered, if there is none.
    ///
    /// - Parameters:
    ///   - url: Where the picture is; nil leaves the placeholder.
    ///   - scale: Pixels per point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(source: .placeholder) }
    }

    /// What `content` makes of the picture, or `placeholder` if there is none.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// What `content` makes of the phase that loading is in.
    ///
    /// - Parameters:
    ///   - url: The file to load; nil loads nothing.
    ///   - scale: Pixels a point.
    ///   - transaction: How the change of phase is animated; here, where nothing is waited for, there is no change.
    ///   - content: Makes a view of the phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }
}

/// How far loading a picture has come.
public enum AsyncImagePhase: Sendable {
    /// There is no picture yet.
    case empty
    /// The picture.
    case success(Image)
    /// Why there is none.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why there is none, if loading failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension AsyncImage: _PrimitiveView {
    @MainActor public static func _build(_ view: AsyncImage, into builder: ViewTreeBuilder) {
        let phase = view.url.map { load($0, scale: view.scale, builder) } ?? AsyncImagePhase.empty
        builder.step(0) { Content._build(view.content(phase), into: builder) }
    }

    @MainActor private static func load(_ url: URL, scale: CGFloat, _ builder: ViewTreeBuilder) -> AsyncImagePhase {
        let name = URLBytes.shortName(url)
        do {
            let data = try URLBytes.read(
                url, loader: builder.environment.imageLoader,
                allowsFiles: builder.context.options.allowsFileURLs)
            guard let data else {
                builder.context.report(
                    .warning,
                    "the image at “\(name)” is not loaded: pictures reach no network of their own. Give a loader, with RenderOptions.imageLoader or .environment(\\.imageLoader) { url in … }, or a file URL."
                )
                return .empty
            }
            let picture = try builder.context.store.pictures.picture(data, key: url.absoluteString)
            let loaded = LoadedPicture(picture, scale: scale > 0 && scale.isFinite ? Double(scale) : 1, name: name)
            return .success(Image(source: .loaded(loaded)))
        } catch {
            builder.context.report(.warning, "the image at “\(name)” cannot be loaded: \(error)")
            return .failure(error)
        }
    }
}

/// A picture that is there, and how to show it.
package final class LoadedPicture: Equatable, Sendable {
    let picture: Picture
    let scale: Double
    let name: String

    package init(_ picture: Picture, scale: Double, name: String) {
        self.picture = picture
        self.scale = scale
        self.name = name
    }

    package static func == (a: LoadedPicture, b: LoadedPicture) -> Bool {
        a.picture.identity == b.picture.identity && a.scale == b.scale && a.name == b.name
    }
}

extension Picture {
    fileprivate var identity: ObjectIdentifier {
        switch self {
        case .raster(let image): ObjectIdentifier(image)
        case .vector(let image): ObjectIdentifier(image)
        }
    }
}
