import Dispatch
import Foundation

/// A line on the terminal while something takes long; nothing where standard error is no terminal.
package struct Progress {
    /// Work that is done sooner shows nothing.
    private static let patience = DispatchTimeInterval.seconds(2)

    private let isShown: Bool
    private let timer: any DispatchSourceTimer

    package init(_ text: String, isQuiet: Bool) {
        isShown = !isQuiet && isatty(STDERR_FILENO) != 0
        timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + Self.patience)
        timer.setEventHandler { try? FileHandle.standardError.write(contentsOf: Data("\r\(text)".utf8)) }
        timer.activate()
        if !isShown { timer.cancel() }
    }

    /// Takes the line away.
    package func finish() {
        timer.cancel()
        if isShown { try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K".utf8)) }
    }
}
