import Foundation
import GalleyDrawing
import GalleyFormats
import GalleyGeometry
import GalleyImages
import Testing

@testable import GalleyExport

@Suite("Which colours the numbers of pixels mean") struct ColorSpaceTests {
    private func settings(_ space: PictureColorSpace) -> PictureSettings {
        var settings = PictureSettings()
        settings.colorSpace = space
        settings.isOpaque = true
        return settings
    }

    private func square(_ color: ResolvedColor) -> DisplayList {
        let items = [DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), .color(color), FillStyle())]
        return DisplayList(size: CGSize(width: 8, height: 8), items: items)
    }

    private func pixel(_ list: DisplayList, _ space: PictureColorSpace) throws -> [Int] {
        var exporter = PNGExporter()
        exporter.colorSpace = space
        return Array(Pixels(try exporter.image(for: list))[4, 4][..<3])
    }

    /// The most saturated red of Display P3, in sRGB's numbers.
    private var wideRed: ResolvedColor {
        let linear = ResolvedColor.linearSRGB(fromP3: 1, 0, 0)
        return ResolvedColor(
            red: ResolvedColor.encoded(linear.red), green: ResolvedColor.encoded(linear.green),
            blue: ResolvedColor.encoded(linear.blue))
    }

    // color(srgb 1 0 0) is color(display-p3 0.917488 0.200287 0.138561) (CSS Color 4, and any converter).
    @Test("What sRGB has is written in other numbers, what only P3 has as it is, grays as they were") func numbers()
        throws
    {
        #expect(try pixel(square(ResolvedColor(red: 1, green: 0, blue: 0)), .displayP3) == [234, 51, 35])
        #expect(try pixel(square(wideRed), .displayP3) == [255, 0, 0])
        #expect(try pixel(square(wideRed), .sRGB) == [255, 0, 0])
        for level in [0.0, 0.2, 0.5, 1] {
            let gray = square(ResolvedColor(red: level, green: level, blue: level))
            #expect(try pixel(gray, .displayP3) == pixel(gray, .sRGB))
        }
    }

    @Test("There and back again") func inverse() {
        for r in stride(from: 0.0, through: 1, by: 0.25) {
            for g in stride(from: 0.0, through: 1, by: 0.25) {
                for b in stride(from: 0.0, through: 1, by: 0.25) {
                    let there = ResolvedColor.linearP3(fromSRGB: r, g, b)
                    let back = ResolvedColor.linearSRGB(
                        fromP3: ResolvedColor.encoded(there.red), ResolvedColor.encoded(there.green),
                        ResolvedColor.encoded(there.blue))
                    #expect(max(abs(back.red - r), abs(back.green - g), abs(back.blue - b)) < 1e-9)
                }
            }
        }
    }

    @Test("Pictures, fades, shadows, gradients' ends and borders of text go along") func everything() throws {
        let red = RasterImage(
            pixelWidth: 1, pixelHeight: 1, premultipliedBGRA: [0, 0, 255, 255])
        let image = DrawItem.image(
            .raster(try #require(red)), in: CGRect(x: 0, y: 0, width: 8, height: 8), ImageStyle(isSmooth: false))
        func list(_ items: [DrawItem]) -> DisplayList { DisplayList(size: CGSize(width: 8, height: 8), items: items) }
        #expect(try pixel(list([image]), .displayP3) == [234, 51, 35])
        // Tinted, its alpha alone counts.
        let tinted = DrawItem.image(
            .raster(try #require(red)), in: CGRect(x: 0, y: 0, width: 8, height: 8),
            ImageStyle(isSmooth: false, tint: .color(wideRed)))
        #expect(try pixel(list([tinted]), .displayP3) == [255, 0, 0])
        let faded = DrawItem.group(effect: .opacity(0.5), square(wideRed).items + square(wideRed).items)
        let half = try pixel(list(square(.white).items + [faded]), .displayP3)
        #expect(half[0] == 255 && abs(half[1] - 128) <= 1 && abs(half[2] - 128) <= 1)
        let shadow = DrawItem.group(
            effect: .shadow(LayerShadow(color: wideRed, radius: 0, x: 8)),
            [.fill(Path(CGRect(x: -8, y: 0, width: 8, height: 8)), .color(.black), FillStyle())])
        #expect(try pixel(list([shadow]), .displayP3) == [255, 0, 0])
        let gradient = DrawItem.fill(
            Path(CGRect(x: 0, y: 0, width: 8, height: 8)),
            .linearGradient(
                [
                    GradientStop(color: wideRed, location: 0), GradientStop(color: wideRed, location: 0.9),
                    GradientStop(color: .black, location: 1),
                ],
                start: .zero, end: CGPoint(x: 8, y: 0)), FillStyle())
        #expect(try pixel(list([gradient]), .displayP3) == [255, 0, 0])
    }

    @Test("Vector pictures go along") func vectors() throws {
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path fill='#f00' d='M0 0h8v8H0z'/></svg>"
        let image = try VectorFile.read(Array(text.utf8))
        let item = DrawItem.image(.vector(image), in: CGRect(x: 0, y: 0, width: 8, height: 8), ImageStyle())
        let list = DisplayList(size: CGSize(width: 8, height: 8), items: [item])
        #expect(try pixel(list, .displayP3) == [234, 51, 35] && pixel(list, .sRGB) == [255, 0, 0])
    }

    /// A PNG file's chunks.
    private func chunks(_ file: Data) -> [String: [UInt8]] {
        let bytes = [UInt8](file)
        var found: [String: [UInt8]] = [:]
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            found[String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)] = Array(
                bytes[start + 8..<start + 8 + length])
            start += 12 + length
        }
        return found
    }

    @Test("PNG files say it by code points and by a profile") func png() throws {
        let usual = chunks(try PictureFormat.png.data(for: Samples.picture, settings(.sRGB)))
        #expect(usual["sRGB"] == [0] && usual["cICP"] == nil && usual["iCCP"] == nil)
        let wide = chunks(try PictureFormat.png.data(for: Samples.picture, settings(.displayP3)))
        // H.273: primaries of P3 are 12, the transfer function of sRGB is 13.
        #expect(wide["cICP"] == [12, 13, 0, 1] && wide["sRGB"] == nil)
        let profile = try #require(wide["iCCP"])
        #expect(profile.starts(with: Array("Display P3".utf8) + [0, 0]))
    }

    @Test("JPEG, WebP and AVIF files say it, and have the same picture") func others() throws {
        let list = square(ResolvedColor(red: 1, green: 0, blue: 0))
        for space in PictureColorSpace.allCases {
            let jpeg = [UInt8](try PictureFormat.jpeg.data(for: list, settings(space)))
            // Behind JFIF's segment comes the profile's, as long as it says.
            let start = 4 + Int(jpeg[4]) * 256 + Int(jpeg[5])
            #expect(Array(jpeg[start..<start + 2]) == [0xFF, 0xE2])
            #expect(Array(jpeg[start + 4..<start + 18]) == Array("ICC_PROFILE".utf8) + [0, 1, 1])
            let length = Int(jpeg[start + 2]) * 256 + Int(jpeg[start + 3])
            #expect(Array(jpeg[start + 18..<start + 2 + length]) == ColorProfile.of(space))
            #expect(jpeg[start + 2 + length] == 0xFF)
            let read = Pixels(try ImageDecoder.decode(jpeg))[4, 4]
            let wanted = space == .sRGB ? [255, 0, 0] : [234, 51, 35]
            #expect(zip(read, wanted).allSatisfy { abs($0 - $1) <= 3 })

            let webp = [UInt8](try PictureFormat.webp.data(for: list, settings(space)))
            #expect((Data(webp).range(of: Data("ICCP".utf8)) != nil) == (space == .displayP3))
            #expect((Data(webp).range(of: Data(ColorProfile.displayP3)) != nil) == (space == .displayP3))
            #expect(Array(Pixels(try ImageDecoder.decode(webp))[4, 4][..<3]) == wanted)

            let avif = try PictureFormat.avif.data(for: list, settings(space))
            let box = try #require(avif.range(of: Data("nclx".utf8)))
            #expect([UInt8](avif[box.upperBound..<box.upperBound + 4]) == [0, space == .sRGB ? 1 : 12, 0, 13])
        }
        let moving = MovingPicture(frames: [list, square(.white)], frameDuration: 0.1)
        let film = try PictureFormat.webp.data(for: moving, settings(.displayP3))
        #expect(film.range(of: Data("ICCP".utf8)) != nil && film.range(of: Data("ANIM".utf8)) != nil)
        #expect(chunks(try PictureFormat.png.data(for: moving, settings(.displayP3)))["cICP"] == [12, 13, 0, 1])
    }

    // The primaries and the white by definition (CSS Color 4 §10), seen from D50 by Bradford's transform, as ICC.1:2010 asks.
    @Test(
        "The profiles' primaries follow from their definition",
        arguments: [
            (PictureColorSpace.sRGB, [0.64, 0.33, 0.30, 0.60, 0.15, 0.06]),
            (.displayP3, [0.68, 0.32, 0.265, 0.69, 0.15, 0.06]),
        ])
    func profiles(space: PictureColorSpace, primaries: [Double]) throws {
        typealias V = SIMD3<Double>
        func xyz(_ x: Double, _ y: Double) -> V { V(x / y, 1, (1 - x - y) / y) }
        func product(_ m: [V], _ v: V) -> V { V((m[0] * v).sum(), (m[1] * v).sum(), (m[2] * v).sum()) }
        func inverse(_ m: [V]) -> [V] {
            func cross(_ a: V, _ b: V) -> V { V(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x) }
            let columns = [cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])]
            let size = (m[0] * columns[0]).sum()
            return (0..<3).map { row in V(columns[0][row], columns[1][row], columns[2][row]) / size }
        }
        let colors = (0..<3).map { xyz(primaries[2 * $0], primaries[2 * $0 + 1]) }
        let rows = (0..<3).map { row in V(colors[0][row], colors[1][row], colors[2][row]) }
        let d65 = xyz(0.3127, 0.3290)
        let shares = product(inverse(rows), d65)
        let bradford = [V(0.8951, 0.2664, -0.1614), V(-0.7502, 1.7135, 0.0367), V(0.0389, -0.0685, 1.0296)]
        let factors = product(bradford, V(0.9642, 1, 0.8249)) / product(bradford, d65)
        let profile = ColorProfile.of(space)
        for (index, name) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
            let wanted = product(inverse(bradford), product(bradford, colors[index] * shares[index]) * factors)
            let place = try #require(Data(profile).range(of: Data(name.utf8))).upperBound
            func number(_ start: Int) -> Int { profile[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            let content = number(place) + 8
            for part in 0..<3 {
                let value = Double(Int32(truncatingIfNeeded: number(content + 4 * part))) / 65_536
                #expect(abs(value - wanted[part]) < 2e-4)
            }
        }
    }
}
