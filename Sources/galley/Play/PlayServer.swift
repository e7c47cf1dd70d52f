import Foundation
import GalleyProcesses
import GalleyProtocol

/// A view in the background, at its socket.
struct PlayServer {
    private let stage: PlayStage
    private let socket: PlaySocket
    private let idle: Double

    init(_ stage: PlayStage, _ name: String, idle: Double) throws {
        (self.stage, socket, self.idle) = (stage, try PlaySocket(name), idle)
    }

    /// Serves until it is told to end, it is idle for too long, or the view is gone.
    func run() throws {
        let listener = try socket.listening()
        defer { unlink(socket.path) }
        try StandardOutput.write("ready\n")
        // Whoever started us goes on now.
        let null = open("/dev/null", O_WRONLY)
        dup2(null, STDOUT_FILENO)
        close(null)
        var shots = 0
        while true {
            var polled = pollfd(fd: listener.number, events: Int16(POLLIN), revents: 0)
            let count = poll(&polled, 1, Int32(min(idle * 1000, Double(Int32.max))))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            let connection = Descriptor(accept(listener.number, nil, nil))
            guard let order = PlayWire.read(PlayOrder.self, from: connection) else { continue }
            let start = lseek(STDERR_FILENO, 0, SEEK_END)
            var played = PlayRun.carryOut(order.steps, on: stage, keepsGoing: order.keepsGoing, shots: &shots)
            played.log = log(from: start)
            try PlayWire.write(played, to: connection)
            if order.ends || played.failure?.status == ExitStatus.crash { return }
        }
    }

    /// What has been written to standard error, which is a file, since it was so long.
    private func log(from start: off_t) -> String? {
        let end = lseek(STDERR_FILENO, 0, SEEK_END)
        guard start >= 0, end > start else { return nil }
        var bytes = [UInt8](repeating: 0, count: min(Int(end - start), Self.mostLog))
        let count = pread(STDERR_FILENO, &bytes, bytes.count, start)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    private static let mostLog = 1 << 20
}

/// Starts a view in the background.
struct PlayDetaching {
    private let options: PlaySessionOptions

    init(_ options: PlaySessionOptions) { self.options = options }

    /// Starts it and carries out the first steps there.
    func run(_ source: PlaySource, _ report: PlayReport, keepsGoing: Bool) throws {
        let socket = try PlaySocket(options.name ?? Self.freeName())
        try socket.checkFree()
        try start(socket)
        if !report.isJSON { try StandardOutput.write("galley play --session \(socket.name)\n") }
        try PlayCall(socket, report, keepsGoing: keepsGoing).run(source)
    }

    private static func freeName() throws -> String {
        for number in 1...1000 where try PlaySocket("view-\(number)").connected() == nil { return "view-\(number)" }
        throw Failure(ExitStatus.usage, "there are too many views in the background; end some with --end")
    }

    private func start(_ socket: PlaySocket) throws {
        let (output, outputEnd) = try Descriptor.pipe()
        var name = Array("/tmp/galley-play-XXXXXX".utf8CString)
        let log = Descriptor(mkstemp(&name))
        _ = fcntl(log.number, F_SETFD, FD_CLOEXEC)
        unlink(name)
        guard log.number >= 0 else { throw Failure(ExitStatus.cannotWrite, "cannot make a file in /tmp") }
        var arguments = CommandLine.arguments.dropFirst().filter { $0 != "--detach" }
        arguments += ["--serving", socket.name]
        let process = try Self.spawn(Array(arguments), output: outputEnd, errors: log)
        outputEnd.close()
        var byte: UInt8 = 0
        guard read(output.number, &byte, 1) == 1 else {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            let text = Self.content(of: log).replacing("galley: ", with: "", maxReplacements: 1)
            throw Failure(
                status & 0x7f == 0 ? status >> 8 & 0xff : ExitStatus.crash,
                text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        try? FileHandle.standardError.write(contentsOf: Data(Self.content(of: log).utf8))
    }

    private static func content(of file: Descriptor) -> String {
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = pread(file.number, &bytes, bytes.count, 0)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
    }

    /// Starts ourselves so that we can end before it does.
    private static func spawn(_ arguments: [String], output: Descriptor, errors: Descriptor) throws -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        // POSIX_SPAWN_SETSID (spawn.h), which Swift does not see.
        posix_spawnattr_setflags(&attributes, 0x80)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.number, STDERR_FILENO)
        // The program that started us may wait for the end of pipes that we were given besides: they are not handed on.
        for number in STDERR_FILENO + 1..<1024 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        let list = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
        defer { for pointer in list { free(pointer) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, list, environ)
        guard failure == 0 else {
            throw Failure(ExitStatus.unavailable, "cannot start a process: \(String(cString: strerror(failure)))")
        }
        return process
    }
}
