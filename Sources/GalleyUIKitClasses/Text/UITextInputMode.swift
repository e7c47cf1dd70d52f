import GalleyUIKit

/// A keyboard's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language; nil for none.
    open var primaryLanguage: String? { nil }
    /// The keyboards that there are: none.
    open class var activeInputModes: [UITextInputMode] { [] }
}
