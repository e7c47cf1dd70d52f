import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyUIKit
import GalleyViews

/// A line to type into, drawn as a `TextField`. In a live view what is typed reaches its delegate and the closures of its actions.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
    /// How the edge looks.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When something in it shows.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// The text.
    open var text: String? = ""
    /// The text with its looks: its letters are drawn.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// What is shown where there is no text.
    open var placeholder: String?
    /// The same with its looks: its letters are drawn.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    /// The text's colour.
    open var textColor: UIColor? = .label
    /// Where the text lies.
    open var textAlignment = NSTextAlignment.natural
    /// How the edge looks; none.
    open var borderStyle = BorderStyle.none
    /// The look of what is typed: kept.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of what is typed next: kept.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether letters get smaller where the width is too small: kept.
    open var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the reader's choice of a size: kept.
    open var adjustsFontForContentSizeCategory = false
    /// How small letters may get: kept.
    open var minimumFontSize: CGFloat = 0
    /// Whether editing begins with nothing: kept.
    open var clearsOnBeginEditing = false
    /// When its button for removing everything shows: kept.
    open var clearButtonMode = ViewMode.never
    /// A view at its beginning.
    open var leftView: UIView?
    /// When that shows; never.
    open var leftViewMode = ViewMode.never
    /// A view at its end.
    open var rightView: UIView?
    /// When that shows; never.
    open var rightViewMode = ViewMode.never
    /// Which keys are shown: kept.
    open var keyboardType = UIKeyboardType.default
    /// Whether the keys are light or dark: kept.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says: kept.
    open var returnKeyType = UIReturnKeyType.default
    /// Which letters become capitals: kept.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes are mended: kept.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is looked at: kept.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether dashes become long: kept.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether quotes become round: kept.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether blanks are put in and taken out: kept.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// What the text is: kept.
    open var textContentType: UITextContentType!
    /// Whether the letters are hidden.
    open var isSecureTextEntry = false
    /// Whether return waits for a text: kept.
    open var enablesReturnKeyAutomatically = false
    /// What is shown above the keyboard: kept.
    open override var inputAccessoryView: UIView? {
        get { keptAccessory }
        set { keptAccessory = newValue }
    }
    /// What is shown in place of the keyboard: kept.
    open override var inputView: UIView? {
        get { keptInput }
        set { keptInput = newValue }
    }
    private var keptAccessory: UIView?
    private var keptInput: UIView?
    /// Who is told what is typed.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether it is being edited; false.
    open var isEditing: Bool { false }
    /// The part that is chosen; none.
    open var selectedTextRange: UITextRange?
    /// Where the text begins.
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Where the text ends.
    open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
    var keptFont: KeptFont?

    /// The text's rectangle in bounds: all of it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of what is edited: all of it.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The placeholder's rectangle: all of it.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Goes back. Never called.
    open func deleteBackward() {}
    /// A part of the text.
    open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange(from, to) }
    /// A place so many letters from another.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        UITextPosition(position.offset + offset)
    }
    /// How many letters lie between two places.
    open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        let size = measured(Text(verbatim: text?.isEmpty == false ? text ?? "" : placeholder ?? "").font(shownFont))
        // A line's height, and 34 points with an edge, as UIKit's text fields have.
        return CGSize(
            width: size.width + (borderStyle == .none ? 0 : 14), height: borderStyle == .none ? size.height : 34)
    }

    override func ownContent(in size: CGSize) -> AnyView? {
        let room = textRect(forBounds: CGRect(origin: .zero, size: size))
        return AnyView(
            HStack(spacing: 0) {
                if leftViewMode == .always, let leftView { side(leftView) }
                field.frame(maxWidth: .infinity)
                if rightViewMode == .always, let rightView { side(rightView) }
            }
            .padding(.horizontal, borderStyle == .none ? 0 : 7)
            .padding(.leading, max(room.minX, 0)).padding(.trailing, max(size.width - room.maxX, 0))
            .frame(width: size.width, height: size.height)
            .background { edge })
    }

    private func side(_ view: UIView) -> some View {
        let size = view.frame.size == .zero ? view.fittingSize() : view.frame.size
        view.layOut(size)
        return view.drawn().frame(width: size.width, height: size.height)
    }

    private var shownFont: Font { keptFont?.font ?? .system(size: 17) }

    @ViewBuilder private var field: some View {
        let text = Binding(get: { self.text ?? "" }, set: { self.type($0) })
        Group {
            if isSecureTextEntry {
                SecureField(placeholder ?? "", text: text)
            } else {
                TextField(placeholder ?? "", text: text)
            }
        }
        .textFieldStyle(.plain).font(shownFont).foregroundStyle(Color(uiColor: textColor ?? .label))
        .multilineTextAlignment(textAlignment.lines).disabled(!isEnabled)
        .onSubmit {
            _ = self.delegate?.textFieldShouldReturn(self)
            self.used(.editingDidEndOnExit)
        }
    }

    @ViewBuilder private var edge: some View {
        switch borderStyle {
        case .none: EmptyView()
        case .line: Rectangle().strokeBorder(Color.black, lineWidth: 1)
        case .bezel, .roundedRect:
            RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
            RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5)
        }
    }

    /// Someone typed. The delegate is asked for the whole text, as for a change of everything.
    private func type(_ new: String) {
        let all = NSRange(location: 0, length: (text ?? "").utf16.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: new) ?? true else {
            return noteChange()
        }
        text = new
        delegate?.textFieldDidChangeSelection(self)
        used(.editingChanged)
    }
}

/// What is told what is typed into a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a change may be made.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The text, or what is chosen of it, changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether everything may be removed.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether return does something.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// It may.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Editing began.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// It may.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Editing ended.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// It may.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// The text changed.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// It may.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// It does.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

// What people listen for. Nothing of it is ever posted, except by their own code.
extension UITextField {
    /// Editing has begun.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        .init("UITextFieldTextDidBeginEditingNotification")
    }
    /// The text has changed.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        .init("UITextFieldTextDidChangeNotification")
    }
    /// Editing has ended.
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        .init("UITextFieldTextDidEndEditingNotification")
    }
}
