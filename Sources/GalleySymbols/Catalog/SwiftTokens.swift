/// Swift source in words, string literals and single marks, without comments: as much of the language as finding literals
/// takes. Source that does not compile is read as far as it makes sense.
struct SwiftTokens {
    enum Kind: Equatable {
        case word(String)
        /// Nil for a literal with an interpolation in it, or of several lines.
        case string(String?)
        case mark(Character)
    }

    struct Token {
        var kind: Kind
        /// From 1.
        var line: Int
    }

    static func tokens(of source: String) -> [Token] {
        var reader = SwiftTokens(bytes: Array(source.utf8))
        var tokens: [Token] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }

    private let bytes: [UInt8]
    private var at = 0
    private var line = 1

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
    private static let newline = UInt8(ascii: "\n")

    private func byte(_ offset: Int = 0) -> UInt8? { at + offset < bytes.count ? bytes[at + offset] : nil }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            at + text.count <= bytes.count && bytes[at..<at + text.count].elementsEqual(text)
        }
    }

    private mutating func step(_ count: Int = 1) {
        for _ in 0..<count where at < bytes.count {
            if bytes[at] == Self.newline { line += 1 }
            at += 1
        }
    }

    private mutating func next() -> Token? {
        skipBlanksAndComments()
        guard let first = byte() else { return nil }
        let start = line
        if first == Self.quote { return Token(kind: .string(string()), line: start) }
        if Self.isInWord(first) {
            let from = at
            while let byte = byte(), Self.isInWord(byte) { step() }
            return Token(kind: .word(String(decoding: bytes[from..<at], as: UTF8.self)), line: start)
        }
        step()
        return Token(kind: .mark(Character(UnicodeScalar(first))), line: start)
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skipBlanksAndComments() {
        while let first = byte() {
            if first <= UInt8(ascii: " ") {
                step()
            } else if starts(with: "//") {
                while let byte = byte(), byte != Self.newline { step() }
            } else if starts(with: "/*") {
                skipBlock()
            } else {
                return
            }
        }
    }

    /// Comments of this kind may be nested.
    private mutating func skipBlock() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                step(2)
            } else if starts(with: "*/") {
                depth -= 1
                step(2)
            } else {
                step()
            }
        } while depth > 0 && at < bytes.count
    }

    /// Steps over a literal and answers what it says, if that is plain text.
    private mutating func string() -> String? {
        let isTall = starts(with: "\"\"\"")
        step(isTall ? 3 : 1)
        let from = at
        var isPlain = !isTall
        while let byte = byte() {
            if isTall ? starts(with: "\"\"\"") : byte == Self.quote {
                let text = String(decoding: bytes[from..<at], as: UTF8.self)
                step(isTall ? 3 : 1)
                return isPlain ? text : nil
            }
            // A literal that is not closed ends with its line.
            if !isTall, byte == Self.newline { return nil }
            guard byte == Self.backslash else {
                step()
                continue
            }
            isPlain = false
            let isInterpolation = self.byte(1) == UInt8(ascii: "(")
            step(2)
            if isInterpolation { skipInterpolation() }
        }
        return nil
    }

    /// To behind the parenthesis that closes; literals in between may hold others. Literals in literals without end are
    /// cut short, so that no source can take the whole stack.
    private mutating func skipInterpolation() {
        var depth = 1
        var isInLiteral = false
        while depth > 0, let byte = byte() {
            switch byte {
            case Self.newline: return
            case Self.quote: isInLiteral.toggle()
            case UInt8(ascii: "(") where !isInLiteral: depth += 1
            case UInt8(ascii: ")") where !isInLiteral: depth -= 1
            default: break
            }
            step()
        }
    }
}
