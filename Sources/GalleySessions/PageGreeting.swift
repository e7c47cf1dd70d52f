import Foundation

/// The first message of a page: whose session it wants to continue with.
struct PageGreeting: Decodable {
    /// What the page was given when its session began; none for a new one.
    var token: String?

    /// A page's name for itself: 32 digits of its own making, which stand in the socket's address, so that proxies lead it to the same
    /// process again. It is no secret.
    static func page(of parameters: [(name: String, value: String)]?) -> String? {
        guard let page = parameters?.first(where: { $0.name == "page" })?.value, page.utf8.count == 32,
            page.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        return page
    }
}

/// What a page is told of its session.
struct SessionNews: Encodable {
    /// What it can continue with; nil where there is nothing new.
    var token: String?
    /// For the person.
    var notice: String?

    var text: String {
        struct Message: Encodable { var session: SessionNews }
        return String(
            decoding: (try? JSONEncoder.galley().encode(Message(session: self))) ?? Data("{}".utf8), as: UTF8.self)
    }
}

/// Why a socket is closed, as its page is told; those from 4000 on are this program's own.
enum CloseReason: UInt16, Sendable {
    case goingAway = 1001
    case garbage = 1003
    case policy = 1008
    case serviceRestart = 1012
    case tryAgainLater = 1013
    /// No one has used the session for so long that it has ended.
    case idle = 4000
    /// The session continues in another page.
    case takenOver = 4001
    /// The session has ended because of what its view has done.
    case ended = 4002
    /// The page's name for itself is another page's.
    case notYours = 4003
}
