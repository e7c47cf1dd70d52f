import Foundation

/// Prints figures as they are measured: JSON lines, or a table with a line per case and count.
struct Report {
    let isJSON: Bool

    func header() {
        if isJSON { return }
        print(row(["case", "level", "nodes", "build", "cold", "width", "leaf", "bytes", "visible"]))
        print(row(["", "", "", "ns/node", "ns/node", "ns/node", "µs", "/node", "µs"]))
    }

    /// The figures of one case, level and count.
    func add(_ figures: [Figure]) {
        guard let first = figures.first else { return }
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            for figure in figures {
                if let line = try? encoder.encode(figure) { print(String(decoding: line, as: UTF8.self)) }
            }
        } else if first.level == .text || figures.contains(where: { [.ratio, .tick].contains($0.metric) }) {
            for figure in figures {
                let value = String(format: "%.1f", figure.value) + " " + figure.metric.unit
                print(row([figure.name, figure.level.rawValue, String(figure.nodes), figure.metric.rawValue, value]))
            }
        } else {
            let values = [Figure.Metric.build, .cold, .width, .leaf, .bytes, .visible].map { metric in
                figures.first { $0.metric == metric }.map { String(format: "%.1f", $0.value) } ?? "–"
            }
            print(row([first.name, first.level.rawValue, String(first.nodes)] + values))
        }
        fflush(nil)
    }

    private func row(_ cells: [String]) -> String {
        cells.enumerated().map { index, cell in
            let space = String(repeating: " ", count: max((index < 2 ? 15 : 9) - cell.count, 1))
            return index < 2 ? cell + space : space + cell
        }.joined()
    }
}
