import CMalloc
import Foundation
import Galley
import GalleyExport
import GalleyGraph
import GalleyProtocol
import GalleyWorker
import Synchronization

/// The same views for many people in one process, each with a separate state.
///
/// Each has a `LiveSession`; they take turns on the main thread, fair ones: who moves without end, or is slow, is drawn when the others
/// have had theirs. No picture is drawn while the page has two that it has not drawn: of a page
/// that is slow, or not there, nothing is kept but the view's state and what it was sent last.
@MainActor
final class SharedSessions {
    private final class Entry {
        let session: LiveSession
        var undrawn = UndrawnPictures()
        /// Whether the page has room for a picture.
        var isReady: Bool { !undrawn.isFull }
        /// Whether the page has had a picture.
        var hasBeenShown = false
        /// Whether it has had another picture than its first.
        var isUsed = false
        /// Whether the picture may be another one than the last.
        var isDirty = true
        /// Before when no other picture is drawn.
        var nextPicture = ContinuousClock.now
        /// When it has its next turn if nothing happens.
        var due: ContinuousClock.Instant?
        /// When what is laid out is put away if nothing happens; nil where it is.
        var rest: ContinuousClock.Instant?
        /// How many turns it has had.
        var turns = 0
        /// How many bytes more there are after its turns than before them, at most as many as all sessions together have: what it holds.
        var held = 0
        /// The most bytes it has needed: what it holds, or by how much a single turn made the process grow beyond what it had ever had.
        var growth = 0

        init(_ session: LiveSession) { self.session = session }
    }

    private let request: HostRequest
    private let views: [HostedView]
    private let streams: WorkerStreams
    private var sessions: [Int: Entry] = [:]
    /// What has come for each session since its last turn, in the order in which it came.
    private var waiting: [Int: [SharedCommand]] = [:]
    private var turns = FairTurns()
    private let begin = ContinuousClock.now
    private let changes = Changes()
    private var lastFigures = ContinuousClock.now - .seconds(10)
    private var hasWritten = false
    /// The bytes that were in use before there was a session.
    private var ownUse = 0
    /// The most bytes that the process had had by then.
    private var ownPeak = 0
    /// Whether sessions have begun or ended since memory was given back.
    private var hasChurned = false
    private var lastTrim = ContinuousClock.now

    init(_ request: HostRequest, _ views: [HostedView], _ streams: WorkerStreams) {
        (self.request, self.views, self.streams) = (request, views, streams)
    }

    /// Serves until there are no more commands.
    func run() throws {
        SessionMemory.keepTop()
        ProgramFiles.stayAsTheyAre()
        warmUp()
        try streams.write(SharedLine.ready, views.map(\.name))
        let (inbox, streams, loop) = (LiveInbox<SharedCommand>(), streams, MainLoop())
        Thread.detachNewThread { inbox.fill(from: streams) }
        while true {
            let (commands, isClosed) = inbox.take()
            guard !isClosed || !commands.isEmpty || !waiting.isEmpty else { return }
            for command in commands where !isDone(command) {
                waiting[command.session, default: []].append(command)
            }
            noteChanges()
            // One turn, so that whoever asks meanwhile need not wait for all the others.
            if let number = nextSession { try fairTurn(number) } else { putAway() }
            try tellFigures()
            let pause = inbox.isEmpty ? self.pause : 0
            if pause > 0 { trim() }
            loop.run(for: pause)
        }
    }

    /// Draws each view once for no one: what that loads (fonts, symbols) is no session's.
    private func warmUp() {
        for index in views.indices {
            let session = LiveSession(request, views) { _, _ in }
            var show = LiveCommand(.show)
            show.view = index
            try? session.carryOut(show)
            try? session.answerAmongOthers(.now)
            session.end()
        }
        (ownUse, ownPeak) = (SessionMemory.used, SessionMemory.peak)
    }

    // MARK: Turns

