/// One line of the host's answer, a JSON object; the lines come as the work goes on, so that a crash in the user's code
/// costs only the view that it happened in.
public enum HostEvent: Codable, Sendable {
    /// The number of views that the request is for.
    case count(Int)
    /// Work on a view begins.
    case begin(name: String)
    /// A view's outcome.
    case end(HostResult)
    /// A failure before any view was drawn; the last line.
    case failure(HostResult.Failure)
}

/// One view's outcome.
public struct HostResult: Codable, Sendable {
    public var name: String
    /// The files written.
    public var outputs: [String] = []
    /// Width and height in points, written as JSON: numbers, or "inf" or "nan" in quotes.
    public var size: [String] = []
    public var diagnostics: [Diagnostic] = []
    /// The text that `layout` prints.
    public var layout: String?
    /// Why nothing was written.
    public var failure: Failure?

    public init(name: String) {
        self.name = name
    }

    /// Something that was drawn otherwise than asked.
    public struct Diagnostic: Codable, Sendable {
        /// "note", "warning" or "error".
        public var severity: String
        public var message: String

        public init(severity: String, message: String) {
            self.severity = severity
            self.message = message
        }
    }

    /// A failure with the exit status that it leads to.
    public struct Failure: Codable, Sendable {
        public var status: Int32
        public var message: String

        public init(status: Int32, message: String) {
            self.status = status
            self.message = message
        }
    }
}
