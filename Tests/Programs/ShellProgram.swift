import Foundation

/// Writes a program of the shell's to `path`, which any thread may run at once.
///
/// A file that this process had open for writing may be open in a child that another test was starting in the same
/// moment: until that child runs its own program, the kernel refuses to run the file (ETXTBSY, "Text file busy", in
/// execve(2)). So a program of its own writes it.
package func writeProgram(_ script: String, to path: String) throws {
    let text = "\(path).text"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: text))
    defer { unlink(text) }
    let words: [String] = ["install", "-m", "755", text, path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, "/usr/bin/install", nil, nil, &arguments, environ)
    guard failure == 0 else { throw ProgramFailure(message: "install: \(String(cString: strerror(failure)))") }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 {
        guard errno == EINTR else { throw ProgramFailure(message: "install: \(String(cString: strerror(errno)))") }
    }
    guard status == 0 else { throw ProgramFailure(message: "install has not written \(path)") }
}

/// Why a program could not be written.
package struct ProgramFailure: Error, CustomStringConvertible {
    package let message: String
    package var description: String { message }
}
