import GalleyGraph

/// Something that a person, or the system, does to a view that is alive.
public enum ViewEvent: Sendable {
    /// A finger or the pointer's button goes down, at a point of the window.
    case pointerDown(CGPoint)
    /// It moves while it is down.
    case pointerMoved(CGPoint)
    /// It goes up.
    case pointerUp(CGPoint)
    /// The system takes it away: what had begun is called off.
    case pointerCancelled
    /// Two fingers come down together, at two points of the window.
    case fingersDown(CGPoint, CGPoint)
    /// They move.
    case fingersMoved(CGPoint, CGPoint)
    /// They go up.
    case fingersUp(CGPoint, CGPoint)
    /// The pointer moves while nothing is held down; nil where it leaves the window.
    case hover(CGPoint?)
    /// A wheel or two fingers at a point: the content moves by so much against the distance, as on a trackpad.
    case scroll(CGSize, at: CGPoint)
    /// A key goes down and up, for what has the focus and for shortcuts.
    case key(KeyEquivalent, EventModifiers = [])
    /// Text is typed into what has the focus.
    case text(String)
    /// The focus continues to the next view that takes it, as the tab key does.
    case focusNext
    /// The focus goes back to the one before.
    case focusPrevious
    /// The app is opened with a URL.
    case openURL(URL)
}
