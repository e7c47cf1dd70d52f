import Foundation
import GalleyDrawing
import GalleyGeometry

/// Masks and blend modes in SVG.
extension SVGCanvas {
    /// SVG has no others; what holds those is drawn as pixels.
    var drawnBlendModes: BlendModes { .ofDocuments }

    /// The name that CSS has for a mode.
    static func name(_ mode: BlendMode) -> String {
        switch mode {
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        default: "\(mode)"
        }
    }

    /// The attribute that lets a mask be used.
    func attribute(_ mask: LayerMask) -> String {
        let elements = elements { drawPicture(mask.group.items) }
        let area = seenArea
        let place = [area.minX, area.minY, area.width, area.height].map { SVGNumber.text(Double($0)) }
        let box = "x=\"\(place[0])\" y=\"\(place[1])\" width=\"\(place[2])\" height=\"\(place[3])\""
        let id = define("m", box + elements) {
            "<mask \($0) maskUnits=\"userSpaceOnUse\" \(box) mask-type=\"alpha\" style=\"mask-type:alpha\">\n"
                + elements + "</mask>"
        }
        return " mask=\"url(#\(id))\""
    }

    /// Pixels to the point.
    private static let pixelScale = 2.0
    private static let mostPixels = 16e6

    func drawPixels(_ items: [DrawItem]) {
        let toPicture = place
        let back = toPicture.inverted()
        let scale = min(Self.pixelScale, (Self.mostPixels / Double(size.width * size.height)).squareRoot())
        let list = DisplayList(size: size, items: [.group(transform: toPicture, items)])
        guard back != toPicture || toPicture.isIdentity,
            let image = try? PNGExporter(scale: scale).image(for: list)
        else { return }
        madeImages.append(image)
        let rect = CGRect(
            x: 0, y: 0, width: Double(image.pixelWidth) / scale, height: Double(image.pixelHeight) / scale)
        // Readers hear what the pixels show; where they say nothing, nobody is told of them.
        let text = items.spokenText
        let label = text.isEmpty ? items.figure : text
        let meaning = Semantics(label == nil ? .decoration : .figure, label: label)
        draw([.group(semantics: meaning, transform: back, [.image(.raster(image), in: rect, ImageStyle())])])
    }
}
