import CSymbolTables
import Foundation
import GalleyGeometry

/// Our own outlines for symbols that the icon set has no counterpart for, on the icon set's 16 × 16 grid and with its
/// pen of one unit: the table `drawings.tsv`. A drawing is a list of steps, separated by semicolons:
///
/// | step | draws |
/// |---|---|
/// | `rect x y w h [r]`, `frame x y w h r` | a filled or a one unit thick outlined rectangle with round corners |
/// | `disc cx cy r`, `ring cx cy r`, `oval cx cy rx ry [degrees]` | a filled circle, an outlined circle, a turned ellipse |
/// | `poly x y …`, `path d` | a filled polygon, SVG path data |
/// | `line x y …`, `curve x y …`, `arc cx cy r from to` | a line with round ends, straight, smooth or round |
/// | `arrow head x y …`, `biarrow head x y …` | a line with an open arrow head at its end, or at both ends |
/// | `dashframe x y w h r n m`, `dashring cx cy r n` | dashed outlines; `n` and `m` count the dashes of a side |
/// | `pen w`, `bend r` | the pen's width and the radius of bends for the lines that follow |
///
/// `hole` before a step cuts it out of what it lies on.
enum SymbolDrawings {
    static func outline(named name: String) -> Path? {
        table[name].map(draw)
    }

    static func has(_ name: String) -> Bool { table[name] != nil }

    static var names: [String] { table.names }

    private static let table = SortedTable(galley_symbol_drawings())

    static func draw(_ steps: Substring) -> Path {
        var result = Path()
        var pen = Pen()
        for step in steps.split(separator: ";") {
            var words = step.split(separator: " ")
            let isHole = words.first == "hole"
            if isHole { words.removeFirst() }
            guard let name = words.first else { continue }
            let outline: Path
            if name == "path" {
                let data = SVGPathReader.read(words.dropFirst().joined(separator: " ")).path
                outline = data.normalisedForNonZero(evenOdd: false)
            } else {
                outline = pen.draw(name, words.dropFirst().compactMap { Double($0) })
            }
            result.addPath(isHole ? outline.reversed : outline)
        }
        return result
    }

    private struct Pen {
        var width = 1.0
        var bend = 0.0

        mutating func draw(_ name: Substring, _ values: [Double]) -> Path {
            func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
            switch name {
            case "pen": width = value(0)
            case "bend": bend = value(0)
            case "rect": return .rectangle(value(0), value(1), value(2), value(3), radius: value(4))
            case "frame":
                let (x, y, w, h, r) = (value(0), value(1), value(2), value(3), value(4))
                var frame = Path.rectangle(x, y, w, h, radius: r)
                frame.addPath(.rectangle(x + 1, y + 1, w - 2, h - 2, radius: r - 1).reversed)
                return frame
            case "disc": return .ellipse(value(0), value(1), value(2), value(2))
            case "ring":
                var ring = Path.ellipse(value(0), value(1), value(2), value(2))
                ring.addPath(.ellipse(value(0), value(1), value(2) - 1, value(2) - 1).reversed)
                return ring
            case "oval":
                let turn = CGAffineTransform.rotation(degrees: value(4)).about(value(0), value(1))
                return .ellipse(value(0), value(1), value(2), value(3)).applying(turn)
            case "poly": return .polygon(values)
            case "line": return .stroke(Path.bent(points(values), radius: bend), width: width)
            case "curve": return .stroke(Path.smooth(points(values)), width: width)
            case "arc": return arc(value(0), value(1), value(2), value(3), value(4))
            case "arrow", "biarrow":
                let line = Path.bent(points(values.dropFirst()), radius: bend)
                return .arrow(line, head: value(0), width: width, isDouble: name == "biarrow")
            case "dashframe": return dashedFrame(values)
            case "dashring":
                let step = 360 / max(1, value(3))
                return (0..<max(0, Int(value(3)))).reduce(into: Path()) { ring, index in
                    let from = step * (Double(index) - 0.28)
                    ring.addPath(arc(value(0), value(1), value(2), from, from + step * 0.56))
                }
            default: break
            }
            return Path()
        }

        private func points<Values: Collection<Double>>(_ values: Values) -> [CGPoint] {
            let list = Array(values)
            return stride(from: 0, to: list.count - 1, by: 2).map { CGPoint(x: list[$0], y: list[$0 + 1]) }
        }

        private func arc(_ cx: Double, _ cy: Double, _ r: Double, _ from: Double, _ to: Double) -> Path {
            .stroke(Path.arcPoints(cx, cy, r, from: from, to: to), width: width)
        }

        /// Round corners, and dashes with equal gaps between them.
        private func dashedFrame(_ values: [Double]) -> Path {
            guard values.count == 7 else { return Path() }
            let (x, y, maxX, maxY, r) = (values[0], values[1], values[0] + values[2], values[1] + values[3], values[4])
            var frame = arc(x + r, y + r, r, 180, 270)
            frame.addPath(arc(maxX - r, y + r, r, 270, 360))
            frame.addPath(arc(maxX - r, maxY - r, r, 0, 90))
            frame.addPath(arc(x + r, maxY - r, r, 90, 180))
            func dashes(_ from: CGPoint, _ to: CGPoint, _ count: Double) {
                let unit = 1 / (2 * count + 1)
                for index in 0..<Int(count) {
                    let (start, end) = ((Double(2 * index) + 1.2) * unit, (Double(2 * index) + 1.8) * unit)
                    let line = [start, end].map {
                        CGPoint(x: from.x + (to.x - from.x) * $0, y: from.y + (to.y - from.y) * $0)
                    }
                    frame.addPath(.stroke(line, width: width))
                }
            }
            dashes(CGPoint(x: x + r, y: y), CGPoint(x: maxX - r, y: y), values[5])
            dashes(CGPoint(x: x + r, y: maxY), CGPoint(x: maxX - r, y: maxY), values[5])
            dashes(CGPoint(x: x, y: y + r), CGPoint(x: x, y: maxY - r), values[6])
            dashes(CGPoint(x: maxX, y: y + r), CGPoint(x: maxX, y: maxY - r), values[6])
            return frame
        }
    }
}
