import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// A view that blurs what lies behind it, drawn as a material.
@preconcurrency @MainActor
open class NSVisualEffectView: NSView {
    /// What it looks like.
    public enum Material: Int, Sendable {
        /// A window's bar.
        case titlebar = 3
        case selection, menu, popover, sidebar, headerView = 10
        case sheet, windowBackground, hudWindow, fullScreenUI = 15
        /// Words that appear when the mouse waits.
        case toolTip = 17
        case contentBackground, underWindowBackground = 21
        /// What lies behind pages.
        case underPageBackground
    }
    /// What it blurs: kept.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// When it blurs: kept.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    /// What it looks like.
    open var material = Material.windowBackground
    /// What it blurs: kept.
    open var blendingMode = BlendingMode.behindWindow
    /// When it blurs: kept.
    open var state = State.followsWindowActiveState
    /// Whether it is stronger: kept.
    open var isEmphasized = false

    override func ownContent(in size: CGSize) -> AnyView? {
        switch material {
        case .titlebar, .headerView: AnyView(Rectangle().fill(.bar))
        case .hudWindow, .fullScreenUI: AnyView(Rectangle().fill(.thickMaterial).environment(\.colorScheme, .dark))
        case .contentBackground, .windowBackground, .underPageBackground:
            AnyView(Rectangle().fill(Color(nsColor: .windowBackgroundColor)))
        default: AnyView(Rectangle().fill(.regularMaterial))
        }
    }
}
