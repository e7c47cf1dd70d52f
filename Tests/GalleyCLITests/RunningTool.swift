import Foundation

/// The command line tool while it runs, and the programs that it has started.
final class RunningTool {
    private let process = Process()

    /// - Parameter errors: The file, in the folder, that standard error goes to; nil for none.
    init(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], errors: String? = nil
    ) throws {
        process.executableURL = BuiltTool.folder.appendingPathComponent("galley")
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardOutput = FileHandle.nullDevice
        process.standardError =
            try errors.map { try TemporaryFolder.openFile($0, in: folder.url).handle } ?? .nullDevice
        process.standardInput = FileHandle.nullDevice
        // What a shell runs in the background ignores it, and all that it starts.
        signal(SIGINT, SIG_DFL)
        try process.run()
    }

    /// Microseconds between two looks: where a look has to read what every process is, it costs some five thousand of the processor's.
    private static let pause: UInt32 = 25_000

    /// Waits until the tool has started a program of this name, and returns its number; nil after 20 seconds.
    func child(named name: String) -> pid_t? { Self.child(of: process.processIdentifier, named: name) }

    /// The same for any process.
    static func child(of process: pid_t, named name: String) -> pid_t? {
        for _ in 0..<800 {
            if let child = Self.children(of: process).first(where: { Self.name(of: $0) == name }) {
                return child
            }
            usleep(pause)
        }
        return nil
    }

    /// Any process that another one has started; nil where it starts none for two seconds.
    static func anyChild(of process: pid_t) -> pid_t? {
        for _ in 0..<80 {
            if let child = children(of: process).first { return child }
            usleep(pause)
        }
        return nil
    }

    /// Sends a signal to the tool alone and returns its status, negative when a signal ended it.
    func end(by signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
    }

    /// What the tool has started and not yet ended.
    var children: [pid_t] { Self.children(of: process.processIdentifier) }

    /// Whether a process is there and not only waiting to be reaped; it is given 20 seconds to end.
    static func isRunning(_ process: pid_t) -> Bool {
        for _ in 0..<800 {
            guard let state = fields(of: process)?.first, state != "Z" else { return false }
            usleep(pause)
        }
        return true
    }

    private static func children(of parent: pid_t) -> [pid_t] {
        // Most kernels list them by thread, which costs less than looking at every process there is.
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(parent)/task")) ?? []
        let lists = threads.compactMap {
            try? String(contentsOfFile: "/proc/\(parent)/task/\($0)/children", encoding: .utf8)
        }
        if !lists.isEmpty { return lists.flatMap { $0.split(separator: " ").compactMap { pid_t($0) } } }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { fields(of: $0)?.dropFirst().first == "\(parent)" }
    }

    /// What /proc says of a process behind its name: its state, its parent, and more.
    private static func fields(of process: pid_t) -> [Substring]? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return nil }
        return text[text.index(after: end)...].split(separator: " ")
    }

    private static func name(of process: pid_t) -> String? {
        try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8).trimmingCharacters(in: .newlines)
    }
}
