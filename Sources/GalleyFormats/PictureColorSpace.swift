/// Which colours the numbers of a picture's pixels mean.
public enum PictureColorSpace: String, CaseIterable, Codable, Hashable, Sendable {
    /// Those of sRGB, which everything shows that does not ask.
    case sRGB = "srgb"
    /// Those of Display P3, which has more of red and green; what sRGB has, too, looks the same in both.
    case displayP3 = "p3"
}
