import GalleyGraph

/// Puts values into a format, piece by piece; formats without a position take the values in order.
nonisolated struct FormatFiller {
    let key: String
    let arguments: [FormatArgument]
    let context: TextContext
    private var next = 0

    init(key: String, arguments: [FormatArgument], context: TextContext) {
        self.key = key
        self.arguments = arguments
        self.context = context
    }

    mutating func fill(_ format: String) -> [Text.Segment] {
        var segments: [Text.Segment] = []
        func add(_ string: String) {
            if let last = segments.last, last.isPlain {
                segments[segments.count - 1].string += string
            } else {
                segments.append(Text.Segment(string: string))
            }
        }
        for token in FormatToken.tokens(of: format) {
            switch token {
            case .literal(let string): add(string)
            case .variable(_, let name):
                context.report("the text for “\(key)” has no forms for “%#@\(name)@”: nothing is shown for it")
            case .value(let position, let options, let conversion):
                let index = position.map { $0 - 1 } ?? next
                if position == nil { next += 1 }
                guard arguments.indices.contains(index) else {
                    context.report(
                        "the text for “\(key)” asks for value \(index + 1) of \(arguments.count): nothing is shown for it"
                    )
                    continue
                }
                switch arguments[index] {
                case .string(let string): add(string)
                case .number(let number): add(Self.written(number, options, conversion, context.locale))
                case .text(let text): segments += text.resolved(in: context)
                }
            }
        }
        return segments
    }

    /// A number by a C format, as its locale writes it. The format may come from a file: it never decides how the number's
    /// bytes are read.
    private static func written(
        _ number: any CVarArg, _ options: String, _ conversion: Character, _ locale: Locale
    ) -> String {
        func string(_ conversion: String, _ value: any CVarArg) -> String {
            String(format: "%\(options)\(conversion)", locale: locale, arguments: [value])
        }
        if options.isEmpty, conversion == "d" || conversion == "i", let whole = number as? Int64,
            let style = WholeNumberStyle.of(locale)
        {
            return style.string(whole)
        }
        if let large = number as? UInt64, large > Int64.max, !"fFeEgGaAcC".contains(conversion) {
            // Foundation counts with a sign where a locale groups digits.
            if options.isEmpty, !"oxX".contains(conversion) { return large.formatted(.number.locale(locale)) }
            return String(format: "%\(options)ll\("oxX".contains(conversion) ? conversion : "u")", large)
        }
        let value = FormatArgument.number(number).number
        switch conversion {
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return value.map { string("\(conversion)", $0) } ?? "\(number)"
        case "d", "i", "u", "o", "x", "X":
            switch number {
            case let value as Int64: return string("ll\(conversion)", value)
            case let value as UInt64: return string("ll\(conversion)", value)
            case let value as Int32: return string("\(conversion)", value)
            case let value as UInt32: return string("\(conversion)", value)
            default:
                // A fraction where a whole number is asked for is cut off, as C does.
                guard let whole = value.flatMap({ Int64(exactly: $0.rounded(.towardZero)) }) else { return "\(number)" }
                return string("ll\(conversion)", whole)
            }
        case "c", "C":
            let scalar = value.flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }
            return scalar.map { String($0) } ?? ""
        default:
            switch number {
            case let value as Int64: return String(format: "%lld", locale: locale, value)
            case let value as UInt64: return String(format: "%llu", locale: locale, value)
            default: return "\(number)"
            }
        }
    }
}
