import GalleyEngine
import GalleyGraph

/// What a lazy container keeps from one layout to the next.
@MainActor
final class LazyMemory {
    /// A length, and the estimate in place of which it counts: views that have changed are estimated otherwise.
    struct Known: Equatable {
        var estimate, length: CGFloat
    }

    /// The length of a container all of whose views have been seen, by its thickness.
    var lengths: [CGFloat: Known] = [:]

    /// Where all lines lay in the last layout, which had built every view.
    private var lines: LazyLines?
    /// Whether such lines are kept: not for a container that is also asked for other thicknesses.
    private var keepsLines = true

    /// The lines of a container with these views, where two layouts in succession have found them so. As long as they are found so again,
    /// no view is looked at for the estimate: rows are built once for a layout in place of twice.
    func lines(of runs: [LazySource.Run]) -> LazyLines? {
        lines.flatMap { $0.isConfirmed && $0.runs == runs ? $0 : nil }
    }

    /// Notes the lines that a layout has found, nil where it has not built every view.
    func note(_ found: LazyLines?) {
        guard keepsLines else { return }
        let isConfirmed = found != nil && found == lines
        lines = found
        lines?.isConfirmed = isConfirmed
    }

    /// The container was asked for a thickness that the lines do not tell of.
    func forgetLines() { (keepsLines, lines) = (false, nil) }
}

/// Where the lines of a lazy container lie for a thickness.
struct LazyLines: Equatable {
    var runs: [LazySource.Run]
    var across: CGFloat
    var metrics: LazyMetrics
    /// How many views were looked at.
    var sampleCount: Int
    /// Whether the layout before found them so, too.
    var isConfirmed = false

    static func == (a: LazyLines, b: LazyLines) -> Bool {
        a.runs == b.runs && a.across == b.across && a.metrics == b.metrics
    }
}
