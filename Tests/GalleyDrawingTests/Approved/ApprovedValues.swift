import Foundation
import GalleyApproved
import GalleyFormats
import GalleyGeometry

@testable import GalleyDrawing
@testable import GalleyExport

/// Numbers behind the pictures: boxes, colours, ramps, projections, and CoreGraphics' values.
enum ApprovedValues {
    typealias Part = ApprovedText.Part

    private static let colors: [ResolvedColor] = [
        .black, .white, .clear, FormatFeature.red, FormatFeature.green, FormatFeature.blue.multiplyingAlpha(by: 0.4),
        ResolvedColor(red: 1.3, green: -0.2, blue: 0.04), ResolvedColor(red: 0.02, green: 0.5, blue: 0.999, alpha: 2),
        ResolvedColor(red: .nan, green: .infinity, blue: -.infinity, alpha: -1),
    ]

    private static func text(_ color: ResolvedColor) -> String {
        Approved.numbers(color.red, color.green, color.blue, color.alpha)
    }

    private static func text(_ box: CGRect?) -> String {
        box.map { $0.isNull ? "null" : Approved.numbers($0.minX, $0.minY, $0.width, $0.height) } ?? "nothing"
    }

    static var parts: [Part] { boxes + paints + colorParts + coreGraphics + streams }

    private static var boxes: [Part] {
        [ApprovedGroup.features, .shapes, .lines, .texts, .blends, .effects, .pictures].map { group in
            Part("boxes of \(group.rawValue)") {
                group.features.map { feature in
                    let alone = feature.items.count == 1 ? feature.items.first : nil
                    let faded = alone.map { "\($0.faded(to: 0.5).map { _ in "fades" } ?? "does not")" } ?? ""
                    return
                        "\(feature.name): \(text(feature.items.bounds)), \(feature.items.depth) deep, \(feature.items.blendModes.rawValue) \(faded)"
                }.joined(separator: "\n")
            }
        }
    }

    private static func text(_ paint: Paint) -> String {
        func stops(_ stops: [GradientStop]) -> String {
            stops.map { "\(Approved.number($0.location)): \(text($0.color))" }.joined(separator: ", ")
        }
        switch paint {
        case .color(let color): return "colour \(text(color))"
        case .linear(let paint):
            return
                "linear \(Approved.numbers(paint.start.x, paint.start.y, paint.end.x, paint.end.y)) \(stops(paint.stops))"
        case .radial(let paint):
            return
                "radial \(Approved.numbers(paint.center.x, paint.center.y, paint.innerRadius, paint.outerRadius, paint.heightPerWidth)) \(stops(paint.stops))"
        case .angular(let paint):
            return
                "angular \(Approved.numbers(paint.center.x, paint.center.y, paint.startAngle, paint.sweep)) \(stops(paint.stops))"
        case .mesh(let paint): return "mesh of \(paint.quads.count) on \(text(paint.background)), \(text(paint.rect))"
        case .image(let paint):
            return "picture \(text(paint.tile)) \(DocumentText.sums(paint.image.premultipliedBGRA[...]))"
        }
    }

