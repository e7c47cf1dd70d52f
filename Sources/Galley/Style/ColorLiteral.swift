/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing else says: the compiler looks the type up by this name, which
/// UIKit gives to `UIColor` and AppKit to `NSColor`. There is none of these here; `Color(#colorLiteral(…))` makes a colour of it.
public struct _ColorLiteralType: _ExpressibleByColorLiteral, Hashable, Sendable {
    fileprivate let red, green, blue, alpha: Float

    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

extension Color {
    /// The colour of a `#colorLiteral`, in sRGB.
    public init(_ literal: _ColorLiteralType) {
        self.init(
            .sRGB, red: Double(literal.red), green: Double(literal.green), blue: Double(literal.blue),
            opacity: Double(literal.alpha))
    }
}
