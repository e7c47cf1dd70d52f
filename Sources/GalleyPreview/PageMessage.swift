import Foundation
import GalleyProtocol

/// What the page is sent: a head, and the parts that it names, each JSON in a separate line. The parts are what a host wrote, and
/// are not read on their way.
package enum PageMessage {
    private struct Head: Encodable {
        var parts: [String]
        /// The host that the picture is of; the page says so when it has drawn it.
        var host: Int?
        var status: PreviewSession.Status
    }

    /// A picture, as the host wrote it, of views that are compiled once and for all.
    package static func text(_ picture: Data) -> String {
        var status = PreviewSession.Status()
        (status.build, status.pictureBuild) = (1, 1)
        return text(picture, status)
    }

    static func text(
        _ picture: Data?, _ status: PreviewSession.Status, host: Int? = nil, tree: Data? = nil,
        explanation: Data? = nil,
        side: Data? = nil
    ) -> String {
        let named = [("picture", picture), ("tree", tree), ("explanation", explanation), ("side", side)]
        let parts = named.compactMap { name, part in part.map { (name, $0) } }
        let head = try? JSONEncoder.galley().encode(Head(parts: parts.map(\.0), host: host, status: status))
        let lines = [head ?? Data()] + parts.map(\.1)
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
}
