import Foundation
import GalleyProcesses
import GalleyProtocol

/// The files of one row: written beside their places first, see `BatchManifest`.
package struct BatchFiles: Sendable {
    package let paths: [String]

    package init(_ paths: [String]) { self.paths = paths }

    /// The most bytes that a file's name has on Linux's file systems.
    static let longestName = 255

    /// What is wrong with one row's place, and with no other's.
    struct Refusal: Error {
        var message: String
    }

    /// `out/.a.png.galley-part`: always the same, so that a later run writes over what an earlier one has left.
    package static func provisional(_ path: String) -> String {
        let name = (path as NSString).lastPathComponent
        var part = ".\(name).galley-part"
        // The name may be as long as names get already.
        if part.utf8.count > longestName { part = ".\(ContentSum(Data(name.utf8)).hex).galley-part" }
        return String(path.dropLast(name.count)) + part
    }

    /// The sum of pictures' bytes, one after the other.
    package static func sum(of pictures: [Data]) -> ContentSum {
        var sum = ContentSum()
        for picture in pictures { sum.combine(picture) }
        return sum
    }

    /// Writes the pictures beside their places, calls `note`, and gives them their names. What is not noted is taken away.
    package func publish(_ pictures: [Data], note: () throws -> Void) throws {
        do {
            for (path, picture) in zip(paths, pictures) { try Self.write(picture, path) }
            // Whoever ends us by a signal waits for the two steps to be done.
            try Interruption.undisturbed {
                try note()
                for path in paths { try Self.rename(path) }
            }
        } catch {
            for path in paths { unlink(Self.provisional(path)) }
            throw error
        }
    }

    /// Whether files of so many bytes and with that sum are there. Those that were noted and had not got their names yet get them.
    ///
    /// - Parameter sum: Nil where only the sizes are known.
    package func isMade(bytes: Int, sum: UInt64?) -> Bool {
        let provisional = paths.map { Self.size(Self.provisional($0)) }
        let final = paths.map(Self.size)
        let sizes = zip(provisional, final).map { $0 ?? $1 }
        if provisional.contains(where: { $0 != nil }), Self.sum(sizes) == bytes,
            Self.holds(zip(paths, provisional).map { $1 == nil ? $0 : Self.provisional($0) }, sum)
        {
            for (path, size) in zip(paths, provisional) where size != nil {
                guard (try? Self.rename(path)) != nil else { return false }
            }
            return true
        }
        for path in paths { unlink(Self.provisional(path)) }
        return Self.sum(final) == bytes && Self.holds(paths, sum)
    }

    /// Whether files have that sum.
    private static func holds(_ paths: [String], _ sum: UInt64?) -> Bool {
        guard let sum else { return true }
        let pictures = paths.compactMap { FileManager.default.contents(atPath: $0) }
        return pictures.count == paths.count && self.sum(of: pictures).value == sum
    }

    private static func sum(_ sizes: [Int?]) -> Int? {
        sizes.contains { $0 == nil } ? nil : sizes.reduce(0) { $0 + ($1 ?? 0) }
    }

    private static func size(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    private static func failure(_ path: String, _ number: Int32 = errno) -> any Error {
        let message = "cannot write '\(path)': \(String(cString: strerror(number)))"
        // These say something of the name; the others would be the same for every row.
        let isOfName = [ENAMETOOLONG, EISDIR, ENOTDIR, ENOTEMPTY, EINVAL, EILSEQ, ELOOP].contains(number)
        return isOfName ? Refusal(message: message) : Failure(ExitStatus.cannotWrite, message)
    }

    private static func write(_ data: Data, _ path: String) throws {
        let name = provisional(path)
        var file = open(name, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o666)
        if file < 0, errno == ENOENT {
            try? FileManager.default.createDirectory(
                atPath: path.parentFolder, withIntermediateDirectories: true)
            file = open(name, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o666)
        }
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        var done = 0
        while done < data.count {
            let count = data.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + done, $0.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(path) }
            done += count
        }
    }

    private static func rename(_ path: String) throws {
        guard Foundation.rename(provisional(path), path) == 0 else { throw failure(path) }
    }
}
