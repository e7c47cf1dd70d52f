import Foundation

/// What a colour becomes that another space does not have. All of them are the nearest here.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// Whatever suits.
    case defaultIntent = 0
    /// As it is, whatever white is.
    case absoluteColorimetric = 1
    /// As it is, beside the other space's white.
    case relativeColorimetric = 2
    /// So that colours keep their distances.
    case perceptual = 3
    /// So that colours stay as strong.
    case saturation = 4
}

extension CGColor {
    /// The colour in another space: the nearest that it has.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
    ) -> CGColor? {
        guard colorSpace != self.colorSpace else { return self }
        let light = linear
        func encoded(_ parts: [Double]) -> [CGFloat] {
            parts.map { CGFloat(ResolvedColor.encoded(min(max($0, 0), 1))) } + [alpha]
        }
        let values: [CGFloat]
        switch colorSpace.name {
        case CGColorSpace.genericGrayGamma2_2:
            // Luminance, as ITU-R BT.709 has it of these primaries.
            values = encoded([0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]])
        case CGColorSpace.displayP3:
            let wide = ResolvedColor.linearP3(fromSRGB: light[0], light[1], light[2])
            values = encoded([wide.red, wide.green, wide.blue])
        default: values = encoded(light)
        }
        return CGColor(colorSpace: colorSpace, components: values)
    }

    /// Red, green and blue in linear sRGB; what lies outside of it is not within 0…1.
    private var linear: [Double] {
        let values = (components ?? []).map(Double.init)
        switch colorSpace?.name {
        case CGColorSpace.genericGrayGamma2_2:
            return Array(repeating: ResolvedColor.linear(values.first ?? 0), count: 3)
        case CGColorSpace.displayP3 where values.count >= 3:
            let light = ResolvedColor.linearSRGB(fromP3: values[0], values[1], values[2])
            return [light.red, light.green, light.blue]
        default: return (0..<3).map { $0 < values.count ? ResolvedColor.linear(values[$0]) : 0 }
        }
    }
}
