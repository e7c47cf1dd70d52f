import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// A command of ours that runs in a separate process for a server, and can be cancelled from another thread.
package final class OwnCommand: Sendable {
    /// What came of it.
    package struct Ended {
        package var status: Int32
        package var output: String
        package var errors: String

        package init(status: Int32, output: String, errors: String) {
            (self.status, self.output, self.errors) = (status, output, errors)
        }
    }

    private struct State {
        var process: pid_t?
        var isCancelled = false
    }

    private let state = Mutex(State())
    private let program: String

    /// Ourselves, whatever our file is called by now.
    package static let ourselves = "/proc/self/exe"

    /// - Parameter program: What carries commands out.
    package init(_ program: String = ourselves) { self.program = program }

    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends what runs, and what would run from now on.
    package func cancel() {
        state.withLock { state in
            state.isCancelled = true
            // It ends what it has started, and takes away what it has not finished.
            if let process = state.process { kill(process, SIGTERM) }
        }
    }

    private static let mostOutput = 16 << 20

    /// Runs a command to its end. Called by one thread, which has to be there as long as the command: the kernel ends it with the thread.
    ///
    /// - Parameters:
    ///   - environment: Variables beside our own.
    ///   - seconds: How long it may take.
    ///   - hear: Is handed its output so far, whenever there is more.
    package func run(
        _ line: [String], environment: [String: String] = [:], seconds: Double, hear: (Data) -> Void = { _ in }
    ) throws -> Ended {
        var program = try Subprocess(
            program, line,
            environment: ProcessInfo.processInfo.environment.merging(environment) { _, new in new },
            limits: .init(time: TimeLimit(seconds: seconds)), mergesErrors: false)
        let isCancelled = state.withLock { state in
            state.process = program.process
            return state.isCancelled
        }
        if isCancelled { kill(program.process, SIGTERM) }
        defer { state.withLock { $0.process = nil } }
        var (output, errors) = (Data(), Data())
        let ending = try program.finish(
            onOutput: { bytes in
                guard output.count + bytes.count <= Self.mostOutput else {
                    throw Failure(ExitStatus.memory, "the answer has more than \(Self.mostOutput) bytes")
                }
                output.append(contentsOf: bytes)
                hear(output)
                return .goOn
            },
            onErrors: { bytes in if errors.count + bytes.count <= Self.mostOutput { errors.append(contentsOf: bytes) } }
        )
        let status: Int32 =
            switch ending {
            case .exit(let status): status
            case .signal(let signal): ExitStatus.signal + signal
            case .timeout: ExitStatus.timeout
            }
        return Ended(
            status: status, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }
}
