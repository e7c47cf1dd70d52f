import GalleyLive

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
