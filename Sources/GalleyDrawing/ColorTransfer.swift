import Foundation

extension ResolvedColor {
    /// The transfer function of sRGB, from what is proportional to the light; negative values are mirrored, as in extended sRGB.
    package static func encoded(_ value: Double) -> Double {
        if value < 0 { return -encoded(-value) }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    /// The inverse of `encoded`.
    package static func linear(_ value: Double) -> Double {
        if value < 0 { return -linear(-value) }
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// What Display P3's light of each primary is in sRGB's, where it is neither 0 nor 1: both have a white of D65.
    private static let wide = (
        red: 1.2249401763, green: 0.0420569547, redInBlue: 0.0196375546, greenInBlue: 0.0786360456
    )

    /// Components of Display P3, encoded, as linear ones of sRGB; what lies outside of sRGB is not within 0…1.
    package static func linearSRGB(
        fromP3 red: Double, _ green: Double, _ blue: Double
    ) -> (red: Double, green: Double, blue: Double) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            wide.red * r + (1 - wide.red) * g, -wide.green * r + (1 + wide.green) * g,
            -wide.redInBlue * r - wide.greenInBlue * g + (1 + wide.redInBlue + wide.greenInBlue) * b
        )
    }

    /// Linear components of sRGB as linear ones of Display P3: the inverse of the above.
    package static func linearP3(
        fromSRGB red: Double, _ green: Double, _ blue: Double
    ) -> (red: Double, green: Double, blue: Double) {
        let r = ((1 + wide.green) * red + (wide.red - 1) * green) / (wide.red + wide.green)
        let g = (wide.green * red + wide.red * green) / (wide.red + wide.green)
        return (
            r, g, (blue + wide.redInBlue * r + wide.greenInBlue * g) / (1 + wide.redInBlue + wide.greenInBlue)
        )
    }

    /// The colour's components in Display P3, encoded.
    package var inDisplayP3: ResolvedColor {
        // What both spaces have alike: no rounding touches it.
        if red == green && green == blue { return self }
        let linear = Self.linearP3(fromSRGB: Self.linear(red), Self.linear(green), Self.linear(blue))
        return ResolvedColor(
            red: Self.encoded(linear.red), green: Self.encoded(linear.green), blue: Self.encoded(linear.blue),
            alpha: alpha)
    }
}
