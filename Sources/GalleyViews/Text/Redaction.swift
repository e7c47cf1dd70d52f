import GalleyGraph
import GalleyText

/// Why content is not shown as it is.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    /// Makes a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not there yet: bars are drawn in its place.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// No one may read it now: bars hide what is private (`privacySensitive`).
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date: it is drawn as it is.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    /// Why content is not shown as it is, if it is not.
    public var redactionReasons: RedactionReasons {
        get { textSettings.redactionReasons }
        set { textSettings.redactionReasons = newValue }
    }

    var redaction: Redaction? { textSettings.redaction }

    /// The ink of placeholders: on iOS 16 % of what is in their place, on macOS 35/255 of black, in the dark of white (rules.md
    /// §13.6).
    func placeholderInk(of paint: StylePaint?) -> ResolvedColor {
        if textPlatform == .iOS, var color = paint?.firstColor {
            color.alpha *= 0.16
            return color
        }
        let component = colorScheme == .dark ? 1.0 : 0.0
        return ResolvedColor(red: component, green: component, blue: component, alpha: 35.0 / 255)
    }
}

extension TextSettings {
    /// How texts and symbols are hidden, as recorded on macOS 26 (iamcgn/swiftui-web, Docs/elements/Redaction.md): text that is
    /// private is drawn as itself where everything is a placeholder.
    var redaction: Redaction? {
        if redactionReasons.isEmpty { return nil }
        if redactionReasons.contains(.placeholder), !isPrivacySensitive { return .placeholder }
        return redactionReasons.contains(.privacy) && isPrivacySensitive ? .bars : nil
    }
}

/// How content is hidden.
package enum Redaction {
    /// Text is laid out as so many letters of one width, and drawn as bars.
    case placeholder
    /// Text is laid out as it is, and drawn as bars.
    case bars

    /// The room of a letter of a placeholder, in points. On iOS it is recorded at 17 points, and at other sizes in proportion to
    /// macOS's.
    static func advance(size: Double, platform: FontPlatform) -> Double {
        platform == .iOS ? advance(size: size) * 7.5 / 7.9 : advance(size: size)
    }

    /// A letter's room on macOS. Between the sizes that were recorded in proportion, beyond them as at the nearest; the figure at
    /// 13 points is the one that gives all three of the widths recorded there.
    private static func advance(size: Double) -> Double {
        let points: [(size: Double, advance: Double)] = [(11, 5.45), (13, 6.27), (17, 7.9), (22, 10.5), (26, 12.95)]
        guard let high = points.firstIndex(where: { size <= $0.size }) else { return size * 12.95 / 26 }
        guard high > 0 else { return size * 5.45 / 11 }
        let (low, top) = (points[high - 1], points[high])
        return low.advance + (top.advance - low.advance) * (size - low.size) / (top.size - low.size)
    }

    /// How tall a bar is for capitals of a height: on macOS as tall, rounded up to the pixel; on iOS, where a bar is 11 points at
    /// 17, in that proportion.
    static func barHeight(_ capitals: Double, pixel: Double, platform: TextPlatform) -> Double {
        if platform == .macOS { return (capitals / pixel - 1e-6).rounded(.up) * pixel }
        return (capitals * 11 / (17 * 1443 / 2048) / pixel).rounded() * pixel
    }
}

extension View {
    /// Hides the content for a reason, besides those that hold already.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the content as it is.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Whether the content is private.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.textSettings.isPrivacySensitive, sensitive)
    }

    /// Whether the content may be out of date where something else says so.
    /// - Note: Accepted, does nothing here: nothing in a picture goes out of date.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
