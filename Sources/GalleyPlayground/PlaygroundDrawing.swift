import Foundation
import GalleyProcesses
import GalleyProtocol

/// What came of a source: its pictures, why they are as they are, and what the tool said.
struct PlaygroundDrawing: Codable, Equatable, Sendable {
    struct Picture: Codable, Equatable, Sendable {
        /// The preview's name, as a file.
        var name: String
        /// PNG, in base64.
        var data: String
    }

    var pictures: [Picture] = []
    var explanation = ""
    var messages = ""
    /// The tool's exit status; 0 where everything was drawn.
    var status: Int32 = 0
    var milliseconds = 0

    /// Previews beyond that many are left out.
    static let mostPictures = 4
    static let mostPictureBytes = 4 << 20
    static let mostCharacters = 60_000

    /// Compiles and draws a source in a folder of its own, shut in, by a process of its own.
    ///
    /// It waits for the process; it is no work for the cooperative threads.
    static func draw(_ source: String, appearance: String, _ settings: PlaygroundSettings) throws -> PlaygroundDrawing {
        let start = ContinuousClock.now
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-playground-\(UUID())")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("out"), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(source.utf8).write(to: folder.appendingPathComponent("View.swift"))
        let limits = [
            "--sandbox", "--timeout", "\(settings.seconds)", "--memory", "\(settings.memory)", "--appearance",
            appearance,
        ]
        var drawing = PlaygroundDrawing()
        let (status, said) = try run(
            ["render", "View.swift", "--scale", "2", "--quiet", "-o", "out/"] + limits, in: folder, settings)
        drawing.status = status
        drawing.messages = said
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")) ?? []
        for name in files.filter({ $0.hasSuffix(".png") }).sorted().prefix(mostPictures) {
            guard let data = FileManager.default.contents(atPath: folder.path + "/out/" + name),
                data.count <= mostPictureBytes
            else { continue }
            drawing.pictures.append(Picture(name: String(name.dropLast(4)), data: data.base64EncodedString()))
        }
        if !drawing.pictures.isEmpty {
            drawing.explanation = try run(["explain", "View.swift", "--quiet"] + limits, in: folder, settings).output
        }
        drawing.milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        return drawing
    }

    private static func run(
        _ arguments: [String], in folder: URL, _ settings: PlaygroundSettings
    ) throws -> (status: Int32, output: String) {
        // The tool keeps to its own limits; this is for the case that it does not.
        let limits = Subprocess.Limits(time: TimeLimit(seconds: settings.seconds * 3 + 10))
        // `env` changes the folder, so that messages say View.swift and no path of this machine.
        let (ending, output) = try Subprocess.run(
            "/usr/bin/env", ["--chdir", folder.path, settings.galley] + arguments, limits: limits)
        let text = String(decoding: output.prefix(mostCharacters), as: UTF8.self)
        return switch ending {
        case .exit(let status): (status, text)
        case .signal(let number): (128 + number, text)
        case .timeout: (ExitStatus.timeout, text)
        }
    }
}
