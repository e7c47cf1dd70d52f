import Foundation
import GalleyProtocol
import GalleyRPC
import Synchronization

/// What the client shows while something takes long.
final class LSPProgress: Sendable {
    private enum Stage { case waiting, asked, begun, ended }

    private let session: LSPSession
    private let token: JSONValue
    private let stage: Mutex<Stage>

    /// What takes longer than that is shown.
    private static let patience = 0.4

    /// - Parameter given: The token of a request, which needs no further asking.
    init(_ session: LSPSession, _ title: String, given: JSONValue? = nil) {
        self.session = session
        token = given ?? session.channel.nextID()
        stage = Mutex(.waiting)
        if given != nil { begin(title, from: .waiting) }
        guard given == nil, session.client.showsProgress else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
            let isStill = stage.withLock { stage in
                guard stage == .waiting else { return false }
                stage = .asked
                return true
            }
            guard isStill else { return }
            session.ask("window/workDoneProgress/create", ["token": token]) { answer in
                if answer != nil { self.begin(title, from: .asked) }
            }
        }
    }

    private func begin(_ title: String, from expected: Stage) {
        stage.withLock { stage in
            guard stage == expected else { return }
            stage = .begun
            tell(["kind": "begin", "title": .text(title), "cancellable": false])
        }
    }

    func end() {
        stage.withLock { stage in
            if stage == .begun { tell(["kind": "end"]) }
            stage = .ended
        }
    }

    private func tell(_ value: JSONValue) { session.channel.tell("$/progress", ["token": token, "value": value]) }
}
