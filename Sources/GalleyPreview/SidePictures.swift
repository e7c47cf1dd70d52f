import Foundation
import GalleyProtocol
import Synchronization

/// Draws views aside, one after the other, in a process that is there as long as something is asked for: small pictures of the previews,
/// and a view in other settings. A view that crashes costs its own picture alone.
final class SidePictures: Sendable {
    private struct Wish {
        /// What the page calls the picture.
        var name: Int
        var command: LiveCommand
        var tell: @Sendable (Data) -> Void
    }

    private struct State {
        var worker: ServerSettings.Worker?
        var waiting: [Wish] = []
        /// What is drawn now, as its host calls it.
        var now: (id: Int, wish: Wish)?
        var host: (number: Int, host: LiveHost)?
        var lastID = 0
    }

    /// What of a picture decides whether it is the one that was asked for.
    private struct Head: Decodable {
        var answered: Int?
        var svg: String?
        var failure: String?
    }

    private static let mostWaiting = 500
    private let state = Mutex(State())
    private let timeLimit: Double

    init(timeLimit: Double) { self.timeLimit = timeLimit }

    /// From now on views of this library are drawn, of none without one; what waits is forgotten.
    func begin(_ worker: ServerSettings.Worker?) {
        let old = state.withLock { state in
            defer { (state.worker, state.waiting, state.now, state.host) = (worker, [], nil, nil) }
            return state.host?.host
        }
        old?.end()
    }

    /// Draws a view. `tell` gets the picture, or that there is none, as the page reads it.
    func ask(_ command: LiveCommand, _ tell: @escaping @Sendable (Data) -> Void) {
        var show = command
        show.kind = .show
        let wish = Wish(name: command.node ?? 0, command: show, tell: tell)
        state.withLock { state in
            guard state.worker != nil, state.waiting.count < Self.mostWaiting else { return }
            state.waiting.append(wish)
            if state.now == nil { next(&state) }
        }
    }

    private func next(_ state: inout State) {
        guard !state.waiting.isEmpty, let worker = state.worker else {
            state.host?.host.end()
            state.host = nil
            return
        }
        var wish = state.waiting.removeFirst()
        state.lastID += 1
        let id = state.lastID
        wish.command.id = id
        state.now = (id, wish)
        if state.host == nil {
            let host = LiveHost(worker, timeLimit: timeLimit) { [weak self] in self?.take($0, from: id) }
            state.host = (id, host)
        }
        state.host?.host.send(wish.command)
        // Not what has changed since the picture before, and none of those before counts as not drawn.
        var whole = LiveCommand(.whole)
        whole.id = id
        state.host?.host.send(whole)
    }

    private func take(_ event: LiveHost.Event, from number: Int) {
        let told: (wish: Wish, picture: Data?)? = state.withLock { state in
            guard state.host?.number == number, let now = state.now else { return nil }
            switch event {
            case .picture(let picture):
                guard let head = try? JSONDecoder().decode(Head.self, from: picture), head.answered == now.id,
                    head.svg != nil || head.failure != nil
                else { return nil }
                state.now = nil
                next(&state)
                return (now.wish, picture)
            case .ended:
                (state.host, state.now) = (nil, nil)
                next(&state)
                return (now.wish, nil)
            default: return nil
            }
        }
        guard let told else { return }
        let picture = told.picture ?? Data("null".utf8)
        told.wish.tell(Data("{\"node\":\(told.wish.name),\"picture\":".utf8) + picture + Data("}".utf8))
    }
}
