import Foundation
import GalleyApproved
import GalleyImages
import GalleyFormatChecks

/// Documents as lines of text that can be compared: numbers to a thousandth, and of pictures and fonts what is left of them
/// if a pixel is a step darker on another processor.
enum DocumentText {
    static func svg(_ data: Data) throws -> String {
        var text = ""
        var rest = Substring(String(decoding: data, as: UTF8.self))
        while let start = rest.range(of: "base64,"),
            let end = rest[start.upperBound...].firstIndex(where: { "\"')".contains($0) })
        {
            text += rest[..<start.lowerBound]
            let bytes = Data(base64Encoded: String(rest[start.upperBound..<end])) ?? Data()
            if let image = try? ImageDecoder.decode([UInt8](bytes)) {
                text += "picture of \(image.pixelWidth) × \(image.pixelHeight): \(sums(image.premultipliedBGRA[...]))"
            } else {
                text += "\(bytes.count) bytes: \(sums([UInt8](bytes)[...]))"
            }
            rest = rest[end...]
        }
        text += rest
        return text.trimmingCharacters(in: .newlines)
    }

    /// A document's objects, by their ways from the catalog.
    static func pdf(_ data: Data) throws -> String {
        let (document, _) = try DocumentTool.bytes(
            "qpdf", ["--qdf", "--object-streams=disable", "--no-original-object-ids", "IN", "-"], data)
        let end = Data("\nendobj\n".utf8)
        var objects: [String] = []
        var position = document.startIndex
        while let found = document.range(of: end, in: position..<document.endIndex) {
            objects.append(object(document[position..<found.lowerBound]))
            position = found.upperBound
        }
        return objects.isEmpty ? "" : DocumentPaths(objects).text
    }

    private static func object(_ bytes: Data) -> String {
        guard let start = bytes.range(of: Data("\nstream\n".utf8)) else { return dictionary(bytes) }
        let end = bytes.range(of: Data("\nendstream".utf8), options: .backwards)
        let content = [UInt8](bytes[start.upperBound..<max(start.upperBound, end?.lowerBound ?? bytes.endIndex)])
        let isText = content.count < 6000 && content.allSatisfy { $0 == 10 || $0 == 13 || (32..<127).contains($0) }
        let text =
            isText ? rounded(String(decoding: content, as: UTF8.self)) : "\(content.count) bytes: \(sums(content[...]))"
        return dictionary(bytes[..<start.lowerBound]) + "\nstream\n" + text
    }

    /// What all pages and layers of 60 × 40 points say.
    private static let page =
        "/Group << /CS /DeviceRGB /I true /S /Transparency /Type /Group >> /MediaBox [ 0 0 60 40 ]"

    /// A dictionary in one line, without the object's number.
    private static func dictionary(_ bytes: Data) -> String {
        rounded(
            String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).dropFirst(3).joined(
                separator: " "
            )
            .replacingOccurrences(of: page, with: "/Small"))
    }

    /// Numbers with a point, to a thousandth.
    private static func rounded(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("%") || $0.hasPrefix("%%Page")
        }.map { line in
            line.split(separator: " ", omittingEmptySubsequences: false).map { word in
                guard word.contains("."), let number = Double(word) else { return String(word) }
                return Approved.number((number * 1000).rounded() / 1000)
            }.joined(separator: " ")
        }.joined(separator: "\n")
    }

    /// The mean of bytes and of those at every third and every seventh place, each to a fifth.
    static func sums(_ bytes: ArraySlice<UInt8>) -> String {
        var sums = [0, 0, 0, 0]
        for (index, byte) in bytes.enumerated() {
            sums[0] += Int(byte)
            if index % 3 == 0 { sums[1] += Int(byte) }
            if index % 7 == 0 { sums[2] += Int(byte) }
            if index < bytes.count / 2 { sums[3] += Int(byte) }
        }
        let count = Double(max(bytes.count, 1))
        return zip(sums, [1.0, 3, 7, 2]).map { Approved.number((Double($0) * $1 / count * 5).rounded() / 5) }.joined(
            separator: " ")
    }
}
