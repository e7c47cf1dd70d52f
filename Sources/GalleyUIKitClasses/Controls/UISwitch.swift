import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A switch, drawn as a `Toggle`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch looks.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    /// Whether it is on; false.
    open var isOn = false
    /// The colour of what is on; green.
    open var onTintColor: UIColor?
    /// The colour of its knob: kept.
    open var thumbTintColor: UIColor?
    /// A picture: kept.
    open var onImage: UIImage?
    /// A picture: kept.
    open var offImage: UIImage?
    /// Its words where it is a box: kept.
    open var title: String?
    /// How it looks: kept.
    open var preferredStyle = Style.automatic

    /// Turns it on or off, and nothing moves.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override class var standardPriorities: ContentPriorities { .hugging(.horizontal, .vertical) }
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content) }

    private var content: some View {
        let isOn = Binding(
            get: { self.isOn },
            set: {
                self.isOn = $0; self.used(.valueChanged)
            })
        return Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch).disabled(!isEnabled)
            .tint(onTintColor.map { Color(uiColor: $0) })
    }
}
