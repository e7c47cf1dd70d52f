/// Opens a URL, by the handler that a view sets. What no handler takes is the system's, on a page the browser's; a picture has no system:
/// there such a URL counts as not accepted.
nonisolated public struct OpenURLAction {
    /// What a handler made of a URL.
    public struct Result: Sendable {
        fileprivate enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let kind: Kind

        /// The handler opened it.
        public static let handled = Result(kind: .handled)
        /// It shall not be opened.
        public static let discarded = Result(kind: .discarded)
        /// The system shall open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system shall open another one in its place.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result
    /// Opens what no handler takes; nil where there is nothing that does.
    package var system: (@MainActor (URL) -> Void)?

    /// Hands every URL to `handler` first.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL: by the handler that a program set, or by the system.
    @MainActor public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens a URL and says whether it was accepted.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    @MainActor private func open(_ url: URL) -> Bool {
        switch handler(url).kind {
        case .handled: return true
        case .discarded: return false
        case .system(let other):
            system?(other ?? url)
            return system != nil
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            var action = newValue
            // A handler takes the place of those around it, not of the system.
            action.system = action.system ?? self[OpenURLKey.self].system
            self[OpenURLKey.self] = action
        }
    }
}

/// Hands a link or a text to other programs, where there are any.
package struct ShareAction {
    package var share: (@MainActor (_ url: URL?, _ text: String?) -> Void)?
}

private enum ShareKey: EnvironmentKey {
    static var defaultValue: ShareAction { ShareAction() }
}

extension EnvironmentValues {
    /// What share links do.
    package var shareAction: ShareAction {
        get { self[ShareKey.self] }
        set { self[ShareKey.self] = newValue }
    }
}
