import Foundation
import Galley
import GalleyInsight
import GalleyProtocol
import GalleyScenario
import GalleyText
import GalleyWorker

/// The runtime side of the command line tool: lays out and draws the views of a file that `galley` compiled.
///
/// The generated entry calls `run` once, in a process that serves this one request, or row after row of it.
@MainActor
public enum Host {
    /// Reads the request from standard input, carries it out, writes events to standard output, one a line, and returns
    /// the process's exit status. What the user's code prints goes to standard error.
    ///
    /// - Parameters:
    ///   - entry: An address in the user's code; says in which library to look for previews.
    ///   - module: The module whose `#Preview`s are shown, among the others in the order of files and lines; nil for none.
    ///   - views: The other views to show.
    public static func run(entry: UnsafeRawPointer, previewsOf module: String?, views: [HostedViews]) -> Int32 {
        let streams = WorkerStreams()
        guard let request = streams.next(HostRequest.self) else { return ExitStatus.crash }
        AppBundle.folder = request.bundle
        begin(request.scenario, isAlive: request.isLive || request.isShared || request.runsInRealTime)
        let previews = module.map { PreviewDiscovery.previews(of: $0, around: entry) } ?? []
        let shown = (previews + views).enumerated().sorted {
            ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
        }
        do {
            let all = try make(shown.map(\.element), for: request, streams)
            try carryOut(
                request, views: request.only.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all, streams)
        } catch {
            // Nobody listens any more.
            return ExitStatus.crash
        }
        return 0
    }

    /// The views of all places. Which place is next is told before, as the code there may crash; for a view that stays alive
    /// it was asked before (`ShownFile.prepare`).
    private static func make(
        _ places: [HostedViews], for request: HostRequest, _ streams: WorkerStreams
    ) throws -> [HostedView] {
        try places.enumerated().flatMap { place, hosted in
            if request.deferred.contains(place) { return [hosted.deferred] }
            if !request.isLive, !request.isShared { try streams.report(.making(place: place)) }
            return hosted.views()
        }
    }

    private static func carryOut(
        _ request: HostRequest, views: [HostedView], _ streams: WorkerStreams
    ) throws {
        if !request.isLive, !request.isShared { try streams.report(.views(names: views.map(\.name))) }
        for path in request.fonts {
            // A font that cannot be read is missed by the text that asks for it, which says so.
            try? FontLibrary.shared.registerFont(atPath: path)
        }
        if request.isLive { return try LiveSession(request, views, streams.write).run(streams) }
        if request.isShared { return try SharedSessions(request, views, streams).run() }
        if request.isPlayed { return try PlaySession(request, views).run(streams) }
        if request.hasRows {
            while let row = streams.next(HostRow.self) {
                try streams.report(.begin)
                let (result, pictures) =
                    request.action == .compare ? compare(row) : carryOut(request, row, views: views, streams)
                try streams.report(.end(result), pictures)
            }
            return
        }
        let all = views.flatMap { view in request.variants.map { (view, $0) } }
        for (view, variant) in all.dropFirst(request.skip).prefix(request.count ?? all.count) {
            try streams.report(.begin)
            let (result, pictures) = carryOut(request, view: view, variant, streams)
            try streams.report(.end(result), pictures)
        }
    }

    /// How a row's two pictures differ: nothing where they show the same, else a few words and a picture.
    private static func compare(_ row: HostRow) -> (HostResult, [Data]) {
        var result = HostResult(name: "")
        guard let pair = row.pictures else { return (result, []) }
        do {
            let pixels = try PixelDifference(pair.old, pair.new, tolerance: pair.tolerance)
            guard pixels.count > 0 else { return (result, []) }
            let picture = try pixels.png()
            result.difference = pixels.summary
            result.pictures = [picture.count]
            return (result, [picture])
        } catch {
            result.failure = .init(status: ExitStatus.notDrawn, message: "\(error)")
            return (result, [])
        }
    }

