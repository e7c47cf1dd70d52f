/// Opens a URL, by the handler that a view sets. There is no system that opens what no handler takes: such a URL counts as
/// not accepted.
nonisolated public struct OpenURLAction {
    /// What a handler made of a URL.
    public struct Result: Sendable {
        fileprivate let isAccepted: Bool

        /// The handler opened it.
        public static let handled = Result(isAccepted: true)
        /// It shall not be opened.
        public static let discarded = Result(isAccepted: false)
        /// The system shall open it.
        public static let systemAction = Result(isAccepted: false)
        /// The system shall open another one in its place.
        public static func systemAction(_ url: URL) -> Result { Result(isAccepted: false) }
    }

    private let handler: (URL) -> Result

    /// Hands every URL to `handler` first.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL: where a program set a handler that one is called, else nothing happens in a picture.
    @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }

    /// Opens a URL and says whether it was accepted.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
