import Foundation
import GalleyProcesses
import GalleyProtocol

/// The checksums of a release, as `make dist` writes them, which name its files and so its version.
struct ReleaseList {
    private static let mostBytes = 1 << 16

    /// The list's address or path.
    let place: String
    /// The release's files.
    let files: [String]

    init(_ place: String, isOffline: Bool, seconds: Double) throws {
        let isRemote = place.contains("://")
        if isRemote, isOffline {
            throw Failure(ExitStatus.usage, "--offline asks nobody, and '\(place)' is on another machine")
        }
        let answer = try isRemote ? Self.fetch(place, seconds: seconds) : Self.read(place)
        self.init(place: place, text: answer)
        guard !files.isEmpty else {
            throw Failure(ExitStatus.noInput, "'\(place)' lists no files of Galley; it is SHA256SUMS of a release")
        }
    }

    init(place: String, text: String) {
        self.place = place
        files = text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard words.count == 2, words[0].count == 64, words[0].allSatisfy(\.isHexDigit) else { return nil }
            let name = words[1].trimmingCharacters(in: CharacterSet(charactersIn: " *"))
            let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+~".contains($0)) }
            return isPlain && name.hasPrefix("galley") ? name : nil
        }
    }

    private static func read(_ path: String) throws -> String {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: mostBytes) else {
            throw Failure(ExitStatus.noInput, "'\(path)' cannot be read")
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func fetch(_ address: String, seconds: Double) throws -> String {
        guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
            throw Failure(ExitStatus.usage, "'\(address)' is no address of the web")
        }
        let answer = try Tool.run(
            "curl",
            [
                "--disable", "--silent", "--show-error", "--fail", "--location", "--proto", "=http,https", "--globoff",
                "--max-filesize", "\(mostBytes)", "--", address,
            ], seconds: seconds)
        if answer.isSuccess { return answer.text }
        let why =
            answer.isLate ? "it did not answer within \(TimeLimit(seconds: seconds).text) seconds" : answer.lastLine
        throw Failure(ExitStatus.unavailable, "'\(address)' cannot be asked: \(why)")
    }

    /// The newest version among the files: `galley-1.2.3-linux-x86_64.tar.xz`, `galley-runtime_1.2.3_amd64.deb`.
    var version: String? {
        files.compactMap { $0.firstMatch(of: #/[-_](\d+(?:\.\d+)+)[-_]/#).map { String($0.1) } }
            .max { Self.numbers($0).lexicographicallyPrecedes(Self.numbers($1)) }
    }

    static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }

    func update(of origin: Origin, version: String) throws -> Update {
        guard let newest = self.version else {
            throw Failure(ExitStatus.noInput, "'\(place)' names no version")
        }
        guard Self.numbers(version).lexicographicallyPrecedes(Self.numbers(newest)) else {
            return Update(text: ["galley \(version): nothing in '\(place)' is newer."])
        }
        let wanted: [String]
        let isPackage: Bool
        switch origin {
        case .package(_, let compiles):
            isPackage = true
            wanted = files.filter {
                $0.hasPrefix("galley-runtime_\(newest)_") || (compiles && $0.hasPrefix("galley_\(newest)_"))
            }
        case .archive, .checkout:
            isPackage = false
            wanted = files.filter { $0.hasPrefix("galley-\(newest)-") && $0.hasSuffix(".tar.xz") }
        }
        guard !wanted.isEmpty else {
            throw Failure(
                ExitStatus.noInput, "'\(place)' has galley \(newest), and no \(isPackage ? "package" : "archive") of it"
            )
        }
        let list = (place as NSString).lastPathComponent
        let base = place.hasSuffix("/\(list)") ? String(place.dropLast(list.count + 1)) : "."
        let check = "sha256sum --check --ignore-missing \(list)"
        var steps: [String] = []
        if place.contains("://") {
            steps = (wanted + [list]).map { "curl -fLO \(Self.quoted("\(base)/\($0)"))" } + [check]
        } else {
            steps = [base == "." ? check : "cd \(Self.quoted(base)) && \(check)"]
        }
        steps +=
            isPackage
            ? ["apt-get install " + wanted.map { "./\($0)" }.joined(separator: " ")] : wanted.map { "tar -xf \($0)" }
        return Update(text: ["galley \(version): there is \(newest)."], steps: steps)
    }

    private static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: #"'\''"#) + "'" }
}
