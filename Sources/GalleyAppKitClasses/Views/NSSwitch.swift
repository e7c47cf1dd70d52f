import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// A switch, drawn as a `Toggle`.
@preconcurrency @MainActor
open class NSSwitch: NSControl {
    /// Whether it is on.
    open var state = NSControl.StateValue.off
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { idealSize(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(look(content)) }

    private var content: some View {
        let isOn = Binding(
            get: { self.state == .on },
            set: {
                self.state = $0 ? .on : .off
                self.backing.changed()
            })
        return Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch)
    }
}