    private static var paints: [Part] {
        let two = [
            GradientStop(color: FormatFeature.red, location: 0), GradientStop(color: FormatFeature.blue, location: 1),
        ]
        let odd = [
            GradientStop(color: FormatFeature.red, location: 0.7), GradientStop(color: .clear, location: 0.2),
            GradientStop(color: .white, location: .nan), GradientStop(color: .black, location: 3),
        ]
        let lengths = [0, 0.0005, 0.001, 0.002, 5, 1e9, 2e9, -4, .nan, .infinity]
        return [
            Part("gradients of every extent") {
                var lines: [String] = []
                for length in lengths {
                    lines.append(
                        text(.linearGradient(two, start: CGPoint(x: 2, y: 3), end: CGPoint(x: 2 + length, y: 3))))
                    lines.append(
                        text(.radialGradient(two, center: CGPoint(x: length, y: 1), startRadius: 2, endRadius: 6)))
                    for other in [0, 2, 5, 1e9] {
                        lines.append(
                            text(
                                .radialGradient(
                                    odd, center: .zero, startRadius: length, endRadius: other, heightPerWidth: 0.5)))
                        lines.append(text(.angularGradient(two, center: .zero, startAngle: length, endAngle: other)))
                    }
                    lines.append(
                        text(.radialGradient(two, center: .zero, startRadius: 1, endRadius: 3, heightPerWidth: length)))
                    lines.append(
                        text(
                            .radialGradient(
                                two, center: .zero, startRadius: 1, endRadius: 3, heightPerWidth: length * 1e-6)))
                }
                lines.append(text(.linearGradient([], start: .zero, end: CGPoint(x: 1, y: 1))))
                lines.append(text(.linearGradient([two[0]], start: .zero, end: CGPoint(x: 1, y: 1))))
                return lines.joined(separator: "\n")
            },
            Part("paints in other colours") {
                (ApprovedPaints.gradients + ApprovedPaints.meshes + ApprovedEffects.pictures).compactMap {
                    feature -> String? in
                    guard case .fill(_, let paint, _)? = feature.items.first else { return nil }
                    return text(
                        paint.mapColors {
                            ResolvedColor(red: $0.green, green: 1 - $0.blue, blue: $0.red, alpha: $0.alpha * 0.75)
                        })
                }.joined(separator: "\n")
            },
        ]
    }

