import Foundation
import GalleyProtocol

@testable import GalleyPreview

/// A host of live views by a program of the shell's, which writes down what it is told and answers as words in that ask for.
final class PreviewHost {
    let folder: String

    init() throws {
        // A host whose command ended it may be written to.
        signal(SIGPIPE, SIG_IGN)
        folder = "/tmp/galley-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// - Parameter build: What the host writes into its pictures, and before the lines that it is told.
    func worker(_ build: Int, _ change: (inout HostRequest) -> Void = { _ in }) -> ServerSettings.Worker {
        let script = #"""
            read -r request
            printf '%s\n' "$request" >> "$2/requests"
            while read -r line; do
            printf '%s %s\n' "$1" "$line" >> "$2/lines"
            id=${line#*\"id\":}; id=${id%%[,\}]*}
            case $line in
            *crash*) echo 'words of a crash' >&2; kill -SEGV $$;;
            *exit*) exit 3;;
            *endless*) exec sleep 1000;;
            *keep*) echo 'K{"count":1}';;
            *failing*) printf 'P{"answered":%s,"failure":"no"}\n' "$id";;
            *'"id"'*'"kind":"show"'*) printf 'P{"answered":99,"svg":"x"}\nP{"answered":%s}\n' "$id"
                printf 'P{"answered":%s,"svg":"<svg/>"}\n' "$id";;
            *'"state"'*) printf 'R{"anew":["b"],"kept":1}\nP{"build":%s}\n' "$1";;
            *'"kind":"show"'*) printf 'P{"build":%s}\n' "$1";;
            *three*) printf 'P1\nP2\nP3\n';;
            *picture*) printf '\nP4\n';;
            *tree*) echo 'T5';;
            *reason*) echo 'E6';;
            *turn*) echo 'B7';;
            esac
            done
            """#
        var request = HostRequest(action: .render)
        change(&request)
        return ServerSettings.Worker(
            path: "/bin/sh", arguments: ["-c", script, "host", "\(build)", folder],
            environment: ["PATH": "/usr/bin:/bin"], request: request, memory: 4096)
    }

    private func lines(of name: String) -> [String] {
        let text = FileManager.default.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) }
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    /// What hosts were told, behind the number of their build.
    var told: [String] { lines(of: "lines") }

    var requests: [HostRequest] {
        lines(of: "requests").compactMap { try? JSONDecoder.galley().decode(HostRequest.self, from: Data($0.utf8)) }
    }
}
