import Foundation

/// An exception of Objective-C's. Nothing catches one here: who raises it ends the program, with its reason.
open class NSException: NSObject {
    /// Its name.
    public let name: NSExceptionName
    /// What went wrong.
    public let reason: String?
    /// What else is known.
    public let userInfo: [AnyHashable: Any]?

    /// An exception that can be raised.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the program.
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

extension NSExceptionName {
    /// Something that an object does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// Something that must not happen.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A place that is not there.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// Anything.
    public static let genericException = NSExceptionName("NSGenericException")
}
