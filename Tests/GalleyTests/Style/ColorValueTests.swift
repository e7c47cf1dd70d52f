import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// Colours by their numbers: hue, saturation and brightness by their usual definition, Display P3 by its primaries (SMPTE EG 432-1) and
/// sRGB's (IEC 61966-2-1), reckoned with numpy from the chromaticities.
@Suite("Colours by their numbers")
struct ColorValueTests {
    private func near(_ color: Color, _ numbers: [Double], _ name: String = "") {
        let found = color.resolved(in: EnvironmentValues())
        for (a, b) in zip([found.red, found.green, found.blue, found.alpha], numbers) {
            #expect(abs(a - b) < 2e-4, "\(name): \(found)")
        }
    }

    @Test("Spaces, and what is left out of them") func spaces() {
        near(Color(.displayP3, red: 0.5, green: 0.25, blue: 0.75), [0.537832, 0.232132, 0.777057, 1])
        near(Color(.displayP3, red: 0.2, green: 0.6, blue: 0.4, opacity: 0.5), [-0.193457, 0.610174, 0.381435, 0.5])
        near(Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 0.002), [0.735357, 0.537099, 0.02584, 1])
        near(Color(red: 2, green: -1, blue: .nan, opacity: 7), [1, 0, 0, 1])
        #expect(Color(red: 0.1, green: 0.2, blue: 0.3) == Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1))
        #expect(Color(white: 0.4) == Color(.sRGB, red: 0.4, green: 0.4, blue: 0.4, opacity: 1))
        #expect(
            Color(hue: 0.4, saturation: 0.5, brightness: 0.6)
                == Color(hue: 0.4, saturation: 0.5, brightness: 0.6, opacity: 1))
        #expect(
            Color.white == Color(white: 1) && Color.black == Color(white: 0)
                && Color.clear == Color(white: 0, opacity: 0))
        #expect(
            Color.Resolved(red: 0.1, green: 0.2, blue: 0.3)
                == .init(colorSpace: .sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1))
    }

    @Test("Hue, saturation and brightness") func hues() {
        for (sixth, expected) in [
            (0, [1, 0, 0]), (1, [1, 1, 0]), (2, [0, 1, 0]), (3, [0, 1, 1]), (4, [0, 0, 1]), (5, [1, 0, 1]),
            (6, [1, 0, 0]),
            (0.5, [1, 0.5, 0]), (1.5, [0.5, 1, 0]), (2.5, [0, 1, 0.5]), (3.5, [0, 0.5, 1]), (4.5, [0.5, 0, 1]),
            (5.5, [1, 0, 0.5]), (-1, [1, 0, 1]), (7.5, [0.5, 1, 0]),
        ] as [(Double, [Double])] {
            near(Color(hue: sixth / 6, saturation: 1, brightness: 1, opacity: 0.5), expected + [0.5], "\(sixth)")
        }
        // 0.8 · (1 − 0.5) = 0.4 at least.
        near(Color(hue: 0.5 / 6, saturation: 0.5, brightness: 0.8), [0.8, 0.6, 0.4, 1])
    }

    @Test("In between, as encoded or by what is seen") func mixing() {
        let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
        near(red.mix(with: blue, by: 0.25, in: .device), [0.75, 0, 0.25, 1])
        #expect(red.mix(with: blue, by: 0.25) == red.mix(with: blue, by: 0.25, in: .perceptual))
        #expect(red.mix(with: blue, by: 7, in: .device) == red.mix(with: blue, by: 1, in: .device))
        #expect(red.mix(with: blue, by: -7, in: .device) == red.mix(with: blue, by: 0, in: .device))
        #expect(red.mix(with: blue, by: .nan, in: .device) == red.mix(with: blue, by: 0, in: .device))
        // What is clear weighs less: 1 · 0.75 against 0.5 · 0.25, together 0.875.
        let faint = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
        near(red.mix(with: faint, by: 0.25, in: .device), [0.75 / 0.875, 0, 0.125 / 0.875, 0.875])
        near(Color.clear.mix(with: .clear, by: 0.5, in: .device), [0, 0, 0, 0])
        near(red.opacity(0.5).opacity(0.5), [1, 0, 0, 0.25])
        near(red.opacity(3), [1, 0, 0, 1])
        near(red.opacity(.nan), [1, 0, 0, 1])
    }

    @Test("A colour's gradient begins lighter, or ends darker") func shades() {
        func stops(_ red: Double, _ green: Double, _ blue: Double) -> [[Double]] {
            ResolvedColor(red: red, green: green, blue: blue, alpha: 0.5).shadedStops.map {
                [$0.location, $0.color.red, $0.color.green, $0.color.blue, $0.color.alpha].map {
                    ($0 * 1e4).rounded() / 1e4
                }
            }
        }
        #expect(
            stops(0.2, 0.4, 0.6) == [
                [0, 0.3805, 0.55, 0.7195, 0.5], [0.72, 0.2, 0.4, 0.6, 0.5], [1, 0.2, 0.4, 0.6, 0.5],
            ])
        #expect(
            stops(1, 0.9, 0.1) == [
                [0, 1, 0.9, 0.1, 0.5], [0.28, 1, 0.9, 0.1, 0.5], [1, 0.937, 0.8292, 0, 0.5],
            ])
        // A luminance of 0.554 is light, one of 0.538 is not.
        #expect(stops(0.77, 0.77, 0.77)[0][1] == 0.77 && stops(0.76, 0.76, 0.76)[0][1] == 0.8551)
    }

    @Test("What is resolved: linear light, text, numbers in a row") func resolved() throws {
        var color = Color.Resolved(red: 0.2, green: 0.5, blue: 1, opacity: 0.25)
        #expect(abs(color.linearRed - 0.03310477) < 1e-6 && color.description == "#3380FF40")
        color.linearGreen = 0.25
        color.linearBlue = 0.002
        #expect(abs(color.green - 0.537099) < 1e-5 && abs(color.blue - 0.02584) < 1e-5 && color.red == 0.2)
        #expect(Color.Resolved(red: 0.02, green: -1, blue: 9, opacity: .nan).description == "#0500FF00")
        let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.25, blue: 0.002)
        #expect(
            abs(linear.red - 0.735357) < 1e-5 && abs(linear.green - 0.537099) < 1e-5
                && abs(linear.blue - 0.02584) < 1e-5)
        let wide = Color.Resolved(colorSpace: .displayP3, red: 0.5, green: 0.25, blue: 0.75)
        #expect(
            abs(wide.red - 0.537832) < 1e-4 && abs(wide.green - 0.232132) < 1e-4 && abs(wide.blue - 0.777057) < 1e-4)
        let four = Color.Resolved(red: 0.125, green: 0.25, blue: 0.5, opacity: 0.75)
        let json = try JSONEncoder().encode(four)
        #expect(String(decoding: json, as: UTF8.self) == "[0.125,0.25,0.5,0.75]")
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: json) == four)
        var moved = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        moved.animatableData = four.animatableData
        #expect(abs(moved.red - 0.125) < 1e-5 && abs(moved.green - 0.25) < 1e-5 && abs(moved.blue - 0.5) < 1e-5)
        #expect(moved.opacity == 0.75 && four.animatableData.second.second.second == 96)
        // sRGB's 0.5 is 0.21404 of the light, times 128.
        #expect(abs(four.animatableData.second.second.first - 27.397266) < 1e-4)
    }

    @Test("Colours of Core Graphics") func coreGraphics() {
        near(Color(cgColor: CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), [0.1, 0.2, 0.3, 0.4])
        near(Color(cgColor: CGColor(gray: 0.25, alpha: 0.5)), [0.25, 0.25, 0.25, 0.5])
        near(Color(cgColor: .white), [1, 1, 1, 1])
        near(Color(cgColor: .black), [0, 0, 0, 1])
        near(Color(cgColor: .clear), [0, 0, 0, 0])
        let back = Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5).opacity(0.5).cgColor
        #expect(back?.components?.map { ($0 * 100).rounded() / 100 } == [0.1, 0.2, 0.3, 0.25])
        #expect(Color.red.cgColor == nil)
    }
}
