import Galley
import GalleyProtocol

/// Carries out a script's steps on a view that is alive, and says after each what it has changed.
@MainActor
package final class Player {
    /// The view that is played.
    package let host: ViewHost
    let clock: PlayClock
    private var lastElements: [PlayElement] = []
    private var lastNotes: [String] = []

    /// A player of a view that has just been made: its tasks have had their turn when it returns.
    ///
    /// - Parameter clock: Moves the view's time, and lets its tasks run.
    package init(_ host: ViewHost, _ clock: PlayClock) {
        (self.host, self.clock) = (host, clock)
        clock.settle(host)
        lastElements = elements
        lastNotes = notes
    }

    private var elements: [PlayElement] { PlayElements(host).all }
    private var notes: [String] { host.diagnostics.map(\.message) }

    /// Carries out a step. Pictures, and what a view is shown with, are the caller's.
    package func carryOut(_ step: PlayStep) -> PlayAnswer {
        answer(step) { answer in
            do throws(PlayRefusal) {
                try self.carryOut(step.action, &answer)
            } catch {
                answer.failure = error.failure
            }
        }
    }

    /// Does something and says what it has changed.
    package func answer(_ step: PlayStep, _ body: (inout PlayAnswer) -> Void) -> PlayAnswer {
        var answer = PlayAnswer(step: step)
        let before = host.displayList()
        clock.begin(host)
        body(&answer)
        clock.settle(host)
        let elements = elements
        answer.changes = PlayChanges.between(lastElements, elements)
        if answer.changes.isEmpty { answer.changesPictureOnly = isAnother(before) }
        lastElements = elements
        answer.notes = notes.filter { !lastNotes.contains($0) }
        lastNotes = notes
        answer.time = host.time
        answer.movesFor = clock.movesFor(host)
        return answer
    }

    /// Whether the picture is not the one that it was.
    private func isAnother(_ before: DisplayList) -> Bool {
        func text(_ list: DisplayList) -> Data? {
            try? PictureFormat.svg.data(for: list, host.renderOptions.pictureSettings)
        }
        return text(before) != text(host.displayList())
    }

    private func carryOut(_ action: PlayAction, _ answer: inout PlayAnswer) throws(PlayRefusal) {
        let hand = PlayHand(self)
        switch action {
        case .tap(let target, let count): answer.message = try hand.tap(target, count: count)
        case .press(let target, let seconds): answer.message = try hand.press(target, seconds: seconds)
        case .swipe(let direction, let target, let distance):
            answer.message = try hand.swipe(direction, target, distance: distance)
        case .drag(let start, let end, let seconds): answer.message = try hand.drag(start, to: end, seconds: seconds)
        case .dragBy(let start, let x, let y, let seconds):
            answer.message = try hand.drag(start, by: CGSize(width: x, height: y), seconds: seconds)
        case .pinch(let target, let scale, let seconds):
            answer.message = try hand.pinch(target, scale: scale, degrees: 0, seconds: seconds)
        case .rotate(let target, let degrees, let seconds):
            answer.message = try hand.pinch(target, scale: 1, degrees: degrees, seconds: seconds)
        case .type(let text, let target): answer.message = try hand.type(text, into: target)
        case .clear(let target): answer.message = try hand.clear(target)
        case .key(let name, let modifiers): answer.message = try hand.press(key: name, modifiers)
        case .scroll(let direction, let target, let distance):
            answer.message = try PlayScrolling(self).scroll(direction, target, distance: distance)
        case .scrollTo(let target): answer.message = try PlayScrolling(self).bring(target)
        case .wait(let seconds): clock.wait(seconds, host)
        case .waitForRest: answer.message = clock.waitForRest(host)
        case .waitFor(let target, let seconds): answer.message = try wait(for: target, seconds: seconds)
        case .tree(let showsAll):
            let elements = PlayElements(host, tellsPaths: true)
            answer.tree = showsAll ? elements.everything : elements.tree
        case .explain(let target): answer.explanation = try explanation(of: target)
        case .expect(let expectation): answer.message = try PlayExpecting(self).check(expectation)
        case .open(let text): answer.message = try open(text)
        case .shot, .set, .restart, .reload: break
        }
    }

    // MARK: Steps without fingers

    private func open(_ text: String) throws(PlayRefusal) -> String {
        guard let url = URL(string: text) else { throw PlayRefusal(.wrongValue, "'\(text)' is no URL") }
        host.send(.openURL(url))
        return "opened with \(text)"
    }

    private func explanation(of target: PlayTarget) throws(PlayRefusal) -> String {
        let node = try PlaySearch(self).one(target)
        let explanation = host.explanation()
        guard let place = explanation.node(node) else {
            throw PlayRefusal(.notFound, "\(node.playName) is not laid out")
        }
        return explanation.text(of: place)
    }

    private func wait(for target: PlayTarget, seconds: Double) throws(PlayRefusal) -> String {
        var passed = 0.0
        while true {
            clock.settle(host)
            if let found = PlaySearch(self).matches(target).first {
                return "\(found.playName) is there after \(PlayNumber.text(passed)) seconds"
            }
            guard passed < seconds else { break }
            let pause = min(PlayClock.glance, seconds - passed)
            clock.wait(pause, host)
            passed += pause
        }
        throw PlaySearch(self).missing(target, .tooLate, "after \(PlayNumber.text(seconds)) seconds ")
    }
}

/// Why a step cannot be done.
struct PlayRefusal: Error {
    var failure: PlayAnswer.Failure

    init(_ code: PlayFault, _ message: String, _ candidates: [PlayElement] = []) {
        failure = PlayAnswer.Failure(code, message, candidates)
    }
}

extension LiveNode {
    /// Its role, or type, and what it is called.
    var playName: String {
        let name = label ?? LiveElements.labels(in: self).joined(separator: ", ")
        let kind = role == .container ? kind : role.rawValue
        return [kind, (name.isEmpty ? identifier : name).map { "“\($0)”" }].compactMap { $0 }.joined(separator: " ")
    }
}
