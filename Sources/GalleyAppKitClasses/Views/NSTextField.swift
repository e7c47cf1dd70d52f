import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// A line to read or to type into, drawn as a `Text` or a `TextField`. In a live view its delegate hears what is typed.
@preconcurrency @MainActor
open class NSTextField: NSControl {
    /// What is shown where there is no text.
    open var placeholderString: String?
    /// The text's colour.
    open var textColor: NSColor?
    /// The ground's colour.
    open var backgroundColor: NSColor?
    /// Whether it has a ground.
    open var drawsBackground = true
    /// Whether it has an edge.
    open var isBordered = true
    /// Whether its edge is sunk in.
    open var isBezeled = true
    /// Whether it can be changed; true.
    open var isEditable = true
    /// Whether it can be chosen; true.
    open var isSelectable = true
    /// How many lines at most; with 0 as many as there are.
    open var maximumNumberOfLines = 1
    /// How it shows that it gets the keys: kept.
    open var focusRingType = NSFocusRingType.default
    /// Who is told what is typed.
    open weak var delegate: (any NSTextFieldDelegate)?

    /// A line that cannot be changed.
    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
        (isEditable, isBordered, isBezeled, drawsBackground) = (false, false, false, false)
    }
    /// Lines that cannot be changed.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        maximumNumberOfLines = 0
    }
    /// A line to type into.
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        guard !isEditable else { return CGSize(width: Self.noIntrinsicMetric, height: 22) }
        return idealSize(words)
    }

    var color: Color { Color(nsColor: textColor ?? .labelColor) }
    private var words: some View {
        Text(verbatim: stringValue).font(.system(size: 13)).foregroundStyle(color)
            .lineLimit(maximumNumberOfLines > 0 ? maximumNumberOfLines : nil)
    }

    override func ownContent(in size: CGSize) -> AnyView? {
        let place: Alignment = alignment == .center ? .center : alignment == .right ? .trailing : .leading
        guard isEditable else { return AnyView(words.frame(width: size.width, height: size.height, alignment: place)) }
        return AnyView(
            look(field.font(.system(size: 13)).textFieldStyle(.plain).foregroundStyle(color))
                .padding(.horizontal, isBordered || isBezeled ? 4 : 0)
                .frame(width: size.width, height: size.height)
                .background {
                    if isBordered || isBezeled {
                        RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray.opacity(0.4))
                    }
                })
    }

    var text: Binding<String> {
        Binding(
            get: { self.stringValue },
            set: { new in
                self.stringValue = new
                self.delegate?.controlTextDidChange(
                    Notification(name: Notification.Name("NSControlTextDidChangeNotification"), object: self))
                self.backing.changed()
            })
    }

    var field: AnyView { AnyView(TextField(placeholderString ?? "", text: text)) }
}

/// How a view shows that it gets the keys.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// A line for a password, drawn as a `SecureField`.
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {
    override var field: AnyView { AnyView(SecureField(placeholderString ?? "", text: text)) }
}

/// A line to search with, drawn as a `TextField` behind a magnifying glass.
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
    override var field: AnyView {
        AnyView(
            HStack(spacing: 4) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                TextField(placeholderString ?? "", text: text)
            })
    }
}
