import Foundation
import GalleyHTTP
import GalleyProtocol

/// A page's socket, from its greeting to its end.
extension ServeService {
    func serve(_ socket: WebSocket, _ page: String) async {
        let alarm = socket.alarm(after: Self.greetingTime) { socket.close(.policy) }
        var messages = socket.messages.makeAsyncIterator()
        let first = await messages.next()
        alarm()
        guard case .text(let text)? = first,
            let greeting = try? JSONDecoder().decode(PageGreeting.self, from: Data(text.utf8))
        else { return socket.close(.garbage) }
        guard let owned = open(page, greeting, socket) else { return }
        let (session, attachment) = (owned.session, owned.attachment)
        socket.keep()
        session.greet(attachment, owned.news)
        while let message = await messages.next() {
            if let fault = take(message, of: session) {
                metrics.count("galley_refused_total", "reason=\"\(fault.word)\"")
                logger.notice("socket closed", metadata: ["session": "\(session.number)", "reason": "\(fault.word)"])
                socket.close(fault.reason)
                if fault.endsSession { end(session, fault.reason, fault.word) }
                break
            }
        }
        if session.detach(attachment) {
            logger.debug("page gone", metadata: ["session": "\(session.number)"])
        }
    }

    /// The seconds that a page may take to greet.
    private static let greetingTime = 10.0

    /// What a page has sent that ends its socket.
    struct Fault: Equatable {
        var word: String
        var reason: CloseReason
        var endsSession: Bool

        static let garbage = Fault(word: "garbage", reason: .garbage, endsSession: true)
        static let rate = Fault(word: "rate", reason: .policy, endsSession: false)
        static let busy = Fault(word: "busy", reason: .tryAgainLater, endsSession: false)
    }

    /// Hands a message to the session's view.
    func take(_ message: WebSocket.Message, of session: ServedSession) -> Fault? {
        guard session.mayAsk() else { return .rate }
        guard case .text(let text) = message, let command = Self.command(text) else { return .garbage }
        guard Self.isForPages(command) else { return nil }
        if command.kind == .drawn {
            // Who was sent nothing has drawn nothing: the view makes no pictures in stock.
            guard session.hasDrawn() else { return nil }
        } else {
            metrics.count("galley_events_total")
        }
        return (command.kind == .upload ? session.upload(command) : session.send(command)) ? nil : .busy
    }

    static func command(_ text: String) -> LiveCommand? {
        guard let command = try? JSONDecoder().decode(LiveCommand.self, from: Data(text.utf8)), command.isSound,
            [command.width, command.height].allSatisfy({ ($0 ?? 0) <= largestSide })
        else { return nil }
        return command
    }

    /// The most points of a window's side: larger ones show more of a long list than screens can.
    private static let largestSide = 4096.0

    /// Whether a command is for everybody who uses the view; the others are for anyone who develops it.
    private static func isForPages(_ command: LiveCommand) -> Bool {
        switch command.kind {
        case .show, .drawn, .whole, .pointerDown, .pointerMoved, .pointerUp, .pointerCancelled, .hover, .scroll,
            .scrolled, .key,
            .text,
            .lift, .dragged, .dropped, .upload, .activate, .menu, .back, .open, .focus, .edit, .adjust:
            true
        default: false
        }
    }
}
