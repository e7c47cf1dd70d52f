import Foundation

/// The words of a text as far as their spelling can be looked up: letters with apostrophes between them. What has digits in
/// it is none.
struct SpelledWords {
    /// A word, and where it stands in UTF-16 units.
    struct Word {
        var text: String
        var range: NSRange
    }

    /// The words in a part of a text, from first to last.
    static func of(_ text: NSString, in range: NSRange) -> [Word] {
        let part = Array(text.substring(with: range).unicodeScalars)
        var words: [Word] = []
        var (word, start, offset, hasDigits) = ("", 0, range.location, false)
        func end() {
            if !word.isEmpty, !hasDigits {
                words.append(Word(text: word, range: NSRange(location: start, length: word.utf16.count)))
            }
            (word, hasDigits) = ("", false)
        }
        for (index, scalar) in part.enumerated() {
            if belongs(scalar)
                || (isApostrophe(scalar) && !word.isEmpty && index + 1 < part.count && belongs(part[index + 1]))
            {
                if word.isEmpty { start = offset }
                word.unicodeScalars.append(scalar)
                hasDigits = hasDigits || scalar.properties.numericType != nil
            } else {
                end()
            }
            offset += UTF16.width(scalar)
        }
        end()
        return words
    }

    private static func belongs(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }
}
