import Foundation
import Galley
import GalleyPlay
import GalleyProtocol
import GalleyScenario
import GalleyWorker

/// One view that is alive, in a separate process: takes commands as they come, and answers with the picture as it is then.
///
/// Commands that have come while a picture was made are carried out together, before the next one is made. A page that is slow to
/// draw gets the newest picture once it has drawn those before.
@MainActor
final class LiveSession {
    private let request: HostRequest
    private let views: [HostedView]
    /// Writes a line that begins with a mark.
    private let write: (_ mark: UInt8, any Encodable) throws -> Void
    private let traits = LiveTraits(hasPage: true)
    private var shown: LiveShow
    private(set) var host: ViewHost?
    /// Called, on any thread, when the view's state has changed.
    private var changed: (@Sendable () -> Void)?
    private var failure: String?
    private var answered: Int?
    /// Whether the page's history waits for what has become of its wish, also where that is nothing.
    private var isAwaited = false
    /// The last edit of a field that was taken in.
    private var edited: Int?
    private var clock = LiveClock()
    /// Hands the view's state on when its source has changed.
    private var carrying: LiveCarrying?
    private var pictures = LivePictures()
    private var inspector = LiveInspector()
    /// Whether something may have changed since the last picture, and since the last tree.
    private var isStale = false
    private var isTreeStale = false
    private var undrawn = UndrawnPictures()
    private var lastFrame = ContinuousClock.now - .seconds(1)
    private var lastTree = ContinuousClock.now - .seconds(1)
    /// Whether state has changed that no command led to, and when the view was last brought up to date.
    private let changes = ChangeAlarm()
    private var lastRefresh = ContinuousClock.now - .seconds(1)

    init(
        _ request: HostRequest, _ views: [HostedView], changed: (@Sendable () -> Void)? = nil,
        _ write: @escaping (_ mark: UInt8, any Encodable) throws -> Void
    ) {
        (self.request, self.views, self.changed, self.write) = (request, views, changed, write)
        shown = LiveShow(request)
        traits.wished = { [weak self] in
            self?.isStale = true
            self?.changed?()
        }
    }

    /// The least seconds between pictures, whatever a page says that it has drawn.
    static let frame = 1.0 / 60
    private static let treePause = 0.2
    private static let longestPause = 1.0

    /// Serves until there are no more commands.
    func run(_ streams: WorkerStreams) throws {
        let (inbox, loop) = (LiveInbox<LiveCommand>(), MainLoop())
        changed = { [changes] in changes.note() }
        carrying = LiveCarrying(write)
        Thread.detachNewThread { inbox.fill(from: streams) }
        while true {
            let (commands, isClosed) = inbox.take()
            guard !isClosed || !commands.isEmpty else { return }
            try turn(commands)
            loop.run(for: inbox.isEmpty ? nextPause : 0)
        }
    }

    private func turn(_ commands: [LiveCommand]) throws {
        let start = ContinuousClock.now
        for command in commands where command.kind == .drawn { undrawn.draw() }
        let isFrame = (start - lastFrame) / .seconds(1) >= Self.frame && !undrawn.isFull
        // Before the clock moves on: what was changed is built again by that, too, and would look as if it were no other.
        refresh(start, isAsked: isFrame || !commands.isEmpty)
        let events = LiveCommand.joined(commands.filter { $0.kind != .drawn })
        if let host, isFrame || !events.isEmpty, clock.advance(host), !pictures.ahead.covers(host) { isStale = true }
        for command in events { try carryOut(command) }
        if !events.isEmpty { isStale = true }
        var isSaid = false
        if isStale, isFrame { isSaid = try answer(start) }
        // Whoever asks something is told that it has been taken in.
        if !isSaid, !events.isEmpty { try write(LivePicture.sameMark, answered) }
        try tellTree()
    }

    /// Takes up what timers, tasks and others have changed since: at once, but a view that changes whenever it is built not without end.
    private func refresh(_ start: ContinuousClock.Instant, isAsked: Bool) {
        guard let host, isAsked || (start - lastRefresh) / .seconds(1) >= Self.frame else { return }
        lastRefresh = start
        changes.take()
        if host.refresh() { isStale = true }
    }

    /// The seconds after which the picture may be another one if no command comes.
    private var nextPause: Double {
        var pause = Self.longestPause
        if changes.isNoted { pause = max(Self.frame - (ContinuousClock.now - lastRefresh) / .seconds(1), 0) }
        if !undrawn.isFull, let next = isStale ? 0 : host.flatMap(quietTime) {
            let sinceFrame = (ContinuousClock.now - lastFrame) / .seconds(1)
            pause = min(pause, max(next, Self.frame - sinceFrame, 0))
        }
        if inspector.isOn, isTreeStale { pause = min(pause, Self.treePause) }
        return pause
    }

    /// The seconds in which the picture stays, or moves as the page knows; nil is for ever.
    private func quietTime(_ host: ViewHost) -> Double? {
        clock.pause(host).map { max($0, pictures.ahead.pause(host) ?? 0) }
    }

    // MARK: Among others

    // Where one process has many sessions, each is asked in its turn.

    /// The seconds after which the picture may be another one if no command comes; nil is never.
    var pause: Double? { host.flatMap(quietTime).map { max($0, Self.frame) } }

    /// Whether it was told what to show.
    var hasBegun: Bool { host != nil || failure != nil }

