import ArgumentParser
import Foundation
import GalleyFormats
import GalleyProtocol

/// What `render` and `layout` have in common: the files, the view and what it is offered.
struct SourceOptions: ParsableArguments {
    @OptionGroup var input: InputArguments

    @Option(
        help: ArgumentHelp(
            "The view to show: any Swift expression, e.g. 'Leaderboard().environmentObject(Model())'. Without it: the "
                + "previews, else the program's first window, else every view that needs no argument.",
            valueName: "EXPR"))
    var view: String?

    @Option(
        help: ArgumentHelp(
            "Show one preview alone: its name, or the beginning of it that no other has.", valueName: "NAME"))
    var preview: String?

    @Option(
        help: ArgumentHelp(
            "Make the view from a file of JSON: the one that is Decodable, or the one whose type --view names. For batch: the rows.",
            valueName: "FILE.json"), completion: .file())
    var data: String?

    @Option(
        help: ArgumentHelp(
            "'WxH': propose that size, in points, and centre the view in a canvas of it, as in a window. 'ideal': propose "
                + "nothing, as ImageRenderer does. Without it: propose a phone, 393x852; the picture is as large as the "
                + "view's answer.", valueName: "WxH"),
        transform: reading("size", else: "give two positive numbers, for example 390x844, or ideal") {
            CanvasSize(argument: $0)
        })
    var size: CanvasSize?

    @Option(
        help: ArgumentHelp(
            "Show the view on a device's screen, such as 'iPhone 16': its size, safe areas and, in "
                + "\(PictureFormat.all(with: .scale).titles("and")) files, its pixels.", valueName: "NAME"))
    var device: Device?

    @OptionGroup var variants: VariantOptions

    @Option(help: "Whose text styles and line heights: iOS has 17-point body text, macOS 13.")
    var platform = HostRequest.Platform.ios

    @Option(
        help: ArgumentHelp(
            "The version of iOS, 26 unless given: what #available and obsoleted: are answered with, and whose look it is unless "
                + "--look says so.",
            valueName: "17|18|26|27"),
        completion: .list(["17", "18", "26", "27"]),
        transform: { text in
            guard let version = Int(text), (13...99).contains(version) else {
                throw ValidationError("'\(text)' is no version of iOS; give 17, 18, 26 or 27.")
            }
            return version
        })
    var ios: Int?

    /// The version of the platform that conditions ask for.
    var systemVersion: Int {
        let version = ios ?? Self.standardVersion
        // Before 26 the numbers of macOS were three behind.
        return (conditions ?? standardConditions) == .macos && version < 26 ? version - 3 : version
    }

    /// The version of iOS, and of macOS, that Galley draws as.
    static let standardVersion = 26

    @Option(
        help:
            "Whose controls, bars and colours: those of iOS 26, or those before it. Without it those of --ios, else of iOS 26."
    )
    var look: HostRequest.Look?

