import CGalleySystem
import Foundation
import GalleyProtocol

/// How a worker is started, and what it may take.
package struct WorkerLaunch: Sendable {
    package var path: String
    package var arguments: [String]
    package var environment: [String: String]
    /// What comes before the rows; `hasRows` is set.
    package var request: HostRequest
    /// Megabytes that it may use.
    package var memory: Int
    /// The seconds that it may take to begin.
    package var startTime = 60.0
    /// Gives the bytes of images that views ask for; nil gives none. Called while the row's time continues.
    package var images: (@Sendable (_ url: String) throws -> Data)?
    /// Whether what it writes to standard error goes to ours.
    package var showsErrors = true

    package init(_ worker: ServerSettings.Worker) {
        self.init(
            path: worker.path, arguments: worker.arguments, environment: worker.environment, request: worker.request,
            memory: worker.memory)
    }

    package init(
        path: String, arguments: [String], environment: [String: String], request: HostRequest, memory: Int
    ) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.request = request
        self.request.hasRows = true
        self.memory = memory
    }
}

/// What came of a row.
package enum WorkerOutcome: Sendable {
    /// The worker's answer, which may be a failure. There is a picture for each format, unless it is one.
    case result(HostResult, [Data])
    /// The worker is gone, or was stopped; status and message are those of the failure.
    case ended(Subprocess.Ending, status: Int32, message: String)
    /// There was no worker to begin with.
    case notStarted(message: String)
    /// No one wanted the row any more when its turn came.
    case dropped
}

