import Foundation
import GalleyProcesses
import GalleyProtocol

/// A folder for what a server hands to its commands, or gets from them; it goes with the object, or when the program is told to end.
package final class ServerFolder: Sendable {
    package let path: String

    /// - Parameter server: A word in its name.
    package init(_ server: String) throws {
        var name = Array("/tmp/galley-\(server)-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw Failure(ExitStatus.cannotWrite, "cannot make a folder in /tmp") }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        Interruption.make(path) {}
    }

    deinit { remove() }

    package func remove() { Interruption.settle(path) { try? FileManager.default.removeItem(atPath: path) } }

    /// The pictures in it, in the order of their names.
    package var pictures: [Data] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().compactMap { FileManager.default.contents(atPath: "\(path)/\($0)") }
    }

    /// A text without the folder's name, which means nothing to anyone.
    package func without(_ text: String) -> String {
        text.replacing(path + "/", with: "").replacing(path.replacing("/", with: "\\/") + "\\/", with: "")
    }
}
