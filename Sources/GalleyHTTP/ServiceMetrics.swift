import Foundation
import Synchronization

/// Counters and times in Prometheus' text format.
package final class ServiceMetrics: Sendable {
    private struct State {
        var counters: [String: Int] = [:]
        var histograms: [String: Histogram] = [:]
    }

    private struct Histogram {
        static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
        var counts = [Int](repeating: 0, count: bounds.count)
        var count = 0
        var sum = 0.0

        mutating func add(_ seconds: Double) {
            for index in Self.bounds.indices where seconds <= Self.bounds[index] { counts[index] += 1 }
            count += 1
            sum += seconds
        }
    }

    private let state = Mutex(State())
    private let help: [String: String]

    /// - Parameter help: What each counter and time is, by its name.
    package init(help: [String: String]) { self.help = help }

    /// - Parameter labels: As Prometheus writes them, `status="200"`.
    package func count(_ name: String, _ labels: String = "", by number: Int = 1) {
        state.withLock { $0.counters[labels.isEmpty ? name : "\(name){\(labels)}", default: 0] += number }
    }

    package func note(_ name: String, seconds: Double) {
        state.withLock { $0.histograms[name, default: Histogram()].add(seconds) }
    }

    /// - Parameter gauges: What is measured now: name, help and value.
    package func text(
        gauges: [(name: String, help: String, value: Double)], counters: [(name: String, help: String, value: Int)]
    )
        -> String
    {
        let state = state.withLock { $0 }
        var text = ""
        var described: Set<Substring> = []
        for (name, value) in state.counters.sorted(by: { $0.key < $1.key }) {
            let family = name.prefix { $0 != "{" }
            if described.insert(family).inserted {
                text +=
                    "# HELP \(family) \(help[String(family)] ?? family.description)\n# TYPE \(family) counter\n"
            }
            text += "\(name) \(value)\n"
        }
        for (name, histogram) in state.histograms.sorted(by: { $0.key < $1.key }) {
            text += "# HELP \(name) \(help[name] ?? name)\n# TYPE \(name) histogram\n"
            for (bound, count) in zip(Histogram.bounds, histogram.counts) {
                text += "\(name)_bucket{le=\"\(bound)\"} \(count)\n"
            }
            text += "\(name)_bucket{le=\"+Inf\"} \(histogram.count)\n"
            text += "\(name)_sum \(histogram.sum)\n\(name)_count \(histogram.count)\n"
        }
        for (name, help, value) in counters {
            text += "# HELP \(name) \(help)\n# TYPE \(name) counter\n\(name) \(value)\n"
        }
        for (name, help, value) in gauges {
            text += "# HELP \(name) \(help)\n# TYPE \(name) gauge\n\(name) \(value)\n"
        }
        return text
    }
}
