import Foundation

/// A colour in Björn Ottosson's Oklab space, in which gradients blend (rules.md §16), multiplied by its alpha so that a
/// transparent end does not tint the blend.
struct Oklab {
    var l: Double
    var a: Double
    var b: Double
    var alpha: Double

    init(_ color: ResolvedColor) {
        let color = color.clamped
        let red = ResolvedColor.linear(color.red)
        let green = ResolvedColor.linear(color.green)
        let blue = ResolvedColor.linear(color.blue)
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        alpha = color.alpha
        l = (0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short) * alpha
        a = (1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short) * alpha
        b = (0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short) * alpha
    }

    init(l: Double, a: Double, b: Double, alpha: Double) {
        self.l = l
        self.a = a
        self.b = b
        self.alpha = alpha
    }

    func mixed(with other: Oklab, by t: Double) -> Oklab {
        Oklab(
            l: l + (other.l - l) * t, a: a + (other.a - a) * t, b: b + (other.b - b) * t,
            alpha: alpha + (other.alpha - alpha) * t)
    }

    var color: ResolvedColor {
        guard alpha > 0 else { return .clear }
        let l = self.l / alpha
        let a = self.a / alpha
        let b = self.b / alpha
        let long = Self.cube(l + 0.3963377774 * a + 0.2158037573 * b)
        let medium = Self.cube(l - 0.1055613458 * a - 0.0638541728 * b)
        let short = Self.cube(l - 0.0894841775 * a - 1.2914855480 * b)
        return ResolvedColor(
            red: ResolvedColor.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: ResolvedColor.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: ResolvedColor.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
            alpha: alpha
        ).clamped
    }

    private static func cube(_ value: Double) -> Double { value * value * value }
}