    /// Takes up what tasks have changed, and moves the view's clock on to now. Returns whether the picture may be another one.
    func advance() -> Bool {
        guard let host else { return false }
        let hasChanged = host.refresh()
        let isMoving = clock.advance(host) && !pictures.ahead.covers(host)
        return isMoving || hasChanged || !traits.wishes.isEmpty
    }

    /// Anyone who is shown the picture has none yet.
    func forgetPictures() { pictures.forget() }

    /// Another page is shown the view, which counts its commands from the beginning.
    func forgetPage() {
        forgetPictures()
        (answered, edited) = (nil, nil)
    }

    /// Gives back what a view at rest can do without.
    func rest() {
        guard pause == nil else { return }
        host?.forgetMeasurements()
        pictures.rest()
    }

    /// Gives back what is laid out of a view that has long been at rest.
    func putAway() {
        if pause == nil { host?.putAway() }
    }

    /// Whether the view is laid out.
    var isLaidOut: Bool { host?.isLaidOut ?? false }

    /// Ends what the view has started.
    func end() { host?.cancelTasks() }

    // MARK: Commands

    func carryOut(_ command: LiveCommand) throws {
        answered = command.id ?? answered
        switch command.kind {
        case .show:
            carrying?.take(command.state)
            show(command)
            try carrying?.report()
        case .keep: try carrying?.hand(host)
        case .side: break
        case .whole:
            forgetPictures()
            undrawn.forget()
        case .time:
            clock.take(command, host)
            moveScreens()
        case .inspect:
            inspector.turn(command.isOn ?? false)
            isTreeStale = inspector.isOn
        case .explain:
            if var explanation = inspector.explanation(of: command.node ?? 0) {
                if let index = shown.wish.view, views.indices.contains(index) {
                    (explanation.view, explanation.preview) = (views[index].name, views[index].preview)
                }
                try write(LiveExplanation.mark, explanation)
            }
        default: if let host { hand(command, to: host) }
        }
    }

    private func hand(_ command: LiveCommand, to host: ViewHost) {
        carrying?.close()
        switch command.kind {
        case .edit: edited = command.id
        case .text where command.selection != nil && command.elementID != nil: edited = command.id
        case .back, .open: isAwaited = true
        default: break
        }
        if let files = command.files { traits.take(files, at: CGPoint(x: command.x ?? 0, y: command.y ?? 0), host) }
        host.carryOut(command)
    }

    private func show(_ command: LiveCommand) {
        let before = shown.wish.view
        shown.take(command)
        guard let index = shown.wish.view, views.indices.contains(index) else {
            failure = "there is no view of that number any more"
            host?.cancelTasks()
            host = nil
            return
        }
        let options = shown.options(for: views[index], request, traits)
        if let host, before == index {
            host.change { $0 = options }
        } else {
            begin(views[index], options)
        }
        moveScreens()
    }

    /// A phone's screens, sheets and menus move while the clock runs, and where a person has nothing against it.
    private func moveScreens() {
        let canMove = host?.renderOptions.textPlatform == .iOS
        host?.movesScreens = canMove && !clock.isHeld && !traits.reducesMotion
    }

    private func begin(_ view: HostedView, _ options: RenderOptions) {
        failure = nil
        forgetPictures()
        host?.cancelTasks()
        do {
            host = traits.host(try view.make(request.data), options, carrier: carrying?.begin())
        } catch {
            (host, failure) = (nil, "\(error)")
        }
        clock.begin()
        if let changed { host?.onChange(changed) }
    }

    // MARK: Answers

    /// Sends the picture, where it is another one. Returns whether it was.
    private func answer(_ start: ContinuousClock.Instant) throws -> Bool {
        isStale = false
        isTreeStale = true
        lastFrame = start
        for note in ScenarioWorld.current?.takeNotes() ?? [] {
            FileHandle.standardError.write(Data("galley: warning: \(note)\n".utf8))
        }
        guard let picture = nextPicture(host.map(clock.state), start) else { return false }
        undrawn.send()
        try write(LivePicture.mark, picture)
        return true
    }

    /// Sends the picture to a page that has no clock of the view, where it is another one, and else that it is not.
    func answerAmongOthers(_ start: ContinuousClock.Instant) throws {
        guard let picture = nextPicture(nil, start) else { return try write(LivePicture.sameMark, answered) }
        try write(LivePicture.mark, picture)
    }

    private func nextPicture(_ time: LivePicture.Time?, _ start: ContinuousClock.Instant) -> LivePicture? {
        var picture = pictures.next(
            host, views: views.map(\.name), shown: shown.wish, failure: failure, edited: edited, time: time,
            isPublic: request.isPublic, wishes: traits.wishes, isAwaited: isAwaited, since: start)
        (traits.wishes, isAwaited) = ([], false)
        picture?.answered = answered
        return picture
    }

    /// Sends the tree of views where it is wanted and another one; seldom while something moves.
    private func tellTree() throws {
        guard inspector.isOn, isTreeStale, let host else { return }
        let isMoving = host.needsFrame && clock.pause(host) != nil
        let pause = isMoving ? Self.longestPause : Self.treePause
        guard (ContinuousClock.now - lastTree) / .seconds(1) >= pause else { return }
        isTreeStale = false
        if let tree = inspector.tree(host) { try write(LiveTree.mark, tree) }
        lastTree = .now
    }
}
