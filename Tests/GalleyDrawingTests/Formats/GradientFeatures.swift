import Foundation
import GalleyDrawing
import GalleyLayout

extension FormatFeature {
    static let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
    private static let center = CGPoint(x: 28, y: 21)

    private static func linear(
        _ stops: [GradientStop] = stops, from start: CGPoint = CGPoint(x: 15, y: 0),
        to end: CGPoint = CGPoint(x: 45, y: 0)
    ) -> DrawItem {
        fill(.linearGradient(stops, start: start, end: end))
    }

    private static func radial(
        _ start: Double, _ end: Double, heightPerWidth: Double = 1, _ stops: [GradientStop] = stops
    ) -> DrawItem {
        fill(
            .radialGradient(
                stops, center: center, startRadius: start, endRadius: end, heightPerWidth: heightPerWidth))
    }

    private static func angular(_ start: Double, _ end: Double) -> DrawItem {
        fill(.angularGradient(stops, center: center, startAngle: start * .pi / 180, endAngle: end * .pi / 180))
    }

    static var gradients: [FormatFeature] {
        func stop(_ color: ResolvedColor, _ location: Double) -> GradientStop {
            GradientStop(color: color, location: location)
        }
        let three = [stop(red, 0), stop(green, 0.3), stop(blue, 1)]
        let inset = [stop(red, 0.4), stop(blue, 0.6)]
        let jump = [stop(red, 0), stop(green, 0.5), stop(blue, 0.5), stop(red, 1)]
        let jumps = [stop(red, 0.25), stop(green, 0.25), stop(blue, 0.75), stop(red, 0.75)]
        let fading = [stop(red, 0), stop(red.multiplyingAlpha(by: 0), 1)]
        let turned = CGAffineTransform(a: 0.8, b: 0.4, c: -0.4, d: 0.8, tx: 10, ty: -10)
        let upright = linear(from: .zero, to: CGPoint(x: 0, y: 40))
        return [
            FormatFeature("linear gradient", linear(), not: linear(stops.reversed(at: 1)), linear(from: .zero)),
            FormatFeature("slanted linear gradient", linear(to: CGPoint(x: 45, y: 40)), not: linear()),
            FormatFeature("upright linear gradient", upright, not: linear()),
            FormatFeature("three colours", linear(three), not: linear()),
            FormatFeature("ends inside of the line", linear(inset), not: linear()),
            FormatFeature("a colour that jumps", linear(jump), not: linear(three)),
            FormatFeature(
                "a colour that jumps at its first and its last stop", linear(jumps),
                not: linear([stop(green, 0.25), stop(blue, 0.75)])),
            FormatFeature("a gradient to clear", linear(fading), not: linear(), fill(whole)),
            FormatFeature("radial gradient", radial(0, 20), not: radial(0, 30)),
            FormatFeature("inner radius", radial(10, 20), not: radial(0, 20)),
            FormatFeature("start outside of the end", radial(20, 6), not: radial(6, 20), radial(20, 0)),
            FormatFeature("equal radii", radial(12, 12), not: fill(whole), fill(whole, blue)),
            FormatFeature("tall ellipses", radial(3, 12, heightPerWidth: 1.6), not: radial(3, 12)),
            FormatFeature("flat ellipses", radial(3, 25, heightPerWidth: 0.5), not: radial(3, 25)),
            FormatFeature("radial gradient of three colours", radial(5, 22, three), not: radial(5, 22)),
            FormatFeature("a radial gradient to clear", radial(0, 20, fading), not: fill(whole)),
            FormatFeature("angular gradient", angular(0, 360), not: angular(90, 450), angular(360, 0)),
            FormatFeature("start angle", angular(60, 420), not: angular(0, 360)),
            FormatFeature("a part of a turn", angular(30, 210), not: angular(30, 390)),
            FormatFeature("more than a turn", angular(0, 540), not: angular(0, 360), angular(0, 540 - 360)),
            FormatFeature("counterclockwise", angular(300, 60), not: angular(60, 300)),
            FormatFeature(
                "gradients in a space that is turned",
                [
                    .group(transform: turned, [linear()]),
                    .group(transform: turned, clip: DrawClip(Path(square)), [radial(5, 15)]),
                ],
                not: [.group(transform: turned, [linear()])],
                [linear(), .group(transform: turned, clip: DrawClip(Path(square)), [radial(5, 15)])]),
        ]
    }
}

extension [GradientStop] {
    /// The stops from the other end.
    fileprivate func reversed(at end: Double) -> [GradientStop] {
        reversed().map { GradientStop(color: $0.color, location: end - $0.location) }
    }
}
