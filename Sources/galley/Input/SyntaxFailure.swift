import Foundation
import GalleyAssets
import GalleyProtocol

extension Failure {
    /// What it means that `galley-syntax` has not answered; nil where no one but Galley itself can be the cause.
    ///
    /// - Parameters:
    ///   - what: What it was to read, for messages.
    ///   - output: What it wrote, errors included.
    static func syntax(
        _ ending: Subprocess.Ending, _ output: Data, reading what: String, limits: Subprocess.Limits
    ) -> Failure? {
        switch ending {
        case .timeout:
            return Failure(
                ExitStatus.timeout,
                "reading \(what) took longer than \(limits.time.text) seconds; give it more with --timeout")
        case .exit(ExitStatus.source):
            let text = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            return Failure(ExitStatus.source, text)
        case .signal where output.holds("failed to allocate") || output.holds("Could not allocate memory"):
            return Failure(
                ExitStatus.memory,
                "reading \(what) needs more memory than the limit of \((limits.memory ?? 0) >> 20) MB; raise that with --memory"
            )
        case .signal(let signal):
            return Failure(
                ExitStatus.source,
                "\(what) cannot be read: the parser crashed (\(Subprocess.Ending.name(of: signal))); it may nest too deeply"
            )
        case .exit: return nil
        }
    }
}
