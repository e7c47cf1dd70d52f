import Foundation
import GalleyGeometry
import Testing

/// What paths make of lengths, angles and parts that are none (rules.md §1.9).
@Suite struct UselessNumberTests {
    /// Numbers of which no length can be made.
    private static let useless: [CGFloat] = [.nan, .infinity, -.infinity, 0, -5, 1e300]
    private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test(arguments: useless) func uselessArcsLeaveTheRestOfAPathAsItIs(value: CGFloat) {
        var path = Self.square
        path.addArc(
            center: .zero, radius: value, startAngle: .degrees(Double(value)), endAngle: .degrees(90), clockwise: true)
        #expect(Array(path.elements.prefix(Self.square.elements.count)) == Self.square.elements)
        #expect(value.isFinite || path == Self.square)
        #expect(value == 0 || !Self.square.contains(CGPoint(x: value, y: 1)))
    }

    @Test(arguments: useless) func uselessCornersAreSquareOrAsRoundAsTheyCanBe(value: CGFloat) {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            Path(roundedRect: rect, cornerRadius: value) == Path(roundedRect: rect, cornerRadius: value > 0 ? 5 : 0))
        let nowhere = Path(roundedRect: CGRect(x: 0, y: value, width: 10, height: 10), cornerRadius: 2)
        if value != 1e300 { #expect(nowhere.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty == !value.isFinite) }
    }

    @Test(arguments: useless) func uselessLinesAreNoneAndUselessDashesAreSolid(value: CGFloat) {
        func stroked(_ width: CGFloat, _ dash: [CGFloat]) -> Path {
            Self.square.strokedPath(StrokeStyle(lineWidth: width, dash: dash, dashPhase: value))
        }
        if value != 1e300 { #expect(stroked(value, []).isEmpty) }
        let solid = stroked(2, [])
        #expect(!solid.isEmpty)
        if !value.isFinite || value < 0 { #expect(stroked(2, [value, 1]) == solid) }
        #expect(stroked(2, [0, 0]) == solid)
        // Too many to be told apart.
        #expect(stroked(2, [1e-9, 1e-9]) == solid)
    }

    @Test(arguments: useless) func uselessPartsAreTheNearestThatThereAre(value: CGFloat) {
        let isPastTheEnd = value == .infinity || value == 1e300
        #expect(Self.square.trimmedPath(from: value, to: 1) == (isPastTheEnd ? Path() : Self.square))
        #expect(Self.square.trimmedPath(from: 0, to: value) == (isPastTheEnd ? Self.square : Path()))
    }
}
