import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// A folder as `galley build` makes it, `built`, whose host is a program of the shell's: it says the names of some
/// views, and does then what the test has given it to do. What it was asked, a line each, stands in `requests`, and the
/// rows that it was given in `rows`.
final class BuiltHost {
    let folder: ScratchFolder

    /// - Parameters:
    ///   - views: What the views are called.
    ///   - change: What else the folder says of itself.
    init(_ views: [String] = ["A"], _ change: (inout BuiltViews.Manifest) -> Void = { _ in }) throws {
        folder = try ScratchFolder(["built/shown.so": "library", "built/decoding.so": "decoder", "run.sh": ""])
        // A host that has ended may be written to.
        signal(SIGPIPE, SIG_IGN)
        try write([.views(names: views)], to: "views")
        try folder.writeProgram(
            """
            cd '\(folder.path)'
            read -r request
            printf '%s\\n' "$request" >> requests
            printf '%s|' "$@" >> starts
            echo "$HOME" >> starts
            case $request in
            *'"count":0'*) cat views;;
            *'"hasRows":true'*)
              cat views
              while read -r row; do
                printf '%s\\n' "$row" >> rows
                . ./row.sh
              done;;
            *) cat views; . ./run.sh;;
            esac
            """, to: "built/galley-host")
        var manifest = BuiltViews.Manifest(
            galley: Installation.version, runtime: BuildID.read(Installation.current.runtime) ?? "",
            machine: BuiltViews.machine, source: "Card.swift", look: .ios18)
        (manifest.shown, manifest.decoding, manifest.host) = ("shown.so", "decoding.so", "galley-host")
        manifest.files = ["decoding.so", "galley-host", "shown.so"]
        change(&manifest)
        try folder.write(
            String(decoding: JSONEncoder().encode(manifest), as: UTF8.self), to: "built/\(BuiltViews.Manifest.fileName)"
        )
        try CacheSeal.write(try #require(BuiltViews.sealed(manifest)), in: folder["built"])
    }

    /// Writes what the host says, a line each, with pictures behind it.
    func write(_ events: [HostEvent], _ pictures: [Data] = [], to name: String) throws {
        var data = Data()
        for event in events { data += try JSONEncoder.galley().encode(event) + Data("\n".utf8) }
        for picture in pictures { data += picture }
        try data.write(to: URL(fileURLWithPath: folder[name]))
    }

    // Read once: reading a command line takes a tenth of a second.
    private static let plain = Result { try SourceOptions.parse(["A.swift", "--quiet"]) }

    func options(_ change: (inout SourceOptions) throws -> Void = { _ in }) throws -> SourceOptions {
        var options = try Self.plain.get()
        options.input.paths = [folder["built"]]
        try change(&options)
        return options
    }

    /// What it was asked so far.
    var requests: [HostRequest] { decoded("requests") }

    /// The rows that it was given.
    var rows: [HostRow] { decoded("rows") }

    private func decoded<Value: Decodable>(_ name: String) -> [Value] {
        (folder.text(of: name) ?? "").split(separator: "\n").compactMap { line in
            try? JSONDecoder.galley().decode(Value.self, from: Data(line.utf8))
        }
    }

    /// What it was started with and its home folder, a line a start.
    var starts: [String] { folder.plain(folder.text(of: "starts") ?? "").split(separator: "\n").map(String.init) }

    /// A picture that is whole as far as its format's first and last bytes say (PNG, ISO/IEC 15948).
    static func png(_ content: String) -> Data {
        Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) + Data(content.utf8)
            + Data([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
    }

    static let isThere = FileManager.default.fileExists(atPath: Installation.current.runtime)
}