    /// Draws a row.
    private static func carryOut(
        _ request: HostRequest, _ row: HostRow, views: [HostedView], _ streams: WorkerStreams
    ) -> (HostResult, [Data]) {
        guard let index = row.view, views.indices.contains(index) else { return (HostResult(name: ""), []) }
        var request = request
        request.data = row.data
        request.formats = row.formats ?? request.formats
        request.file.scale = row.scale ?? request.file.scale
        request.file.pdf.title = row.title ?? request.file.pdf.title
        if let room = row.room { (request.room, request.followsPreviews) = (room, false) }
        var variant = request.variants.first ?? HostVariant()
        variant.isDark = row.isDark ?? variant.isDark
        variant.locale = row.locale ?? variant.locale
        return carryOut(request, view: views[index], variant, streams)
    }

    private static func carryOut(
        _ request: HostRequest, view: HostedView, _ variant: HostVariant, _ streams: WorkerStreams
    ) -> (HostResult, [Data]) {
        var clock = PhaseClock()
        let room = room(for: view, request)
        var options = options(request, variant, on: room)
        options.allowsFileURLs = !request.isPublic
        if request.asksForImages { options.imageLoader = { try streams.image($0) } }
        var result = HostResult(name: view.name)
        // Before it is laid out as a view: where its code ends the process, the example is known.
        if request.action == .checkLayout { result.layoutFaults = layoutFaults(of: view, for: request) }
        let rendered: RenderedView
        do {
            rendered = try make(view, request.data, variant, options, on: room, &clock)
        } catch {
            result.failure = .init(
                status: ExitStatus.source, message: "\(error)", cause: .data,
                field: (error as? DataDecoder.Misfit)?.field)
            return (result, [])
        }
        clock.end("layout")
        result.size = [rendered.size.width, rendered.size.height]
        result.diagnostics = rendered.diagnostics.map { diagnostic in
            .init(severity: "\(diagnostic.severity)", message: diagnostic.message)
        }
        let unanswered = ScenarioWorld.current?.takeNotes() ?? []
        result.diagnostics += unanswered.map { .init(severity: "warning", message: $0) }
        var pictures: [Data] = []
        switch request.action {
        case .render where request.isStrict && !unanswered.isEmpty:
            result.failure = .init(status: ExitStatus.notDrawn, message: "not drawn, because of --strict")
        case .layout: result.layout = layoutText(of: rendered, view, variant, for: request)
        case .compare: break
        case .checkLayout: break
        case .lint:
            result.findings = rendered.findings().map(HostResult.Finding.init)
            result.preview = view.preview
        case .explain:
            do throws(Refusal) {
                result.layout = try Explaining(request.explanation, rendered, view: view.name, variant).text()
                result.preview = view.preview
            } catch {
                result.failure = .init(status: ExitStatus.notDrawn, message: error.message, cause: error.cause)
            }
        case .render:
            if request.notesLayout { result.layout = LayoutLines.text(rendered.record) }
            pictures = draw(rendered, for: request, into: &result) { format, frames in
                try movingData(try view.make(request.data), variant, options, on: room, format, frames)
            }
            clock.end("draw")
            if request.hasRows, result.failure == nil { result.phases = clock.phases }
        }
        return (result, pictures)
    }

    /// What is wrong with a layout; standard error is told each example before it is played.
    private static func layoutFaults(of view: HostedView, for request: HostRequest) -> [HostResult.LayoutFault] {
        let checked = try? view.make(request.data) as? any CheckedLayoutView
        let faults = checked?.faults { example in
            try? FileHandle.standardError.write(contentsOf: Data("\(HostNote.example) \(example)\n".utf8))
        }
        return (faults ?? []).map { .init(rule: $0.rule.rawValue, message: $0.message, text: $0.text, fix: $0.fix) }
    }

    /// Makes a view of its data, and lays it out.
    private static func make(
        _ view: HostedView, _ data: HostData?, _ variant: HostVariant, _ options: RenderOptions,
        on room: HostRequest.Room, _ clock: inout PhaseClock
    ) throws -> RenderedView {
        let work = PendingWork()
        // What the view's initialiser asks for is the picture's language already.
        return try MainStrings.$current.withValue(MainStrings(options)) {
            let made: any View = try work.track { try view.make(data) }
            clock.end("decode")
            return render(made, variant.typeSize.size, options, on: room, work)
        }
    }

    private static func layoutText(
        of rendered: RenderedView, _ view: HostedView, _ variant: HostVariant, for request: HostRequest
    ) -> String {
        switch request.layoutFormat {
        case .json: LayoutJSON(view: view.name, variant: variant.label, record: rendered.record).text + "\n"
        case .tree: LayoutRecordText(record: request.showsParts ? rendered.record : rendered.record.folded).text
        }
    }

