import Foundation
import Galley
import GalleyGraph
import GalleyPlay
import GalleyProtocol
import GalleyScenario
import GalleyWorker
import Synchronization

/// A view that a script plays: takes steps, a row each, and answers what they have changed.
@MainActor
final class PlaySession {
    private let request: HostRequest
    private let views: [HostedView]
    private let loop = MainLoop()
    private var traits = LiveTraits()
    private var player: Player?
    /// What the view is shown with now.
    private var variant: HostVariant
    private var room: HostRequest.Room?
    private var isOnItsSide = false
    /// What a person's settings hold when the view begins again, as on a device.
    private var settings = KeptState()

    init(_ request: HostRequest, _ views: [HostedView]) {
        (self.request, self.views) = (request, views)
        variant = request.variants.first ?? HostVariant()
    }

    /// Serves until there are no more steps.
    func run(_ streams: WorkerStreams) throws {
        while let row = next(streams) {
            try streams.report(.begin)
            var result = HostResult(name: views.first?.name ?? "")
            result.preview = views.first?.preview
            var pictures: [Data] = []
            if let step = row.step {
                var (answer, picture) = carryOut(step, row.formats?.first ?? .png)
                answer.notes += ScenarioWorld.current?.takeNotes() ?? []
                result.played = answer
                if let picture { pictures = [picture] }
                result.pictures = pictures.map(\.count)
            }
            try streams.report(.end(result), pictures)
        }
    }

    /// The next row. In real time the view lives on while it is waited for.
    private func next(_ streams: WorkerStreams) -> HostRow? {
        guard request.runsInRealTime else { return streams.next(HostRow.self) }
        let inbox = inbox ?? begin(streams)
        while true {
            let (row, isClosed) = inbox.next()
            if row != nil || isClosed { return row }
            loop.run(for: Self.longestPause)
        }
    }

    private static let longestPause = 0.05
    private var inbox: PlayInbox?

    private func begin(_ streams: WorkerStreams) -> PlayInbox {
        let inbox = PlayInbox()
        self.inbox = inbox
        Thread.detachNewThread { inbox.fill(from: streams) }
        return inbox
    }

    private func carryOut(_ step: PlayStep, _ format: PictureFormat) -> (PlayAnswer, Data?) {
        if step.action == .restart {
            end()
            ScenarioWorld.current?.restart()
        }
        do {
            let player = try player ?? begin()
            self.player = player
            switch step.action {
            case .shot(_, let scale): return shot(step, player, format, scale: scale)
            case .set(let setting): return (set(step, player, setting), nil)
            case .restart: return (player.answer(step) { $0.message = "begun again" }, nil)
            default: return (player.carryOut(step), nil)
            }
        } catch {
            var answer = PlayAnswer(step: step)
            answer.failure = .init(.noView, "\(error)")
            return (answer, nil)
        }
    }

    // MARK: The view

    private func begin() throws -> Player {
        guard let view = views.first else { throw Refusal(message: "there is no view to play") }
        traits = LiveTraits()
        let options = options(view)
        let clock = PlayClock(isRealTime: request.runsInRealTime, patience: request.settle) {
            [weak self, loop] seconds in
            self?.tellTime()
            loop.run(for: seconds)
        }
        // What the view's initialiser asks for is the view's language already.
        let made: any View = try MainStrings.$current.withValue(MainStrings(options)) { try view.make(request.data) }
        return Player(traits.host(made, options, carrier: StateCarrier(settings)), clock)
    }

    /// Tells what asks for the date what the view's clock says.
    private func tellTime() {
        guard let player else { return }
        ScenarioWorld.current?.elapsed = player.host.time
    }

    private func end() {
        settings.stored = (player?.host.core.store.keptState?.stored ?? settings.stored).filter {
            $0.key == "AppStorage"
        }
        player?.host.cancelTasks()
        player = nil
    }

    private func options(_ view: HostedView) -> RenderOptions {
        var room = room ?? Host.room(for: view, request)
        if isOnItsSide { room = room.onItsSide }
        traits.typeSize = variant.typeSize.size
        var options = Host.options(request, variant, on: room)
        traits.sizeClasses = room.sizeClasses(on: options.textPlatform)
        options.allowsFileURLs = !request.isPublic
        options.notesOrigins = true
        if request.runsInRealTime, request.currentDate == nil { options.currentDate = Date() }
        return options
    }

    // MARK: Steps that are not the player's

    private func set(_ step: PlayStep, _ player: Player, _ setting: PlaySetting) -> PlayAnswer {
        switch setting {
        case .appearance(let isDark): variant.isDark = isDark
        case .typeSize(let size): variant.typeSize = size
        case .locale(let locale): variant.locale = locale.isEmpty ? nil : locale
        case .direction(let direction): variant.direction = direction
        case .device(let name): room = NamedDevice.named(name).map { .screen($0.screen) } ?? room
        case .isOnItsSide(let isOnItsSide): self.isOnItsSide = isOnItsSide
        case .size(let size): room = .window(size)
        }
        return player.answer(step) { _ in
            guard let view = views.first else { return }
            let options = options(view)
            player.host.change { $0 = options }
        }
    }

    private func shot(
        _ step: PlayStep, _ player: Player, _ format: PictureFormat, scale: Double?
    ) -> (PlayAnswer, Data?) {
        var picture: Data?
        let answer = player.answer(step) { answer in
            let size = player.host.size
            guard size.width.isFinite, size.height.isFinite else {
                answer.failure = .init(.noPicture, "its size is infinite; give the window a size: set size 390x844")
                return
            }
            let scale = CGFloat(scale ?? request.file.scale)
            player.host.change { $0.scale = scale }
            do {
                let data = try player.host.data(as: format)
                answer.pixels = [size.width, size.height].map { Int(($0 * scale).rounded(.up)) }
                picture = data
            } catch {
                answer.failure = .init(.noPicture, "\(error)")
            }
        }
        return (answer, picture)
    }
}

/// Rows that wait for the main thread, which a separate thread reads.
private final class PlayInbox: Sendable {
    private let inbox = LiveInbox<HostRow>()
    private let waiting = Mutex<[HostRow]>([])

    func fill(from streams: WorkerStreams) { inbox.fill(from: streams) }

    /// The next row, where there is one, and whether none will come.
    func next() -> (row: HostRow?, isClosed: Bool) {
        let (new, isClosed) = inbox.take()
        return waiting.withLock { waiting in
            waiting += new
            return waiting.isEmpty ? (nil, isClosed) : (waiting.removeFirst(), false)
        }
    }
}
