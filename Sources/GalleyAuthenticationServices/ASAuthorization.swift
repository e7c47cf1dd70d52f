@_exported import Foundation
import GalleyUIKitClasses

// Who someone is. No one is asked here: each question is answered as if it had been cancelled. Source: Apple's pages of
// AuthenticationServices.

/// What proves who someone is: nothing here.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What gives such a proof.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A proof. None is ever given here.
open class ASAuthorization: NSObject {
    /// Who gave it.
    public let provider: any ASAuthorizationProvider
    /// The proof itself.
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
        super.init()
    }

    /// What is asked for besides.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// What is asked for, by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is asked for, by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address of mails.
        public static let email = Scope(rawValue: "email")
    }

    /// What is asked.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// What is asked, by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is asked, by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Whatever fits.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// To sign in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// To sign in again.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// To sign out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
}

/// A question who someone is.
open class ASAuthorizationRequest: NSObject {
    /// Who answers it.
    public let provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A question about an account.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What is asked for besides: kept.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// What comes back with the answer: kept.
    open var state: String?
    /// What comes back in the proof: kept.
    open var nonce: String?
    /// What is asked: kept.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A question about an Apple account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// Whose account it is thought to be: kept.
    open var user: String?
}

/// What knows of Apple accounts: none is known here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// How an account stands.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    /// A question.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// How an account stands: it is not found.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(.notFound, nil) } }

    /// How an account stands: it is not found.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

    /// Tells that an account's proof is taken back: it never is.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
}

/// Whether it is a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The proof of an Apple account. None is ever given here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// Whose account it is.
    public let user: String
    /// What came with the question.
    open var state: String? { nil }
    /// What was asked for and given.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// A code for a server.
    open var authorizationCode: Data? { nil }
    /// The proof as a token.
    open var identityToken: Data? { nil }
    /// The address of mails.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// Whether it is a person.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }

    init(user: String) { self.user = user }
}

/// A password that is kept. None is here.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// Whose it is.
    public let user: String
    /// The password.
    public let password: String

    /// A password of someone's.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// What knows of passwords: none is known here.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// A question.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// A question about passwords.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Why no one was signed in.
public struct ASAuthorizationError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// No one knows why.
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive

        /// Whether an error is of a kind.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
    }

    /// The kind of this one.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `ASAuthorizationErrorDomain`.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }

    /// No one knows why.
    public static var unknown: Code { .unknown }
    /// It was taken back.
    public static var canceled: Code { .canceled }
    /// The answer makes no sense.
    public static var invalidResponse: Code { .invalidResponse }
    /// No one has answered.
    public static var notHandled: Code { .notHandled }
    /// It went wrong.
    public static var failed: Code { .failed }
}

/// The window that questions are asked in.
public typealias ASPresentationAnchor = UIWindow

/// Asks who someone is. The answer is that it was cancelled.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// What is asked.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Who is told of the answer.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Who knows the window: not asked.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Questions.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Asks: it is cancelled.
    open func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
}

/// Who is told of an answer.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Someone is signed in: never.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// No one is.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Someone is signed in: never.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// No one is: nothing is done.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Who knows the window that questions are asked in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