    /// Draws the pictures that were asked for, and notes their lengths, or why there are none.
    /// - Parameter moving: Makes the file of a view over time.
    private static func draw(
        _ rendered: RenderedView, for request: HostRequest, into result: inout HostResult,
        moving: @escaping (PictureFormat, FrameRange) throws -> Data
    ) -> [Data] {
        if let excess = request.limits?.excess(of: rendered, scale: request.file.scale) {
            result.failure = excess
            return []
        }
        do throws(Refusal) {
            try checkDrawable(rendered, isStrict: request.isStrict)
            var pictures: [Data] = []
            var faults: [String] = []
            var cause: HostResult.Cause?
            for format in request.formats {
                do {
                    let moving = try request.frames.map { try moving(format, $0) }
                    pictures.append(try moving ?? rendered.data(as: format))
                } catch {
                    // The other formats' pictures are as good as without this one.
                    pictures.append(Data())
                    faults.append("cannot be drawn as \(format.rawValue): \(error)")
                    cause = cause ?? HostResult.Cause(error)
                }
            }
            guard faults.count < pictures.count || pictures.isEmpty else {
                throw Refusal(message: faults.joined(separator: "; "), cause: cause)
            }
            if !faults.isEmpty {
                result.failure = .init(
                    status: ExitStatus.notDrawn, message: faults.joined(separator: "; "), cause: cause)
            }
            result.pictures = pictures.map(\.count)
            return pictures
        } catch {
            result.failure = .init(status: ExitStatus.notDrawn, message: error.message, cause: error.cause)
            // The failure says it once.
            result.diagnostics.removeAll { $0.message == error.message }
            return []
        }
    }

    /// Throws why no picture can be drawn of a view, in whatever format.
    private static func checkDrawable(_ rendered: RenderedView, isStrict: Bool) throws(Refusal) {
        let size = rendered.size
        guard size.width.isFinite, size.height.isFinite else {
            let reason = rendered.diagnostics.first { $0.severity == .error }?.message
            throw Refusal(
                message: reason
                    ?? "its size is \(LayoutNumber.short(size.width, size.height)), which no picture can have; "
                    + "propose a size, for example --size 320x480")
        }
        guard !isStrict || rendered.diagnostics.allSatisfy({ $0.severity == .note }) else {
            throw Refusal(message: "not drawn, because of --strict")
        }
    }

    private static func render(
        _ view: some View, _ typeSize: DynamicTypeSize, _ options: RenderOptions, on room: HostRequest.Room,
        _ work: PendingWork
    ) -> RenderedView {
        func rendered(_ view: some View) -> RenderedView { RenderedView(view, options: options, work: work) }
        return rendered(shown(view, typeSize, options, on: room))
    }

    /// A view with a text size, and with the size classes of the device that its room stands for.
    private static func shown(
        _ view: some View, _ typeSize: DynamicTypeSize, _ options: RenderOptions, on room: HostRequest.Room
    ) -> any View {
        let sized = view.dynamicTypeSize(typeSize)
        guard let classes = room.sizeClasses(on: options.textPlatform) else { return sized }
        return sized.environment(\.horizontalSizeClass, classes.horizontal)
            .environment(\.verticalSizeClass, classes.vertical)
    }

    /// A view over time as a file.
    private static func movingData(
        _ view: any View, _ variant: HostVariant, _ options: RenderOptions, on room: HostRequest.Room,
        _ format: PictureFormat, _ frames: FrameRange
    ) throws -> Data {
        func host(_ view: some View) -> ViewHost {
            ViewHost(shown(view, variant.typeSize.size, options, on: room), options: options)
        }
        return try host(view).data(as: format, frames: frames)
    }
}

/// Why a view gets no result.
struct Refusal: Error {
    var message: String
    var cause: HostResult.Cause?
}

extension HostResult.Finding {
    fileprivate init(_ finding: LayoutFinding) {
        let frame = finding.frame
        self.init(
            rule: finding.rule.rawValue, severity: finding.severity.rawValue, message: finding.message,
            path: finding.path.map {
                Place(kind: $0.kind, label: $0.label, written: $0.written, owners: $0.owners, number: $0.number)
            },
            frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }, proposals: finding.proposals,
            fix: finding.fix)
    }
}
