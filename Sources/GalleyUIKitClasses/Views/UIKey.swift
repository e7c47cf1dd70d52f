import Foundation
import GalleyUIKit

// Source: Apple's pages of UIKey, UIKeyboardHIDUsage and UIPress; numbers are those of the USB's table of keys (HID Usage Tables, page 7).

/// A key of a keyboard that is pressed. No press ever comes, so none is seen.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What it writes.
    open var characters: String { "" }
    /// What it writes without the keys that are held beside it.
    open var charactersIgnoringModifiers: String { "" }
    /// The keys that are held beside it.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Which key it is.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Which key of a keyboard, by its place.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// Too many keys at once.
    case keyboardErrorRollOver = 1
    case keyboardPOSTFail, keyboardErrorUndefined
    case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
    case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
    case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
    case keyboardPeriod, keyboardSlash, keyboardCapsLock
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9
    case keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
    case keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
    case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    /// The left control key.
    case keyboardLeftControl = 0xE0
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
    case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