    /// Whether all is done that a command asks for: a page that had room for another picture, and for which there is none, needs no turn when
    /// it says that it has drawn one.
    private func isDone(_ command: SharedCommand) -> Bool {
        guard command.kind == .command, command.command?.kind == .drawn, waiting[command.session] == nil,
            let entry = sessions[command.session], entry.isReady, !entry.isDirty
        else { return false }
        entry.undrawn.draw()
        return true
    }

    /// What is laid out of sessions is put away that no one has used for a while.
    private func putAway() {
        let now = ContinuousClock.now
        for entry in sessions.values {
            guard let rest = entry.rest, rest <= now else { continue }
            entry.rest = nil
            entry.session.putAway()
            hasChurned = true
        }
    }

    /// What is laid out of a session is put away at once after its first picture, and while many others are laid out: the next one is laid
    /// out in the memory that it had.
    private func makeRoom(_ entry: Entry) {
        guard entry.hasBeenShown else {
            entry.hasBeenShown = true
            // What is kept of many who come at once would else lie between what is laid out for all of them, and keep its pages.
            hasChurned = true
            return entry.session.putAway()
        }
        entry.isUsed = true
        let most = max(sessions.values.count(where: \.isUsed) * 2 / 5, Self.fewLaidOut)
        if sessions.values.count(where: \.session.isLaidOut) > most { entry.session.putAway() }
    }

    /// So many sessions stay laid out in any case. Of more that are used it is two in five: what is laid out is three times what a view
    /// keeps otherwise, and costs a quarter of an action to make again.
    private static let fewLaidOut = 4

    /// People who do one thing after the other have no second layout for each.
    private static let restTime = Duration.seconds(1.5)

    /// The views whose state has changed have a turn.
    private func noteChanges() {
        let changed = changes.take()
        let now = ContinuousClock.now
        for (number, entry) in sessions where changed.contains(number) {
            // A page that is not ready needs nothing now, but its view's changes are taken up before they are many.
            let time = entry.isReady ? now : now + Self.longestPause
            entry.due = min(entry.due ?? time, time)
        }
    }

    /// Whose turn it is; nil where there is nothing to do.
    private var nextSession: Int? {
        let now = ContinuousClock.now
        var asking = Array(waiting.keys)
        for (number, entry) in sessions {
            if let due = entry.due, due <= now, waiting[number] == nil { asking.append(number) }
        }
        return turns.next(of: asking, at: seconds(now))
    }

    private func fairTurn(_ number: Int) throws {
        let start = ContinuousClock.now
        try turn(number, waiting.removeValue(forKey: number) ?? [])
        // That the turn has ended is known by what is written behind it.
        if !hasWritten { try streams.write(SharedLine.alive, 0) }
        let end = ContinuousClock.now
        turns.charge(number, (end - start) / .seconds(1), at: seconds(end))
        if sessions[number] == nil { turns.forget(number) }
    }

    private func seconds(_ time: ContinuousClock.Instant) -> Double { (time - begin) / .seconds(1) }

