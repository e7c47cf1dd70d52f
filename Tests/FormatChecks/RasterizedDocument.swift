import Foundation
import GalleyDrawing
import GalleyExport
import GalleyImages

/// Other programs' pictures of our documents.
public enum RasterizedDocument {
    /// Debian's librsvg2-bin and poppler-utils, which `make setup` installs.
    public static let canSVG = has("rsvg-convert")
    public static let canPDF = has("pdftoppm")

    /// An SVG file as librsvg draws it.
    /// - Throws: An error if the list cannot be exported or the program draws nothing.
    public static func svg(_ list: DisplayList, scale: Int) throws -> RasterImage {
        try run("rsvg-convert", ["--zoom=\(scale)", "--output=OUT.png", "IN"], SVGExporter().data(for: list))
    }

    /// A PDF file's page as poppler draws it, on white.
    /// - Throws: As ``svg(_:scale:)`` does.
    public static func pdf(_ list: DisplayList, scale: Int) throws -> RasterImage {
        let arguments = ["-r", "\(72 * scale)", "-png", "-singlefile", "IN", "OUT"]
        return try run("pdftoppm", arguments, PDFExporter().data(for: list))
    }

    private static func has(_ name: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
    }

    private static func run(_ name: String, _ arguments: [String], _ document: Data) throws -> RasterImage {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("document")
        try document.write(to: input)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
        process.arguments = arguments.map {
            $0.replacingOccurrences(of: "IN", with: input.path)
                .replacingOccurrences(of: "OUT", with: folder.appendingPathComponent("picture").path)
        }
        try process.run()
        process.waitUntilExit()
        let file = try Data(contentsOf: folder.appendingPathComponent("picture.png"))
        return try ImageDecoder.decode([UInt8](file))
    }
}
