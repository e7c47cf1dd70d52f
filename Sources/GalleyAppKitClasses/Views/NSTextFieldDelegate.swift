import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// What is told what is typed into a control. Nothing is but by text fields in live views.
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
    /// The text changed.
    func controlTextDidChange(_ obj: Notification)
    /// Editing began.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// Editing ended.
    func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
    /// The text changed.
    public func controlTextDidChange(_ obj: Notification) {}
    /// Editing began.
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    /// Editing ended.
    public func controlTextDidEndEditing(_ obj: Notification) {}
}

/// What is told what is typed into a text field.
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// What is told what is typed into a search field.
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
