import Foundation

/// The folders that Foundation names on Apple's platforms and not elsewhere: those that `FileManager` has for them.
extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
    }

    /// Where a person's documents lie.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// Where an app keeps what it can make again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// Where an app keeps its own files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// Where a person's settings lie.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// Where what was downloaded lies.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// Where what lies on the desktop is kept.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// Where a person's pictures lie.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// Where a person's films lie.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// Where a person's music lies.
    public static var musicDirectory: URL { folder(.musicDirectory) }
}

extension UserDefaults {
    /// The value under a key, as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value under a key, as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension CGFloat {
    /// A number of Foundation's, as near as can be.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// A number of Foundation's; nil where it cannot be had exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
