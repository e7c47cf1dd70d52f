import GalleyGraph

/// How a view's content changes from one value to the next. A picture shows the content before or after a change, so that a
/// transition is not seen in it.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, symbols
        case numericText(countsDown: Bool)
        case numericValue(Double)
    }

    private let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// By fading.
    public static let opacity = ContentTransition(kind: .opacity)
    /// By moving between the two.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// As symbols change.
    static let symbols = ContentTransition(kind: .symbols)

    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Digit by digit, up or down as the value does.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

extension View {
    /// How content inside changes.
    /// - Note: Accepted, does nothing here: contents change at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        accepted("contentTransition")
    }
}
