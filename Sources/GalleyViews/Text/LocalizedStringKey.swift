import GalleyGraph

/// The key of a text in tables of translations; a literal with interpolations is one.
///
/// Literals become the key's text, interpolated values a C format in it: `"\(count) of \(name)"` is the key
/// `%lld of %@`. Where no table has the key, the key itself is shown, with its values. The text may have Markdown.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// What the tables are searched for.
    let key: String
    let arguments: [FormatArgument]
    /// Whether `%` begins a format: the key was made from an interpolation.
    let hasFormatting: Bool

    init(key: String, arguments: [FormatArgument], hasFormatting: Bool) {
        self.key = key
        self.arguments = arguments
        self.hasFormatting = hasFormatting
    }

    /// A key that is looked up as it stands, without values in it.
    public init(_ value: String) { self.init(key: value, arguments: [], hasFormatting: false) }

    /// Called by the compiler for a literal without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Called by the compiler for a literal with values in it; each is a format such as `%@` or `%lld` in the key.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        hasFormatting = true
    }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [FormatArgument] = []

        /// Called by the compiler, with what it knows of the literal's length.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        /// A part that is written as it stands.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.hasByte(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        private mutating func append(_ specifier: String, _ argument: FormatArgument) {
            key += specifier
            arguments.append(argument)
        }

        /// A string, as `%@` in the key.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        /// A value of Foundation's, by a formatter if one is given.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .text(Text(subject: subject, formatter)))
        }

        /// A value of Foundation's, by a formatter if one is given.
        public mutating func appendInterpolation<Subject: _FoundationValue>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .text(Text(subject: subject, formatter)))
        }

        /// An object, by a formatter if one is given.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .text(Text(subject: subject, formatter)))
        }

        /// A value in a separate format, in the environment's locale unless the format names one.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(Text(input, format: format))
        }

        /// A value in a separate format, with the attributes that the format gives it.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            appendInterpolation(Text(input, format: format))
        }

        /// A number, written as its locale does.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._specifier, .number(value._arg))
        }

        /// A number by a C format, as in `\(value, specifier: "%.2f")`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .number(value._arg))
        }

        /// A text with its attributes.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        /// A picture or symbol, on the line.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        /// A text with its own attributes, as `%@` in the key.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        /// A moment, as day, as time, or as the distance from now, as `%@` in the key.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        /// Two moments, written as a span in the locale's way, as `%@` in the key.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

        /// A span of time from its beginning to its end, as `%@` in the key.
        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

        /// A timer as it stands now: the time since the interval's start, or until its end, stopped at `pauseTime`.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }
    }
}

/// A value in a localized text.
nonisolated enum FormatArgument: Equatable {
    case number(any CVarArg)
    case string(String)
    case text(Text)

    /// The number that chooses a plural form.
    var number: Double? {
        switch self {
        case .number(let value as Int64): Double(value)
        case .number(let value as UInt64): Double(value)
        case .number(let value as Int32): Double(value)
        case .number(let value as UInt32): Double(value)
        case .number(let value as Double): value
        case .number(let value as Float): Double(value)
        case .number(let value as CGFloat): Double(value)
        case .number, .string, .text: nil
        }
    }

    static func == (a: FormatArgument, b: FormatArgument) -> Bool {
        switch (a, b) {
        case (.number(let a), .number(let b)): type(of: a) == type(of: b) && "\(a)" == "\(b)"
        case (.string(let a), .string(let b)): a == b
        case (.text(let a), .text(let b)): a == b
        default: false
        }
    }
}
