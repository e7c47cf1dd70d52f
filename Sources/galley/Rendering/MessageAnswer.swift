import Foundation
import GalleyProtocol

/// A command's messages as one object of JSON.
struct MessageAnswer: Encodable {
    var messages: [ToolMessage]

    init(_ messages: [ToolMessage]) { self.messages = messages }

    var json: String {
        get throws { String(decoding: try JSONEncoder.galley().encode(self), as: UTF8.self) + "\n" }
    }
}
