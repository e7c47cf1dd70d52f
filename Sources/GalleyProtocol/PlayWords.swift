/// The words of a script: `tap 'Add'; wait 1` line by line.
struct PlayWords {
    /// A word: what stands in quotes, and what before and behind them. A word without quotes stands before them.
    struct Word: Equatable {
        var before = ""
        var quoted: String?
        var after = ""

        var text: String { before + (quoted ?? "") + after }
        /// The word, where it has no quotes.
        var plain: String? { quoted == nil ? before : nil }
    }

    /// The words of a step, and where it stands.
    struct Step {
        var words: [Word] = []
        var written = ""
        var line = 1
    }

    private var rest: Substring
    private var line = 1
    private var steps: [Step] = []
    private var step = Step()

    static func steps(of script: String) throws(PlayScriptError) -> [Step] {
        var reader = PlayWords(rest: script[...])
        return try reader.read()
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func read() throws(PlayScriptError) -> [Step] {
        while let character = rest.first {
            switch character {
            case "\n", "\r\n", "\r":
                end()
                line += 1
                rest.removeFirst()
            case ";":
                end()
                rest.removeFirst()
            case "#" where step.words.isEmpty: rest = rest.drop { !$0.isNewline }
            case _ where character.isWhitespace: rest.removeFirst()
            default:
                if step.words.isEmpty { step.line = line }
                let start = rest.startIndex
                let word = try self.word()
                if !step.written.isEmpty { step.written += " " }
                step.written += rest.base[start..<rest.startIndex]
                step.words.append(word)
            }
        }
        end()
        return steps
    }

    private mutating func end() {
        if !step.words.isEmpty { steps.append(step) }
        step = Step()
    }

    /// A word: what stands up to a space; in quotes also spaces.
    private mutating func word() throws(PlayScriptError) -> Word {
        var word = Word()
        while let character = rest.first, !character.isWhitespace, character != ";" {
            rest.removeFirst()
            let isQuote = character == "'" || character == "\""
            switch word.quoted {
            case nil where isQuote: word.quoted = try quoted(by: character)
            case nil: word.before.append(character)
            case _ where isQuote:
                throw PlayScriptError(line: line, message: "a space is missing behind \(PlayText.quoted(word.text))")
            case _: word.after.append(character)
            }
        }
        return word
    }

    /// What stands up to the closing quote.
    private mutating func quoted(by mark: Character) throws(PlayScriptError) -> String {
        var text = ""
        while let character = rest.first {
            rest.removeFirst()
            if character == mark { return text }
            if character.isNewline { line += 1 }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let next = rest.popFirst() else { break }
            switch next {
            case "n": text.append("\n")
            case "t": text.append("\t")
            default: text.append(next)
            }
        }
        throw PlayScriptError(line: line, message: "the quote \(mark) has no end")
    }
}

/// What is wrong with a script.
package struct PlayScriptError: Error, CustomStringConvertible {
    /// Counted from 1.
    package var line: Int
    package var message: String

    package init(line: Int, message: String) { (self.line, self.message) = (line, message) }

    package var description: String { "line \(line) of the script: \(message)" }
}
