import GalleyGraph
import GalleyViews

/// Dots in the place of letters that no one may read. On iOS they are larger than the font's bullets: 7⅓ points across and 10⅓
/// apart at 17 points (rules.md §18.2). The bullets themselves are there for carets and for assistive technology.
struct SecureText: View {
    @Environment(\.textPlatform) private var platform
    @Environment(\.lineMetrics) private var line
    let count: Int

    var body: some View {
        let bullets = Text(verbatim: String(repeating: "•", count: count))
        if platform == .iOS {
            bullets.foregroundStyle(Color.clear)
                .overlay(alignment: .leading) { SecureDots(count: count, ascent: CGFloat(line.ascent)) }
                .clipped()
        } else {
            bullets
        }
    }
}

/// Moves a field's bullets as far apart as its dots are. The prompt of an empty one is a text like any other.
struct SecureDotPitch: ViewModifier {
    @Environment(\.textPlatform) private var platform
    @Environment(\.lineMetrics) private var line
    let isEmpty: Bool

    func body(content: Content) -> some View {
        // A bullet of the system font is 0.4464 em wide at 17 points, its letter spacing included.
        content.tracking(
            platform == .iOS && !isEmpty ? (SecureDots.pitch - 0.4464) * SecureDots.size(CGFloat(line.ascent)) : 0)
    }
}

/// The dots of a secure field, in parts of the font's size.
private struct SecureDots: Shape {
    static let pitch: CGFloat = 0.605
    private static let diameter: CGFloat = 0.4314
    /// How high the middles of the dots are above the baseline.
    private static let height: CGFloat = 0.3447

    let count: Int
    /// The font's ascent, which says how large it is.
    let ascent: CGFloat

    /// The size of a font of iOS by its ascent (rules.md §13.3).
    static func size(_ ascent: CGFloat) -> CGFloat { ascent * 2048 / 1950 }

    nonisolated func path(in rect: CGRect) -> Path {
        let size = Self.size(ascent)
        let (pitch, diameter) = (Self.pitch * size, Self.diameter * size)
        let middle = rect.minY + ascent - Self.height * size
        var path = Path()
        // What is beyond the field is cut off.
        let shown = min(count, Int(min(max(rect.width / max(pitch, 1e-3), 0), 1e4)) + 1)
        for index in 0..<max(shown, 0) {
            let x = rect.minX + (CGFloat(index) + 0.5) * pitch
            path.addEllipse(
                in: CGRect(x: x - diameter / 2, y: middle - diameter / 2, width: diameter, height: diameter))
        }
        return path
    }
}
