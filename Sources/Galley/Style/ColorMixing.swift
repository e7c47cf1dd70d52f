extension Color {
    /// The colour on the way to another: 0 is this one, 1 the other.
    /// - Parameter colorSpace: How the way is gone; as gradients go it by default.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, fraction.isNaN ? 0 : min(max(fraction, 0), 1), colorSpace))
    }
}
