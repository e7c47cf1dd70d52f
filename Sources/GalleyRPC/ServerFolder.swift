import Foundation
import GalleyProcesses

/// A folder for what a server hands to its commands, or gets from them.
package final class ServerFolder: Sendable {
    private let folder: TemporaryFolder

    package var path: String { folder.path }

    /// - Parameter server: A word in its name.
    package init(_ server: String) throws { folder = try TemporaryFolder(server) }

    package func remove() { folder.remove() }

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