    private func turn(_ number: Int, _ commands: [SharedCommand]) throws {
        let (start, peak) = (ContinuousClock.now, SessionMemory.peak)
        let used = isMeasured(number) ? SessionMemory.used : nil
        try write(SharedLine.turn, number, 0)
        hasWritten = false
        var hasDrawn = false
        for command in commands where command.kind == .open {
            if let known = sessions[number] {
                known.session.forgetPage()
                known.undrawn.forget()
                (known.isDirty, known.hasBeenShown) = (true, false)
            } else {
                sessions[number] = makeSession(number)
                hasChurned = true
            }
            try write(SharedLine.opened, number, 0)
        }
        guard let entry = sessions[number] else { return }
        if entry.session.advance() { entry.isDirty = true }
        let asked = commands.compactMap(\.command)
        for command in asked where command.kind == .drawn { entry.undrawn.draw() }
        for command in LiveCommand.joined(asked.filter { $0.kind != .drawn }) {
            try entry.session.carryOut(command)
            entry.isDirty = true
        }
        if commands.contains(where: { $0.kind == .close }) { return close(number) }
        if entry.isReady, entry.isDirty, entry.session.hasBegun, entry.nextPicture <= start {
            try entry.session.answerAmongOthers(start)
            entry.isDirty = false
            entry.nextPicture = start + .seconds(LiveSession.frame)
            entry.session.rest()
            hasDrawn = true
        }
        entry.due = dueTime(of: entry)
        if hasDrawn { makeRoom(entry) }
        entry.rest = entry.session.isLaidOut ? start + Self.restTime : nil
        entry.turns += 1
        if let used {
            // What is given back between the turns is no one's, so no session is said to hold more than there is.
            let usedNow = SessionMemory.used
            entry.held = min(entry.held + usedNow - used, max(usedNow - ownUse, 0))
        }
        // Not the sum of the peaks: what a turn needs for a moment makes a new peak again when other sessions have grown.
        entry.growth = max(entry.growth, entry.held, SessionMemory.peak - peak)
        guard request.sessionBytes == 0 || entry.growth <= request.sessionBytes else {
            close(number)
            return try write(SharedLine.ended, number, "it needs more memory than a session may have")
        }
    }

    /// Whether it is found out what a session's turn takes, which costs a twentieth of it: for each to begin with, and of all where they
    /// hold so much together that one of them may hold more than it may have.
    private func isMeasured(_ number: Int) -> Bool {
        (sessions[number]?.turns ?? 0) < 4
            || request.sessionBytes > 0 && SessionMemory.peak - ownPeak > request.sessionBytes / 2
    }

    /// When a session has its next turn if nothing happens; nil is never.
    private func dueTime(of entry: Entry) -> ContinuousClock.Instant? {
        guard entry.isReady, entry.session.hasBegun else { return nil }
        if entry.isDirty { return entry.nextPicture }
        return entry.session.pause.flatMap { $0 < 1e6 ? .now + .seconds($0) : nil }
    }

    private func makeSession(_ number: Int) -> Entry {
        let changes = changes
        return Entry(
            LiveSession(request, views, changed: { changes.note(number) }) { [unowned self] mark, value in
                if mark == LivePicture.mark { sessions[number]?.undrawn.send() }
                try write(mark, number, value)
            })
    }

    private func close(_ number: Int) {
        sessions.removeValue(forKey: number)?.session.end()
        hasChurned = true
    }

    private func write(_ mark: UInt8, _ number: Int, _ value: any Encodable) throws {
        hasWritten = true
        try streams.write(mark, of: number, value)
    }

    // MARK: Time and memory

    private static let longestPause = Duration.seconds(1)

    /// The seconds until someone's next turn.
    private var pause: Double {
        guard waiting.isEmpty else { return 0 }
        let next = sessions.values.flatMap { [$0.due, $0.rest] }.compactMap(\.self).min()
        return min(max(next.map { ($0 - .now) / .seconds(1) } ?? 1, 0), Self.longestPause / .seconds(1))
    }

    /// Gives the system back what is free between the sessions: building views takes more than keeping them.
    private func trim() {
        guard hasChurned, ContinuousClock.now - lastTrim >= Self.longestPause else { return }
        (hasChurned, lastTrim) = (false, .now)
        malloc_trim(0)
    }

    private func tellFigures() throws {
        guard ContinuousClock.now - lastFigures >= .seconds(1) else { return }
        lastFigures = .now
        let most = sessions.values.map(\.growth).max() ?? 0
        try streams.write(SharedLine.figures, SharedFigures(sessions: sessions.count, mostGrowth: most))
    }
}

/// The sessions whose state has changed since their last turn.
private final class Changes: Sendable {
    private let sessions = Mutex<Set<Int>>([])

    func note(_ session: Int) {
        let isNew = sessions.withLock { $0.insert(session).inserted }
        if isNew { DispatchQueue.main.async {} }
    }

    func take() -> Set<Int> {
        sessions.withLock { sessions in
            defer { sessions = [] }
            return sessions
        }
    }
}
