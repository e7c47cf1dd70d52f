import GalleyGraph

extension Color {
    /// A colour of Core Graphics'.
    public init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        guard parts.count >= 4 else {
            self.init(.sRGB, white: parts.first ?? 0, opacity: cgColor.alpha)
            return
        }
        self.init(
            cgColor.colorSpace?.name == CGColorSpace.displayP3 ? .displayP3 : .sRGB, red: parts[0], green: parts[1],
            blue: parts[2], opacity: cgColor.alpha)
    }

    /// A colour of Core Graphics'.
    @_disfavoredOverload
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The colour as Core Graphics has it, in sRGB; nil where it depends on its surroundings.
    public var cgColor: CGColor? {
        switch storage {
        case .components(let color):
            CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        case .opacity(let color, let opacity): color.cgColor.flatMap { $0.copy(alpha: $0.alpha * opacity) }
        default: nil
        }
    }
}
