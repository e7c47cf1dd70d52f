import Foundation

/// A failure with its message and exit status; `galley` prints it and exits.
struct Failure: Error {
    var status: Int32
    var message: String

    init(_ status: Int32, _ message: String) {
        self.status = status
        self.message = message
    }
}

/// Writes a line to standard error.
func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}
