import Foundation

/// Who may read a value in a log. Standard error, where messages go here if anywhere, is for whoever runs the program.
public struct OSLogPrivacy: Equatable, Sendable {
    /// What stands for a value that may not be shown.
    public enum Mask: Sendable {
        case none, hash
    }

    private enum Level { case auto, `private`, `public`, sensitive }

    private let level: Level
    private let mask: Mask

    public static var auto: Self { Self(level: .auto, mask: .none) }
    public static var `public`: Self { Self(level: .public, mask: .none) }
    public static var `private`: Self { Self(level: .private, mask: .none) }
    public static var sensitive: Self { Self(level: .sensitive, mask: .none) }
    public static func auto(mask: Mask) -> Self { Self(level: .auto, mask: mask) }
    public static func `private`(mask: Mask) -> Self { Self(level: .private, mask: mask) }
    public static func sensitive(mask: Mask) -> Self { Self(level: .sensitive, mask: mask) }
}

/// Blanks that fill a value up to a number of columns.
public struct OSLogStringAlignment {
    private var columns: (() -> Int)?
    private var isLeft = false

    public static var none: Self { Self() }

    public static func left(columns: @autoclosure @escaping () -> Int) -> Self { Self(columns: columns, isLeft: true) }

    public static func right(columns: @autoclosure @escaping () -> Int) -> Self { Self(columns: columns) }

    func aligned(_ text: String) -> String {
        let missing = (columns?() ?? 0) - text.count
        guard missing > 0 else { return text }
        let blanks = String(repeating: " ", count: min(missing, 1024))
        return isLeft ? text + blanks : blanks + text
    }
}

/// How a Boolean value is written.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `YES` and `NO`.
    case answer
}

/// How a whole number is written.
public struct OSLogIntegerFormatting {
    private var radix = 10
    private var prefix = ""
    private var isUppercase = false
    private var showsPlus = false
    private var digits: () -> Int = { 0 }

    public static var decimal: Self { Self() }
    public static var hex: Self { hex() }
    public static var octal: Self { octal() }

    public static func decimal(explicitPositiveSign: Bool = false) -> Self { Self(showsPlus: explicitPositiveSign) }

    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
    ) -> Self {
        Self(showsPlus: explicitPositiveSign, digits: minDigits)
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign)
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> Self {
        Self(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
            digits: minDigits)
    }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(radix: 8, prefix: includePrefix ? "0" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign)
    }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> Self {
        Self(
            radix: 8, prefix: includePrefix ? "0" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
            digits: minDigits)
    }

    func formatted<T: FixedWidthInteger>(_ number: T) -> String {
        let text = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(digits(), 1024) - text.count))
        return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + text
    }
}

/// How a number with a fraction is written, by the letters of C's formats.
public struct OSLogFloatFormatting {
    private var letter: Character
    private var showsPlus = false
    private var isUppercase = false
    private var precision: (() -> Int)?

    public static var fixed: Self { Self(letter: "f") }
    public static var hex: Self { Self(letter: "a") }
    public static var exponential: Self { Self(letter: "e") }
    public static var hybrid: Self { Self(letter: "g") }

    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(letter: "f", showsPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(letter: "f", showsPlus: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(letter: "a", showsPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(letter: "e", showsPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(letter: "e", showsPlus: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(letter: "g", showsPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(letter: "g", showsPlus: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    func formatted(_ number: Double) -> String {
        let digits = precision.map { ".\(max(0, min($0(), 1024)))" } ?? ""
        let conversion = isUppercase ? letter.uppercased() : String(letter)
        return String(format: "%\(showsPlus ? "+" : "")\(digits)\(conversion)", number)
    }
}
