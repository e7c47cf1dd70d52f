/// A measured figure.
struct Figure {
    enum Level: String, CaseIterable { case engine, view, text }

    enum Metric: String {
        case build, cold, width, leaf, bytes, visible
        /// Of text: a string or a width; what stays in memory, by the allocator and by the system.
        case each, held, resident

        var unit: String {
            switch self {
            case .build, .cold, .width: "ns/node"
            case .leaf, .visible: "µs"
            case .bytes: "bytes/node"
            case .each: "ns"
            case .held, .resident: "MB"
            }
        }
    }

    let name: String
    let level: Level
    let nodes: Int
    let metric: Metric
    let value: Double

    /// One object of JSON in one line.
    var json: String {
        "{\"case\":\"\(name)\",\"level\":\"\(level.rawValue)\",\"nodes\":\(nodes),\"metric\":\"\(metric.rawValue)\","
            + "\"value\":\((value * 10).rounded() / 10),\"unit\":\"\(metric.unit)\"}"
    }
}
