import GalleyGraph

/// The name of an image in an asset catalogue, as Xcode generates one for each: `extension ImageResource { static let … }`.
nonisolated public struct ImageResource: Hashable, Sendable {
    package let name: String
    let bundlePath: String?
    /// The bundle; nil where its folder has gone.
    package var bundle: Bundle? { bundlePath.flatMap { Bundle(path: $0) } }

    /// Names an image of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.resourcePath
    }
}

/// The name of a colour in an asset catalogue, as Xcode generates one for each: `extension ColorResource { static let … }`.
nonisolated public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String?

    /// Names a colour of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.resourcePath
    }
}

extension Image {
    /// A picture of an asset catalogue.
    nonisolated public init(_ resource: ImageResource) {
        self.init(source: .asset(resource.name, bundle: resource.bundlePath))
    }
}

extension Color {
    /// A colour of an asset catalogue.
    nonisolated public init(_ resource: ColorResource) {
        self.init(.asset(resource.name, bundle: resource.bundlePath))
    }
}
