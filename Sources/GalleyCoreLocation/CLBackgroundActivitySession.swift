import Foundation

/// What lets a program know its place while it is not seen: kept. No place is known here.
open class CLBackgroundActivitySession: NSObject {
    /// One that begins at once.
    public override init() {}
    /// Ends it.
    open func invalidate() {}
}
