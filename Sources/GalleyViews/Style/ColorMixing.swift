import GalleyGraph

extension Color {
    /// The colour on the way to another: 0 is this one, 1 the other.
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: How far, 0…1; what lies outside counts as the nearer end.
    ///   - colorSpace: How the way is gone; as gradients go it by default (rules.md §16.6).
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace))
    }
}
