/// What a lazy container has built, and what it estimated.
struct ExplainedLazy: Sendable, Equatable {
    var isVertical: Bool
    var viewCount, lineCount: Int
    /// The views that were looked at to estimate the others.
    var sampleCount: Int
    var isExact: Bool
    var length: Double
    /// Lines of one length: how many, and how long.
    var runs: [Run]
    /// How many views the lines that can be seen have.
    var builtCount: Int

    struct Run: Sendable, Equatable {
        var lineCount: Int
        var length: Double
    }
}
