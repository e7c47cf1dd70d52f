import Foundation
import Galley
import GalleyProtocol
import GalleyWorker
import Synchronization

/// One view that is alive, in a process of its own: takes commands as they come, and answers with the picture as it is then.
///
/// Commands that have come while a picture was made are carried out together, before the next one is made.
@MainActor
final class LiveSession {
    private let request: HostRequest
    private let views: [HostedView]
    private let streams: WorkerStreams
    private let inbox = Inbox()
    private let traits = LiveTraits()
    private var shown: LiveCommand
    private var host: ViewHost?
    private var failure: String?
    private var answered: Int?
    private var lastPicture: String?
    private var lastElements: [LivePicture.Element] = []
    /// The machine's time to which the view's clock was moved.
    private var clock = ContinuousClock.now

    init(_ request: HostRequest, _ views: [HostedView], _ streams: WorkerStreams) {
        (self.request, self.views, self.streams) = (request, views, streams)
        let variant = request.variants.first ?? HostVariant()
        shown = LiveCommand(.show)
        shown.isDark = variant.isDark
        shown.locale = variant.locale ?? ""
        shown.typeSize = variant.typeSize
        shown.direction = variant.direction
        shown.view = 0
    }

    /// Serves until there are no more commands.
    func run() throws {
        let (inbox, streams) = (inbox, streams)
        Thread.detachNewThread { inbox.fill(from: streams) }
        while true {
            let (commands, isClosed) = inbox.take()
            guard !isClosed || !commands.isEmpty else { return }
            let start = ContinuousClock.now
            // What tasks have changed since.
            let hasChanged = host?.refresh() ?? false
            let isMoving = advance()
            for command in commands { carryOut(command) }
            if !commands.isEmpty || isMoving || hasChanged { try answer(start) }
            _ = RunLoop.main.run(mode: .default, before: nextMoment)
        }
    }

    /// When the picture may be another one if no command comes.
    private var nextMoment: Date {
        guard inbox.isEmpty else { return .distantPast }
        guard let host, let next = host.nextFrame else { return Date(timeIntervalSinceNow: Self.longestPause) }
        return Date(timeIntervalSinceNow: min(max(next - host.time, Self.frame), Self.longestPause))
    }

    private static let frame = 1.0 / 60
    private static let longestPause = 1.0

    /// Moves the view's clock on to now. Returns whether something moves by itself.
    private func advance() -> Bool {
        let now = ContinuousClock.now
        defer { clock = now }
        guard let host else { return false }
        let seconds = (now - clock) / .seconds(1)
        let isMoving = host.nextFrame.map { $0 <= host.time + seconds } ?? false
        host.advance(by: seconds)
        return isMoving
    }

    // MARK: Commands

    private func carryOut(_ command: LiveCommand) {
        answered = command.id ?? answered
        if command.kind == .show { return show(command) }
        guard let host else { return }
        let point = CGPoint(x: command.x ?? 0, y: command.y ?? 0)
        switch command.kind {
        case .show, .restart, .drawn: break
        case .pointerDown: host.send(.pointerDown(point))
        case .pointerMoved: host.send(.pointerMoved(point))
        case .pointerUp: host.send(.pointerUp(point))
        case .pointerCancelled: host.send(.pointerCancelled)
        case .hover: host.send(.hover(command.x == nil ? nil : point))
        case .scroll: host.send(.scroll(CGSize(width: command.dx ?? 0, height: command.dy ?? 0), at: point))
        case .text: host.send(.text(command.text ?? ""))
        case .key: key(command, host)
        }
    }

    private func key(_ command: LiveCommand, _ host: ViewHost) {
        guard let key = KeyEquivalent(browserName: command.text ?? "") else { return }
        var modifiers: EventModifiers = []
        for (name, modifier) in Self.modifiers where command.modifiers?.contains(name) == true {
            modifiers.insert(modifier)
        }
        host.send(.key(key, modifiers))
    }

    private static let modifiers: [(String, EventModifiers)] = [
        ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
    ]

