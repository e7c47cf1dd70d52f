import Foundation

/// Who may read a value in a log. Standard error, where messages go here if anywhere, is for anyone who runs the program.
public struct OSLogPrivacy: Equatable, Sendable {
    /// What stands for a value that may not be shown.
    public enum Mask: Sendable {
        case none, hash
    }

    private enum Level { case auto, `private`, `public`, sensitive }

    private let level: Level
    private let mask: Mask

    /// As the system decides by the kind of value.
    public static var auto: Self { Self(level: .auto, mask: .none) }
    /// Everybody.
    public static var `public`: Self { Self(level: .public, mask: .none) }
    /// Only the developer.
    public static var `private`: Self { Self(level: .private, mask: .none) }
    /// No one, because it is a secret.
    public static var sensitive: Self { Self(level: .sensitive, mask: .none) }
    /// As the system decides; a mask stands for what it hides.
    public static func auto(mask: Mask) -> Self { Self(level: .auto, mask: mask) }
    /// Only the developer; a mask stands for it.
    public static func `private`(mask: Mask) -> Self { Self(level: .private, mask: mask) }
    /// No one, because it is a secret; a mask stands for it.
    public static func sensitive(mask: Mask) -> Self { Self(level: .sensitive, mask: mask) }
}

/// Blanks that fill a value up to a number of columns.
public struct OSLogStringAlignment {
    private var columns: (() -> Int)?
    private var isLeft = false

    /// No blanks.
    public static var none: Self { Self() }

    /// Blanks behind the value, up to so many columns; 1,024 at most.
    public static func left(columns: @autoclosure @escaping () -> Int) -> Self { Self(columns: columns, isLeft: true) }

    /// Blanks before the value, up to so many columns; 1,024 at most.
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

    /// In tens.
    public static var decimal: Self { Self() }
    /// In sixteens.
    public static var hex: Self { hex() }
    /// In eights.
    public static var octal: Self { octal() }

    /// In tens, with a plus sign before positive numbers if asked for.
    public static func decimal(explicitPositiveSign: Bool = false) -> Self { Self(showsPlus: explicitPositiveSign) }

    /// In tens, with zeros before it up to so many digits; 1,024 at most.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
    ) -> Self {
        Self(showsPlus: explicitPositiveSign, digits: minDigits)
    }

    /// In sixteens, with `0x` before it and capital letters if asked for.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign)
    }

    /// In sixteens, with zeros before it up to so many digits; 1,024 at most.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> Self {
        Self(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign,
            digits: minDigits)
    }

    /// In eights, with a zero before it if asked for.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(radix: 8, prefix: includePrefix ? "0" : "", isUppercase: uppercase, showsPlus: explicitPositiveSign)
    }

    /// In eights, with zeros before it up to so many digits; 1,024 at most.
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

    /// C's `%f`: six digits behind the point.
    public static var fixed: Self { Self(letter: "f") }
    /// C's `%a`: in sixteens.
    public static var hex: Self { Self(letter: "a") }
    /// C's `%e`: a digit, the point, digits and a power of ten.
    public static var exponential: Self { Self(letter: "e") }
    /// C's `%g`: the shorter of `%f` and `%e`.
    public static var hybrid: Self { Self(letter: "g") }

    /// C's `%f`, with a plus sign or capital letters if asked for.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(letter: "f", showsPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    /// C's `%f`, with so many digits behind the point; 1,024 at most.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(letter: "f", showsPlus: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    /// C's `%a`, with a plus sign or capital letters if asked for.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(letter: "a", showsPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    /// C's `%e`, with a plus sign or capital letters if asked for.
    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(letter: "e", showsPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    /// C's `%e`, with so many digits behind the point; 1,024 at most.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> Self {
        Self(letter: "e", showsPlus: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    /// C's `%g`, with a plus sign or capital letters if asked for.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(letter: "g", showsPlus: explicitPositiveSign, isUppercase: uppercase)
    }

    /// C's `%g`, with so many significant digits; 1,024 at most.
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
