import GalleyGraph

/// What a lazy container has built, and what it estimated.
package struct ExplainedLazy: Sendable, Equatable {
    package var isVertical: Bool
    package var viewCount, lineCount: Int
    /// The views that were looked at to estimate the others.
    package var sampleCount: Int
    package var isExact: Bool
    package var length: Double
    /// Lines of one length: how many, and how long.
    package var runs: [Run]
    /// How many views the lines that can be seen have.
    package var builtCount: Int

    package struct Run: Sendable, Equatable {
        package var lineCount: Int
        package var length: Double
    }
}
