import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Use a view without a browser: tap, type, scroll, look, and check, by a script.",
        discussion: """
            A script is steps, one a line or with ; between them. Each says what it has changed. Time stands still unless `wait` moves \
            it. Views are named by identifier, label or text ('Add'), by one of these (id:add, text:'Add'), by role (button:'Add', \
            toggle[2]), in part (~'Count'), or by a point (120,300). docs/play.md tells the rest.

            STEPS
              tap T   double-tap T   long-press T [SECONDS]   swipe left|right|up|down [T]
              drag T to T|by X,Y     pinch T SCALE    rotate T DEGREES
              scroll [T] down|up [POINTS]      scroll to T
              type 'text' [into T]   clear T          key return|command+s
              wait [SECONDS|T]       tree [all]       shot [FILE.png] [scale N]
              expect [no|N] T [enabled|disabled|= 'value']            explain T
              open URL               restart          set appearance|type-size|locale|
              reload                                    direction|orientation|device|size VALUE

            EXAMPLES
              What there is to use:
                galley play Todo.swift
              Use it, look at it, check it:
                galley play Todo.swift --script "type 'Milk' into 'New item'; tap 'Add'
                  shot after.png; expect '1 item'"
              From a file, or step by step from a pipe:
                galley play Todo.swift --script @buy-milk.play
                steps | galley play Todo.swift --script - --json
              On a phone, in German and in the dark:
                galley play Todo.swift --device 'iPhone 16' --locale de_DE \\
                  --appearance dark --script 'shot'
              A view that stays between commands:
                galley play Todo.swift --detach --session todo
                galley play --session todo --script "tap 'Add'; tree"
                galley play --session todo --end
              A file that you do not trust:
                galley play Theirs.swift --sandbox --timeout 10 --script tree

            EXIT STATUS
              1   a step could not be done, or what was expected is not so
              others as of the other commands
            """)

    @OptionGroup var options: SourceOptions

    @Option(
        help: ArgumentHelp(
            "The steps: a text, @FILE, or - for standard input, whose lines are carried out as they come; tree unless given.",
            valueName: "STEPS"))
    var script: String?

    @Flag(name: .customLong("real-time"), help: "Let the view's clock run with the machine's.")
    var realTime = false

    @Flag(help: "Go on after a step that failed.")
    var keepGoing = false

    @Flag(help: "Print what came of the steps as JSON.")
    var json = false

    @OptionGroup(title: "SESSION OPTIONS") var session: PlaySessionOptions

    func validate() throws {
        guard options.shownVariants.variants.count == 1 else {
            throw ValidationError("give one value of --appearance, --locale and the like; a script can `set` others.")
        }
        guard script != "-" || !options.input.paths.contains("-") else {
            throw ValidationError("standard input can be either the source or the script.")
        }
        try session.check(options.input.paths)
    }

    func run() throws {
        let source = try PlaySource(script)
        let report = PlayReport(isJSON: json, isQuiet: options.quiet)
        if session.detach { return try PlayDetaching(session).run(source, report, keepsGoing: keepGoing) }
        var request = options.request(.render)
        request.data = try options.readData
        request.isPlayed = true
        request.runsInRealTime = realTime
        request.file.isOpaque = true
        // Who comes back to a view may have edited it.
        let stage = try PlayStage(options, request, notesChanges: session.serving != nil || script == "-")
        if let socket = session.serving { return try PlayServer(stage, socket, idle: session.idle).run() }
        try PlayRun(stage, report, keepsGoing: keepGoing).run(source)
    }
}

/// Where a script's steps come from.
enum PlaySource {
    case steps([PlayStep])
    /// Standard input, line by line.
    case lines

    /// - Parameter text: What `--script` says: steps, `@FILE` or `-`.
    init(_ text: String?) throws {
        guard text != "-" else {
            self = .lines
            return
        }
        var text = text ?? "tree"
        if text.hasPrefix("@") {
            let path = String(text.dropFirst())
            guard let data = FileManager.default.contents(atPath: path) else {
                throw Failure(ExitStatus.noInput, "there is no script '\(path)', or it cannot be read")
            }
            guard let content = String(data: data, encoding: .utf8) else {
                throw Failure(ExitStatus.noInput, "the script '\(path)' is not UTF-8")
            }
            text = content
        }
        self = .steps(try Self.steps(text))
    }

    /// The steps of a text.
    static func steps(_ text: String) throws -> [PlayStep] {
        do {
            let steps = try PlayScript.steps(of: text)
            for step in steps { try check(step) }
            return steps
        } catch let error as PlayScriptError {
            throw Failure(ExitStatus.usage, error.description)
        }
    }

    /// What only the tool knows: formats of files, languages.
    private static func check(_ step: PlayStep) throws {
        switch step.action {
        case .shot(let path, _):
            guard PlayShot(path).format?.isStill ?? false else {
                throw PlayScriptError(
                    line: step.line, message: "'\(path)' is no picture's name; it ends in .png, .svg, .pdf or the like")
            }
        case .set(.locale(let name)) where !name.isEmpty:
            guard VariantOptions.isLocale(name) else {
                throw PlayScriptError(
                    line: step.line, message: "'\(name)' is no language; write it like de, de_DE or zh-Hans_CN")
            }
        default: break
        }
    }

    /// Hands each batch of steps over as it comes.
    func forEach(_ body: ([PlayStep]) throws -> Bool) throws {
        switch self {
        case .steps(let steps): _ = try body(steps)
        case .lines:
            while let line = readLine(strippingNewline: true) {
                guard try body(try Self.steps(line)) else { return }
            }
        }
    }
}

/// A picture that a script asks for.
struct PlayShot {
    let path: String

    init(_ path: String) { self.path = path }

    /// By the name's ending; PNG without a name.
    var format: HostRequest.Format? {
        path.isEmpty ? .png : HostRequest.Format(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    }
}
