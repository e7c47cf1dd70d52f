import Foundation
import GalleyProtocol

/// Runs a compiled file in the host, writes the pictures that it makes, and collects what it says.
struct HostProcess {
    var installation: Installation
    var product: Compiler.Product
    var limits: LimitOptions
    /// What shuts the host in; nil where nothing does.
    var sandbox: Sandbox?
    /// The home folder of the views; nil where it is the machine's.
    var home: ScenarioHome?
    /// Where pictures go; nil when there are none.
    var destination: RenderDestination?
    /// Takes each view's outcome as it comes, in place of a destination that writes the pictures.
    var receive: ((inout HostResult, Delivery) throws -> Void)?
    /// Finds the place of a crash in the source; the request is for the one view that crashes.
    var crashSite: ((HostRequest) -> CrashSite?)?

    /// What comes with a view's outcome.
    struct Delivery {
        /// The files that the pictures are meant for.
        var paths: [String]
        var pictures: [Data]
        /// How many of the views' variants are done, and how many there are.
        var done: Int
        var total: Int
    }

    /// The results of all views. A view whose code crashes gets a failure, and the others continue in a new process. Where previews
    /// crash before their views are known, they are one view, which crashes in its turn.
    func run(_ request: HostRequest) throws -> [HostResult] {
        var request = request
        var session = Session(
            destination: destination, receive: receive, variants: request.variants.map(\.label),
            formats: request.action == .render ? request.formats : [])
        repeat {
            request.skip = session.results.count
            try run(&request, &session)
        } while !session.isComplete
        guard !session.results.isEmpty else {
            throw Failure(
                ExitStatus.usage,
                "the file's previews are behind conditions that do not hold here; name a view with --view")
        }
        return session.results
    }

    /// What has come of the views' variants so far.
    private struct Session {
        var destination: RenderDestination?
        var receive: ((inout HostResult, Delivery) throws -> Void)?
        var variants: [String]
        /// The formats of each view's pictures.
        var formats: [HostRequest.Format]
        /// The name of each variant's view, and the label of each.
        var names: [String] = []
        var labels: [String] = []
        var paths: [[String]] = []
        var results: [HostResult] = []
        /// Whether work on the next view has begun.
        var isWorking = false
        /// Which previews are made, while the views are not known.
        var making: Int?
        var knowsViews = false
        var isComplete: Bool { knowsViews && results.count == names.count }

        /// Takes in what the host said.
        mutating func take(_ event: HostAnswer.Event) throws {
            switch event {
            case .making(let place): making = place
            case .views(let names):
                making = nil
                knowsViews = true
                let all = names.flatMap { name in variants.map { _ in name } }
                guard results.isEmpty || all == self.names else { throw HostAnswer.Nonsense() }
                self.names = all
                labels = names.flatMap { _ in variants }
                paths = try destination?.paths(forViews: names, variants: variants) ?? []
            // Only workers are asked to ask.
            case .image: throw HostAnswer.Nonsense()
            case .begin:
                guard !isWorking, results.count < names.count else { throw HostAnswer.Nonsense() }
                isWorking = true
            case .end(var result, let pictures):
                guard isWorking else { throw HostAnswer.Nonsense() }
                // The view's code can write where its pictures come from.
                guard zip(formats, pictures).allSatisfy({ $1.isEmpty || $1.withUnsafeBytes($0.isWhole) }) else {
                    throw HostAnswer.Nonsense()
                }
                result.name = names[results.count]
                result.variant = labels[results.count]
                if let receive {
                    let delivery = Delivery(
                        paths: paths[results.count], pictures: pictures, done: results.count + 1, total: names.count)
                    try receive(&result, delivery)
                } else {
                    write(pictures, &result)
                }
                results.append(result)
                isWorking = false
            }
        }

        private func write(_ pictures: [Data], _ result: inout HostResult) {
            // Layouts have no pictures, and no places for them.
            guard !pictures.isEmpty else { return }
            // One that could not be drawn has no bytes; the failure says why.
            let drawn = zip(paths[results.count], pictures).filter { !$1.isEmpty }
            guard !drawn.isEmpty else { return }
            do {
                try OutputFile.write(drawn.map { (path: $0, data: $1) })
                result.outputs = drawn.map(\.0)
            } catch {
                let message = "cannot write '\(error.path)': \(error.reason)"
                result.failure = .init(status: ExitStatus.cannotWrite, message: message)
            }
        }

        mutating func fail(_ status: Int32, _ message: String) {
            var result = HostResult(name: names[results.count])
            result.variant = labels[results.count]
            result.failure = .init(status: status, message: message)
            results.append(result)
            isWorking = false
        }
    }

