import Foundation

/// A failure with its message and exit status; `galley` prints it and exits.
package struct Failure: Error {
    package var status: Int32
    package var message: String

    package init(_ status: Int32, _ message: String) {
        self.status = status
        self.message = message
    }
}

/// Writes a line to standard error.
package func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}
