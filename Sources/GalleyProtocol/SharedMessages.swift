import Foundation

// What galley-web and a host of `galley serve` tell each other.

/// Something for one of the sessions that a host has; a JSON object a line.
package struct SharedCommand: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        /// A page is there that has no picture yet; with the first one the session begins.
        case open
        /// What the page asks of the view; `drawn` lets the next picture come.
        case command
        /// The session is over.
        case close
    }

    package var session: Int
    package var kind: Kind
    package var command: LiveCommand?

    package init(_ session: Int, _ kind: Kind, _ command: LiveCommand? = nil) {
        (self.session, self.kind, self.command) = (session, kind, command)
    }
}

/// The marks of a host's lines. `LivePicture.mark` and `sameMark` are among them; behind these, `turn`, `opened` and `ended` comes the
/// session's number and a space.
package enum SharedLine {
    /// The code is loaded; the names of the views.
    package static let ready = UInt8(ascii: "V")
    /// A session's turn begins. It ends with the session's picture, with `alive`, or with another's turn; whatever happens until then, a
    /// crash or a body that never ends, has come of that session's view.
    package static let turn = UInt8(ascii: "B")
    /// A page's `open` was taken in: pictures that come from here on are for that page.
    package static let opened = UInt8(ascii: "O")
    /// Commands were carried out, and there is nothing to say.
    package static let alive = UInt8(ascii: ".")
    /// The host has ended a session; says why.
    package static let ended = UInt8(ascii: "X")
    package static let figures = UInt8(ascii: "F")

    /// The number, and what follows it.
    package static func parts(_ line: Data) -> (session: Int, rest: Data)? {
        guard let space = line.prefix(20).firstIndex(of: UInt8(ascii: " ")) else { return nil }
        guard let session = Int(String(decoding: line[..<space], as: UTF8.self)) else { return nil }
        return (session, line[(space + 1)...])
    }
}

/// How a host of `galley serve` does.
package struct SharedFigures: Codable, Sendable {
    package var sessions: Int
    /// The most bytes by which one session has made the process grow.
    package var mostGrowth: Int

    package init(sessions: Int, mostGrowth: Int) { (self.sessions, self.mostGrowth) = (sessions, mostGrowth) }
}

/// What `galley serve` tells galley-web: JSON on its standard input.
package struct ServeSettings: Codable, Sendable {
    /// How the processes are started that the views live in.
    package var worker: ServerSettings.Worker
    /// What the page is called.
    package var title: String
    /// Where it listens.
    package var listen = ListenSettings()
    /// The origins whose pages are served, such as `https://example.com`; none: those of the address that is asked for.
    package var origins: [String] = []
    /// How many processes the sessions share; nil: one for each core.
    package var workers: Int?
    /// The most sessions at a time.
    package var mostSessions = 500
    /// The seconds after which a session that no one uses ends.
    package var idleTime = 1800.0
    /// The seconds for which a session is kept whose page is gone.
    package var keepTime = 180.0
    /// The most messages a second; twice as many may come at once.
    package var mostEvents = 200.0
    /// The most bytes of a message.
    package var mostMessageBytes = 16 << 10
    /// The seconds that a view may take to answer.
    package var timeLimit = 10.0
    /// The seconds for which pages continue when the server is told to end.
    package var drainTime = 5.0

    package init(worker: ServerSettings.Worker, title: String) { (self.worker, self.title) = (worker, title) }
}
