import GalleyUIKit

/// What takes letters one by one: nothing is typed into it here.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether it holds a text.
    var hasText: Bool { get }
    /// Takes letters.
    func insertText(_ text: String)
    /// Takes the last letter away.
    func deleteBackward()
}

// UIKit asks for these only where they are there: who has none has the usual ones, which cannot be changed.
extension UIKeyInput {
    /// The usual keys.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The usual key.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// The first letters of sentences.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// As the person has it.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// They are not.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
}
