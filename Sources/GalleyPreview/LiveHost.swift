import CGalleySystem
import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// A host whose view is alive: takes commands at any time, and hands over pictures as they come.
///
/// A separate thread starts the process and reads what it writes; the kernel ends the process with that thread.
package final class LiveHost: Sendable {
    package enum Event: Sendable {
        /// A picture, the tree of views, and why one of them has its size, as JSON.
        case picture(Data)
        case tree(Data)
        case explanation(Data)
        /// Another line, without its mark.
        case other(mark: UInt8, Data)
        /// The host is gone, or was stopped because it did not answer.
        case ended(message: String)
    }

    private struct State {
        var input = Data()
        var wake: Int32 = -1
        var isOver = false
        /// When an answer is due at the latest.
        var due: ContinuousClock.Instant?
        var process: pid_t?
    }

    private let state = Mutex(State())
    private let worker: ServerSettings.Worker
    private let timeLimit: Double
    private let handle: @Sendable (Event) -> Void

    /// The most bytes of commands that wait for a host.
    private static let mostWaiting = 1 << 20
    private static let longestLine = 256 << 20

    /// Starts a host; `handle` is called on the host's thread.
    ///
    /// - Parameter timeLimit: The seconds within which it has to answer.
    package init(_ worker: ServerSettings.Worker, timeLimit: Double, handle: @escaping @Sendable (Event) -> Void) {
        self.worker = worker
        self.timeLimit = timeLimit
        self.handle = handle
        Thread.detachNewThread { self.run() }
    }

    /// The process's number while it runs.
    package var process: pid_t? { state.withLock { $0.process } }

    /// The seconds since it was asked for what it has not answered.
    package var waitingTime: Double {
        state.withLock { state in state.due.map { timeLimit - ($0 - .now) / .seconds(1) } ?? 0 }
    }

    /// Hands a command over. Where too many wait it is dropped, and false is returned.
    ///
    /// - Parameters:
    ///   - isNeeded: Whether it counts, however many wait.
    ///   - isAnswered: Whether the host says something to it, within its time limit.
    @discardableResult
    package func send(_ command: some Encodable, isNeeded: Bool = false, isAnswered: Bool = true) -> Bool {
        guard let line = try? JSONEncoder.galley().encode(command) + Data("\n".utf8) else { return false }
        return state.withLock { state in
            guard !state.isOver, isNeeded || state.input.count + line.count <= Self.mostWaiting else { return false }
            state.input += line
            // Whoever goes on asking gives a host that hangs no more time.
            if isAnswered { state.due = state.due ?? .now + .seconds(timeLimit) }
            wake(state)
            return true
        }
    }

    /// Ends the process; nothing is handed over from then on.
    package func end() {
        state.withLock { state in
            state.isOver = true
            wake(state)
        }
    }

    private func wake(_ state: State) {
        guard state.wake >= 0 else { return }
        var byte: UInt8 = 0
        _ = write(state.wake, &byte, 1)
    }

    private var isOver: Bool { state.withLock { $0.isOver } }

    private func run() {
        do {
            let (inputEnd, input) = try Descriptor.pipe()
            let (output, outputEnd) = try Descriptor.pipe()
            let (errorOutput, errorEnd) = try Descriptor.pipe()
            let (wake, wakeEnd) = try Descriptor.pipe()
            for descriptor in [input, output, errorOutput, wake, wakeEnd] { descriptor.neverBlock() }
            var request = worker.request
            if !request.isShared { request.isLive = true }
            let first = try JSONEncoder.galley().encode(request) + Data("\n".utf8)
            // Deep views take a deep stack.
            let limits = Subprocess.Limits(
                time: TimeLimit(seconds: timeLimit), memory: worker.memory << 20, stack: 512 << 20)
            let ends = [inputEnd, outputEnd, errorEnd]
            let process = try withExtendedLifetime(ends) {
                try Interruption.start {
                    try Subprocess.start(
                        worker.path, worker.arguments, environment: worker.environment, limits: limits,
                        streams: ends.map(\.number))
                }
            }
            for end in ends { end.close() }
            state.withLock { state in
                state.wake = wakeEnd.number
                state.process = process
                state.input = first + state.input
            }
            let streams = Streams(input: input, output: output, errorOutput: errorOutput, wake: wake)
            let message = serve(process, streams)
            state.withLock { state in
                (state.wake, state.process) = (-1, nil)
                state.input = Data()
            }
            wakeEnd.close()
            if !isOver { handle(.ended(message: message)) }
        } catch {
            handle(.ended(message: (error as? Failure)?.message ?? "\(error)"))
        }
    }

    private struct Streams {
        var input: Descriptor
        var output: Descriptor
        var errorOutput: Descriptor
        var wake: Descriptor
    }

    /// Reads and writes until the process is gone; says why it is.
    private func serve(_ process: pid_t, _ streams: Streams) -> String {
        let ended = Descriptor(galley_process_descriptor(process))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        var errors = HostErrors(isShown: true)
        var lines = Data()
        var rest = Data()[...]
        var ending: Subprocess.Ending?
        while !isOver, ending == nil {
            if rest.isEmpty { rest = takeInput()[...] }
            var polled = [
                pollfd(fd: streams.output.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: streams.errorOutput.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: rest.isEmpty ? -1 : streams.input.number, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: ended.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: streams.wake.number, events: Int16(POLLIN), revents: 0),
            ]
            poll(&polled, UInt(polled.count), 250)
            if polled[4].revents != 0 { _ = streams.wake.read(into: buffer) }
            if polled[2].revents != 0 { rest = streams.input.write(rest) }
            if polled[1].revents != 0, let bytes = streams.errorOutput.read(into: buffer) { errors.append(bytes) }
            if polled[0].revents != 0, let bytes = streams.output.read(into: buffer) {
                lines.append(contentsOf: bytes)
                takeLines(&lines)
                continue
            }
            if polled[3].revents != 0 || streams.output.number < 0 {
                while let bytes = streams.errorOutput.read(into: buffer) { errors.append(bytes) }
                ending = .exit(status: 0)
            } else if isLate || lines.count > Self.longestLine {
                kill(-process, SIGKILL)
                ending = .timeout
            }
        }
        kill(-process, SIGKILL)
        let status = Interruption.reap(process)
        errors.finish()
        if ending != .timeout {
            let signal = status & 0x7f
            ending = signal != 0 ? .signal(signal) : .exit(status: status >> 8 & 0xff)
        }
        let allowance = HostAllowance(time: TimeLimit(seconds: timeLimit).text, memory: worker.memory)
        let message = ending?.explained(errors, allowance).message ?? ""
        // On the page there is nothing above.
        return message.replacing(
            "; \(Subprocess.Ending.above)", with: errors.lastLine.map { "; \($0.prefix(500))" } ?? "")
    }

    private func takeInput() -> Data {
        state.withLock { state in
            defer { state.input = Data() }
            return state.input
        }
    }

    private var isLate: Bool { state.withLock { $0.due.map { $0 < .now } ?? false } }

    private func takeLines(_ bytes: inout Data) {
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            let line = bytes[bytes.startIndex..<end]
            bytes = Data(bytes[(end + 1)...])
            // Each session's turn has the whole time.
            let isBegin = line.first == SharedLine.turn
            state.withLock { state in state.due = isBegin ? .now + .seconds(timeLimit) : nil }
            guard let mark = line.first, !isOver else { continue }
            let content = Data(line.dropFirst())
            switch mark {
            case LivePicture.mark: handle(.picture(content))
            case LiveTree.mark: handle(.tree(content))
            case LiveExplanation.mark: handle(.explanation(content))
            default: handle(.other(mark: mark, content))
            }
        }
    }
}