    @Flag(
        help:
            "Draw a device's own things, too: the clock, the home indicator. Without --device those of an iPhone 16, or of the device whose screen --size is."
    )
    var chrome = false

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "The platform that conditions such as os(iOS) take the program to be on. Without it: that of --platform, and linux "
                + "where the file does not compile so.", valueName: "PLATFORM"))
    var conditions: SourcePlatform?

    /// The platform of conditions where none is asked for.
    var standardConditions: SourcePlatform { platform == .macos ? .macos : .ios }

    @Option(
        help: ArgumentHelp(
            "A further folder to find images and translations in, before the source file's own and those around it; can "
                + "be repeated.",
            valueName: "DIR"), completion: .directory)
    var assets: [String] = []

    @Option(
        help: ArgumentHelp(
            "The moment that relative dates and timers count from, such as 2025-06-09T10:00:00Z.", valueName: "DATE"),
        transform: reading("moment", else: "write it like 2025-06-09T10:00:00Z") { try? Date($0, strategy: .iso8601) })
    var now: Date?

    @Option(
        help: ArgumentHelp(
            "The world that the view is shown in, a file of JSON: what URLs answer, what is stored, date, time zone, language and "
                + "more (docs/scenario.md). Options that are given go before it.",
            valueName: "FILE.json"), completion: .file(), transform: GivenScenario.init)
    var scenario: GivenScenario?

    @Option(
        help: ArgumentHelp(
            "How long at most to wait for what the view has started: tasks, blocks on the main queue; 0.5 unless given. Where "
                + "nothing is under way nothing is waited for; 0 shows the state before any of that has run.",
            valueName: "SECONDS"),
        transform: reading("time", else: "give a number of seconds, for example 2") { text in
            Double(text).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        })
    var settle = 0.5

    @Option(
        help: ArgumentHelp(
            "A folder of SVG files, NAME.svg, that add symbols for Image(systemName:) or replace them; can be repeated. "
                + "Those of the environment variable GALLEY_SYMBOLS come after it.", valueName: "DIR"),
        completion: .directory)
    var symbols: [String] = []

    @Option(
        name: .customLong("swift-version"),
        help: ArgumentHelp(
            "The Swift language mode, 5 or 6; without it that of the Xcode project, else 5.", valueName: "N"),
        completion: .list(["5", "6"]),
        transform: { text in
            guard ["5", "6"].contains(text) else { throw ValidationError("'\(text)' is neither 5 nor 6.") }
            return text
        })
    var swiftVersion: String?

    @Flag(
        help:
            "Warnings and errors, such as a missing image, are failures: nothing is written, and the exit status is 1.")
    var strict = false

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    /// Whether every Decodable view is there to be asked for, by a server.
    @Flag(help: .hidden) var everyDecodable = false

    @OptionGroup var limits: LimitOptions

    /// Whether views are made from data.
    var usesData: Bool { data != nil || everyDecodable }

    func validate() throws {
        guard size == nil || device == nil else {
            throw ValidationError("give either --size or --device: a device has a size.")
        }
        guard preview == nil || view == nil && !usesData else {
            throw ValidationError("give either --preview or \(view == nil ? "--data" : "--view"): a preview is a view.")
        }
        if chrome { _ = try screen }
        if let missing = assets.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw ValidationError("there is no folder '\(missing)' to find images in (--assets).")
        }
    }

    /// The ways in which every view is shown, with those of the scenario.
    var shownVariants: VariantOptions { scenario?.completed(variants) ?? variants }

    /// The device whose screen the view is shown on, with that of the scenario.
    var shownDevice: Device? { device ?? (size == nil ? scenario?.device : nil) }

    /// The device's screen that the view is shown on, if it is shown on one.
    private var screen: HostDevice? {
        get throws {
            if let device = shownDevice { return device.screen }
            guard chrome else { return nil }
            switch size {
            case nil: return .phone
            case .window(let size):
                if let device = NamedDevice.all.first(where: { $0.screen.size == size }) { return device.screen }
            case .ideal: break
            }
            throw ValidationError(
                "--chrome needs a device: give its name with --device, or its screen's size with --size.")
        }
    }

    /// The file that the view is made from, read now.
    var readData: HostData? {
        get throws {
            guard let data else { return nil }
            guard FileManager.default.fileExists(atPath: data) else {
                throw Failure(ExitStatus.noInput, "there is no file '\(data)' to make the view from")
            }
            guard let content = FileManager.default.contents(atPath: data) else {
                throw Failure(
                    ExitStatus.noInput, "'\(data)' cannot be read; give a file of JSON, and check its permissions")
            }
            guard let text = String(data: content, encoding: .utf8) else {
                throw Failure(ExitStatus.source, "'\(data)' is no JSON: it is not UTF-8")
            }
            return HostData(path: data, text: text)
        }
    }

    /// A request with these options' values.
    func request(_ action: HostRequest.Action) -> HostRequest {
        var request = HostRequest(action: action)
        if let room = (try? screen).map({ .screen($0) }) ?? size?.room {
            request.room = room
            request.followsPreviews = false
        }
        request.variants = shownVariants.variants
        request.platform = platform
        request.look = look ?? ((ios ?? Self.standardVersion) < 26 ? .ios18 : .ios26)
        request.chrome = chrome
        request.currentDate = (now ?? scenario?.scenario.date)?.timeIntervalSince1970
        request.scenario = scenario?.scenario
        request.settle = settle
        request.symbolFolders = symbols
        request.isStrict = strict
        // What is only laid out lies on the device's pixels, as a picture's views do.
        if let device, action != .render { request.file.scale = device.screen.scale }
        return request
    }
}
