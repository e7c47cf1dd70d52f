/// Which keys are shown.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad,
        twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether the keys are light or dark.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// Whether something of a text is done for the writer.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether spelling is looked at.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether dashes become long.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether quotes become round.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether blanks are put in and taken out.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// What something in a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A number to call.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A name to log in with.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is made now.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
}

/// What takes keys: how it wants them. All of it is kept.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// Which keys are shown.
    var keyboardType: UIKeyboardType { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Which letters become capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether mistakes are mended.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether the letters are hidden.
    var isSecureTextEntry: Bool { get set }
}

/// A place in a text.
open class UITextPosition: NSObject {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A part of a text.
open class UITextRange: NSObject {
    /// Where it begins.
    public let start: UITextPosition
    /// Where it ends.
    public let end: UITextPosition

    init(_ start: UITextPosition, _ end: UITextPosition) {
        (self.start, self.end) = (start, end)
        super.init()
    }

    /// Whether nothing is in it.
    open var isEmpty: Bool { start.offset == end.offset }
}
