import GalleyGraph

/// Which controls are called what the text of their label says.
package enum ControlNames {
    /// Controls that are their label: also a text deep in it is what they are called, or an icon where there is no text.
    package static let titled: Set = ["Button", "Link", "NavigationLink", "ShareLink", "Menu", "Label"]
    /// Controls that have a label beside other views: it is a part of them where it is a title.
    package static let labelled: Set = [
        "Toggle", "TextField", "SecureField", "DatePicker", "ColorPicker", "Stepper", "Gauge", "ProgressView",
        "LabeledContent", "DisclosureGroup", "GroupBox", "ContentUnavailableView", "EditButton", "Alert",
        "ConfirmationDialog",
    ]
}
