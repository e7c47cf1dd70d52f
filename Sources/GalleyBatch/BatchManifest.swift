import Foundation
import GalleyBytes
import GalleyProcesses
import GalleyProtocol

/// What has been made, one JSON object a line beside the pictures, so that a run that was ended continues where it was.
///
/// A picture is written under a separate name (`.NAME.galley-part`), then noted here, then given its name. Whatever moment a run is
/// killed at, a picture that is noted is there under one of its two names, and one that is not noted is drawn again in its place. A
/// line that was cut short is taken off.
package final class BatchManifest: Sendable {
    /// The first line.
    package struct Header: Codable, Equatable, Sendable {
        package var galley = "batch 1"
        /// Changes with the source, the options and Galley itself.
        package var identity: String

        package init(identity: String) { self.identity = identity }
    }

    /// What came of a row.
    package struct Entry: Codable, Sendable {
        package var row: Int
        package var hash: String
        package var files: [String]?
        package var bytes: [Int]?
        /// The sum of all files' bytes, which tells a damaged one.
        package var sum: String?
        package var diagnostics: [HostResult.Diagnostic]?
        package var failure: HostResult.Failure?

        package init(row: Int, hash: UInt64) {
            self.row = row
            self.hash = String(hash, radix: 16)
        }
    }

    package let path: String
    private let file: Int32
    private let known: [Int: Known]

    /// What an entry says, in little room: there may be millions.
    private struct Known {
        var hash: UInt64
        /// Of all its files.
        var bytes: Int
        var sum: UInt64?
        var failure: HostResult.Failure?
    }

    /// What came of a row in an earlier run.
    package enum Outcome: Sendable {
        /// Its files, of so many bytes together and with that sum, are there under one of their two names.
        case made(bytes: Int, sum: UInt64?)
        case failed(HostResult.Failure)
    }

    /// How a run continues.
    package enum Continuation: Sendable {
        /// Draws what is not there, under the same conditions.
        case resume
        /// The same, and what failed, whatever has changed.
        case retry
        /// Draws everything.
        case restart
    }

    /// Opens the manifest, and keeps other runs from it.
    package init(_ path: String, identity: String, _ continuation: Continuation) throws {
        self.path = path
        file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard file >= 0 else {
            throw Failure(ExitStatus.cannotWrite, "cannot write '\(path)': \(String(cString: strerror(errno)))")
        }
        guard Self.lock(file) else {
            close(file)
            throw Failure(
                ExitStatus.cannotWrite,
                "another run is at work on '\(path)'; wait for it, or give each its --shard or --manifest")
        }
        var known: [Int: Known] = [:]
        let header = Header(identity: identity)
        do {
            if continuation == .restart { try Self.truncate(file, path, 0) }
            let lines = try Self.read(file, path)
            if let first = lines.first {
                guard let found = try? JSONDecoder.galley().decode(Header.self, from: first),
                    found.galley == header.galley
                else {
                    throw Failure(ExitStatus.usage, "'\(path)' is no manifest of galley batch; give another --manifest")
                }
                guard found == header || continuation == .retry else {
                    throw Failure(
                        ExitStatus.usage,
                        "'\(path)' was made from another source, with other options or by another Galley; --restart draws all "
                            + "rows again, --retry draws those that failed and keeps the others")
                }
            }
            for line in lines.dropFirst() {
                guard let entry = try? JSONDecoder.galley().decode(Entry.self, from: line),
                    let hash = UInt64(entry.hash, radix: 16)
                else { continue }
                known[entry.row] = Known(
                    hash: hash, bytes: (entry.bytes ?? []).reduce(0, +),
                    sum: entry.sum.flatMap { UInt64($0, radix: 16) },
                    failure: entry.failure)
            }
            self.known = known
            if lines.isEmpty { try write(header) }
        } catch {
            close(file)
            throw error
        }
    }

    deinit { close(file) }

    /// Tries for a second: a program that is just being started may hold what we have held for a moment.
    private static func lock(_ file: Int32) -> Bool {
        for _ in 0..<20 {
            if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(50_000)
        }
        return false
    }

    private static func truncate(_ file: Int32, _ path: String, _ length: Int) throws {
        guard ftruncate(file, off_t(length)) == 0 else {
            throw Failure(ExitStatus.cannotWrite, "cannot write '\(path)': \(String(cString: strerror(errno)))")
        }
    }

    /// The lines that are whole; the others are cut off.
    private static func read(_ file: Int32, _ path: String) throws -> [Data] {
        lseek(file, 0, SEEK_SET)
        var reader = LineReader(file)
        var lines: [Data] = []
        var end = 0
        do {
            while let line = try reader.next() {
                lines.append(line)
                end = reader.offset
            }
        } catch {
            throw Failure(ExitStatus.noInput, "cannot read '\(path)': \(error)")
        }
        var status = stat()
        var last: UInt8 = 0
        if fstat(file, &status) == 0, status.st_size > 0, pread(file, &last, 1, status.st_size - 1) == 1,
            last != UInt8(ascii: "\n")
        {
            end -= lines.removeLast().count
            try truncate(file, path, end)
        }
        return lines
    }

    /// What came of a row that has not changed since; nil where nothing is known of it.
    package func outcome(of row: BatchRow) -> Outcome? {
        guard let known = known[row.number], known.hash == row.hash else { return nil }
        return known.failure.map { .failed($0) } ?? .made(bytes: known.bytes, sum: known.sum)
    }

    /// Notes what came of a row, in one write.
    package func note(_ entry: Entry) throws { try write(entry) }

    private func write(_ value: some Encodable) throws {
        let line = try JSONEncoder.galley().encode(value) + Data("\n".utf8)
        let count = line.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        guard count == line.count else {
            throw Failure(ExitStatus.cannotWrite, "cannot write '\(path)': \(String(cString: strerror(errno)))")
        }
    }
}
