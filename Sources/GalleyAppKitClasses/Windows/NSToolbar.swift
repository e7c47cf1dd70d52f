import GalleyUIKit

/// A window's tools: kept.
@preconcurrency @MainActor
open class NSToolbar: NSObject {
    /// Its name.
    public let identifier: String
    /// Whether the line below it shows.
    open var showsBaselineSeparator = true

    /// Tools of a name.
    public init(identifier: String = "") {
        self.identifier = identifier
        super.init()
    }
}
