@_exported import Foundation

// Whether it is the device's owner. No one is asked here, as on a device without a face, a finger and a code to go by. Source: Apple's
// pages of Local Authentication.

/// What proves that it is the owner.
public enum LAPolicy: Int, Sendable {
    /// A face or a finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A face, a finger or the device's code.
    case deviceOwnerAuthentication
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID = 4
}

/// Asks whether it is the owner. It is never known here.
open class LAContext: NSObject, @unchecked Sendable {
    // Unchecked: what is kept is settings of the caller's.

    /// What a device knows its owner by: nothing.
    open var biometryType: LABiometryType { .none }
    /// What another way is called: kept.
    open var localizedFallbackTitle: String?
    /// What the way back is called: kept.
    open var localizedCancelTitle: String?
    /// Why it is asked: kept.
    open var localizedReason = ""
    /// How long an answer holds: kept.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether nothing may be shown: kept.
    open var interactionNotAllowed = false
    /// Which faces or fingers there were: none.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// A question.
    public override init() {}

    /// Whether it can be asked: it cannot, and the error says why.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        let reason = Self.reason(policy)
        error?.pointee = NSError(domain: LAError.errorDomain, code: reason.errorCode)
        return false
    }

    /// Asks. The answer is the error that says that it cannot be asked.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let reason = Self.reason(policy)
        DispatchQueue.global().async { reply(false, reason) }
    }

    /// Asks. The answer is the error that says that it cannot be asked.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw Self.reason(policy)
    }

    /// Ends it.
    open func invalidate() {}

    private static func reason(_ policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}

/// Why it is not known whether it is the owner.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5,
            biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext =
            -10, notInteractive = -1004

        /// The older name of `biometryNotAvailable`.
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// The older name of `biometryNotEnrolled`.
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// The older name of `biometryLockout`.
        public static var touchIDLockout: Code { .biometryLockout }

        /// Whether an error is of a kind.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
    }

    /// The kind of this one.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `com.apple.LocalAuthentication`.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }

    /// It is another person.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The person went back.
    public static var userCancel: Code { .userCancel }
    /// The person wants another way.
    public static var userFallback: Code { .userFallback }
    /// The system took the question back.
    public static var systemCancel: Code { .systemCancel }
    /// There is no code.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device knows no face or finger.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The person has shown none.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// It was tried too often.
    public static var biometryLockout: Code { .biometryLockout }
    /// The program took the question back.
    public static var appCancel: Code { .appCancel }
}
