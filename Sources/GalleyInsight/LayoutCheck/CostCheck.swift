import Foundation
import GalleyLayout

/// Twice as many children take about twice as long.
enum CostCheck {
    static func fault<L>(_ player: LayoutPlayer<L>) -> LayoutFault? {
        var times: [(count: Int, seconds: Double)] = []
        for count in [125, 250, 500, 1000, 2000] {
            let seconds = (0..<3).map { _ in time(player, count) }.min() ?? 0
            times.append((count, seconds))
            if seconds > 0.2 { break }
        }
        guard let first = times.first, let last = times.last, last.count > 3 * first.count, last.seconds > 0.002 else {
            return nil
        }
        let power = log(last.seconds / max(first.seconds, 1e-6)) / log(Double(last.count) / Double(first.count))
        guard power > 1.6 else { return nil }
        let name = power > 2.5 ? "the cube" : "the square"
        return LayoutFault(
            rule: .cost, message: "the time that it takes grows with \(name) of the number of children", children: [],
            proposal: nil, frames: [])
    }

    private static func time<L>(_ player: LayoutPlayer<L>, _ count: Int) -> Double {
        let children = Array(repeating: LayoutCheckChild.usual, count: count)
        let probe = player.probe(children)
        let start = processorTime
        var cache = probe.makeCache()
        _ = player.play(probe, children, .only(500, .horizontal), &cache)
        return processorTime - start
    }

    /// The seconds of the processor that this thread has had: what runs beside it on a busy machine does not count.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
