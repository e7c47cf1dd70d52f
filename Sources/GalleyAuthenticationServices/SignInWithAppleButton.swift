import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

// Source: Apple's pages of SignInWithAppleButton, its Label and Style, and "Displaying Sign in with Apple buttons": a mark and words in
// the system's font, medium, in the middle of rounded corners of six points, at least 30 points high and 140 wide; words are 43 % of
// the height.

/// The button that signs in with an Apple account. No one is signed in here: what is told when it is pressed is that it was cancelled.
@preconcurrency @MainActor
public struct SignInWithAppleButton: View {
    /// What it says.
    public struct Label: Sendable {
        fileprivate let text: String

        /// “Sign in with Apple”.
        nonisolated public static let signIn = Label(text: "Sign in with Apple")
        /// “Continue with Apple”.
        nonisolated public static let `continue` = Label(text: "Continue with Apple")
        /// “Sign up with Apple”.
        nonisolated public static let signUp = Label(text: "Sign up with Apple")
    }

    /// In which colours it is.
    public struct Style: Equatable, Sendable {
        fileprivate enum Form { case black, white, whiteOutline }
        fileprivate let form: Form

        /// White on black.
        nonisolated public static let black = Style(form: .black)
        /// Black on white.
        nonisolated public static let white = Style(form: .white)
        /// Black on white, with a black edge.
        nonisolated public static let whiteOutline = Style(form: .whiteOutline)
    }

    @Environment(\.signInWithAppleButtonStyle) private var style
    private let label: Label
    // Made wherever the view is, called on the main actor alone.
    nonisolated(unsafe) private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    nonisolated(unsafe) private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    /// A button, what is asked for when it is pressed, and who is told of the answer.
    nonisolated public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    /// The mark and the words in their colours.
    public var body: some View {
        Button {
            onRequest(ASAuthorizationAppleIDProvider().createRequest())
            onCompletion(.failure(ASAuthorizationError(.canceled)))
        } label: {
            GeometryReader { place in
                HStack(spacing: place.size.height * 0.1) {
                    Image(systemName: "apple.logo")
                    Text(label.text)
                }
                .font(.system(size: min(place.size.height * 0.43, place.size.width / 9), weight: .medium))
                .frame(width: place.size.width, height: place.size.height)
            }
            .foregroundStyle(style.form == .black ? Color.white : Color.black)
            .background(
                style.form == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 6)
            )
            .overlay {
                RoundedRectangle(cornerRadius: 6).strokeBorder(
                    style.form == .whiteOutline ? Color.black : Color.clear, lineWidth: 1)
            }
        }
        .buttonStyle(.plain)
        .frame(minWidth: 140, minHeight: 30)
    }
}

private enum SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

extension View {
    /// In which colours buttons inside are that sign in with an Apple account.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
