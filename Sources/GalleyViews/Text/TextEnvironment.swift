import GalleyGraph
import GalleyText

/// The lines that a text may take.
struct LineLimit: Hashable, Sendable {
    var lower: Int?
    var upper: Int?
}

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontTraitsKey: EnvironmentKey { static let defaultValue = FontTraits() }
private enum LineLimitKey: EnvironmentKey { static let defaultValue = LineLimit() }
private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

/// Where the lines of a text begin or end.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// They begin below each other, on the right in right-to-left layouts.
    case leading
    /// Their middles lie below each other.
    case center
    /// They end below each other.
    case trailing
}

extension EnvironmentValues {
    /// The font of texts, or nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines that a text takes, or nil for as many as it needs.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self].upper }
        set { self[LineLimitKey.self] = LineLimit(upper: newValue.map { max($0, 1) }) }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// Where the lines of a text of several begin or end.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// How small a text may be set, as a part of its size, to fit its line: 0…1.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Extra space between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    var lines: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    var fontTraits: FontTraits {
        get { self[FontTraitsKey.self] }
        set { self[FontTraitsKey.self] = newValue }
    }

    /// The metrics that surrounding text has, for what aligns with it.
    package var lineMetrics: LineMetrics {
        FontLibrary.shared.lineMetrics(for: fontRequest)
    }

    /// The font of the text here, with all that is said of it.
    var fontRequest: FontRequest { (font ?? defaultFont).request(fontTraits, in: self) }

    /// The font of texts that no one gives one. In a window of macOS, which a live view is, it is the system font of 13 points and
    /// no style: its lines are as near to each other as the font is tall (rules.md §0.3).
    var defaultFont: Font { isLive && textPlatform == .macOS ? .system(size: 13) : .body }
}

extension View {
    /// The font of the texts inside.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Bold text inside, or not.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isBold = isActive }
    }

    /// Italic text inside, or not.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isItalic = isActive }
    }

    /// The weight of the text inside; nil is the font's own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontTraits) { $0.weight = weight }
    }

    /// The design of the text inside; nil is the font's own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontTraits) { $0.design = design }
    }

    /// Letters of one width inside, or not.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.design = isActive ? .monospaced : nil }
    }

    /// Digits of one width inside.
    nonisolated public func monospacedDigit() -> some View {
        transformEnvironment(\.fontTraits) { $0.hasMonospacedDigits = true }
    }

    /// The most lines that a text takes; nil for as many as it needs (rules.md §13.2).
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// The most lines that a text takes, and whether it is as tall as that many in any case (rules.md §13.2).
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lines, LineLimit(lower: reservesSpace ? max(limit, 1) : nil, upper: max(limit, 1)))
    }

    /// The least lines for which a text makes room, and the most that it takes (rules.md §13.2).
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lines, LineLimit(lower: max(limit.lowerBound, 1), upper: max(limit.upperBound, 1)))
    }

    /// The least lines for which a text makes room (rules.md §13.2).
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lines, LineLimit(lower: max(limit.lowerBound, 1), upper: nil))
    }

    /// The most lines that a text takes (rules.md §13.2).
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lines, LineLimit(lower: nil, upper: max(limit.upperBound, 1)))
    }

    /// Where a text that does not fit is cut (rules.md §13.2).
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Where the lines of a text of several begin or end (rules.md §13.2).
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// How small a text may be set, as a part of its size, to fit its line: 0…1 (rules.md §13.2).
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor.isFinite ? min(max(factor, 0), 1) : 1)
    }

    /// Extra space between lines, in points (rules.md §13.2).
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.isFinite ? max(lineSpacing, 0) : 0)
    }
}