    private func show(_ command: LiveCommand) {
        let before = shown
        shown.view = command.view ?? shown.view
        (shown.width, shown.height) = (command.width, command.height)
        shown.isDark = command.isDark ?? shown.isDark
        shown.locale = command.locale ?? shown.locale
        shown.typeSize = command.typeSize ?? shown.typeSize
        shown.direction = command.direction ?? shown.direction
        guard let index = shown.view, views.indices.contains(index) else {
            failure = "there is no view of that number any more"
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
        do {
            host = Self.host(try view.make(request.data), traits, options)
        } catch {
            (host, failure) = (nil, "\(error)")
        }
        clock = .now
    }

    private static func host(_ view: some View, _ traits: LiveTraits, _ options: RenderOptions) -> ViewHost {
        ViewHost(LiveRoot(content: view, traits: traits), options: options)
    }

    private func options(for view: HostedView) -> RenderOptions {
        var variant = HostVariant()
        variant.isDark = shown.isDark ?? false
        variant.locale = shown.locale.flatMap { $0.isEmpty ? nil : $0 }
        variant.direction = shown.direction ?? .leftToRight
        var room = Host.room(for: view, request)
        if let width = shown.width, let height = shown.height {
            room = .window(HostSize(width: width, height: height))
        }
        traits.device = if case .screen(let device) = room { device } else { nil }
        return Host.options(request, variant, on: room)
    }

    // MARK: Answers

    private func answer(_ start: ContinuousClock.Instant) throws {
        var picture = LivePicture(views: views.map(\.name), shown: shown)
        picture.answered = answered
        picture.failure = failure
        if let host {
            let isShowable = host.size.width.isFinite && host.size.height.isFinite
            (picture.width, picture.height) = isShowable ? (host.size.width, host.size.height) : (0, 0)
            picture.diagnostics = host.diagnostics.map(\.message)
            let laidOut = ContinuousClock.now
            picture.layoutTime = (laidOut - start) / .milliseconds(1)
            do {
                picture.svg = isShowable ? String(decoding: try host.svgData(), as: UTF8.self) : ""
                if !isShowable { picture.failure = "its size is infinite; give the window a size" }
            } catch {
                picture.failure = "\(error)"
            }
            picture.drawTime = (ContinuousClock.now - laidOut) / .milliseconds(1)
            picture.elements = LiveElements.all(in: host.viewTree())
        }
        let isSame = picture.failure == nil && picture.svg == lastPicture && picture.elements == lastElements
        (lastPicture, lastElements) = (picture.svg, picture.elements)
        if isSame, shown == lastShown {
            try streams.write(LivePicture.sameMark, picture.answered)
        } else {
            lastShown = shown
            try streams.write(LivePicture.mark, picture)
        }
    }

    private var lastShown: LiveCommand?
}

/// What holds for the whole view and is no `RenderOptions`' matter.
private final class LiveTraits: ObservableObject {
    @Published var typeSize = DynamicTypeSize.large
    @Published var device: HostDevice?
}

/// The shown view; it keeps its identity as the traits change.
private struct LiveRoot<Content: View>: View {
    let content: Content
    @ObservedObject var traits: LiveTraits

    var body: some View {
        content.dynamicTypeSize(traits.typeSize)
            .transformEnvironment(\.horizontalSizeClass) { value in
                if let device = traits.device { value = device.isWide ? .regular : .compact }
            }
            .transformEnvironment(\.verticalSizeClass) { value in
                if let device = traits.device { value = device.isTall ? .regular : .compact }
            }
    }
}

/// Commands that wait for the main thread.
private final class Inbox: Sendable {
    private struct State {
        var commands: [LiveCommand] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    var isEmpty: Bool { state.withLock { $0.commands.isEmpty && !$0.isClosed } }

    func take() -> (commands: [LiveCommand], isClosed: Bool) {
        state.withLock { state in
            defer { state.commands = [] }
            return (state.commands, state.isClosed)
        }
    }

    /// Reads until there is no more; wakes the main thread for each.
    func fill(from streams: WorkerStreams) {
        while let command = streams.next(LiveCommand.self) {
            state.withLock { $0.commands.append(command) }
            DispatchQueue.main.async {}
        }
        state.withLock { $0.isClosed = true }
        DispatchQueue.main.async {}
    }
}

extension KeyEquivalent {
    /// A key by the name that browsers give it (UI Events, `KeyboardEvent.key`).
    fileprivate init?(browserName name: String) {
        switch name {
        case "Enter": self = .return
        case "Escape": self = .escape
        case "Backspace": self = .delete
        case "Delete": self = .deleteForward
        case "Tab": self = .tab
        case "ArrowUp": self = .upArrow
        case "ArrowDown": self = .downArrow
        case "ArrowLeft": self = .leftArrow
        case "ArrowRight": self = .rightArrow
        case "Home": self = .home
        case "End": self = .end
        case "PageUp": self = .pageUp
        case "PageDown": self = .pageDown
        default:
            guard name.count == 1, let character = name.first else { return nil }
            self.init(character)
        }
    }
}
