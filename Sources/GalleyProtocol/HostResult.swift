/// One line of the host's answer, a JSON object; the lines come as the work goes on, so that a crash in the user's code
/// costs only the view that it happened in.
///
/// The user's code runs in the host's process and can write what it likes into the answer. So nothing in it says where a file
/// is written: `galley` decides that.
public enum HostEvent: Codable, Sendable {
    /// The names of all views that there are, the first event.
    case views(names: [String])
    /// Work on the next view begins.
    case begin
    /// A view's outcome. Behind the line come the bytes of its pictures, one after the other.
    case end(HostResult)
}

/// One view's outcome.
public struct HostResult: Codable, Sendable {
    public var name: String
    /// What tells it from the view's other variants; `galley` fills it in. Empty where there are none.
    public var variant = ""
    /// The number of bytes of each picture, in the order of the request's formats; empty when there is none.
    public var pictures: [Int] = []
    /// The files written; `galley` fills them in.
    public var outputs: [String] = []
    /// Width and height in points, of a view that was laid out.
    public var size: [Double] = []
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
