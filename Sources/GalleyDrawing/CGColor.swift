import Foundation

/// How a colour's components are meant. Of Core Graphics' spaces there are sRGB, Display P3 and grey.
public final class CGColorSpace: Hashable, Sendable {
    /// The space's name: one of those below.
    public let name: String?

    /// The name of the colour space of the web and of all that Galley writes.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of Display P3, which is wider than sRGB; its colours are drawn as the nearest in sRGB (rules.md §16.8).
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The grey of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// A space by its name; nil where it is none of those above.
    public init?(name: String) {
        guard [Self.sRGB, Self.displayP3, Self.genericGrayGamma2_2].contains(name) else { return nil }
        self.name = name
    }

    private init(known: String) { name = known }

    static let standard = CGColorSpace(known: sRGB)
    static let wide = CGColorSpace(known: displayP3)
    static let grey = CGColorSpace(known: genericGrayGamma2_2)

    /// How many components a colour has, its alpha not counted.
    public var numberOfComponents: Int { name == Self.genericGrayGamma2_2 ? 1 : 3 }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of displays, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The grey of displays, which is that of sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .grey }

/// Core Graphics' colour: components in a space, for source that gives it to `Color(cgColor:)`.
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]

    private init(_ space: CGColorSpace, _ values: [CGFloat]) {
        self.space = space
        self.values = values
    }

    /// A colour of red, green and blue in sRGB, each 0…1, and alpha.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// A colour of red, green and blue in sRGB, each 0…1, and alpha.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    /// A grey, 0 black … 1 white, and alpha.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.grey, [gray, alpha]) }

    /// A grey, 0 black … 1 white, and alpha.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(.grey, [gray, alpha]) }

    /// A colour of as many components as the space has, and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Opaque black, in grey.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, in grey.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black with an alpha of 0: nothing is painted.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// How the components are meant.
    public var colorSpace: CGColorSpace? { space }

    /// The components, alpha last.
    public var components: [CGFloat]? { values }

    /// How many components there are, alpha counted.
    public var numberOfComponents: Int { values.count }

    /// 0 is transparent, 1 opaque.
    public var alpha: CGFloat { values.last ?? 1 }

    /// The colour.
    public func copy() -> CGColor? { self }

    /// The colour, its alpha replaced.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.space == b.space && a.values == b.values }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// A colour as `#colorLiteral` writes it, in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
