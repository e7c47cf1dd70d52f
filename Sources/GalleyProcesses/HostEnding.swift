import Foundation
import GalleyProtocol

/// What a host may take; for messages about one that took more.
package struct HostAllowance: Sendable {
    /// The time, as people write seconds.
    package var time: String
    /// Megabytes.
    package var memory: Int

    package init(time: String, memory: Int) {
        self.time = time
        self.memory = memory
    }
}

extension HostErrors {
    /// Whether the host got no memory any more.
    package var hasRunOut: Bool { lackedMemory || crash?.isOutOfMemory == true }
}

extension Subprocess.Ending {
    /// What the end of the host means, with its exit status.
    ///
    /// - Parameter place: Where the stack ran over, as ` in the body of Card`; empty where no one knows.
    package func explained(
        _ errors: HostErrors, _ allowance: HostAllowance, place: String = ""
    ) -> (status: Int32, message: String) {
        let code = "its code" + (errors.example.map { ", asked about \($0)," } ?? "")
        return switch self {
        case .timeout:
            (
                ExitStatus.timeout,
                "\(code) ran longer than \(allowance.time) seconds and was stopped; give it more time with --timeout"
            )
        case .exit(ExitStatus.unavailable):
            (
                ExitStatus.unavailable,
                "the host could not begin; where what it said above does not tell why, `galley cache clear` removes what was "
                    + "compiled before"
            )
        case .exit(let status): (ExitStatus.crash, "\(code) ended the process with status \(status)")
        case .signal where errors.hasRunOut:
            (
                ExitStatus.memory,
                "\(code) needs more memory than the limit of \(allowance.memory) MB; raise that with --memory"
            )
        case .signal where errors.crash?.isStackOverflow == true:
            (
                ExitStatus.crash,
                "\(code) crashed: stack overflow\(place). It calls itself without end, or very many times"
            )
        case .signal(let signal):
            (ExitStatus.crash, "\(code) crashed: \(Self.name(of: signal)); \(Self.above)")
        }
    }

    /// Where the runtime's words on a crash are.
    package static let above = "what it said is above"

    package static func name(of signal: Int32) -> String {
        signalNames[signal].map { "\($0) (signal \(signal))" } ?? "signal \(signal)"
    }

    private static let signalNames: [Int32: String] = [
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGKILL: "SIGKILL", SIGINT: "SIGINT",
        SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
        SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    ]
}
