/// A format that pictures are written in.
///
/// The table of formats is `row`: the command line tool, `ImageRenderer`, the host and the servers read names, endings, types,
/// options and help from it. A new format is a case and its row here, and a file in GalleyExport that extends the row's writer to
/// a `PictureWriter`.
public enum PictureFormat: RawRepresentable, CaseIterable, Codable, Hashable, Sendable {
    // The usual ones first.
    /// Pixels, without loss; the only format that every viewer has.
    case png
    /// Vectors as text; what no SVG says is held as pixels.
    case svg
    /// A page as large as the view; text stays text.
    case pdf
    /// Without loss unless a quality is chosen.
    case webp
    /// With loss, and without transparency: for photographs.
    case jpeg
    /// Without loss unless a quality is chosen.
    case avif
    /// At most 256 colours.
    case gif
    /// A film, by the program `ffmpeg`; with loss, and without transparency.
    case mp4

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

    private var row: Row {
        switch self {
        case .png:
            Row("png", "PNG", "image/png", PNGWriter.self, FileEnds.isPNG, [.scale, .encoding, .colorSpace, .frames])
        case .svg: Row("svg", "SVG", "image/svg+xml", SVGWriter.self, FileEnds.isSVG)
        case .pdf: Row("pdf", "PDF", "application/pdf", PDFWriter.self, FileEnds.isPDF)
        case .webp:
            Row(
                "webp", "WebP", "image/webp", WebPWriter.self, FileEnds.isWebP,
                [.scale, .quality, .colorSpace, .frames])
        case .jpeg:
            Row(
                "jpg", "JPEG", "image/jpeg", JPEGWriter.self, FileEnds.isJPEG, [.scale, .quality, .colorSpace],
                otherNames: ["jpeg"])
        case .avif:
            Row("avif", "AVIF", "image/avif", AVIFWriter.self, FileEnds.isBoxes, [.scale, .quality, .colorSpace])
        case .gif: Row("gif", "GIF", "image/gif", GIFWriter.self, FileEnds.isGIF, [.scale, .frames])
        case .mp4:
            Row(
                "mp4", "MP4", "video/mp4", MP4Writer.self, FileEnds.isBoxes, [.scale, .quality, .frames], isStill: false
            )
        }
    }

    private struct Row {
        var name, title, mediaType: String
        var writer: any Sendable.Type
        var isWhole: (UnsafeRawBufferPointer) -> Bool
        var settings: Set<Setting>
        var otherNames: [String]
        var isStill: Bool

        init(
            _ name: String, _ title: String, _ mediaType: String, _ writer: any Sendable.Type,
            _ isWhole: @escaping (UnsafeRawBufferPointer) -> Bool, _ settings: Set<Setting> = [],
            otherNames: [String] = [], isStill: Bool = true
        ) {
            self.name = name
            self.title = title
            self.mediaType = mediaType
            self.writer = writer
            self.isWhole = isWhole
            self.settings = settings
            self.otherNames = otherNames
            self.isStill = isStill
        }
    }

    package enum PNGWriter: Sendable {}
    package enum SVGWriter: Sendable {}
    package enum PDFWriter: Sendable {}
    package enum WebPWriter: Sendable {}
    package enum JPEGWriter: Sendable {}
    package enum AVIFWriter: Sendable {}
    package enum GIFWriter: Sendable {}
    package enum MP4Writer: Sendable {}
}

extension PictureFormat {
    /// What the format is called in options, and how its files end.
    public var rawValue: String { row.name }
    /// What it is called, too: other endings that its files have.
    public var otherNames: [String] { row.otherNames }
    /// What people call it.
    public var title: String { row.title }
    /// What it is called on the internet: the type that IANA has registered, such as `image/png`.
    public var mediaType: String { row.mediaType }
    /// What can be chosen.
    public var settings: Set<Setting> { row.settings }
    /// Whether a file can hold one picture; else it holds a view over time, and nothing else.
    public var isStill: Bool { row.isStill }
    /// Stands for what writes the format, which lies in a module that this one does not know.
    package var writer: any Sendable.Type { row.writer }
    /// Whether bytes begin and end as a file of the format does: one that was cut off does not.
    package func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool { row.isWhole(bytes) }

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
