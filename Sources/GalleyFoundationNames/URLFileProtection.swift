import Foundation

/// When a file can be read. It is a name here: files are not protected.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Always.
    public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
    /// While the device is unlocked.
    public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
    /// While it is unlocked, and as long as the file is open.
    public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
    /// From the first time on that it is unlocked.
    public static let completeUntilFirstUserAuthentication = URLFileProtection(
        rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
    /// While its owner uses it.
    public static let completeWhenUserInactive = URLFileProtection(
        rawValue: "NSURLFileProtectionCompleteWhenUserInactive")
}
