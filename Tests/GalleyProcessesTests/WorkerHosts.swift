import Foundation
import GalleyProtocol
import GalleyTestPrograms
import Testing

@testable import GalleyProcesses

/// A host by a program of the shell's: it says the names of two views, and of each row what a word in its data asks for.
final class WorkerHost {
    let folder: TemporaryFolder

    /// - Parameter begin: What it does once it has read the request; by default it names its views.
    init(begin: String? = nil) throws {
        folder = try TemporaryFolder("tests")
        // A host whose row ended it may be written to.
        signal(SIGPIPE, SIG_IGN)
        let names = try "\(Self.say(.making(place: 0))); \(Self.say(.views(names: ["A", "B"])))"
        let script = """
            read -r request
            printf '%s' "$request" > '\(folder.path)/request'
            echo >> '\(folder.path)/runs'
            \(begin ?? names)
            while read -r row; do
            case $row in
            *crash*) echo 'words of a crash' >&2; kill -SEGV $$;;
            *exit*) exit 3;;
            *endless*) exec sleep 1000;;
            *nonsense*) echo words;;
            *views*) \(names);;
            *image*) \(try Self.say(.image(url: "http://a/b.png")))
                read -r answer
                count=${answer##*:}
                bytes=$(dd bs=1 count=${count%\\}} 2> /dev/null)
                \(try Self.end([40]))
                printf '%-40s' "$answer$bytes";;
            *failing*) \(try Self.say(.image(url: "http://a/none.png")))
                read -r answer
                \(try Self.end([40]))
                printf '%-40s' "$answer";;
            *two*) \(try Self.end([2, 3])); printf abcde;;
            *) \(try Self.say(.begin)); \(try Self.end([5])); printf abcde;;
            esac
            done
            """
        try writeProgram(script, to: path)
    }

    var path: String { "\(folder.path)/host" }

    /// How many of these programs were started.
    var runs: Int { FileManager.default.contents(atPath: "\(folder.path)/runs")?.count ?? 0 }

    var request: HostRequest? {
        FileManager.default.contents(atPath: "\(folder.path)/request").flatMap {
            try? JSONDecoder.galley().decode(HostRequest.self, from: $0)
        }
    }

    private static func say(_ event: HostEvent) throws -> String {
        "printf '%s\\n' '\(String(decoding: try JSONEncoder.galley().encode(event), as: UTF8.self))'"
    }

    private static func end(_ pictures: [Int]) throws -> String {
        var result = HostResult(name: "A")
        result.pictures = pictures
        return try say(.end(result))
    }

    func launch(_ change: (inout WorkerLaunch) -> Void = { _ in }) -> WorkerLaunch {
        var launch = WorkerLaunch(
            path: path, arguments: [], environment: ["PATH": "/usr/bin:/bin"], request: HostRequest(action: .render),
            memory: 256)
        launch.showsErrors = false
        change(&launch)
        return launch
    }

    static func row(_ word: String) -> HostRow { HostRow(view: 0, data: HostData(path: "", text: word)) }

    /// An outcome in words.
    static func told(_ outcome: WorkerOutcome) -> String {
        switch outcome {
        case .result(let result, let pictures):
            "\(result.name) \(pictures.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) })"
        case .ended(let ending, let status, let message): "\(ending) \(status) \(message)"
        case .notStarted(let message): "not started: \(message)"
        case .dropped: "dropped"
        }
    }
}
