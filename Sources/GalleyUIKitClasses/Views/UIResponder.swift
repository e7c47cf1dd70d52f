import GalleyUIKit

/// UIKit's object that events go to. None come here: what is asked of it is answered as by an object that no one has touched.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Who gets the events that this one leaves; nil.
    open var next: UIResponder? { nil }
    /// Whether it may be the first that gets keys; false.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it gives the keys up; true.
    open var canResignFirstResponder: Bool { true }
    /// Whether it gets the keys; false: nothing is typed into a picture.
    open var isFirstResponder: Bool { false }
    /// What is shown in place of the keyboard; nil.
    open var inputView: UIView? { nil }
    /// What is shown above the keyboard; nil.
    open var inputAccessoryView: UIView? { nil }
    /// Which keyboard it wants; nil for the person's own.
    open var textInputMode: UITextInputMode? { nil }
    /// What its keyboard is remembered by; nil.
    open var textInputContextIdentifier: String? { nil }
    /// The keys that it wants to hear of; nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Asks for the keys; they are not had.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the keys up.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Fingers came down. Never called.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Fingers moved. Never called.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Fingers left. Never called.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// The system took the fingers away. Never called.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Keys came down. Never called.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Keys changed. Never called.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Keys left. Never called.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// The device began to move. Never called.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// The device came to rest. Never called.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// The device's movement was interrupted. Never called.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Whether it does what a selector names; false.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// Who does what a selector names; nil.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
    /// Changes the menus. Never called.
    open func buildMenu(with builder: any UIMenuBuilder) {}
}

/// What changes menus. There is none.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {}

// What people listen for. Nothing of it is ever posted, except by their own code.
extension UIResponder {
    /// The keyboard is about to come.
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        .init("UIKeyboardWillShowNotification")
    }
    /// The keyboard has come.
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        .init("UIKeyboardDidShowNotification")
    }
    /// The keyboard is about to go.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        .init("UIKeyboardWillHideNotification")
    }
    /// The keyboard has gone.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        .init("UIKeyboardDidHideNotification")
    }
    /// The keyboard is about to move.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        .init("UIKeyboardWillChangeFrameNotification")
    }
    /// The keyboard has moved.
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        .init("UIKeyboardDidChangeFrameNotification")
    }
    /// The key of the keyboard's rectangle before it moves.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of the keyboard's rectangle after it has moved.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key of how long it moves, in seconds.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key of how it moves.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key of whether the keyboard is this app's.
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
