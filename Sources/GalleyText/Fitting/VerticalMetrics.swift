// Heights of lines (rules.md §13.1, §13.3): n lines are n times ascent and descent tall, with n − 1 gaps between them.

func rounded(_ length: Double, to pixel: Double) -> Double { (length / pixel).rounded() * pixel }

/// What a line takes in height, in points.
struct LineBox {
    var ascent = 0.0
    var descent = 0.0
    /// The gap to the line before.
    var gap = 0.0

    var height: Double { ascent + descent }

    init() {}

    /// `lineSpacing` x brings baselines at least a line's height and x apart (rules.md §13.2), so that it adds nothing
    /// where the font's own leading is larger.
    init(_ metrics: LineMetrics, size: Double, _ options: ParagraphOptions) {
        ascent = metrics.lineAscent
        descent = metrics.lineDescent
        let lineSpacing = options.lineSpacing
        gap = lineSpacing > 0 ? max(metrics.lineGap, lineSpacing) : metrics.lineGap
        if let given = options.lineHeight?.height(ofSize: size) { stretch(to: given, lineSpacing) }
    }

    /// Makes the line as tall as is asked for, by as much above as below: baselines are that far apart, and no gap of the font's
    /// counts (Apple's documentation of `AttributedString.LineHeight`).
    private mutating func stretch(to height: Double, _ lineSpacing: Double) {
        let more = (height - self.height) / 2
        ascent += more
        descent += more
        gap = lineSpacing
    }

    /// A box that holds both.
    mutating func formUnion(_ other: LineBox) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        gap = max(gap, other.gap)
    }
}

/// The boxes of equal lines.
struct UniformLines {
    var box: LineBox

    private var pitch: Double { max(box.height + box.gap, 0) }

    /// The height of some lines, before it is rounded.
    func height(_ count: Int) -> Double {
        guard count > 0 else { return 0 }
        return max(box.height * Double(count) + box.gap * Double(count - 1), 0)
    }

    /// The lines for which a height has room; always one.
    func count(in height: Double) -> Int {
        let pitch = pitch
        guard pitch > 0 else { return Int.max }
        let count = ((height + box.gap + fitTolerance) / pitch).rounded(.down)
        return count >= 1e15 ? Int.max : max(Int(max(count, 1)), 1)
    }

    func baseline(_ line: Int) -> Double { box.ascent + pitch * Double(line) }
}
