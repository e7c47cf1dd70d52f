import Foundation
import GalleyProtocol

/// Runs a compiled file in the host and collects what it says.
struct HostProcess {
    var installation: Installation
    var library: String

    /// The results of all views. A view whose code crashes gets a failure, and the others go on in a new process.
    func run(_ request: HostRequest) throws -> [HostResult] {
        let results = try collect(request)
        guard !results.isEmpty else {
            throw Failure(
                ExitStatus.usage,
                "the file's previews are behind conditions that do not hold here; name a view with --view")
        }
        return results
    }

    private func collect(_ request: HostRequest) throws -> [HostResult] {
        raiseStackLimit()
        var request = request
        var results: [HostResult] = []
        while true {
            let output = try Subprocess.run(
                installation.host, [library], input: JSONEncoder().encode(request), errors: .passWithoutStacks,
                // The crash is reported below; a backtrace of the host's own frames helps nobody.
                environment: ["SWIFT_BACKTRACE": "enable=no"])
            let events = Self.events(in: output.standardOutput)
            var current: String?
            var count = 0
            for event in events {
                switch event {
                case .count(let number): count = number
                case .begin(let name): current = name
                case .end(let result):
                    results.append(result)
                    current = nil
                case .failure(let failure): throw Failure(failure.status, failure.message)
                }
            }
            // Code that ends the process by itself, even with status 0, has not shown its view.
            if output.status == 0, !output.isSignal, current == nil { return results }
            guard let current else {
                throw Failure(
                    output.status == ExitStatus.unavailable ? output.status : ExitStatus.crash,
                    "the host \(Self.ending(output)) before it showed a view")
            }
            var result = HostResult(name: current)
            result.failure = .init(
                status: ExitStatus.crash, message: "its code \(Self.ending(output)); what it said is above")
            results.append(result)
            request.skip = results.count
            if request.skip >= count { return results }
        }
    }

    /// Deep views take a deep stack; a process's main thread gets what the limit was when it started.
    private func raiseStackLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        let wanted: rlim_t = 512 << 20
        guard limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }

    private static func events(in output: Data) -> [HostEvent] {
        output.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(HostEvent.self, from: $0) }
    }

    private static func ending(_ output: Subprocess.Output) -> String {
        guard output.isSignal else { return "ended the process with status \(output.status)" }
        let name = signalNames[output.status].map { "\($0) (signal \(output.status))" } ?? "signal \(output.status)"
        return "crashed: \(name)"
    }

    private static let signalNames: [Int32: String] = [
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGKILL: "SIGKILL", SIGINT: "SIGINT",
        SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU",
    ]
}
