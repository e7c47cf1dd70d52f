import CGalleySystem
import Foundation
import GalleyProtocol

/// The program that serves: it links SwiftNIO, which `galley` does not.
enum ServerProgram {
    /// Lets galley-web take our place.
    ///
    /// - Parameter settings: What it reads from standard input.
    static func become(_ settings: some Encodable, _ arguments: [String] = []) throws -> Never {
        let path = Installation.current.server
        let file = Descriptor(galley_open_memory())
        let text = try JSONEncoder.galley().encode(settings)
        guard file.number >= 0, file.write(text[...]).isEmpty, lseek(file.number, 0, SEEK_SET) == 0,
            dup2(file.number, STDIN_FILENO) >= 0
        else { throw Failure(ExitStatus.unavailable, "cannot hand the settings to '\(path)'") }
        // The lock on the compiled library is kept.
        galley_keep_folders_open()
        galley_unblock_signals()
        unsetenv("GALLEY_SIGNING_KEY")
        var list = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, &list)
        throw Failure(ExitStatus.unavailable, "cannot run '\(path)': \(String(cString: strerror(errno)))")
    }
}
