import Foundation
import GalleyGeometry

/// How PDF spells values.
enum PDFText {
    /// A string for people to read: Latin letters as they are, others as UTF-16.
    static func string(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return literal(text) }
        return "<FEFF" + text.utf16.map { hex(Int($0), digits: 4) }.joined() + ">"
    }

    /// A string of ASCII, such as an address.
    static func literal(_ text: String) -> String {
        var result = "("
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
                result += "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: result += String(UnicodeScalar(byte))
            default: result += "\\" + octal(byte)
            }
        }
        return result + ")"
    }

    static func number(_ value: Double) -> String { SVGNumber.text(value, decimals: 3) }

    /// A rectangle of a page whose points count from the upper left corner.
    static func rect(_ rect: CGRect, onPageOf height: Double) -> String {
        let edges = [rect.minX, height - rect.maxY, rect.maxX, height - rect.minY]
        return "[" + edges.map { number(Double($0)) }.joined(separator: " ") + "]"
    }

    /// A moment as PDF writes it, in Greenwich.
    static func date(_ seconds: Double) -> String {
        let parts = dateParts(seconds)
        return "(D:" + zip(parts, [4, 2, 2, 2, 2, 2]).map { padded($0, $1) }.joined() + "Z)"
    }

    /// A moment as XMP writes it.
    static func isoDate(_ seconds: Double) -> String {
        let parts = zip(dateParts(seconds), [4, 2, 2, 2, 2, 2]).map { padded($0, $1) }
        return "\(parts[0])-\(parts[1])-\(parts[2])T\(parts[3]):\(parts[4]):\(parts[5])Z"
    }

    /// Year, month, day, hour, minute and second; what the year 9999 has no room for is cut off.
    private static func dateParts(_ seconds: Double) -> [Int] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = Date(
            timeIntervalSince1970: seconds.isFinite ? min(max(seconds, -62_135_596_800), 253_402_300_799) : 0)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].map { $0 ?? 0 }
    }

    private static func padded(_ value: Int, _ digits: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    static func hex(_ value: Int, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private static func octal(_ byte: UInt8) -> String {
        let text = String(byte, radix: 8)
        return String(repeating: "0", count: 3 - text.count) + text
    }
}
