import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyRPC
import Synchronization

/// Views that stay alive between calls: for each a process of ours that takes steps on standard input.
final class MCPSessions: Sendable {
    private let sessions = Mutex<[String: MCPSession]>([:])
    private let program: String

    /// - Parameter program: What plays views.
    init(_ program: String = OwnCommand.ourselves) { self.program = program }

    /// So many at a time.
    private static let most = 16

    /// Carries out steps on the view of a name. It begins again where it is missing, or is meant to be shown otherwise.
    func play(_ script: String, in name: String, _ line: [String], seconds: Double) throws -> OwnCommand.Ended {
        let session = try sessions.withLock { sessions in
            if let known = sessions[name], known.line == line, !known.isOver { return known }
            sessions.removeValue(forKey: name)?.end()
            guard sessions.count < Self.most else {
                throw Failure(
                    ExitStatus.usage,
                    "there are \(Self.most) sessions: \(sessions.keys.sorted().joined(separator: ", "))")
            }
            let new = MCPSession(line, program)
            sessions[name] = new
            return new
        }
        let ended = try session.play(script, seconds: seconds)
        if session.isOver { sessions.withLock { if $0[name] === session { $0[name] = nil } } }
        return ended
    }

    func end() { for session in sessions.withLock({ Array($0.values) }) { session.end() } }
}

/// A process that plays a view, and the thread that it lives with.
final class MCPSession: Sendable {
    let line: [String]
    private let program: String
    private struct State {
        var isOver = false
        var process: pid_t?
        var input: Int32 = -1
        var output = Data()
        var errors = Data()
        var status: Int32 = 0
    }

    private let state = Mutex(State())
    /// Calls take turns.
    private let turn = Mutex<Void>(())
    private let news = DispatchSemaphore(value: 0)

    init(_ line: [String], _ program: String) {
        (self.line, self.program) = (line, program)
        Thread.detachNewThread { self.run() }
    }

    var isOver: Bool { state.withLock { $0.isOver } }

    func end() {
        state.withLock { state in
            if let process = state.process { kill(process, SIGTERM) }
            state.isOver = true
        }
    }

    /// Hands steps over and waits for the line that answers them.
    func play(_ script: String, seconds: Double) throws -> OwnCommand.Ended {
        try turn.withLock { _ in
            let end = ContinuousClock.now + .seconds(seconds)
            var isSent = false
            while true {
                let ended = state.withLock { state -> OwnCommand.Ended? in
                    if !isSent, state.input >= 0 {
                        let bytes = Array((script + "\n").utf8)
                        isSent = Foundation.write(state.input, bytes, bytes.count) == bytes.count
                    }
                    let newline = state.output.firstIndex(of: UInt8(ascii: "\n"))
                    guard state.isOver || newline != nil else { return nil }
                    let line = newline.map { Data(state.output[...$0]) } ?? state.output
                    state.output = Data(state.output.dropFirst(line.count))
                    defer { state.errors = Data() }
                    let text = String(decoding: line, as: UTF8.self)
                    let hasFailed = newline == nil || !text.contains("\"messages\":[]")
                    return OwnCommand.Ended(
                        status: hasFailed ? max(state.status, 1) : 0, output: text,
                        errors: String(decoding: state.errors, as: UTF8.self))
                }
                if let ended { return ended }
                guard ContinuousClock.now < end else {
                    self.end()
                    throw Failure(
                        ExitStatus.timeout, "the view did not answer within \(Int(seconds)) seconds, and was ended")
                }
                _ = news.wait(timeout: .now() + 0.25)
            }
        }
    }

    private func run() {
        do {
            let (inputEnd, input) = try Descriptor.pipe()
            let (output, outputEnd) = try Descriptor.pipe()
            let (errorOutput, errorEnd) = try Descriptor.pipe()
            let ends = [inputEnd, outputEnd, errorEnd]
            let process = try withExtendedLifetime(ends) {
                try Interruption.start {
                    try Subprocess.start(
                        program, line, environment: ProcessInfo.processInfo.environment,
                        limits: .init(time: TimeLimit(seconds: 0)), streams: ends.map(\.number))
                }
            }
            for end in ends { end.close() }
            state.withLock { ($0.process, $0.input) = (process, input.number) }
            read(output, errorOutput)
            state.withLock { state in
                // Before the number can be another process's.
                (state.process, state.input, state.isOver) = (nil, -1, true)
            }
            let status = Interruption.reap(process)
            state.withLock { $0.status = status & 0x7f == 0 ? status >> 8 & 0xff : ExitStatus.crash }
        } catch {
            state.withLock { state in
                state.isOver = true
                state.errors += Data(((error as? Failure)?.message ?? "\(error)").utf8)
            }
        }
        news.signal()
    }

    /// Takes in what the process writes, until it has ended.
    private func read(_ output: Descriptor, _ errorOutput: Descriptor) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { buffer.deallocate() }
        while output.number >= 0 {
            var polled = [
                pollfd(fd: errorOutput.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
            ]
            poll(&polled, 2, -1)
            if polled[0].revents != 0, let bytes = errorOutput.read(into: buffer) {
                state.withLock { if $0.errors.count < 1 << 20 { $0.errors.append(contentsOf: bytes) } }
            }
            if polled[1].revents != 0, let bytes = output.read(into: buffer) {
                state.withLock { if $0.output.count < 16 << 20 { $0.output.append(contentsOf: bytes) } }
                news.signal()
            }
        }
    }
}
