import Foundation

/// A catalogue's colour, in sRGB.
struct ColorAsset: Sendable, Equatable {
    /// Gamma-encoded sRGB components and opacity, each 0…1.
    struct Components: Sendable, Equatable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double
    }

    var light: Components
    /// The colour for a dark appearance, when it has one of its own.
    var dark: Components?

    /// What a set is that has no colour, as that of a new project's accent colour.
    struct Missing: Error, CustomStringConvertible {
        var description: String { "no colour in the set" }
    }

    /// Reads a `.colorset`'s `Contents.json`.
    init(contents: Data) throws {
        let contents = try JSONDecoder().decode(Contents.self, from: contents)
        var plain: Components?
        for entry in contents.colors {
            guard let color = entry.color, !AssetAppearance.isSpecial(entry.appearances) else { continue }
            let components = try Self.components(color)
            if AssetAppearance.isDark(entry.appearances) {
                dark = dark ?? components
            } else {
                plain = plain ?? components
            }
        }
        guard let light = plain ?? dark else { throw Missing() }
        self.light = light
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var color: Color?
            var appearances: [AssetAppearance]?
        }
        struct Color: Decodable {
            var space: String?
            var components: [String: Value]?
            var reference: String?
            enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case components
                case reference
            }
        }
        var colors: [Entry]
    }

    /// A component as Xcode writes it: `"0.502"`, `"0x80"`, `"128"`, or a plain number.
    private struct Value: Decodable {
        var channel: Double
        var alpha: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                channel = number > 1 ? number / 255 : number
                alpha = channel
            } else {
                let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
                if text.lowercased().hasPrefix("0x"), let value = UInt8(text.dropFirst(2), radix: 16) {
                    channel = Double(value) / 255
                    alpha = channel
                } else if let number = Double(text), number.isFinite {
                    // Without a decimal point a channel counts to 255; opacity is always a fraction.
                    channel = text.contains(".") || text.lowercased().contains("e") ? number : number / 255
                    alpha = number > 1 ? number / 255 : number
                } else {
                    throw AssetError(message: "\"\(text)\" is no colour component")
                }
            }
        }
    }

    private static func components(_ color: Contents.Color) throws -> Components {
        guard let values = color.components else {
            let name = color.reference.map { " (\"\($0)\")" } ?? ""
            throw AssetError(message: "a colour without components\(name); system colours have no fixed value here")
        }
        func channel(_ name: String) throws -> Double {
            guard let value = values[name] else { throw AssetError(message: "the colour has no component \"\(name)\"") }
            return value.channel
        }
        let alpha = unit(values["alpha"]?.alpha ?? 1)
        switch color.space ?? "srgb" {
        case "srgb", "extended-srgb":
            return Components(
                red: unit(try channel("red")), green: unit(try channel("green")), blue: unit(try channel("blue")),
                alpha: alpha)
        case "display-p3":
            let (red, green, blue) = sRGB(
                p3: unit(try channel("red")), unit(try channel("green")), unit(try channel("blue")))
            return Components(red: red, green: green, blue: blue, alpha: alpha)
        case "extended-linear-srgb":
            return Components(
                red: unit(encoded(try channel("red"))), green: unit(encoded(try channel("green"))),
                blue: unit(encoded(try channel("blue"))), alpha: alpha)
        case "gray-gamma-22", "extended-gray":
            let white = unit(try channel("white"))
            return Components(red: white, green: white, blue: white, alpha: alpha)
        case let space:
            throw AssetError(message: "unknown colour space \"\(space)\"")
        }
    }

    private static func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }

    /// Display P3 to sRGB (both with D65 white and sRGB's curve). What lies outside of sRGB is not within 0…1.
    private static func sRGB(p3 red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.224_940_18 * r - 0.224_940_18 * g),
            encoded(-0.042_056_95 * r + 1.042_056_95 * g),
            encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b)
        )
    }

    private static func linear(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