/// A host that has loaded the user's code once, and draws row after row of it.
///
/// Used by one thread, which must be there for as long as the worker: the kernel ends the worker with it.
package final class WorkerProcess {
    private let launch: WorkerLaunch
    private let process: pid_t
    private let input: Descriptor
    private let output: Descriptor
    private let errorOutput: Descriptor
    private let ended: Descriptor
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    private var answer: HostAnswer
    private var errors: HostErrors
    /// What its code's crash noted, once it has crashed.
    package var crash: CrashNote? { errors.hasRunOut ? nil : errors.crash }
    private var isReaped = false
    /// The names of the views that it can show.
    package private(set) var views: [String] = []
    /// How many rows it was given.
    package private(set) var rows = 0

    /// Starts a worker and waits until it has loaded the code.
    package init(_ launch: WorkerLaunch) throws {
        self.launch = launch
        answer = HostAnswer(pictures: max(launch.request.formats.count, 1), mostBytes: launch.memory << 20)
        errors = HostErrors(isShown: launch.showsErrors)
        let (inputEnd, input) = try Descriptor.pipe()
        let (output, outputEnd) = try Descriptor.pipe()
        let (errorOutput, errorEnd) = try Descriptor.pipe()
        (self.input, self.output, self.errorOutput) = (input, output, errorOutput)
        let ends = [inputEnd, outputEnd, errorEnd]
        // Deep views take a deep stack.
        let limits = Subprocess.Limits(
            time: TimeLimit(seconds: launch.startTime), memory: launch.memory << 20, stack: 512 << 20)
        process = try withExtendedLifetime(ends) {
            try Interruption.start {
                try Subprocess.start(
                    launch.path, launch.arguments, environment: launch.environment, limits: limits,
                    streams: ends.map(\.number))
            }
        }
        for end in ends { end.close() }
        for descriptor in [input, output, errorOutput] { descriptor.neverBlock() }
        ended = Descriptor(galley_process_descriptor(process))
        let allowance = HostAllowance(time: limits.time.text, memory: launch.memory)
        let request = try JSONEncoder.galley().encode(launch.request) + Data("\n".utf8)
        do {
            try exchange(request, within: limits.time) { event in
                if case .making = event { return false }
                guard case .views(let names) = event else { throw HostAnswer.Nonsense() }
                views = names
                return true
            }
        } catch {
            end()
            let reason = (error as? Ended).map { $0.ending.explained(errors, allowance).message }
            throw Failure(ExitStatus.crash, "before a view was shown, \(reason ?? "its answer made no sense")")
        }
    }

    deinit {
        end()
        buffer.deallocate()
    }

    /// Whether it has ended since it was last asked, by itself or by someone else.
    package var hasEnded: Bool {
        var polled = pollfd(fd: ended.number, events: Int16(POLLIN), revents: 0)
        return isReaped || (ended.number >= 0 && poll(&polled, 1, 0) > 0)
    }

    /// Draws a row. Unless the outcome is a result, the worker is gone.
    ///
    /// - Parameter seconds: How long it may take.
    package func draw(_ row: HostRow, seconds: Double) -> WorkerOutcome {
        rows += 1
        let time = TimeLimit(seconds: seconds)
        let allowance = HostAllowance(time: time.text, memory: launch.memory)
        var outcome: (HostResult, [Data])?
        do {
            let line = try JSONEncoder.galley().encode(row) + Data("\n".utf8)
            try exchange(line, within: time) { event in
                switch event {
                case .making, .views: throw HostAnswer.Nonsense()
                case .begin, .image: return false
                case .end(let result, let pictures):
                    outcome = (result, pictures)
                    return true
                }
            }
        } catch let error as Ended {
            end()
            errors.finish()
            var (status, message) = error.ending.explained(errors, allowance)
            if case .signal = error.ending, status == ExitStatus.crash, let said = errors.lastLine {
                message = message.replacing("; \(Subprocess.Ending.above)", with: "; \(said.prefix(500))")
            }
            return .ended(error.ending, status: status, message: message)
        } catch {
            end()
            return .ended(
                .timeout, status: ExitStatus.crash,
                message: "the host's answer makes no sense; does the view's code write into it?")
        }
        guard let (result, pictures) = outcome else { return .dropped }
        return .result(result, pictures)
    }

    /// Ends the worker and what it has started in its own group.
    package func end() {
        guard !isReaped else { return }
        isReaped = true
        kill(-process, SIGKILL)
        _ = Interruption.reap(process)
    }

    private struct Ended: Error {
        var ending: Subprocess.Ending
    }

    /// Writes bytes and takes in what is answered, until `isDone` says so.
    private func exchange(
        _ bytes: Data, within time: TimeLimit, isDone: (HostAnswer.Event) throws -> Bool
    ) throws {
        var rest = bytes[...]
        if !rest.isEmpty { rest = input.write(rest) }
        while true {
            var polled = [
                pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errorOutput.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: rest.isEmpty ? -1 : input.number, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: ended.number, events: Int16(POLLIN), revents: 0),
            ]
            let patience = ended.number < 0 ? min(time.milliseconds, 20) : time.milliseconds
            let count = poll(&polled, UInt(polled.count), patience)
            if polled[2].revents != 0 { rest = input.write(rest) }
            if polled[1].revents != 0, let bytes = errorOutput.read(into: buffer) { errors.append(bytes) }
            if polled[0].revents != 0, let bytes = output.read(into: buffer) {
                try answer.append(bytes)
                while let event = try answer.next() {
                    if case .image(let url) = event { rest = rest + (try image(url)) }
                    if try isDone(event) { return }
                }
                continue
            }
            if polled[3].revents != 0 || output.number < 0 { throw Ended(ending: awaitEnding()) }
            if count == 0, time.milliseconds == 0 { throw Ended(ending: .timeout) }
        }
    }

    /// The answer to a view that asks for an image.
    private func image(_ url: String) throws -> Data {
        func answer(_ image: HostImage) throws -> Data { try JSONEncoder.galley().encode(image) + Data("\n".utf8) }
        guard let images = launch.images else { throw HostAnswer.Nonsense() }
        do {
            let data = try images(url)
            return try answer(HostImage(bytes: data.count)) + data
        } catch {
            return try answer(HostImage(failure: (error as? Failure)?.message ?? "\(error)"))
        }
    }

    /// How it ended, once what it has written to standard error is read.
    private func awaitEnding() -> Subprocess.Ending {
        kill(-process, SIGKILL)
        while let bytes = errorOutput.read(into: buffer) { errors.append(bytes) }
        isReaped = true
        let status = Interruption.reap(process)
        let signal = status & 0x7f
        return signal != 0 ? .signal(signal) : .exit(status: status >> 8 & 0xff)
    }
}