    private static var colorParts: [Part] {
        [
            Part("colours") {
                colors.map { color in
                    "\(text(color.clamped)); \(text(color.usable)); P3 \(text(color.usable.inDisplayP3)); \(text(color.multiplyingAlpha(by: 0.5)))"
                }.joined(separator: "\n")
            },
            Part("ramps") {
                var lines: [String] = []
                for a in colors.dropLast() {
                    for b in colors.dropLast().reversed() {
                        let ramp = GradientRamp([
                            GradientStop(color: a, location: 0.1), GradientStop(color: b, location: 0.8),
                        ])
                        let places = [-1, 0.1, 0.15, 0.3, 0.5, 0.79, 2].map { text(ramp.color(at: $0)) }
                        lines.append(
                            "\(places.joined(separator: ", ")); \(ramp.sRGBStops().count) stops, \(ramp.sRGBStops(tolerance: 0.1).count)"
                        )
                    }
                }
                return lines.joined(separator: "\n")
            },
            Part("projections") {
                let rows: [[SIMD3<Double>]] = [
                    [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [[1, 0.1, 3], [0.05, 1, -2], [0.006, 0.002, 1]],
                    [[2, 1, 5], [-1, 3, 4], [0.1, 0.2, 2]], [[1, 2, 3], [2, 4, 6], [0, 0, 1]],
                    [[.nan, 0, 0], [0, 1, 0], [0, 0, 1]],
                    [[0, -1, 7], [1, 0, -3], [0, 0.01, -1]],
                ]
                let all = rows.map { LayerProjection($0) }
                return all.map { projection in
                    guard let projection else { return "none" }
                    let (place, back) = (projection.apply(3, 7), projection.inverse?.apply(5, 11))
                    let next = (all[2].flatMap { projection.followed(by: $0) })?.apply(1, 2)
                    return [place, back, next].map { $0.map { Approved.numbers($0.x, $0.y, $0.depth) } ?? "none" }
                        .joined(separator: ", ")
                }.joined(separator: "\n")
            },
        ]
    }

    private static var coreGraphics: [Part] {
        [
            Part("paths of CoreGraphics") {
                let box = CGRect(x: 2, y: 3, width: 20, height: 10)
                var turn = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 4, ty: 1)
                let mutable = CGMutablePath()
                mutable.move(to: CGPoint(x: 1, y: 2), transform: turn)
                mutable.addLine(to: CGPoint(x: 9, y: 2), transform: turn)
                mutable.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 20, y: 4))
                mutable.addCurve(
                    to: CGPoint(x: 1, y: 12), control1: CGPoint(x: 3, y: 30), control2: CGPoint(x: -8, y: 4))
                mutable.closeSubpath()
                mutable.addRects([box, box.offsetBy(dx: 3, dy: 4)], transform: turn)
                let paths: [CGPath] = [
                    CGPath(rect: box, transform: nil), CGPath(rect: box, transform: &turn),
                    CGPath(ellipseIn: box, transform: &turn),
                    CGPath(roundedRect: box, cornerWidth: 3, cornerHeight: 2, transform: nil), mutable,
                ]
                return paths.map { path in
                    var found = CGRect(x: 77, y: 0, width: 0, height: 0)
                    let isRect = path.isRect(&found)
                    var count = 0
                    path.applyWithBlock { count = count * 7 + Int($0.pointee.type.rawValue) + 1 }
                    let inside = [(5.0, 6.0), (2, 3), (12, 9), (21.9, 12.9), (0, 0)].map { x, y in
                        let point = CGPoint(x: x, y: y)
                        return
                            "\(path.contains(point)) \(path.contains(point, using: .evenOdd)) \(path.contains(point, using: .winding, transform: turn))"
                    }
                    let copy = path.copy(using: &turn)
                    return
                        "\(isRect) \(path.isRect(nil)) \(text(found)), \(text(path.boundingBox)), \(text(path.boundingBoxOfPath)), \(Approved.numbers(path.currentPoint.x, path.currentPoint.y)), \(count), \(inside.joined(separator: ", ")), \(text(copy?.boundingBox)), \(text(path.mutableCopy(using: &turn)?.boundingBox)), \(path.isEmpty) \(path.copy() == path)"
                }.joined(separator: "\n")
            },
            Part("pictures of CoreGraphics") {
                guard
                    let raster = RasterImage(
                        pixelWidth: 4, pixelHeight: 3, premultipliedBGRA: (0..<48).map { UInt8($0 * 5) })
                else { return "none" }
                let image = CGImage(raster)
                let boxes = [
                    (0.0, 0.0, 4.0, 3.0), (1, 1, 2, 1), (0.5, 0.4, 1.2, 1), (-2, -1, 4, 3), (3, 2, 9, 9), (4, 0, 1, 1),
                    (0, 3, 1, 1), (1, 1, 0, 1), (3, 2, -2, -1), (.nan, 0, 1, 1), (0, 0, .infinity, 1),
                ]
                return boxes.map { x, y, width, height in
                    guard let part = image.cropping(to: CGRect(x: x, y: y, width: width, height: height)) else {
                        return "none"
                    }
                    return "\(part.width) × \(part.height), \(part.bytesPerRow): \(part.raster.premultipliedBGRA)"
                }.joined(separator: "\n")
            },
        ]
    }

    /// Where compressed rows end, whole and cut.
    private static var streams: [Part] {
        [
            Part("ends of streams") {
                let kinds: [(String, (Int) -> UInt8)] = [
                    ("zeros", { _ in 0 }), ("steps", { UInt8(truncatingIfNeeded: $0 / 3) }),
                    ("noise", { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) }),
                    ("words", { Array("the quick brown fox ".utf8)[$0 * $0 % 20] }),
                ]
                var lines: [String] = []
                for (name, byte) in kinds {
                    for count in [1, 20, 300, 5_000, 70_000] {
                        for encoding in PNGEncoding.allCases {
                            let file = try (0..<count).map(byte).withUnsafeBytes { bytes in
                                try PNGDeflate.compress(bytes, encoding).withBytes { [UInt8]($0) }
                            }
                            // Without the two bytes before and the four behind; eight more can be read.
                            let stream = Array(file.dropFirst(2).dropLast(4))
                            let ends = [stream.count, stream.count - 1, stream.count / 2, 1].map { length in
                                (stream + [UInt8](repeating: 0, count: 8)).withUnsafeBytes { bytes in
                                    DeflateEnd(UnsafeRawBufferPointer(rebasing: bytes[..<max(length, 0)])).map {
                                        "\($0.mark) \($0.end)"
                                    } ?? "none"
                                }
                            }
                            lines.append(
                                "\(name), \(count), \(encoding): \(file.count), \(ends.joined(separator: ", "))")
                        }
                    }
                }
                return lines.joined(separator: "\n")
            }
        ]
    }
}
