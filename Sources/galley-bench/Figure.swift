/// A measured figure.
struct Figure {
    enum Level: String, CaseIterable, Encodable { case engine, view, text }

    enum Metric: String, Encodable {
        case build, cold, width, leaf, bytes, visible
        /// Of a view that is alive: what an event or a frame costs with its picture.
        case tick
        /// Of explanations: a layout with all of its steps; how many times as long as one without.
        case explained, ratio
        /// Of text: a string or a width; what stays in memory, by the allocator and by the system.
        case each, held, resident

        var unit: String {
            switch self {
            case .build, .cold, .width, .explained: "ns/node"
            case .ratio: "times"
            case .leaf, .visible, .tick: "µs"
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

}

extension Figure: Encodable {
    private enum Keys: String, CodingKey { case name = "case", level, nodes, metric, value, unit }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(name, forKey: .name)
        try values.encode(level, forKey: .level)
        try values.encode(nodes, forKey: .nodes)
        try values.encode(metric, forKey: .metric)
        try values.encode((value * 10).rounded() / 10, forKey: .value)
        try values.encode(metric.unit, forKey: .unit)
    }
}
