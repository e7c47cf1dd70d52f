import Foundation

/// Core Foundation's address of a file. On Apple's platforms it is Foundation's by way of a cast, which source writes; here it is
/// Foundation's own, and the cast does nothing.
public typealias CFURL = URL

/// Core Foundation's bytes, which are Foundation's here, too.
public typealias CFData = Data

/// Core Foundation's text. Foundation's is the same object on Apple's platforms, by way of a cast.
public typealias CFString = NSString

/// Core Foundation's number, which is Foundation's on Apple's platforms, too, by way of a cast.
public typealias CFNumber = NSNumber

/// Core Foundation's table of values: Foundation's.
public typealias CFDictionary = NSDictionary

/// Core Foundation's list: Foundation's.
public typealias CFArray = NSArray

/// What an error says.
public func CFErrorCopyDescription(_ err: CFError) -> CFString { NSString(string: err.error.localizedDescription) }

/// Core Foundation's error: what its functions hand back by a pointer.
public final class CFError: Error, CustomStringConvertible, LocalizedError {
    /// The error as Foundation has it.
    let error: NSError

    init(_ code: CTFontManagerError, _ text: String, _ url: URL?) {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let url { info[NSURLErrorKey] = url }
        error = NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue, userInfo: info)
    }

    /// What went wrong, as a sentence.
    public var errorDescription: String? { error.localizedDescription }
    public var description: String {
        "Error Domain=\(error.domain) Code=\(error.code) \"\(error.localizedDescription)\""
    }
}
