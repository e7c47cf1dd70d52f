/// A measured figure.
struct Figure {
    enum Level: String, CaseIterable { case engine, view }

    enum Metric: String {
        case build, cold, width, leaf, bytes, visible

        var unit: String {
            switch self {
            case .build, .cold, .width: "ns/node"
            case .leaf, .visible: "µs"
            case .bytes: "bytes/node"
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
