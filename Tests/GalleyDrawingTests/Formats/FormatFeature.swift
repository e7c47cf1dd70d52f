import Foundation
import GalleyDrawing
import GalleyLayout
import GalleyFormatChecks
import Testing

/// Something that every exporter must be able to draw, and what would be seen of it if it were ignored or taken for something
/// else.
struct FormatFeature: Sendable, CustomTestStringConvertible {
    let name: String
    let items: [DrawItem]
    /// The same with a part of it left out. The comparison has to tell these from `items`, or it would not notice the fault.
    let faults: [[DrawItem]]
    /// Why librsvg's pictures cannot be compared with ours; nil if they can.
    let reasonAgainstSVG: String?

    init(_ name: String, _ items: [DrawItem], not faults: [DrawItem]..., reasonAgainstSVG: String? = nil) {
        self.name = name
        self.items = items
        self.faults = faults
        self.reasonAgainstSVG = reasonAgainstSVG
    }

    init(_ name: String, _ item: DrawItem, not faults: DrawItem..., reasonAgainstSVG: String? = nil) {
        self.name = name
        items = [item]
        self.faults = faults.map { [$0] }
        self.reasonAgainstSVG = reasonAgainstSVG
    }

    var testDescription: String { name }

    static func list(_ items: [DrawItem]) -> DisplayList {
        DisplayList(size: CGSize(width: 60, height: 40), items: items)
    }

    var list: DisplayList { Self.list(items) }

    static var all: [FormatFeature] { fills + strokes + gradients + groups + effects + pictures + texts }

    // MARK: What features are made of

    static let red = ResolvedColor(red: 1, green: 0.2, blue: 0.2)
    static let green = ResolvedColor(red: 0.1, green: 0.6, blue: 0.2)
    static let blue = ResolvedColor(red: 0.1, green: 0.3, blue: 0.9)
    static let square = CGRect(x: 10, y: 5, width: 30, height: 30)
    static let whole = CGRect(x: 0, y: 0, width: 60, height: 40)

    static func fill(
        _ path: Path, _ color: ResolvedColor = red, _ style: FillStyle = FillStyle()
    ) -> DrawItem {
        .fill(path, .color(color), style)
    }

    static func fill(_ rect: CGRect, _ color: ResolvedColor = red) -> DrawItem { fill(Path(rect), color) }

    static func fill(_ paint: Paint) -> DrawItem { .fill(Path(whole), paint, FillStyle()) }

    /// A star of five lines that cross: its middle is inside twice.
    static let star = Path { path in
        for index in 0..<5 {
            let angle = Double(index) * 4 / 5 * .pi - .pi / 2
            let point = CGPoint(x: 30 + 19 * cos(angle), y: 21 + 19 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
    }
}
