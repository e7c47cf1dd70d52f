import GalleyUIKit

extension NSWindow {
    /// It became the main window. Never posted.
    public nonisolated class var didBecomeMainNotification: NSNotification.Name {
        .init("NSWindowDidBecomeMainNotification")
    }
    /// It is the main window no more. Never posted.
    public nonisolated class var didResignMainNotification: NSNotification.Name {
        .init("NSWindowDidResignMainNotification")
    }
    /// It was moved. Never posted.
    public nonisolated class var didMoveNotification: NSNotification.Name { .init("NSWindowDidMoveNotification") }
    /// It is about to be moved. Never posted.
    public nonisolated class var willMoveNotification: NSNotification.Name { .init("NSWindowWillMoveNotification") }
    /// It is about to be put away. Never posted.
    public nonisolated class var willMiniaturizeNotification: NSNotification.Name {
        .init("NSWindowWillMiniaturizeNotification")
    }
    /// It was put away. Never posted.
    public nonisolated class var didMiniaturizeNotification: NSNotification.Name {
        .init("NSWindowDidMiniaturizeNotification")
    }
    /// It was brought back. Never posted.
    public nonisolated class var didDeminiaturizeNotification: NSNotification.Name {
        .init("NSWindowDidDeminiaturizeNotification")
    }
    /// It is about to fill the screen. Never posted.
    public nonisolated class var willEnterFullScreenNotification: NSNotification.Name {
        .init("NSWindowWillEnterFullScreenNotification")
    }
    /// It fills the screen. Never posted.
    public nonisolated class var didEnterFullScreenNotification: NSNotification.Name {
        .init("NSWindowDidEnterFullScreenNotification")
    }
    /// It is about to fill the screen no more. Never posted.
    public nonisolated class var willExitFullScreenNotification: NSNotification.Name {
        .init("NSWindowWillExitFullScreenNotification")
    }
    /// It fills the screen no more. Never posted.
    public nonisolated class var didExitFullScreenNotification: NSNotification.Name {
        .init("NSWindowDidExitFullScreenNotification")
    }
    /// It is on another screen. Never posted.
    public nonisolated class var didChangeScreenNotification: NSNotification.Name {
        .init("NSWindowDidChangeScreenNotification")
    }
    /// Its pixels are others. Never posted.
    public nonisolated class var didChangeBackingPropertiesNotification: NSNotification.Name {
        .init("NSWindowDidChangeBackingPropertiesNotification")
    }
    /// It is seen, or hidden. Never posted.
    public nonisolated class var didChangeOcclusionStateNotification: NSNotification.Name {
        .init("NSWindowDidChangeOcclusionStateNotification")
    }
    /// Its edge is taken. Never posted.
    public nonisolated class var willStartLiveResizeNotification: NSNotification.Name {
        .init("NSWindowWillStartLiveResizeNotification")
    }
    /// Its edge was let go. Never posted.
    public nonisolated class var didEndLiveResizeNotification: NSNotification.Name {
        .init("NSWindowDidEndLiveResizeNotification")
    }
    /// A part of it is seen. Never posted.
    public nonisolated class var didExposeNotification: NSNotification.Name { .init("NSWindowDidExposeNotification") }
    /// It was drawn again. Never posted.
    public nonisolated class var didUpdateNotification: NSNotification.Name { .init("NSWindowDidUpdateNotification") }
    /// A window is about to come over it. Never posted.
    public nonisolated class var willBeginSheetNotification: NSNotification.Name {
        .init("NSWindowWillBeginSheetNotification")
    }
    /// The window over it is gone. Never posted.
    public nonisolated class var didEndSheetNotification: NSNotification.Name {
        .init("NSWindowDidEndSheetNotification")
    }
}
