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
    private let traits = LiveTraits(pageDrawsFields: true)
    private var shown: LiveCommand
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
        let variant = request.variants.first ?? HostVariant()
        shown = LiveCommand(.show)
        shown.isDark = variant.isDark
        shown.locale = variant.locale ?? ""
        shown.typeSize = variant.typeSize
        shown.direction = variant.direction
        shown.view = 0
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
        refresh(start, isAsked: !commands.isEmpty)
        for command in commands where command.kind == .drawn { undrawn.draw() }
        let isFrame = (start - lastFrame) / .seconds(1) >= Self.frame && !undrawn.isFull
        let events = LiveCommand.joined(commands.filter { $0.kind != .drawn })
        if let host, isFrame || !events.isEmpty, clock.advance(host) { isStale = true }
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
        if !undrawn.isFull, let next = isStale ? 0 : host.flatMap(clock.pause) {
            let sinceFrame = (ContinuousClock.now - lastFrame) / .seconds(1)
            pause = min(pause, max(next, Self.frame - sinceFrame, 0))
        }
        if inspector.isOn, isTreeStale { pause = min(pause, Self.treePause) }
        return pause
    }

    // MARK: Among others

    // Where one process has many sessions, each is asked in its turn.

    /// The seconds after which the picture may be another one if no command comes; nil is never.
    var pause: Double? { host.flatMap(clock.pause).map { max($0, Self.frame) } }

    /// Whether it was told what to show.
    var hasBegun: Bool { host != nil || failure != nil }

    /// Takes up what tasks have changed, and moves the view's clock on to now. Returns whether the picture may be another one.
    func advance() -> Bool {
        guard let host else { return false }
        let hasChanged = host.refresh()
        return clock.advance(host) || hasChanged || !traits.wishes.isEmpty
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

    /// Ends what the view has started.
    func end() { host?.cancelTasks() }

    // MARK: Commands

    func carryOut(_ command: LiveCommand) throws {
        answered = command.id ?? answered
        switch command.kind {
        case .show: show(command)
        case .whole:
            forgetPictures()
            undrawn.forget()
        case .time: clock.take(command, host)
        case .inspect:
            inspector.turn(command.isOn ?? false)
            isTreeStale = inspector.isOn
        case .explain:
            if var explanation = inspector.explanation(of: command.node ?? 0) {
                if let index = shown.view, views.indices.contains(index) {
                    (explanation.view, explanation.preview) = (views[index].name, views[index].preview)
                }
                try write(LiveExplanation.mark, explanation)
            }
        default: if let host { send(command, to: host) }
        }
    }

    private func send(_ command: LiveCommand, to host: ViewHost) {
        let point = CGPoint(x: command.x ?? 0, y: command.y ?? 0)
        let id = command.element.flatMap { LiveElements.view(named: $0) }
        switch command.kind {
        case .show, .restart, .drawn, .whole, .time, .inspect, .explain: break
        case .pointerDown: host.send(.pointerDown(point))
        case .pointerMoved: host.send(.pointerMoved(point))
        case .pointerUp: host.send(.pointerUp(point))
        case .pointerCancelled: host.send(.pointerCancelled)
        case .hover: host.send(.hover(command.x == nil ? nil : point))
        case .scroll: host.send(.scroll(CGSize(width: command.dx ?? 0, height: command.dy ?? 0), at: point))
        case .activate:
            if let id { host.activate(id) }
        case .text:
            if let selection = command.selection, let id {
                edited = command.id
                host.select(id, selection[0]..<selection[1])
            }
            host.send(.text(command.text ?? ""))
        case .focus: host.focus(on: id)
        case .edit:
            edited = command.id
            if let id { host.edit(id, command.edit) }
        case .menu: host.openMenu(at: point)
        case .back, .open:
            isAwaited = true
            if command.kind == .open { open(command, in: host) } else { _ = host.leaveScreen() }
        case .adjust: if let id { host.adjust(id, by: Int(command.dx ?? 0)) }
        case .key:
            if let key = KeyEquivalent(browserName: command.text ?? "") { host.send(.key(key, command.heldModifiers)) }
        }
    }

    /// The view's own handlers take an address, or else its screens do.
    private func open(_ command: LiveCommand, in host: ViewHost) {
        guard let text = command.text, let url = URL(string: text) else { return }
        if host.takesURLs { host.send(.openURL(url)) } else { _ = host.openScreens(command.address ?? []) }
    }

    private func show(_ command: LiveCommand) {
        let before = shown
        shown.view = command.view ?? shown.view
        (shown.width, shown.height) = (command.width, command.height)
        (shown.device, shown.isTurned) = (command.device, command.isTurned)
        shown.isDark = command.isDark ?? shown.isDark
        shown.locale = command.locale ?? shown.locale
        shown.typeSize = command.typeSize ?? shown.typeSize
        shown.direction = command.direction ?? shown.direction
        guard let index = shown.view, views.indices.contains(index) else {
            failure = "there is no view of that number any more"
            host?.cancelTasks()
            host = nil
            return
        }
        traits.typeSize = (shown.typeSize ?? .large).size
        let options = options(for: views[index])
        if let host, before.view == shown.view {
            host.change { $0 = options }
        } else {
            begin(views[index], options)
        }
    }

    private func begin(_ view: HostedView, _ options: RenderOptions) {
        failure = nil
        forgetPictures()
        host?.cancelTasks()
        do {
            host = traits.host(try view.make(request.data), options)
        } catch {
            (host, failure) = (nil, "\(error)")
        }
        clock.begin()
        if let changed { host?.onChange(changed) }
    }

    private func options(for view: HostedView) -> RenderOptions {
        var variant = HostVariant()
        variant.isDark = shown.isDark ?? false
        variant.locale = shown.locale.flatMap { $0.isEmpty ? nil : $0 }
        variant.direction = shown.direction ?? .leftToRight
        var room = Host.room(for: view, request)
        if let width = shown.width, let height = shown.height {
            room = .window(HostSize(width: width, height: height))
        } else if let device = shown.device.flatMap(NamedDevice.named) {
            room = .screen(device.screen)
            if shown.isTurned ?? false { room = room.onItsSide }
        }
        var options = Host.options(request, variant, on: room)
        traits.sizeClasses = room.sizeClasses(on: options.textPlatform)
        options.allowsFileURLs = !request.isPublic
        if request.currentDate == nil { options.currentDate = Date(timeIntervalSinceNow: Self.lead) }
        return options
    }

    /// By how much a view's clock is ahead, in seconds: `.now` in a body, from which a schedule begins, is never a time to come.
    private static let lead = 0.1

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
            host, views: views.map(\.name), shown: shown, failure: failure, edited: edited, time: time,
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

extension LiveCommand {
    /// What was done in a page's field.
    fileprivate var edit: TextEdit {
        let selection = selection.map { $0[0]..<$0[1] }
        return TextEdit(start: start ?? 0, removed: removed ?? 0, inserted: text ?? "", selection: selection)
    }
}
