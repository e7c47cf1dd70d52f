import Foundation
import GalleyText
import Synchronization

/// Where a font is known that is registered. Here it is the process, whatever is asked for.
public enum CTFontManagerScope: UInt32, Sendable {
    /// None.
    case none = 0
    /// The process.
    case process = 1
    /// All of the user's, from now on.
    case persistent = 2
    /// All of the user's, until they log out.
    case session = 3

    /// All of the user's, from now on.
    public static let user = CTFontManagerScope.persistent
}

/// What keeps a font from being registered; the numbers are Core Text's (CTFontManagerErrors.h).
public enum CTFontManagerError: Int, Error, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// The file may not be read.
    case insufficientPermissions = 102
    /// The file is no font.
    case unrecognizedFormat = 103
    /// The font is damaged.
    case invalidFontData = 104
    /// The fonts are known already.
    case alreadyRegistered = 105
}

/// Makes a font known by its names.
///
/// - Parameter error: Says why it is not, if it is not: it is no font, or is known already.
/// - Returns: Whether it is known from now on, and was not before.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.register(font.provider.path, font.provider.url, error)
}

/// Makes the fonts of a file known by their names.
///
/// - Parameters:
///   - scope: Counts for nothing: the process is the scope.
///   - error: Says why they are not, if they are not.
/// - Returns: Whether they are known from now on, and were not before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.register(fontURL.path, fontURL, error)
}

/// Makes the fonts of files known by their names.
///
/// - Parameters:
///   - scope: Counts for nothing: the process is the scope.
///   - enabled: Whether they can be asked for, as they can here in any case.
///   - registrationHandler: Called once, with what went wrong, before the function returns.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: (([CFError], Bool) -> Bool)?
) {
    var errors: [CFError] = []
    for url in fontURLs {
        var error: Unmanaged<CFError>?
        if !FontRegistration.register(url.path, url, &error), let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(errors, true)
}

enum FontRegistration {
    private static let known = Mutex<Set<String>>([])

    static func register(
        _ path: String, _ url: URL?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> Bool {
        func fail(_ code: CTFontManagerError, _ text: String) -> Bool {
            error?.pointee = Unmanaged.passRetained(CFError(code, text, url))
            return false
        }
        guard access(path, F_OK) == 0 else { return fail(.fileNotFound, "there is no font file '\(path)'") }
        guard known.withLock({ !$0.contains(path) }) else {
            return fail(.alreadyRegistered, "the font file '\(path)' has been registered already")
        }
        do {
            try FontLibrary.shared.registerFont(atPath: path)
        } catch {
            return fail(.unrecognizedFormat, error.message)
        }
        known.withLock { _ = $0.insert(path) }
        return true
    }
}
