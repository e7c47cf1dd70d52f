import Foundation
import GalleyNames
import GalleyProcesses
import GalleyProtocol
import GalleyRPC
import GalleyScenario
import Synchronization

/// A call of a tool: a command of ours that runs in a process of its own.
final class MCPCall: Sendable {
    private let tool: MCPTool
    private let arguments: JSONValue
    private let settings: MCPSettings
    private let sessions: MCPSessions
    private let program: OwnCommand
    private let isDone = Mutex(false)

    init(_ tool: MCPTool, _ arguments: JSONValue, _ settings: MCPSettings, _ sessions: MCPSessions) {
        (self.tool, self.arguments, self.settings, self.sessions) = (tool, arguments, settings, sessions)
        program = OwnCommand(settings.program)
    }

    /// Ends the command; there is no answer then.
    func cancel() { program.cancel() }

    /// Runs the call.
    ///
    /// - Parameter progress: Is told each second how many have passed, on another thread.
    /// - Returns: The result as the protocol has it; nil where it was cancelled.
    func run(_ progress: @escaping @Sendable (Int) -> Void) -> JSONValue? {
        Thread.detachNewThread { [self] in
            var seconds = 0
            while true {
                sleep(1)
                seconds += 1
                guard !isDone.withLock({ $0 }) else { return }
                progress(seconds)
            }
        }
        defer { isDone.withLock { $0 = true } }
        let answer: MCPAnswer
        do {
            answer = try carryOut()
        } catch {
            answer = MCPAnswer(text: (error as? Failure)?.message ?? "\(error)", isFailure: true)
        }
        return program.isCancelled ? nil : answer.result
    }

    private func carryOut() throws -> MCPAnswer {
        guard !tool.command.isEmpty else {
            return MCPSupport.answer(arguments["names"]?.list?.compactMap(\.text) ?? [])
        }
        let path = arguments["path"]?.text ?? ""
        guard path != "-", !path.isEmpty else { throw Failure(ExitStatus.usage, "'path' names a file or a folder") }
        switch tool.name {
        case "render": return try render()
        case "play": return try play()
        default:
            let ended = try command(tool.commandLine(arguments))
            return MCPAnswer(text: ended.output + ended.errors, isFailure: isFailure(ended.status))
        }
    }

    /// Whether a status says that the command could not do its work: findings are what some are asked for.
    private func isFailure(_ status: Int32) -> Bool {
        switch tool.name {
        case "lint", "snapshots": status > 1
        case "check": status > 3 && status != ExitStatus.source
        default: status != 0
        }
    }

    // MARK: Commands

    /// Runs a command with the limits that hold for all.
    func command(_ line: [String]) throws -> OwnCommand.Ended {
        // `views` compiles nothing and has no sandbox of its own.
        let limits = tool.name == "views" ? [] : settings.limits
        return try program.run(
            line + limits + ["--", arguments["path"]?.text ?? ""], seconds: settings.timeout * 4 + 30)
    }

    // MARK: Pictures

    private var budget: Int {
        arguments["picture_bytes"]?.number.flatMap { Int(exactly: $0.rounded()) } ?? settings.pictureBytes
    }

    /// Draws; pictures that are too large for an answer once more, smaller.
    private func render() throws -> MCPAnswer {
        var scale = arguments["scale"]?.number ?? 1
        for _ in 0..<4 {
            let folder = try ServerFolder("mcp")
            var line = tool.commandLine(arguments).filter { !$0.hasPrefix("--scale=") }
            line += ["--scale=\(scale)", "-o", folder.path + "/"]
            let ended = try command(line)
            let pictures = folder.pictures
            let total = pictures.reduce(0) { $0 + $1.count }
            guard total > budget else {
                let note = scale == arguments["scale"]?.number ?? 1 ? "" : Self.smaller(scale)
                return MCPAnswer(
                    text: folder.without(ended.output) + ended.errors + note, pictures: pictures,
                    isFailure: ended.status != 0)
            }
            // Bytes grow a little slower than the area.
            scale = max((scale * (Double(budget) / Double(total)).squareRoot() * 90).rounded(.down) / 100, 0.05)
        }
        return MCPAnswer(
            text: "no picture of at most \(budget) bytes can be drawn; name one view, or give more picture_bytes",
            isFailure: true)
    }

    private static func smaller(_ scale: Double) -> String {
        "the pictures are drawn at \(PlayNumber.text(scale)) pixels a point, so that they fit into picture_bytes\n"
    }

    // MARK: Playing

    private func play() throws -> MCPAnswer {
        let steps = try PlaySource.steps(arguments["script"]?.text ?? "")
        let folder = try ServerFolder("mcp")
        let (script, names) = Self.script(steps, in: folder.path)
        let ended: OwnCommand.Ended
        if let name = arguments["session"]?.text {
            let line =
                tool.commandLine(arguments) + ["--script=-"] + settings.limits + ["--", arguments["path"]?.text ?? ""]
            ended = try sessions.play(script, in: name, line, seconds: settings.timeout * 4 + 30)
        } else {
            ended = try command(tool.commandLine(arguments) + ["--script=" + script])
        }
        var (pictures, notes): ([Data], String) = ([], "")
        for name in names {
            guard let data = FileManager.default.contents(atPath: name) else { continue }
            if pictures.reduce(data.count, { $0 + $1.count }) <= budget {
                pictures.append(data)
            } else {
                notes += "a picture of \(data.count) bytes does not fit into picture_bytes; write shot scale 0.5\n"
            }
        }
        return MCPAnswer(
            text: folder.without(ended.output) + ended.errors + notes, pictures: pictures, isFailure: ended.status != 0)
    }

    /// The steps on one line, their pictures in a folder.
    private static func script(_ steps: [PlayStep], in folder: String) -> (text: String, pictures: [String]) {
        var pictures: [String] = []
        let texts = steps.map { step in
            guard case .shot(_, let scale) = step.action else { return step.written.replacing("\n", with: "\\n") }
            pictures.append("\(folder)/shot-\(pictures.count + 1).png")
            return "shot \(PlayText.quoted(pictures[pictures.count - 1]))" + (scale.map { " scale \($0)" } ?? "")
        }
        return (texts.joined(separator: "; "), pictures)
    }
}

/// What a tool answers.
struct MCPAnswer {
    var text: String
    /// PNG files.
    var pictures: [Data] = []
    var isFailure = false

    var result: JSONValue {
        let images: [JSONValue] = pictures.map { data in
            ["type": "image", "mimeType": "image/png", "data": .text(data.base64EncodedString())]
        }
        return [
            "content": .list([["type": "text", "text": .text(text.isEmpty ? "done" : text)]] + images),
            "isError": .bool(isFailure),
        ]
    }
}

/// What is known here of the SDK's names.
enum MCPSupport {
    static func answer(_ names: [String]) -> MCPAnswer {
        let known = KnownNames.modifiers.union(KnownNames.members).union(KnownNames.types)
        let missing = MissingAPI()
        let lines = names.prefix(200).map { name -> String in
            let word = name.drop { $0 == "." }.prefix { $0 != "(" && $0 != "<" }
            if known.contains(String(word)) { return "\(name): known" }
            let advice =
                missing.advice(onName: word) ?? missing.advice(onMember: word)
                ?? missing.advice(onCall: String(word), labels: "", isMember: true)
            if let advice { return "\(name): not known. \(advice)" }
            let near = Spelling.nearest(to: String(word), among: known)
            return "\(name): not known"
                + (near.map { "; is \($0) meant?" } ?? ", and no name of SwiftUI that we know of")
        }
        return MCPAnswer(text: lines.joined(separator: "\n"))
    }
}
