import GalleyUIKit

extension NSApplication {
    /// It is about to have started. Never posted.
    public nonisolated class var willFinishLaunchingNotification: NSNotification.Name {
        .init("NSApplicationWillFinishLaunchingNotification")
    }
    /// It is about to come to the front. Never posted.
    public nonisolated class var willBecomeActiveNotification: NSNotification.Name {
        .init("NSApplicationWillBecomeActiveNotification")
    }
    /// It is in front no more. Never posted.
    public nonisolated class var didResignActiveNotification: NSNotification.Name {
        .init("NSApplicationDidResignActiveNotification")
    }
    /// It is about to be hidden. Never posted.
    public nonisolated class var willHideNotification: NSNotification.Name {
        .init("NSApplicationWillHideNotification")
    }
    /// It was hidden. Never posted.
    public nonisolated class var didHideNotification: NSNotification.Name { .init("NSApplicationDidHideNotification") }
    /// It is about to be shown again. Never posted.
    public nonisolated class var willUnhideNotification: NSNotification.Name {
        .init("NSApplicationWillUnhideNotification")
    }
    /// It was shown again. Never posted.
    public nonisolated class var didUnhideNotification: NSNotification.Name {
        .init("NSApplicationDidUnhideNotification")
    }
    /// It is about to draw its windows. Never posted.
    public nonisolated class var willUpdateNotification: NSNotification.Name {
        .init("NSApplicationWillUpdateNotification")
    }
    /// It drew its windows. Never posted.
    public nonisolated class var didUpdateNotification: NSNotification.Name {
        .init("NSApplicationDidUpdateNotification")
    }
    /// The screens are others. Never posted.
    public nonisolated class var didChangeScreenParametersNotification: NSNotification.Name {
        .init("NSApplicationDidChangeScreenParametersNotification")
    }
    /// Its windows of before are there again. Never posted.
    public nonisolated class var didFinishRestoringWindowsNotification: NSNotification.Name {
        .init("NSApplicationDidFinishRestoringWindowsNotification")
    }
    /// It is seen, or hidden. Never posted.
    public nonisolated class var didChangeOcclusionStateNotification: NSNotification.Name {
        .init("NSApplicationDidChangeOcclusionStateNotification")
    }
}
