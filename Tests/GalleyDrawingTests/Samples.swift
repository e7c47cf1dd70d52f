import Foundation
import GalleyDrawing
import GalleyGeometry

/// Pictures that several tests draw.
enum Samples {
    /// One of everything but text.
    static var picture: DisplayList {
        let checks = RasterImage(
            pixelWidth: 2, pixelHeight: 2,
            premultipliedBGRA: [0, 0, 255, 255, 128, 0, 0, 128, 128, 0, 0, 128, 0, 0, 255, 255])
        let stops = GradientTests.stops
        var items: [DrawItem] = [
            .group(
                tag: ViewTag(kind: "Circle", label: "a \"<&>\" \u{1}", identifier: "dial"),
                [
                    .stroke(
                        Path(ellipseIn: CGRect(x: 5, y: 5, width: 210, height: 210)), .color(.black),
                        StrokeStyle(lineWidth: 10, dash: [1, 10]))
                ]),
            .group(tag: ViewTag(kind: "Empty"), []),
            .group(
                clip: DrawClip(Path(ellipseIn: CGRect(x: 50, y: 50, width: 100, height: 100))),
                [
                    .fill(
                        Path(CGRect(x: 50, y: 50, width: 100, height: 100)),
                        .linearGradient(stops, start: CGPoint(x: 50, y: 50), end: CGPoint(x: 150, y: 150)), FillStyle())
                ]),
            .group(
                transform: CGAffineTransform(rotationAngle: 0.3),
                [
                    .fill(
                        Path(roundedRect: CGRect(x: 100, y: 0, width: 60, height: 40), cornerRadius: 9),
                        .radialGradient(stops, center: CGPoint(x: 130, y: 20), startRadius: 4, endRadius: 30),
                        FillStyle()),
                    .fill(
                        Path(CGRect(x: 170, y: 0, width: 40, height: 40)),
                        .angularGradient(stops, center: CGPoint(x: 190, y: 20), startAngle: 0, endAngle: 2 * .pi),
                        FillStyle()),
                ]),
        ]
        if let checks {
            items.append(
                .group(
                    effect: .opacity(0.4),
                    [
                        .image(
                            .raster(checks), in: CGRect(x: 10, y: 150, width: 30, height: 30),
                            ImageStyle(isSmooth: false)),
                        .image(
                            .raster(checks), in: CGRect(x: 50, y: 150, width: 30, height: 30),
                            ImageStyle(isSmooth: true, tint: .color(.black))),
                    ]))
        }
        return DisplayList(size: CGSize(width: 220, height: 220), items: items)
    }

    /// Items that no list should hold.
    static var hostile: DisplayList {
        let odd: [CGFloat] = [.nan, .infinity, -1e300, 1e300, 0, -1]
        var items: [DrawItem] = []
        for value in odd {
            let rect = CGRect(x: value, y: 1, width: value, height: 10)
            items += [
                .group(
                    transform: CGAffineTransform(scaleX: value, y: 1),
                    [.fill(Path(rect), .color(ResolvedColor(red: Double(value), green: 0, blue: 0)), FillStyle())]),
                .fill(Path(ellipseIn: rect), .color(.black), FillStyle()),
                .stroke(
                    Path(rect), .color(.black),
                    StrokeStyle(lineWidth: value, miterLimit: value, dash: [value, 1], dashPhase: value)),
                .stroke(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), .color(.black), StrokeStyle(dash: [1e-12])),
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 50, height: 50)),
                    .linearGradient(
                        [GradientStop(color: .black, location: Double(value))], start: CGPoint(x: value, y: 0),
                        end: CGPoint(x: 0, y: value)), FillStyle()),
                .fill(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)),
                    .radialGradient(
                        GradientTests.stops, center: CGPoint(x: value, y: 0), startRadius: Double(value), endRadius: 3),
                    FillStyle()),
                .fill(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)),
                    .angularGradient(
                        GradientTests.stops, center: .zero, startAngle: Double(value), endAngle: 1e12), FillStyle()),
                .group(
                    clip: DrawClip(Path(rect)), effect: .opacity(Double(value)),
                    [.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.black), FillStyle())]),
                .group(clip: DrawClip(Path()), [.fill(Path(rect), .color(.black), FillStyle())]),
                .group(
                    transform: CGAffineTransform(a: 1, b: value, c: value, d: 1, tx: value, ty: 0),
                    effect: .opacity(0.5),
                    [.group([])]),
            ]
        }
        return DisplayList(size: CGSize(width: 60, height: 60), items: items)
    }
}
