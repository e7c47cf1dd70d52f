import Foundation
import GalleyHTTP
import GalleyPreview
import GalleyProtocol
import Synchronization

/// One person's views, and the page that shows them.
///
/// The views live in a host. Here is kept what belongs to the page: its socket, and the pictures that are not on their way to it yet. Each
/// is what differs from the one before; the host makes no third while the page has two that it has not drawn.
final class ServedSession: Sendable {
    /// A page's time on the session; the next one that comes takes its place.
    final class Attachment: Sendable {
        let socket: WebSocket

        init(_ socket: WebSocket) { self.socket = socket }
    }

    private struct State {
        var attachment: Attachment?
        /// How many pages the host has not heard of yet: what it sends is for one before.
        var opening = 0
        /// Pictures that are not on their way yet, the oldest first.
        var pictures: [Data] = []
        /// Whether something is on its way to the page: its greeting, or a picture.
        var isSending = false
        /// Since when the system has not taken what was sent.
        var sendingSince: ContinuousClock.Instant?
        /// When the oldest event came whose picture has not.
        var waitingSince: ContinuousClock.Instant?
        var lastEvent = ContinuousClock.now
        var lostPage = ContinuousClock.now
        var rate: RateLimit
        var host: SharedHost
        /// What the page wants to see.
        var show: LiveCommand?
        /// Anyone who answers pictures is not asking.
        var undrawn = UndrawnPictures()
        var isOver = false
    }

    let number: Int
    /// The name that its page has given itself.
    let page: String
    let token = SessionToken()
    private let uploads: SessionUploads?
    /// The process that its views live in.
    var host: SharedHost { state.withLock { $0.host } }
    let begin = ContinuousClock.now
    private let state: Mutex<State>

    init(number: Int, page: String, host: SharedHost, mostEvents: Double, uploads: UploadFolder? = nil) {
        (self.number, self.page) = (number, page)
        self.uploads = uploads.map { SessionUploads($0) }
        state = Mutex(State(rate: RateLimit(perSecond: mostEvents), host: host))
    }

    // MARK: Pages

    /// Gives the session to a page. The one that had it is sent away.
    func attach(_ socket: WebSocket) -> Attachment? {
        let attachment = Attachment(socket)
        let (isTaken, before) = state.withLock { state -> (Bool, Attachment?) in
            guard !state.isOver else { return (false, nil) }
            defer { (state.attachment, state.pictures, state.sendingSince) = (attachment, [], nil) }
            state.opening += 1
            state.undrawn.forget()
            state.isSending = true
            return (true, state.attachment)
        }
        before?.socket.close(.takenOver)
        return isTaken ? attachment : nil
    }

    /// The page is gone. Returns whether the session has no other.
    func detach(_ attachment: Attachment) -> Bool {
        state.withLock { state in
            guard state.attachment === attachment else { return false }
            (state.attachment, state.pictures, state.sendingSince, state.lostPage) = (nil, [], nil, .now)
            return !state.isOver
        }
    }

    var hasPage: Bool { state.withLock { $0.attachment != nil } }

    /// The session is over, and its page is told why.
    func end(_ reason: CloseReason, _ news: SessionNews? = nil) {
        let attachment = state.withLock { state in
            state.isOver = true
            defer { (state.attachment, state.pictures) = (nil, []) }
            return state.attachment
        }
        uploads?.remove()
        guard let attachment else { return }
        Self.close(attachment.socket, reason, news)
    }

    /// Tells the page something, and has it come back.
    func sendAway(_ reason: CloseReason) { state.withLock { $0.attachment }?.socket.close(reason) }

    func tell(_ news: SessionNews) {
        guard let socket = state.withLock({ $0.attachment })?.socket else { return }
        Task { try? await socket.send(.text(news.text)) }
    }

    private static func close(_ socket: WebSocket, _ reason: CloseReason, _ news: SessionNews?) {
        Task {
            if let news { try? await socket.send(.text(news.text)) }
            socket.close(reason)
        }
    }

    // MARK: Events

    /// Whether the page may send one more message now.
    func mayAsk() -> Bool { state.withLock { $0.rate.take() } }

    /// The page has drawn a picture. That does not count as a message, as long as it was sent one; false where it was not.
    func hasDrawn() -> Bool {
        state.withLock { state in
            guard state.undrawn.draw() else { return false }
            state.rate.giveBack()
            return true
        }
    }

