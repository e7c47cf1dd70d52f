import SwiftUI

/// The pixels of a drawn part.
struct Picture {
    let width: Int
    let height: Int
    let scale: CGFloat
    let premultipliedBGRA: [UInt8]

    /// The box around every pixel that is at least half covered, in points: shapes that lie on whole pixels have exactly
    /// this box.
    var ink: CGRect? {
        var left = width, top = height, right = -1, bottom = -1
        for y in 0..<height {
            for x in 0..<width where premultipliedBGRA[(y * width + x) * 4 + 3] >= 128 {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        guard right >= left else { return nil }
        return CGRect(
            x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale,
            height: CGFloat(bottom - top + 1) / scale)
    }

    /// Red, green, blue (not multiplied by alpha) and alpha of the pixel at a point, from 0 to 255.
    func pixel(_ x: CGFloat, _ y: CGFloat) -> [CGFloat]? {
        let column = Int((x * scale).rounded(.down)), row = Int((y * scale).rounded(.down))
        guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
        let start = (row * width + column) * 4
        let alpha = CGFloat(premultipliedBGRA[start + 3])
        guard alpha > 0 else { return [0, 0, 0, 0] }
        return [2, 1, 0].map { (CGFloat(premultipliedBGRA[start + $0]) * 255 / alpha).rounded() } + [alpha]
    }
}

extension Expectation {
    /// The box around what the whole part draws, in points: every pixel that is at least half covered.
    public static func ink(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Self {
        drawn("ink", [x, y, width, height]) { $0.ink.map { [$0.minX, $0.minY, $0.width, $0.height] } }
    }

    /// The size of that box, wherever it is.
    public static func inkSize(_ width: CGFloat, _ height: CGFloat) -> Self {
        drawn("ink's size", [width, height]) { $0.ink.map { [$0.width, $0.height] } }
    }

    /// Red, green, blue and alpha, 0 to 255, of the pixel at a point.
    public static func pixel(
        _ x: CGFloat, _ y: CGFloat, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 255
    ) -> Self {
        drawn("pixel (\(Report.number(x)), \(Report.number(y)))", [red, green, blue, alpha]) { $0.pixel(x, y) }
    }

    /// The alpha, 0 to 255, of the pixel at a point.
    public static func alpha(_ x: CGFloat, _ y: CGFloat, _ expected: CGFloat) -> Self {
        drawn("alpha (\(Report.number(x)), \(Report.number(y)))", [expected]) { $0.pixel(x, y).map { [$0[3]] } }
    }

    /// The picture's size in pixels.
    public static func pixels(_ width: CGFloat, _ height: CGFloat) -> Self {
        drawn("pixels", [width, height]) { [CGFloat($0.width), CGFloat($0.height)] }
    }

    private static func drawn(
        _ what: String, _ expected: [CGFloat], _ numbers: @escaping @MainActor (Picture) -> [CGFloat]?
    ) -> Self {
        var expectation = Self(what, expected) { $0.picture.flatMap(numbers) }
        expectation.isDrawn = true
        return expectation
    }
}
