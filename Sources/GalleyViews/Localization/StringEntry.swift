import GalleyGraph

/// What a table has for a key in one language.
nonisolated struct StringEntry: Sendable {
    /// A text, or texts for plural forms and devices.
    indirect enum Form: Sendable {
        case text(String)
        case plural([String: Form])
        case device([String: Form])
    }

    /// A part of a text that depends on a number: `%#@name@`.
    struct Variable: Sendable {
        /// The number's place among the values; nil is the place that the variable has in the text.
        var position: Int?
        var form: Form
    }

    var form: Form
    var variables: [String: Variable] = [:]
}

extension StringEntry {
    /// The text with its variables written out: a format whose values all have their place.
    ///
    /// - Parameter numbers: The values, nil where one is no number.
    func text(for numbers: [Double?], platform: TextPlatform, locale: Locale) -> String? {
        let chooser = FormChooser(numbers: numbers, platform: platform, locale: locale)
        guard let text = chooser.choose(form, position: numbers.firstIndex { $0 != nil }) else { return nil }
        return variables.isEmpty ? text : expanded(text, chooser, depth: 0)
    }

    private func expanded(_ text: String, _ chooser: FormChooser, depth: Int) -> String {
        // Variables may name each other, but not without end.
        guard depth < 8 else { return text }
        var result = ""
        var next = 0
        for token in FormatToken.tokens(of: text) {
            switch token {
            case .literal(let string): result += string.replacing("%", with: "%%")
            case .value(let position, let options, let conversion):
                let index = position.map { $0 - 1 } ?? next
                if position == nil { next += 1 }
                result += "%\(index + 1)$\(options)\(conversion)"
            case .variable(let position, let name):
                let place = position.map { $0 - 1 } ?? next
                if position == nil { next += 1 }
                guard let variable = variables[name] else {
                    result += "%#@\(name)@"
                    continue
                }
                let index = variable.position.map { $0 - 1 } ?? place
                if let form = chooser.choose(variable.form, position: index) {
                    result += expanded(Self.placed(form, index), chooser, depth: depth + 1)
                }
            }
        }
        return result
    }

    /// A variable's text whose value, `%arg` or a format without a place, is the variable's own.
    private static func placed(_ text: String, _ index: Int) -> String {
        FormatToken.tokens(of: text.replacing("%arg", with: "%@")).map { token in
            switch token {
            case .literal(let string): string.replacing("%", with: "%%")
            case .value(let position, let options, let conversion):
                "%\(position ?? index + 1)$\(options)\(conversion)"
            case .variable(let position, let name): "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
            }
        }.joined()
    }
}

/// Chooses among the forms of a text.
nonisolated struct FormChooser {
    var numbers: [Double?]
    var platform: TextPlatform
    var locale: Locale

    /// The text of a form; its plural depends on the number at `position`.
    func choose(_ form: StringEntry.Form, position: Int?) -> String? {
        switch form {
        case .text(let text): return text
        case .device(let forms):
            let name = platform == .iOS ? "iphone" : "mac"
            guard let own = forms[name] ?? forms["other"] ?? forms["Other"] else { return nil }
            return choose(own, position: position)
        case .plural(let forms):
            guard let position, numbers.indices.contains(position), let number = numbers[position] else {
                return forms["other"].flatMap { choose($0, position: position) }
            }
            // A form for nothing counts in every language, whether or not its grammar has one.
            let category =
                number == 0 && forms["zero"] != nil ? "zero" : PluralRules.category(of: number, locale: locale)
            guard let own = forms[category] ?? forms["other"] else { return nil }
            return choose(own, position: position)
        }
    }
}