    /// Takes a part of a file; the view hears of them when all are there. False where the host has no room for that.
    func upload(_ command: LiveCommand) -> Bool {
        state.withLock { $0.lastEvent = .now }
        guard case .complete(let files)? = uploads?.take(command) else { return true }
        return send(files)
    }

    /// Hands a command to the view; false where the host has no room for it.
    func send(_ command: LiveCommand) -> Bool {
        if command.kind != .drawn {
            state.withLock { state in
                if command.kind == .show { state.show = command.shown(after: state.show) }
                state.lastEvent = .now
                state.waitingSince = state.waitingSince ?? .now
            }
        }
        return host.send(SharedCommand(number, .command, command))
    }

    /// The seconds since the oldest event whose answer comes now.
    private func takeWait(_ state: inout State) -> Double? {
        defer { state.waitingSince = nil }
        return state.waitingSince.map { (.now - $0) / .seconds(1) }
    }

    // MARK: Pictures

    /// The host has heard of a page: its next picture is for that one.
    func hasOpened() { state.withLock { $0.opening -= 1 } }

    /// The session begins again in another process. Returns what that is to be told; nil where the session is over.
    func move(to host: SharedHost) -> [LiveCommand]? {
        state.withLock { state in
            guard !state.isOver else { return nil }
            // What the one before has not said it does not say any more.
            (state.host, state.opening, state.pictures, state.waitingSince) = (host, 1, [], nil)
            return [state.show].compactMap(\.self)
        }
    }

    /// Takes a picture of the host. Returns the seconds since the event that it answers.
    func take(_ picture: Data) -> Double? {
        let (attachment, wait) = state.withLock { state in
            if state.attachment != nil, state.opening == 0 {
                state.pictures.append(picture)
                // A host sends no more than the page has room for, unless the views' code writes in its name. Of what lacks then the page
                // asks for a whole one.
                if state.pictures.count > UndrawnPictures.most { state.pictures.removeFirst() }
            }
            return (state.attachment, takeWait(&state))
        }
        if let attachment { sendNext(to: attachment) }
        return wait
    }

    /// Tells a page what it is told first; pictures follow, each when the system has taken what was sent before.
    func greet(_ attachment: Attachment, _ news: SessionNews) { send(news.text, to: attachment) }

    private func send(_ text: String, to attachment: Attachment) {
        attachment.socket.send(.text(text)) { [self] isTaken in
            guard isTaken else { return }
            hasSent(for: attachment)
            sendNext(to: attachment)
        }
    }

    private func sendNext(to attachment: Attachment) {
        guard state.withLock({ !$0.isSending }), let picture = takePicture(for: attachment) else { return }
        send(PageMessage.text(picture), to: attachment)
    }

    /// The picture is what it was.
    func takeSame() -> Double? { state.withLock { takeWait(&$0) } }

    /// The next picture for a page.
    func takePicture(for attachment: Attachment) -> Data? {
        state.withLock { state in
            guard state.attachment === attachment, !state.pictures.isEmpty else { return nil }
            (state.sendingSince, state.isSending) = (.now, true)
            state.undrawn.send()
            return state.pictures.removeFirst()
        }
    }

    /// The system has taken what was sent last.
    func hasSent(for attachment: Attachment) {
        state.withLock { state in
            if state.attachment === attachment { (state.sendingSince, state.isSending) = (nil, false) }
        }
    }

    // MARK: Time

    /// What is to become of the session as time goes by.
    enum Verdict: Equatable { case goesOn, isIdle, isExpired, pageIsStuck }

    func verdict(_ settings: ServeSettings, now: ContinuousClock.Instant = .now) -> Verdict {
        state.withLock { state in
            if state.attachment == nil {
                return now - state.lostPage > .seconds(settings.keepTime) ? .isExpired : .goesOn
            }
            if now - state.lastEvent > .seconds(settings.idleTime) { return .isIdle }
            if let since = state.sendingSince, now - since > Self.sendTime { return .pageIsStuck }
            return .goesOn
        }
    }

    /// How long a page may take to read a picture.
    private static let sendTime = Duration.seconds(30)
}

extension LiveCommand {
    /// What is shown after this command: what it leaves out is as it was, but for the window.
    fileprivate func shown(after before: LiveCommand?) -> LiveCommand {
        var shown = self
        shown.view = view ?? before?.view
        shown.isDark = isDark ?? before?.isDark
        shown.locale = locale ?? before?.locale
        shown.typeSize = typeSize ?? before?.typeSize
        shown.direction = direction ?? before?.direction
        return shown
    }
}

extension WebSocket {
    func close(_ reason: CloseReason) { close(code: reason.rawValue) }
}
