import GalleyGraph

extension ResolvedColor {
    /// How far the colour itself is from the end where its gradient is another one, as a part of the way.
    private static let shadedPart = 0.72

    /// The stops of the colour's gradient: it begins lighter, and is the colour from 0.72 of the way on. What is light already, as
    /// yellow is, stays so at first and ends darker.
    ///
    /// Fitted to pictures of ten colours on macOS 26: components of both ends are within 3 of 255, blue's red within 8
    /// (rules.md §16.6).
    var shadedStops: [GradientStop] {
        if isLight {
            return [
                GradientStop(color: self, location: 0), GradientStop(color: self, location: 1 - Self.shadedPart),
                GradientStop(color: shaded { 1.078 * $0 - 0.141 }, location: 1),
            ]
        }
        return [
            GradientStop(color: shaded { 0.8475 * $0 + 0.211 }, location: 0),
            GradientStop(color: self, location: Self.shadedPart), GradientStop(color: self, location: 1),
        ]
    }

    /// Whether the relative luminance is above 0.55: yellow's is 0.64, that of the next lightest of the palette 0.45.
    private var isLight: Bool {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue) > 0.55
    }

    private func shaded(_ change: (Double) -> Double) -> ResolvedColor {
        func component(_ value: Double) -> Double { min(max(change(value), 0), 1) }
        return ResolvedColor(red: component(red), green: component(green), blue: component(blue), alpha: alpha)
    }
}
