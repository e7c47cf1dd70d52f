/// How a picture is combined with what lies below it in its group.
///
/// The separable and the four non-separable modes are those of the W3C's "Compositing and Blending", on gamma-encoded sRGB;
/// soft light is Pegtop's (rules.md §17.3).
public enum BlendMode: Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    /// Only where something lies below.
    case sourceAtop
    /// Behind what lies below.
    case destinationOver
    /// What lies below is cut out.
    case destinationOut
    /// The sum of both, less white.
    case plusDarker
    /// The sum of both.
    case plusLighter
}

/// Several blend modes.
public struct BlendModes: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes a set from its bits: one for each mode, in the order of `BlendMode.allCases`. Bits beyond these mean
    /// nothing.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// One of them.
    public init(_ mode: BlendMode) {
        let index = BlendMode.allCases.firstIndex(of: mode) ?? 0
        self.init(rawValue: 1 << UInt32(index))
    }

    /// What lies below shows blurred: no mode of its own, but it meets what lies below as they do.
    package static let backdrop = BlendModes(rawValue: 1 << 31)
    /// All of them.
    public static let all = BlendModes(BlendMode.allCases.map { BlendModes($0) } + [.backdrop])
    /// Those that SVG and PDF have, too.
    public static let ofDocuments = all.subtracting([
        BlendModes(.sourceAtop), BlendModes(.destinationOver), BlendModes(.destinationOut), BlendModes(.plusDarker),
        BlendModes(.plusLighter),
    ])
}

extension Sequence<DrawItem> {
    /// The modes that meet what lies below the items: those of groups that lie in no picture of their own.
    package var blendModes: BlendModes {
        var modes: BlendModes = []
        for case .group(let group) in self { modes.formUnion(group.blendModes) }
        return modes
    }
}
