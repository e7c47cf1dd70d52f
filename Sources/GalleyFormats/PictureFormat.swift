/// A format that pictures are written in.
///
/// The table of formats is `allCases`: the command line tool, `ImageRenderer` and the host read names, endings, options and help
/// from it. A new format is a row here and a file in GalleyExport that extends the row's writer to a `PictureWriter`.
public struct PictureFormat: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
    /// Something that can be chosen for a picture and does not mean anything to every format.
    public enum Setting: Hashable, Sendable {
        /// How many pixels there are to a point.
        case scale
        /// How much the picture may differ from what was drawn, for a smaller file.
        case quality
        /// How much work goes into making the file small, without loss.
        case encoding
        /// Which colours the numbers of pixels mean.
        case colorSpace
        /// Several pictures that follow one another.
        case frames
    }

    /// What the format is called in options, and how its files end.
    public let rawValue: String
    /// What it is called, too: other endings that its files have.
    public let otherNames: [String]
    /// What people call it.
    public let title: String
    /// What can be chosen.
    public let settings: Set<Setting>
    /// Whether a file can hold one picture; else it holds a view over time, and nothing else.
    public let isStill: Bool
    /// Stands for what writes the format, which lies in a module that this one does not know.
    package let writer: any Sendable.Type

    private init(
        _ name: String, _ title: String, _ writer: any Sendable.Type, _ settings: Set<Setting> = [],
        otherNames: [String] = [], isStill: Bool = true
    ) {
        rawValue = name
        self.otherNames = otherNames
        self.title = title
        self.writer = writer
        self.settings = settings
        self.isStill = isStill
    }

    package enum PNGWriter: Sendable {}
    package enum SVGWriter: Sendable {}
    package enum PDFWriter: Sendable {}
    package enum WebPWriter: Sendable {}
    package enum JPEGWriter: Sendable {}
    package enum AVIFWriter: Sendable {}
    package enum GIFWriter: Sendable {}
    package enum MP4Writer: Sendable {}

    /// Pixels, without loss; the only format that every viewer has.
    public static let png = PictureFormat("png", "PNG", PNGWriter.self, [.scale, .encoding, .colorSpace, .frames])
    /// Vectors as text; what no SVG says is held as pixels.
    public static let svg = PictureFormat("svg", "SVG", SVGWriter.self)
    /// A page as large as the view; text stays text.
    public static let pdf = PictureFormat("pdf", "PDF", PDFWriter.self)
    /// Without loss unless a quality is chosen.
    public static let webp = PictureFormat("webp", "WebP", WebPWriter.self, [.scale, .quality, .colorSpace, .frames])

    /// With loss, and without transparency: for photographs.
    public static let jpeg = PictureFormat(
        "jpg", "JPEG", JPEGWriter.self, [.scale, .quality, .colorSpace], otherNames: ["jpeg"])
    /// Without loss unless a quality is chosen.
    public static let avif = PictureFormat("avif", "AVIF", AVIFWriter.self, [.scale, .quality, .colorSpace])
    /// At most 256 colours.
    public static let gif = PictureFormat("gif", "GIF", GIFWriter.self, [.scale, .frames])

    /// A film, by the program `ffmpeg`; with loss, and without transparency.
    public static let mp4 = PictureFormat(
        "mp4", "MP4", MP4Writer.self, [.scale, .quality, .frames], isStill: false)

    /// All formats, the usual ones first.
    public static let allCases = [png, svg, pdf, webp, jpeg, avif, gif, mp4]
    /// The formats of one picture.
    public static let stills = allCases.filter(\.isStill)
}

extension PictureFormat {
    /// What is said where there is nothing that writes films.
    package static let missingFFmpeg =
        "MP4 files are written by ffmpeg, which is not on the path; install it (Debian: apt-get install ffmpeg), or choose "
        + all(with: .frames).filter(\.isStill).titles()

    /// The format of a name in lower case.
    public init?(rawValue: String) {
        guard let format = Self.allCases.first(where: { $0.rawValue == rawValue || $0.otherNames.contains(rawValue) })
        else { return nil }
        self = format
    }

    /// The formats for which something can be chosen.
    public static func all(with setting: Setting) -> [PictureFormat] {
        allCases.filter { $0.settings.contains(setting) }
    }
}

extension [PictureFormat] {
    /// What people call the formats: “PNG, SVG or PDF”.
    public func titles(_ conjunction: String = "or") -> String { listed(map(\.title), conjunction) }

    /// How their files end: “.png, .svg or .pdf”.
    public func endings(_ conjunction: String = "or") -> String { listed(map { ".\($0.rawValue)" }, conjunction) }

    private func listed(_ words: [String], _ conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
