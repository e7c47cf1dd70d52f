import Foundation
import Testing

@testable import GalleyText

/// The font of Scripts/square-font.py, made when first needed: a text in it is as many em wide as it has characters, `ijl!',.:;|`
/// half an em each, ascent 0.8 and descent 0.2 em.
enum SquareFont {
    static let family = "Galley Squares"

    static let fonts: FontLibrary = {
        let fonts = FontLibrary()
        do { try fonts.registerFont(atPath: path) } catch { Issue.record("no font of squares: \(error)") }
        return fonts
    }()

    /// Where the font lies: a folder of this process's own, so that nobody reads it half written.
    static let path: String = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-squares-\(getpid())")
        let file = folder.appending(path: "GalleySquares.ttf")
        let script = URL(filePath: #filePath).appending(path: "../../../Scripts/square-font.py").standardized
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/env")
        python.arguments = ["python3", script.path, file.path]
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try python.run()
            python.waitUntilExit()
        } catch {
            Issue.record("\(script.path): \(error)")
        }
        return file.path
    }()

    static func request(_ size: Double, _ platform: FontPlatform = .iOS) -> FontRequest {
        FontRequest(family: family, size: size, platform: platform)
    }
}

/// A paragraph of squares: 10 points each unless said otherwise, one pixel a point.
func squares(
    _ text: String, size: Double = 10, platform: FontPlatform = .iOS, pixels: Double = 1,
    _ change: (inout ParagraphOptions) -> Void = { _ in }
) -> Paragraph {
    var options = ParagraphOptions(pixelLength: 1 / pixels)
    change(&options)
    return Paragraph(
        [TextSpan(text, font: SquareFont.request(size, platform))], options: options, fonts: SquareFont.fonts)
}

/// One line that is cut or fitted otherwise.
func squareLine(_ text: String, _ mode: TextTruncation, size: Double = 10) -> Paragraph {
    squares(text, size: size) {
        $0.lineLimit = 1
        $0.truncation = mode
    }
}
