import Foundation
import GalleyApproved
import GalleyDrawing
import GalleyExport
import GalleyFormats
import GalleyGeometry
import GalleyImages

/// Files of pixels, byte by byte, made of pictures that know no sine: sizes and checksums of chunks and files.
enum ApprovedFiles {
    typealias Part = ApprovedText.Part

    static var parts: [Part] { encodings + settings + lossy + moving }

    /// FNV-1a.
    private static func hash(_ bytes: some Sequence<UInt8>) -> String {
        String(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }

    /// A file's chunks: names, lengths, and what is short.
    private static func chunks(_ file: Data) -> String {
        let bytes = [UInt8](file)
        var position = 8
        var text = "\(hash(bytes))"
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        while position + 8 <= bytes.count {
            let length = number(position)
            let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            guard position + 8 + length <= bytes.count else { break }
            let content = bytes[position + 8..<position + 8 + length]
            text +=
                " \(name) \(length > 30 ? "\(length)" : content.map { String($0, radix: 16) }.joined(separator: "."))"
            position += 12 + length
        }
        return text
    }

    private static let kinds = [
        "flat", "slope", "noise", "two colours", "four colours", "sixteen colours", "two hundred colours", "grey",
        "grey and clear", "clear and not", "translucent", "nearly opaque", "black and white",
        "three hundred colours", "many translucent colours",
    ]

    private static func pixel(_ kind: Int, _ x: Int, _ y: Int, _ noise: UInt8) -> [UInt8] {
        func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
        switch kind {
        case 0: return [20, 200, 90, 255]
        case 1: return [byte(x * 3 + y), byte(y * 2), byte(x - y), 255]
        case 2: return [noise, noise &* 3, noise &* 5, 255]
        case 3: return (x / 3 + y) % 2 == 0 ? [0, 0, 255, 255] : [255, 128, 0, 255]
        case 4: return [byte(x / 5 % 4 * 60), 10, 200, 255]
        case 5: return [byte((x + y) % 16 * 15), byte((x + y) % 16), 0, 255]
        case 6: return [byte((x * 7 + y * 3) % 200), 3, 77, 255]
        case 7: return [byte(x + y), byte(x + y), byte(x + y), 255]
        case 8: return x % 4 == 0 ? [0, 0, 0, 0] : [byte(y), byte(y), byte(y), 255]
        case 9: return noise < 60 ? [0, 0, 0, 0] : [noise, 60, 7, 255]
        case 10: return [noise / 3, byte(x) / 4, 20, byte(100 + x % 100)]
        case 11: return [noise / 2, 100, 20, x == 5 && y == 4 ? 254 : 255]
        case 12: return noise < 100 ? [0, 0, 0, 255] : [255, 255, 255, 255]
        case 13: return [byte((x * 31 + y * 57) % 150), byte((x * 31 + y * 57) % 300 / 150), 9, 255]
        default: return [byte(x % 16 * 4), byte(y % 8 * 4), 5, byte(128 + x % 16)]
        }
    }

    private static func image(_ kind: Int, _ width: Int, _ height: Int) -> RasterImage? {
        var state: UInt32 = 7
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                state = state &* 1_664_525 &+ 1_013_904_223
                bytes += pixel(kind, x, y, UInt8(truncatingIfNeeded: state >> 24))
            }
        }
        return RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: bytes)
    }

    private static var encodings: [Part] {
        kinds.indices.map { kind in
            Part("pixels: \(kinds[kind])") {
                var lines: [String] = []
                for (width, height) in [(1, 1), (7, 1), (1, 9), (33, 20), (64, 48), (19, 3)] {
                    for encoding in PNGEncoding.allCases {
                        var exporter = PNGExporter()
                        exporter.encoding = encoding
                        guard let image = image(kind, width, height) else { continue }
                        lines.append("\(width) × \(height), \(encoding): \(chunks(try exporter.data(for: image)))")
                    }
                }
                return lines.joined(separator: "\n")
            }
        }
    }

    /// Rectangles on whole pixels, some translucent, of colours that are whole steps.
    private static func list(_ shift: Int = 0, isOpaque: Bool = false) -> DisplayList {
        func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> Paint {
            .color(
                ResolvedColor(
                    red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha))
        }
        let ground: [DrawItem] =
            isOpaque ? [.fill(Path(CGRect(x: 0, y: 0, width: 24, height: 16)), color(30, 60, 90), FillStyle())] : []
        return DisplayList(
            size: CGSize(width: 24, height: 16),
            items: ground + [
                .fill(Path(CGRect(x: 2 + shift, y: 2, width: 10, height: 8)), color(255, 0, 51), FillStyle()),
                .fill(
                    Path(CGRect(x: 8, y: 5, width: 12, height: 9)), color(0, 153, 255, isOpaque ? 1 : 0.6), FillStyle()),
                .fill(Path(CGRect(x: 18, y: 1 + shift, width: 4, height: 4)), color(255, 255, 0), FillStyle()),
            ])
    }

    private static var settings: [Part] {
        let grounds: [(String, ResolvedColor?)] = [
            ("nothing", nil), ("white", .white),
            ("translucent", ResolvedColor(red: 0, green: 0.6, blue: 0.2, alpha: 0.4)),
        ]
        return grounds.map { name, ground in
            Part("pictures on \(name)") {
                var lines: [String] = []
                for isOpaque in [false, true] {
                    for space in PictureColorSpace.allCases {
                        for scale in [1.0, 2, 1.5] {
                            var exporter = PNGExporter(scale: scale, isOpaque: isOpaque, background: ground)
                            exporter.colorSpace = space
                            let image = try exporter.image(for: list())
                            let sums = DocumentText.sums(image.premultipliedBGRA[...])
                            let file = try chunks(exporter.data(for: list()))
                            lines.append(
                                "\(isOpaque ? "opaque" : "clear"), \(space), \(scale): \(image.pixelWidth) × \(image.pixelHeight), \(sums), \(file)"
                            )
                        }
                    }
                }
                return lines.joined(separator: "\n")
            }
        } + [
            Part("sizes that are refused") {
                let sizes: [(Double, Double, Double)] = [
                    (0, 5, 1), (5, 0, 1), (.nan, 5, 1), (5, .infinity, 1), (16_385, 1, 1), (1, 16_385, 1),
                    (16_384, 16_385, 1),
                    (5, 5, 0), (5, 5, .nan), (5, 5, -1), (0.2, 0.2, 1), (10_000, 1, 2), (-3, 4, 1),
                ]
                return sizes.map { width, height, scale in
                    do {
                        let size = try PNGExporter(scale: scale).pixelSize(of: CGSize(width: width, height: height))
                        return "\(size.width) × \(size.height)"
                    } catch { return "\(error)" }
                }.joined(separator: "\n")
            }
        ]
    }

    private static var lossy: [Part] {
        let qualities: [Double?] = [nil, 0, 1, 37.5, 90, 100, -5, 300, .nan]
        return [
            Part("JPEG") {
                try qualities.map { quality in
                    let file = try JPEGExporter(quality: quality).data(for: list())
                    return "\(quality.map { "\($0)" } ?? "usual"): \(file.count) bytes, \(try decoded(file))"
                }.joined(separator: "\n")
            },
            Part("WebP") {
                try qualities.map { quality in
                    let file = try WebPExporter(quality: quality).data(for: list())
                    return "\(quality.map { "\($0)" } ?? "exact"): \(file.count) bytes, \(try decoded(file))"
                }.joined(separator: "\n")
            },
            Part("colour spaces and scales") {
                var lines: [String] = []
                for space in PictureColorSpace.allCases {
                    for scale in [1.0, 2] {
                        var pixels = PNGExporter(scale: scale, background: .white)
                        pixels.colorSpace = space
                        for (name, file) in [
                            ("JPEG", try JPEGExporter(pixels: pixels).data(for: list())),
                            ("WebP", try WebPExporter(pixels: pixels).data(for: list())),
                        ] {
                            lines.append(
                                "\(space), \(scale): \(name) \(file.count), \(hash(file.prefix(60))), \(try decoded(file))"
                            )
                        }
                    }
                }
                return lines.joined(separator: "\n")
            },
        ]
    }

    private static func decoded(_ file: Data) throws -> String {
        let image = try ImageDecoder.decode([UInt8](file))
        return "\(image.pixelWidth) × \(image.pixelHeight): \(DocumentText.sums(image.premultipliedBGRA[...]))"
    }

    private static func told(_ file: () throws -> Data) -> String {
        do {
            let file = try file()
            return "\(file.count) \(hash(file))"
        } catch { return "\(error)" }
    }

    private static var moving: [Part] {
        let times = [0.1, 1.0 / 24, 0.04, 1, 2.5, 0.003, 0.015, 700, 70_000]
        func film(_ count: Int, _ seconds: Double, _ repetitions: Int, isOpaque: Bool) -> MovingPicture {
            MovingPicture(
                frames: (0..<count).map { list($0 * 2 % 7, isOpaque: isOpaque) }, frameDuration: seconds,
                repetitions: repetitions)
        }
        return [PictureFormat.png, .gif, .webp].flatMap { format in
            [
                Part("\(format.title): times") {
                    times.map { seconds in
                        "\(seconds): \(told { try format.data(for: film(4, seconds, 0, isOpaque: true)) })"
                    }.joined(separator: "\n")
                },
                Part("\(format.title): frames and repetitions") {
                    var lines: [String] = []
                    for count in [1, 2, 3, 6] {
                        for repetitions in [0, 1, 2, 65_535, 70_000, -1] {
                            for isOpaque in [false, true] {
                                var settings = PictureSettings()
                                settings.isOpaque = isOpaque
                                let film = film(count, 0.1, repetitions, isOpaque: isOpaque)
                                let told = told { try format.data(for: film, settings) }
                                lines.append("\(count), \(repetitions), \(isOpaque): \(told)")
                            }
                        }
                    }
                    return lines.joined(separator: "\n")
                },
                Part("\(format.title): what is refused") {
                    [0.0, -1, .nan, .infinity].map { (seconds: Double) -> String in
                        do { return "\(try format.data(for: film(2, seconds, 0, isOpaque: true)).count)" } catch {
                            return "\(error)"
                        }
                    }.joined(separator: "\n")
                },
            ]
        }
    }
}
