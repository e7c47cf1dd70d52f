import Foundation
import GalleyProtocol

/// Runs a program to its end.
///
/// On `posix_spawn` itself: Foundation's `Process` notices the end of a program up to 60 ms late, which is more than all
/// the rest of a run that compiles nothing.
enum Subprocess {
    struct Output {
        /// The exit status, or the number of the signal that ended the program.
        var status: Int32
        var isSignal: Bool
        var standardOutput: Data
    }

    /// Where the program's standard error goes.
    enum ErrorStream {
        /// To ours, line by line as it comes, without those that the runtime adds when a program crashes: a stack of
        /// addresses without names.
        case passWithoutStacks
        /// Into the output, with standard output.
        case merge
    }

    /// Runs a program with the given input, which must fit a pipe's buffer.
    static func run(
        _ path: String, _ arguments: [String], input: Data = Data(), errors: ErrorStream = .merge,
        environment: [String: String] = [:]
    ) throws -> Output {
        let inputPipe = privatePipe()
        let outputPipe = privatePipe()
        let errorPipe = errors == .merge ? outputPipe : privatePipe()
        let process = try spawn(
            path, arguments, environment: ProcessInfo.processInfo.environment.merging(environment) { _, new in new },
            streams: [
                inputPipe.fileHandleForReading.fileDescriptor, outputPipe.fileHandleForWriting.fileDescriptor,
                errorPipe.fileHandleForWriting.fileDescriptor,
            ])
        try? inputPipe.fileHandleForReading.close()
        try? outputPipe.fileHandleForWriting.close()
        if errors != .merge { try? errorPipe.fileHandleForWriting.close() }
        // A program that has ended already, or does not read, shows in its status.
        try? inputPipe.fileHandleForWriting.write(contentsOf: input)
        try? inputPipe.fileHandleForWriting.close()
        let group = DispatchGroup()
        if errors == .passWithoutStacks {
            let reader = errorPipe.fileHandleForReading
            DispatchQueue.global().async(group: group) { passWithoutStacks(from: reader) }
        }
        let output = (try? outputPipe.fileHandleForReading.readToEnd()) ?? Data()
        group.wait()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // As wait(2) lays it out: the signal in the low seven bits, else the status in the next byte.
        let signal = status & 0x7f
        return Output(status: signal != 0 ? signal : status >> 8 & 0xff, isSignal: signal != 0, standardOutput: output)
    }

    /// A pipe that programs inherit only as a standard stream; else one would keep its own input open.
    private static func privatePipe() -> Pipe {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        return pipe
    }

    /// Starts a program with these descriptors as its standard streams.
    private static func spawn(
        _ path: String, _ arguments: [String], environment: [String: String], streams: [Int32]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(target))
        }
        let list = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for pointer in list + variables { free(pointer) }
        }
        var process: pid_t = 0
        let failure = posix_spawn(&process, path, &actions, nil, list, variables)
        guard failure == 0 else {
            throw Failure(ExitStatus.unavailable, "cannot run '\(path)': \(String(cString: strerror(failure)))")
        }
        return process
    }

    private static func passWithoutStacks(from reader: FileHandle) {
        var rest = Data()
        while true {
            let more = reader.availableData
            rest += more
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? (more.isEmpty ? rest.indices.last : nil) {
                let line = rest[...end]
                if !isStackLine(String(decoding: line, as: UTF8.self)) {
                    try? FileHandle.standardError.write(contentsOf: line)
                }
                rest = rest[(end + 1)...]
            }
            if more.isEmpty { return }
        }
    }

    /// `Current stack trace:`, or `3    libswiftCore.so    0x00007fed414f94f0 name + 303`.
    private static func isStackLine(_ line: String) -> Bool {
        if line.hasPrefix("Current stack trace:") { return true }
        let words = line.split(separator: " ")
        return words.count > 3 && Int(words[0]) != nil && words[2].count == 18 && words[2].hasPrefix("0x")
    }
}
