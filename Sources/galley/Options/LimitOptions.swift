import ArgumentParser
import Foundation
import GalleyProtocol

/// How long a command may take and how much memory, for every command that compiles, runs or reads a user's file.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The seconds that compiling may take, and then each view; what takes longer is stopped, with status 124.",
            valueName: "SECONDS"),
        transform: positive("time", else: "give a positive number of seconds, for example 10"))
    var timeout = 60.0

    @Option(
        help: ArgumentHelp(
            "The megabytes of memory that a file's code may use, and each program that compiles it (512 at the least); with more, that ends with status 71.",
            valueName: "MB"),
        transform: reading("limit", else: "give megabytes, 64 at the least, for example 1024") { text in
            Int(text).flatMap { (64...(1 << 24)).contains($0) ? $0 : nil }
        })
    var memory = 4096

    @Flag(
        help: ArgumentHelp(
            "Shut the file's code in: it reads only what --allow-read gives, writes nothing, and starts and reaches nothing. What compiles it is shut in, too."
        ))
    var sandbox = false

    @Option(
        name: .customLong("allow-read"),
        help: ArgumentHelp(
            "A folder or file that the code may read with --sandbox; can be repeated.", valueName: "DIR"),
        completion: .file())
    var readable: [String] = []

    func validate() throws {
        for path in readable where !FileManager.default.fileExists(atPath: path) {
            throw ValidationError("there is no '\(path)' that --allow-read could give.")
        }
    }

    /// The time that begins now.
    var time: TimeLimit { TimeLimit(seconds: timeout) }

    /// The same for messages.
    var allowance: HostAllowance { HostAllowance(time: time.text, memory: memory) }

    /// What the programs are allowed that compile and read a file; they need some memory for any file at all.
    var compiling: Subprocess.Limits {
        // A deep stack would be every thread's, and count as memory.
        .init(time: time, memory: max(memory, Self.leastForCompiling) << 20)
    }

    /// Megabytes.
    private static let leastForCompiling = 512

    /// What a program is allowed that runs a file's code.
    var running: Subprocess.Limits {
        // Deep views take a deep stack; a process's main thread gets what the limit was when it started.
        .init(time: time, memory: memory << 20, stack: 512 << 20)
    }
}
