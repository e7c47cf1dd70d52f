import Foundation
import Testing

@testable import GalleyDrawing

/// The space that gradients blend in, against the values that its author and the CSS Color 4 specification give.
@Suite struct OklabTests {
    /// CSS Color 4, sample conversions: L, a and b of sRGB's corners, to four digits.
    @Test(
        "The corners of sRGB",
        arguments: [
            ([1.0, 0, 0], [0.62796, 0.22486, 0.12585]), ([0, 1, 0], [0.86644, -0.23389, 0.17950]),
            ([0, 0, 1], [0.45201, -0.03246, -0.31153]), ([1, 1, 1], [1, 0, 0]), ([0, 0, 0], [0, 0, 0]),
        ])
    func corners(components: [Double], expected: [Double]) {
        let color = ResolvedColor(red: components[0], green: components[1], blue: components[2])
        let found = Oklab(color)
        for (one, other) in zip([found.l, found.a, found.b], expected) { #expect(abs(one - other) < 2e-5, "\(found)") }
    }

    @Test("Colours come back as they were, whatever their alpha") func roundTrip() {
        for red in stride(from: 0.0, through: 1, by: 0.25) {
            for green in stride(from: 0.0, through: 1, by: 0.25) {
                for blue in stride(from: 0.0, through: 1, by: 0.25) {
                    for alpha in [1, 0.3] {
                        let color = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
                        let again = Oklab(color).color
                        let differences = [
                            again.red - red, again.green - green, again.blue - blue, again.alpha - alpha,
                        ]
                        #expect(differences.allSatisfy { abs($0) < 1e-5 }, "\(color) \(again)")
                    }
                }
            }
        }
    }
}
