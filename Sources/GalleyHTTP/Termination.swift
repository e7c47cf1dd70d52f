import Dispatch
import Foundation

/// The request to end, by SIGTERM or Ctrl-C.
package enum Termination {
    /// Waits for the first of them. A second one ends the process at once.
    package static func wait() async {
        let signals = [SIGTERM, SIGINT]
        for number in signals {
            signal(number, SIG_IGN)
        }
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let sources = signals.map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.activate()
            return source
        }
        for await _ in stream { break }
        for source in sources { source.cancel() }
        for number in signals { signal(number, SIG_DFL) }
    }
}