    /// Runs the host once: to its end, or to the first code that ends it.
    private func run(_ request: inout HostRequest, _ session: inout Session) throws {
        // What previews say while they are made they say again in each further process.
        var errors = HostErrors(isShown: true, isHeld: true)
        defer { errors.release() }
        var answer = HostAnswer(pictures: request.formats.count, mostBytes: limits.memory << 20)
        var host = try start(request)
        let ending: Subprocess.Ending
        do {
            ending = try host.finish(
                onOutput: { bytes in
                    try answer.append(bytes)
                    var hasProgress = false
                    while let event = try answer.next() {
                        if case .views = event { errors.release(isAgain: session.knowsViews) }
                        try session.take(event)
                        hasProgress = true
                    }
                    return hasProgress ? .goOnWithNewTime : .goOn
                },
                onErrors: { errors.append($0) })
        } catch is HostAnswer.Nonsense {
            throw Failure(ExitStatus.crash, "the host's answer makes no sense; does the view's code write into it?")
        }
        errors.finish()
        // Code that ends the process by itself, even with status 0, has not shown its view.
        if ending.isSuccess, !session.isWorking, session.isComplete { return }
        if request.defer(session.making) {
            errors.release(isAgain: true)
            session.making = nil
            return
        }
        guard session.isWorking else {
            let (status, message) = ending.explained(errors, limits.allowance)
            throw Failure(status, "before a view was shown, \(message)")
        }
        let hasCrashed = errors.crash != nil && !errors.hasRunOut
        var single = request
        (single.skip, single.count) = (session.results.count, 1)
        let site = hasCrashed ? crashSite?(single) : nil
        let (status, message) = ending.explained(
            errors, limits.allowance, place: site?.view.map { " in the body of \($0)" } ?? "")
        session.fail(status, (site?.line.map { "\($0): " } ?? "") + message)
    }

    /// The names of all views, none of which is shown, and which previews could not be made for that.
    func names(_ request: HostRequest) throws -> (names: [String], deferred: [Int]) {
        var request = request
        var making: Int?
        while true {
            if let names = try names(request, &making) { return (names, request.deferred) }
            _ = request.defer(making)
        }
    }

    /// - Parameter making: The previews that were made when the host ended.
    /// - Returns: Nil where the host ended while it made previews that are not deferred.
    private func names(_ request: HostRequest, _ making: inout Int?) throws -> [String]? {
        var errors = HostErrors(isShown: true, isHeld: true)
        var isAgain = false
        defer { errors.release(isAgain: isAgain) }
        var answer = HostAnswer(pictures: 0, mostBytes: limits.memory << 20)
        var names: [String] = []
        var host = try start(request)
        let ending: Subprocess.Ending
        do {
            ending = try host.finish(
                onOutput: { bytes in
                    try answer.append(bytes)
                    while let event = try answer.next() {
                        switch event {
                        case .making(let place): making = place
                        case .views(let all): (names, making) = (all, nil)
                        default: throw HostAnswer.Nonsense()
                        }
                    }
                    return .goOn
                },
                onErrors: { errors.append($0) })
        } catch is HostAnswer.Nonsense {
            throw Failure(ExitStatus.crash, "the host's answer makes no sense; does the view's code write into it?")
        }
        errors.finish()
        if let making, request.canDefer(making) {
            isAgain = true
            return nil
        }
        isAgain = ending.isSuccess
        guard ending.isSuccess else {
            let (status, message) = ending.explained(errors, limits.allowance)
            throw Failure(status, "before a view was shown, \(message)")
        }
        return names
    }

    /// Runs one view again, without a word, to learn where its code crashes.
    func crash(_ request: HostRequest) throws -> CrashNote? {
        var errors = HostErrors(isShown: false)
        var host = try start(request)
        _ = try host.finish(
            onOutput: { _ in .goOn }, onErrors: { errors.append($0) })
        errors.finish()
        return errors.crash
    }

    private func start(_ request: HostRequest) throws -> Subprocess {
        try Subprocess(
            program, arguments, input: JSONEncoder().encode(request), environment: environment,
            limits: limits.running, mergesErrors: false)
    }

    /// What the host is started with.
    var arguments: [String] {
        // A library that was built elsewhere names the places of that machine.
        let folders = product.entry == nil ? [installation.folder, installation.swiftLibraries] : []
        return [product.library] + folders.flatMap { ["--beside", $0] } + (sandbox?.arguments ?? [])
    }

    /// The program that loads the library.
    var program: String { product.host ?? installation.host }

    var environment: [String: String] {
        var environment = sandbox?.environment ?? ProcessInfo.processInfo.environment
        // The crash is reported here; a backtrace of the host's own frames helps nobody.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        home?.complete(&environment)
        return environment
    }
}

extension HostRequest {
    /// More previews than these are not deferred one by one.
    private static let mostDeferred = 1000

    /// Whether previews are made like others so far; the host's word is not believed without end.
    fileprivate func canDefer(_ place: Int) -> Bool {
        place >= 0 && !deferred.contains(place) && deferred.count < Self.mostDeferred
    }

    /// Has previews made when they are shown.
    ///
    /// - Returns: Whether that is new.
    fileprivate mutating func `defer`(_ place: Int?) -> Bool {
        guard let place, canDefer(place) else { return false }
        deferred.append(place)
        return true
    }
}
