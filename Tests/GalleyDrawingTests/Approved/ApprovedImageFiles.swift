import Foundation
import GalleyApproved
import GalleyDrawing
import GalleyImages

/// Image files, whole, turned, cut off and with a wrong byte: what becomes of each.
enum ApprovedImageFiles {
    private static let names = [
        "clear-corner.webp", "clear.gif", "cmyk.jpg", "gray.jpg", "interlaced.gif", "moving.gif", "moving.webp",
        "quadrants-progressive.jpg", "quadrants.gif", "quadrants.jpg", "quadrants.png", "quadrants.webp",
    ]

    private static func outcome(_ bytes: [UInt8]) -> String {
        do {
            let image = try ImageDecoder.decode(bytes)
            let file = image.file.map { ", file of \($0.bytes.count)" } ?? ""
            return
                "\(image.pixelWidth) × \(image.pixelHeight): \(DocumentText.sums(image.premultipliedBGRA[...]))\(file)"
        } catch { return "\(error)" }
    }

    static var parts: [ApprovedText.Part] {
        names.map { name in
            ApprovedText.Part(name) {
                let bytes = try ImageFiles.bytes(name)
                var lines = ["whole: \(outcome(bytes))"]
                var cuts: [Int] = Array(0..<12)
                cuts += [16, 20, 24, 29, 30, 33, 40]
                cuts += [bytes.count / 2, bytes.count - 2, bytes.count - 1]
                for cut in cuts where cut < bytes.count {
                    lines.append("\(cut) bytes: \(outcome(Array(bytes[..<cut])))")
                }
                for place in 0..<34 {
                    let values: [UInt8] = [0, 0xFF, bytes[place] &+ 1]
                    for byte in values where byte != bytes[place] {
                        var changed = bytes
                        changed[place] = byte
                        lines.append("byte \(place) is \(byte): \(outcome(changed))")
                    }
                }
                return joined(lines)
            }
        } + orientations + svgParts
    }

    /// What is said of several in a row is said once.
    private static func joined(_ lines: [String]) -> String {
        var groups: [(names: [Substring], text: Substring)] = []
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let text = line[colon...]
            if groups.last?.text == text {
                groups[groups.count - 1].names.append(line[..<colon])
            } else {
                groups.append(([line[..<colon]], text))
            }
        }
        return groups.map { $0.names.joined(separator: ", ") + $0.text }.joined(separator: "\n")
    }

    private static var orientations: [ApprovedText.Part] {
        [false, true].map { isBigEndian in
            ApprovedText.Part("orientations, \(isBigEndian ? "big" : "little") end first") {
                let photo = try ImageFiles.bytes("quadrants.jpg")
                var lines: [String] = []
                for orientation in 0...9 {
                    let file = ImageFiles.turned(photo, orientation, isBigEndian: isBigEndian)
                    lines.append("\(orientation): \(outcome(file))")
                }
                for place in 0..<80 {
                    var file = ImageFiles.turned(photo, 6, isBigEndian: isBigEndian)
                    file[place] &+= 1
                    lines.append("byte \(place) is one more: \(outcome(file))")
                }
                return joined(lines)
            }
        }
    }

    private static let open = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "

    private static func nested(_ depth: Int, _ tag: String = "<g>") -> String {
        open + "width='4' height='3'>" + String(repeating: tag, count: depth) + "<rect width='2' height='1'/>"
            + String(repeating: "</g>", count: depth) + "</svg>"
    }

    private static func picture(_ address: String) -> String {
        open + "width='4' height='3'><image width='4' height='3' xlink:href='\(address)'/></svg>"
    }

    private static var files: [String] {
        let png = (try? ImageFiles.bytes("quadrants.png")).map { Data($0).base64EncodedString() } ?? ""
        let gif = (try? ImageFiles.bytes("quadrants.gif")).map { Data($0).base64EncodedString() } ?? ""
        let spelled = png.map { $0 == "A" ? "&#65;" : $0 == "B" ? "&#x42;" : String($0) }.joined()
        let simple = open + "width='4' height='3'><rect width='2' height='1'/></svg>"
        let sizes: [String] = [
            "width='40' height='30'", "width='1in' height='10mm'", "width='2cm' height='12pt'",
            "width='3pc' height='2em'", "viewBox='0 0 20 10'",
            "width='40' viewBox='0 0 20 10'", "height='40' viewBox='0 0 20 10'",
            "width='50%' height='20' viewBox='0 0 20 10'", "", "width='0' height='4'", "width='-3' height='4'",
            "width='1e9' height='4'", "width='x' height='4'", "viewBox='0 0 0 10'", "width='7.5' height='2.25'",
        ]
        var files: [String] = [
            simple, "", "<svg", "  \n" + simple, "\u{FEFF}" + simple, "<?xml version='1.0'?>" + simple,
        ]
        files += [
            "<!-- a -->" + simple, "<html/>", "<svg:svg xmlns:svg='http://www.w3.org/2000/svg' width='4' height='3'/>",
        ]
        for name in ["utf-8", "UTF8", "us-ascii", "iso-8859-1", "utf-16", "latin2"] {
            files.append("<?xml version='1.0' encoding='\(name)'?>" + simple)
        }
        for entity in [
            " a 'b'", " a '<b/>'", " a '&b;'", " a '&#38;'", " % a 'b'", " a '%b;'", " a 'b'><!ENTITY c '<d/>'",
            "a '<b/>'", "<a 'b'",
        ] {
            files.append("<!DOCTYPE svg [<!ENTITY\(entity)>]>" + simple)
        }
        for size in sizes { files.append(open + size + "><rect width='2' height='1'/></svg>") }
        files += [nested(198), nested(199), nested(200), nested(400)]
        files.append(nested(300, "<g/>").replacingOccurrences(of: "</g>", with: ""))
        let addresses: [String] = [
            "data:image/png;base64," + png, "data:image/png;base64," + spelled, "data:image/gif;base64," + gif,
            "data:image/png;base64,???", "data:image/png,abc", "data:nothing", "file:///etc/passwd", "http://a.b/c.png",
            "&unknown;data:image/png;base64,AA", "&#xZZ;", "&#0;", "&amp;&lt;&gt;&quot;&apos;",
            "&#100;ata:image/png;base64,AA",
        ]
        return files + addresses.map(picture)
    }

    private static var svgParts: [ApprovedText.Part] {
        [
            ApprovedText.Part("drawings") {
                var lines: [String] = []
                for (index, file) in files.enumerated() {
                    let bytes = Array(file.utf8)
                    var line = "\(index): \(VectorFile.canRead(bytes) ? "a drawing" : "no drawing")"
                    do {
                        let size = try VectorFile.read(bytes).size
                        line += " of \(Approved.numbers(size.width, size.height))"
                    } catch { line += ": \("\(error)".split(separator: "\n").first ?? "")" }
                    lines.append(line)
                }
                return lines.joined(separator: "\n")
            },
            ApprovedText.Part("kinds of files") {
                let texts: [String] = [
                    "GIF87a", "GIF89a", "GIF90a", "BM", "II*\0", "MM\0*", "%PDF-1.7", "RIFF....WEBP", "RIFF....WAVE",
                    "\0\0\0\u{18}ftypheic", "\0\0\0\u{18}ftypavif", "\0\0\0\u{18}ftypmp42", "\0\0\u{1}\0", "8BPS",
                    "text",
                    "<svg", "<?xml", "<a", " ",
                ]
                return texts.map { text in "\(text.debugDescription): \(outcome(Array(text.utf8)))" }.joined(
                    separator: "\n")
            },
        ]
    }
}
