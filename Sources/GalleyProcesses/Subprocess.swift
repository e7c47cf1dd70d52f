import CGalleySystem
import Foundation
import GalleyProtocol

/// A program that runs for us, and ends with us at the latest.
///
/// On `vfork` itself: Foundation's `Process` notices the end of a program up to 60 ms late, which is more than all the
/// rest of a run that compiles nothing, and cannot tie a program's life to ours.
package struct Subprocess {
    /// How a program ended.
    package enum Ending: Equatable {
        case exit(status: Int32)
        case signal(Int32)
        /// It took longer than it may, and was killed.
        case timeout

        package var isSuccess: Bool { self == .exit(status: 0) }
    }

    /// What a program is allowed.
    package struct Limits {
        package var time: TimeLimit
        /// Bytes of private memory; nil is no limit.
        package var memory: Int?
        /// Bytes that the stack may grow to; nil is what we have ourselves.
        package var stack: Int?
        /// What it is shut into; nil where it may do what we may.
        package var confinement: Confinement?

        package init(time: TimeLimit, memory: Int? = nil, stack: Int? = nil) {
            self.time = time
            self.memory = memory
            self.stack = stack
        }
    }

    /// The program's answer while it runs.
    package enum Answer {
        case goOn
        /// The program got something done: its time begins again.
        case goOnWithNewTime
    }

    /// The program's number, and that of its group.
    package let process: pid_t
    private let input: Descriptor
    private let output: Descriptor
    /// Nil where the program's errors go the way of its output.
    private let errors: Descriptor?
    private var time: TimeLimit
    /// What the program has still to read.
    private var rest: Data.SubSequence

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - data: What the program reads from standard input.
    ///   - environment: The program's whole environment; nil is ours.
    ///   - mergesErrors: Whether standard error goes the way of standard output.
    package init(
        _ path: String, _ arguments: [String], input data: Data = Data(), environment: [String: String]? = nil,
        limits: Limits, mergesErrors: Bool
    ) throws {
        let (inputEnd, input) = try Descriptor.pipe()
        let (output, outputEnd) = try Descriptor.pipe()
        let (errors, errorEnd) = mergesErrors ? (nil, outputEnd) : try Descriptor.pipe()
        (self.input, self.output, self.errors, time) = (input, output, errors, limits.time)
        rest = data[...]
        // Writing must not block while the program waits for us to read.
        input.neverBlock()
        let ends = [inputEnd, outputEnd, errorEnd]
        let (path, arguments) = limits.confinement?.command(path, arguments) ?? (path, arguments)
        process = try withExtendedLifetime(ends) {
            try Interruption.start {
                try Self.start(
                    path, arguments, environment: environment ?? ProcessInfo.processInfo.environment, limits: limits,
                    streams: ends.map(\.number))
            }
        }
        time.restart()
        // A program that is waited for later has something to do until then.
        feed()
    }

    /// Writes what the program takes.
    private mutating func feed() {
        if !rest.isEmpty { rest = input.write(rest) }
        if rest.isEmpty { input.close() }
    }

    package static func start(
        _ path: String, _ arguments: [String], environment: [String: String], limits: Limits, streams: [Int32]
    ) throws -> pid_t {
        let list = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for pointer in list + variables { free(pointer) }
        }
        var process: pid_t = 0
        let failure = path.withCString { path in
            list.withUnsafeBufferPointer { list in
                variables.withUnsafeBufferPointer { variables in
                    guard let list = list.baseAddress, let variables = variables.baseAddress else { return EINVAL }
                    var launch = galley_launch(
                        path: path, arguments: list, environment: variables,
                        streams: (streams[0], streams[1], streams[2]), memory: UInt64(limits.memory ?? 0),
                        stack: UInt64(limits.stack ?? 0))
                    return galley_start(&launch, &process)
                }
            }
        }
        guard failure == 0 else {
            throw Failure(ExitStatus.unavailable, "cannot run '\(path)': \(String(cString: strerror(failure)))")
        }
        return process
    }

    /// Hands over what the program writes as it comes, and waits until it has ended.
    ///
    /// What the program has started itself and left running is killed with it. When `onOutput` or `onErrors` throws, so is
    /// the program.
    package mutating func finish(
        onOutput: (UnsafeRawBufferPointer) throws -> Answer,
        onErrors: (UnsafeRawBufferPointer) throws -> Void = { _ in }
    ) throws -> Ending {
        do {
            let isInTime = try exchange(onOutput, onErrors)
            return end(isInTime ? nil : .timeout)
        } catch {
            _ = end(.timeout)
            throw error
        }
    }

    /// Reads and writes until the program has ended; false when its time is over.
    private mutating func exchange(
        _ onOutput: (UnsafeRawBufferPointer) throws -> Answer, _ onErrors: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> Bool {
        let ended = Descriptor(galley_process_descriptor(process))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
        defer { buffer.deallocate() }
        var hasEnded = false
        while true {
            // A closed descriptor is negative, and poll passes it over.
            var polled = [
                pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors?.number ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: hasEnded ? -1 : ended.number, events: Int16(POLLIN), revents: 0),
            ]
            // Without a descriptor for the process (before Linux 5.3), its end is looked for now and then.
            let patience = ended.number < 0 ? min(time.milliseconds, 20) : time.milliseconds
            let count = poll(&polled, UInt(polled.count), hasEnded ? 0 : patience)
            if polled[0].revents != 0, let bytes = output.read(into: buffer) {
                if case .goOnWithNewTime = try onOutput(bytes) { time.restart() }
            }
            if polled[1].revents != 0, let bytes = errors?.read(into: buffer) { try onErrors(bytes) }
            if polled[2].revents != 0 { feed() }
            if !hasEnded, polled[3].revents != 0 || (ended.number < 0 && isOver) {
                // What is in the pipes is still read, but nobody is waited for who has inherited them.
                hasEnded = true
                kill(-process, SIGKILL)
            } else if hasEnded, count == 0 || (output.number < 0 && (errors?.number ?? -1) < 0) {
                return true
            }
            if time.milliseconds == 0 { return hasEnded }
        }
    }

    /// Whether the program has ended, without reaping it.
    private var isOver: Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT | WNOHANG) == 0 && info.si_signo != 0
    }

    /// Kills what is left of the program and reaps it.
    private func end(_ ending: Ending?) -> Ending {
        kill(-process, SIGKILL)
        var info = siginfo_t()
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        let status = Interruption.reap(process)
        if let ending { return ending }
        // As wait(2) lays it out: the signal in the low seven bits, else the status in the next byte.
        let signal = status & 0x7f
        return signal != 0 ? .signal(signal) : .exit(status: status >> 8 & 0xff)
    }
}

extension Subprocess {
    /// Runs a program to its end; its output and errors come together.
    package static func run(
        _ path: String, _ arguments: [String], input: Data = Data(), environment: [String: String]? = nil,
        limits: Limits
    ) throws -> (ending: Ending, output: Data) {
        var program = try Subprocess(
            path, arguments, input: input, environment: environment, limits: limits, mergesErrors: true)
        var output = Data()
        let ending = try program.finish { bytes in
            output.append(contentsOf: bytes)
            return .goOn
        }
        return (ending, output)
    }
}
