import CGalleySystem
import Foundation

/// ffmpeg while it writes a film. The film is a file in memory: what is not finished is gone with us.
final class Film {
    private var process: pid_t = -1
    /// Where it takes its pictures from.
    private var input: Int32
    private let output: Int32
    private let messages: Int32
    private let patience: Double
    /// Each of its threads gets as much stack as a program's first one may have, which with us can be all that there is.
    private static let stack: UInt64 = 8 << 20

    /// Starts it. Pictures are its standard input, the film its standard output, a file that it can seek in.
    /// - Throws: `ExportError` if it cannot be started.
    init(_ program: String, _ arguments: [String], patience: Double) throws {
        self.patience = patience
        var ends: [Int32] = [-1, -1]
        // A socket, because writing to one that nobody reads can be limited in time, and raises no signal.
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw ExportError.drawingFailed("no socket: \(String(cString: strerror(errno)))")
        }
        input = ends[0]
        output = galley_open_memory()
        messages = galley_open_memory()
        defer { close(ends[1]) }
        var limit = timeval(tv_sec: Int(patience), tv_usec: Int(patience * 1e6) % 1_000_000)
        setsockopt(input, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard output >= 0, messages >= 0 else { throw ExportError.drawingFailed("no files in memory") }
        let failure = start(program, arguments, streams: (ends[1], output, messages))
        guard failure == 0 else {
            process = -1
            throw ExportError.drawingFailed("'\(program)' cannot be started: \(String(cString: strerror(failure)))")
        }
    }

    deinit {
        if process > 0 {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        for descriptor in [input, output, messages] where descriptor >= 0 { close(descriptor) }
    }

    private func start(_ program: String, _ arguments: [String], streams: (Int32, Int32, Int32)) -> Int32 {
        let all = ([program] + arguments).map { strdup($0) }
        defer { for one in all { free(one) } }
        return program.withCString { path in
            (all + [nil]).withUnsafeBufferPointer { arguments in
                guard let list = arguments.baseAddress else { return EINVAL }
                var launch = galley_launch(
                    path: path, arguments: list, environment: environ, streams: streams, memory: 0,
                    stack: Self.stack)
                return galley_start(&launch, &process)
            }
        }
    }

    /// Gives it a picture.
    /// - Throws: `ExportError` if it has ended, or takes nothing for too long.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = send(input, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                throw ExportError.drawingFailed("ffmpeg has taken no picture for \(Self.text(patience)) seconds")
            } else if errno != EINTR {
                throw try ended()
            }
        }
    }

    /// The film, when it is complete.
    /// - Throws: `ExportError` if ffmpeg fails, or does not end.
    func finish() throws -> Data {
        close(input)
        input = -1
        if let failure = try failure() { throw failure }
        let length = lseek(output, 0, SEEK_END)
        guard length > 0 else { throw ExportError.drawingFailed("ffmpeg has written nothing") }
        return try read(output)
    }

    /// Why it takes no pictures any more.
    private func ended() throws -> ExportError {
        try failure() ?? .drawingFailed("ffmpeg ended before it had all pictures" + said())
    }

    /// Waits until it ends; nil where all went well.
    private func failure() throws -> ExportError? {
        let descriptor = galley_process_descriptor(process)
        if descriptor >= 0 {
            defer { close(descriptor) }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            while true {
                let count = poll(&wait, 1, Int32(clamping: Int(patience * 1000)))
                if count > 0 { break }
                if count < 0 && errno == EINTR { continue }
                throw ExportError.drawingFailed("ffmpeg has not ended after \(Self.text(patience)) seconds")
            }
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        process = -1
        if status == 0 { return nil }
        let signal = status & 0x7F
        let way = signal == 0 ? "with status \(status >> 8 & 0xFF)" : "by signal \(signal)"
        return .drawingFailed("ffmpeg ended \(way)" + said())
    }

    /// The last line of what it says.
    private func said() -> String {
        let text = (try? read(messages)).map { String(decoding: $0.suffix(4096), as: UTF8.self) } ?? ""
        return text.split(whereSeparator: \.isNewline).last.map { ": \($0)" } ?? ""
    }

    private func read(_ descriptor: Int32) throws -> Data {
        lseek(descriptor, 0, SEEK_SET)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        return try file.readToEnd() ?? Data()
    }

    private static func text(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10)" }
}
