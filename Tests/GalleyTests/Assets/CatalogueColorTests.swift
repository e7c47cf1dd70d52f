import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Colours and images of asset catalogues, file by file: components as Xcode writes them (hexadecimal, to 255, or
/// fractions), sRGB's curve of IEC 61966-2-1 (12.92 times the light up to 0.0031308, then 1.055 · light^(1 ÷ 2.4) −
/// 0.055), Display P3 by CSS Color 4.
@Suite("Colours and images of catalogues")
struct CatalogueColorTests {
    private func color(_ space: String?, _ components: String, dark: String? = nil) throws
        -> ColorAsset
    {
        let kind = space.map { "\"color-space\": \"\($0)\", " } ?? ""
        let night = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        var entries = ["{\"color\": {\(kind)\"components\": {\(components)}}}"]
        if let dark { entries.append("{\(night), \"color\": {\"components\": {\(dark)}}}") }
        return try ColorAsset(contents: Data("{\"colors\": [\(entries.joined(separator: ", "))]}".utf8))
    }

    private func numbers(_ components: ColorAsset.Components) -> [Double] {
        [components.red, components.green, components.blue, components.alpha]
    }

    private func isNear(_ found: [Double], _ wanted: [Double], _ most: Double = 1e-9) -> Bool {
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < most }
    }

    @Test(
        "A component is a fraction, counts to 255, or is hexadecimal; opacity is a fraction where it can be"
    )
    func components() throws {
        let cases: [(String, [Double])] = [
            ("\"red\": \"51\", \"green\": \"0x33\", \"blue\": \"0.2\"", [0.2, 0.2, 0.2, 1]),
            ("\"red\": 51, \"green\": 0.2, \"blue\": 1", [0.2, 0.2, 1, 1]),
            // Without a point one is one of 255; as a number that is none it is all.
            ("\"red\": \"1\", \"green\": \"1.0\", \"blue\": \"1e0\"", [1.0 / 255, 1, 1, 1]),
            ("\"red\": \"0X0f\", \"green\": \" 102 \", \"blue\": \"255\"", [15.0 / 255, 0.4, 1, 1]),
            ("\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"", [0, 0, 0, 1]),
            ("\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"0.25\"", [0, 0, 0, 0.25]),
            ("\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"51\"", [0, 0, 0, 0.2]),
            ("\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": 102", [0, 0, 0, 0.4]),
            ("\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"0x66\"", [0, 0, 0, 0.4]),
            // What lies outside of sRGB is its nearest end.
            ("\"red\": \"-0.5\", \"green\": \"1.5\", \"blue\": \"300\"", [0, 1, 1, 1]),
        ]
        for (written, wanted) in cases {
            for space in [nil, "srgb", "extended-srgb"] {
                #expect(isNear(numbers(try color(space, written).light), wanted), "\(written)")
            }
        }
    }

    @Test("Light is encoded by sRGB's curve, straight near black") func linear() throws {
        func found(_ red: Double, _ green: Double, _ blue: Double) throws -> [Double] {
            let written = "\"red\": \"\(red)\", \"green\": \"\(green)\", \"blue\": \"\(blue)\""
            return numbers(try color("extended-linear-srgb", written).light)
        }
        // 0.5 is 0.7353569831, 0.2 is 0.4845292045.
        #expect(isNear(try found(0.5, 0.2, 0.002), [0.735_356_983_1, 0.484_529_204_5, 0.025_84, 1]))
        #expect(
            isNear(try found(0.0031, 0.0032, 1), [0.040_052, 1.055 * pow(0.0032, 1 / 2.4) - 0.055, 1, 1]))
        #expect(isNear(try found(-0.5, 2, 0), [0, 1, 0, 1]))
    }

    @Test("Display P3 is sRGB's colour of the same light") func displayP3() throws {
        func found(_ red: String, _ green: String, _ blue: String) throws -> [Double] {
            numbers(
                try color(
                    "display-p3", "\"red\": \"\(red)\", \"green\": \"\(green)\", \"blue\": \"\(blue)\""
                ).light)
        }
        // Greys are the same, on both parts of the curve: 0.04 is below 0.04045, 0.05 above.
        for grey in ["0.04", "0.05", "0.7"] {
            let value = try #require(Double(grey))
            #expect(isNear(try found(grey, grey, grey), [value, value, value, 1], 1e-6))
        }
        // By CSS Color 4's matrices: P3's green is (−0.5116, 1.0183, −0.3107) in sRGB, its blue (0, 0, 1.0420).
        #expect(isNear(try found("0.0", "1.0", "0.0"), [-0.511_6, 1.018_3, -0.310_7, 1], 1e-4))
        #expect(isNear(try found("0.0", "0.0", "1.0"), [0, 0, 1.042_0, 1], 1e-4))
        // Half of the light's code: 0.2140411 of the light of each.
        let light = 0.214_041_14
        let red = [1.224_940_18 * light, 0.042_056_95 * light, 0.019_637_55 * light]
        func code(_ value: Double) -> Double {
            value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        let half = [code(red[0]), -code(red[1]), -code(red[2]), 1]
        #expect(isNear(try found("0.5", "0.0", "0.0"), half, 1e-6))
    }

    @Test(
        "Greys have one component; the first colour of an appearance counts, others are passed over")
    func kinds() throws {
        for space in ["gray-gamma-22", "extended-gray"] {
            let grey = try color(space, "\"white\": \"0.25\", \"alpha\": \"0.5\"").light
            #expect(numbers(grey) == [0.25, 0.25, 0.25, 0.5])
        }
        func asset(_ entries: [String]) throws -> ColorAsset {
            try ColorAsset(contents: Data("{\"colors\": [\(entries.joined(separator: ", "))]}".utf8))
        }
        func entry(_ value: String, _ appearances: String...) -> String {
            let parts = appearances.map { name in
                let pair = name.split(separator: "=")
                return "{\"appearance\": \"\(pair[0])\", \"value\": \"\(pair[1])\"}"
            }
            let grey = "{\"color-space\": \"extended-gray\", \"components\": {\"white\": \"\(value)\"}}"
            return "{\"appearances\": [\(parts.joined(separator: ", "))], \"color\": \(grey)}"
        }
        let several = try asset([
            entry("0.9", "contrast=high"), entry("0.8", "luminosity=dark", "contrast=high"), entry("0.1"),
            entry("0.2", "luminosity=light"), entry("0.3", "luminosity=dark"),
            entry("0.4", "luminosity=dark"),
        ])
        #expect(several.light.red == 0.1 && several.dark?.red == 0.3)
        let night = try asset([entry("0.3", "luminosity=dark")])
        #expect(night.light.red == 0.3 && night.dark?.red == 0.3)
        let day = try asset([entry("0.2", "luminosity=light")])
        #expect(day.light.red == 0.2 && day.dark == nil)
        #expect(throws: ColorAsset.Missing.self) { try asset([]) }
        #expect(throws: ColorAsset.Missing.self) {
            try asset(["{\"idiom\": \"universal\"}", entry("1.0", "contrast=high")])
        }
        #expect("\(ColorAsset.Missing())" == "no colour in the set")
    }

    @Test("What is wrong with a colour is said") func faults() {
        func fault(_ space: String, _ components: String) -> String? {
            do {
                _ = try color(space, components)
                return nil
            } catch { return "\(error)" }
        }
        #expect(
            fault("srgb", "\"red\": \"0\", \"blue\": \"0\"") == "the colour has no component \"green\"")
        #expect(fault("extended-gray", "\"red\": \"0\"") == "the colour has no component \"white\"")
        #expect(fault("lab", "\"red\": \"0\"") == "unknown colour space \"lab\"")
        #expect(fault("srgb", "\"red\": \"inf\"") == "\"inf\" is no colour component")
        #expect(fault("srgb", "\"red\": \"\"") == "\"\" is no colour component")
    }

    @Test(
        "Of an image's files that of the appearance is first, then those for every device, then the scale"
    ) func images() throws {
        func files(_ entries: [String], scale: Double, isDark: Bool) throws -> [String] {
            let set = try ImageSet(
                contents: Data("{\"images\": [\(entries.joined(separator: ", "))]}".utf8))
            return set.ranked(displayScale: scale, isDark: isDark).map(\.filename)
        }
        let night = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let entries = [
            "{\"filename\": \"phone\", \"idiom\": \"iphone\", \"scale\": \"2x\"}",
            "{\"filename\": \"one\", \"idiom\": \"universal\", \"scale\": \"1x\"}",
            "{\"filename\": \"two\", \"scale\": \"2x\"}", "{\"filename\": \"three\", \"scale\": \"3\"}",
            "{\"filename\": \"night\", \"scale\": \"2x\", \(night)}",
            "{\"filename\": \"loud\", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]}",
            "{\"idiom\": \"universal\", \"scale\": \"2x\"}",
        ]
        #expect(
            try files(entries, scale: 2, isDark: false) == ["two", "three", "one", "phone", "night"])
        #expect(
            try files(entries, scale: 1, isDark: false) == ["one", "two", "three", "phone", "night"])
        #expect(
            try files(entries, scale: 4, isDark: true) == ["night", "three", "two", "one", "phone"])
        let scales: [(String, Double)] = [
            ("2x", 2), ("1.5x", 1.5), ("3", 3), ("x", 1), ("0x", 1), ("-2x", 1), ("99x", 99), ("100x", 1),
            ("often", 1),
        ]
        for (written, scale) in scales {
            let text = "{\"images\": [{\"filename\": \"a\", \"scale\": \"\(written)\"}]}"
            let found = try #require(try ImageSet(contents: Data(text.utf8)).candidates.first)
            #expect(
                found.scale == scale && found.isUniversal && !found.isDark && !found.isTemplate,
                "\(written)")
        }
        let plain = try ImageSet(
            contents: Data("{\"images\": [{\"filename\": \"a\", \"idiom\": \"ipad\"}]}".utf8))
        #expect(plain.candidates.map(\.scale) == [1] && plain.candidates.map(\.isUniversal) == [false])
        for (intent, isTemplate) in [("template", true), ("original", false)] {
            let text =
                "{\"images\": [{\"filename\": \"a\"}], \"properties\": {\"template-rendering-intent\": \"\(intent)\"}}"
            #expect(try ImageSet(contents: Data(text.utf8)).candidates.map(\.isTemplate) == [isTemplate])
        }
        for name in ["../a", "b/a", "..", "", "a\\\\b"] {
            let text = "{\"images\": [{\"filename\": \"\(name)\"}]}"
            #expect(throws: AssetError.self) { try ImageSet(contents: Data(text.utf8)) }
        }
    }
}
