/// The moments that a moving picture shows, on the clock of its view, which begins at 0.
public struct FrameRange: Codable, Hashable, Sendable {
    /// The first moment, in seconds.
    public let start: Double
    /// The last moment, in seconds.
    public let end: Double
    /// Whether the last moment is shown; a picture that goes round shows it as its first.
    public let showsEnd: Bool
    /// How many moments a second has.
    public let framesPerSecond: Double

    /// The most frames of a picture.
    public static let most = 18_000

    /// Makes a range; nil unless it begins at 0 or later, ends after its start, and has between one frame and `most`.
    public init?(from start: Double, to end: Double, showsEnd: Bool = true, framesPerSecond: Double) {
        guard start >= 0, end > start, end.isFinite, framesPerSecond > 0, framesPerSecond <= 1000 else { return nil }
        let length = (end - start) * framesPerSecond
        guard length <= Double(Self.most) else { return nil }
        self.start = start
        self.end = end
        self.showsEnd = showsEnd
        self.framesPerSecond = framesPerSecond
    }

    /// Reads a range as Swift writes it, with the frames of a second behind an @: `0...2@30` shows 61 frames, `0..<2@30` 60.
    public init?(_ text: some StringProtocol) {
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        guard halves.count == 2, let rate = Double(halves[1]) else { return nil }
        for (dots, showsEnd) in [("...", true), ("..<", false)] {
            guard let place = Self.place(of: dots, in: halves[0]) else { continue }
            let (first, last) = (halves[0][..<place], halves[0][place...].dropFirst(3))
            guard let start = Double(first), let end = Double(last) else { return nil }
            self.init(from: start, to: end, showsEnd: showsEnd, framesPerSecond: rate)
            return
        }
        return nil
    }

    private static func place<Text: StringProtocol>(of dots: String, in text: Text) -> Text.Index? {
        text.indices.first { text[$0...].hasPrefix(dots) }
    }

    /// The moments, in seconds.
    public var moments: [Double] {
        // A hair: what is computed as nearly whole is whole.
        let steps = (end - start) * framesPerSecond
        let count = showsEnd ? Int(steps + 1e-6) + 1 : max(1, Int((steps - 1e-6).rounded(.up)))
        return (0..<count).map { start + Double($0) / framesPerSecond }
    }
}
