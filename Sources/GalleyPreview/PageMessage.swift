import Foundation
import GalleyProtocol

/// What the page is sent.
package enum PageMessage {
    /// A picture, as the host wrote it, of views that are compiled once and for all.
    package static func text(_ picture: Data) -> String {
        var status = PreviewSession.Status()
        (status.build, status.pictureBuild) = (1, 1)
        return text(picture, status)
    }

    static func text(
        _ picture: Data?, _ status: PreviewSession.Status, tree: Data? = nil, explanation: Data? = nil
    ) -> String {
        let parts = [
            ("picture", picture), ("status", try? JSONEncoder.galley().encode(status)), ("tree", tree),
            ("explanation", explanation),
        ]
        let texts = parts.compactMap { name, part in
            part.map { "\"\(name)\":\(String(decoding: $0, as: UTF8.self))" }
        }
        return "{\(texts.joined(separator: ","))}"
    }
}
