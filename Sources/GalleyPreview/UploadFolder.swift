import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// Where the files lie that people hand over to views: a folder that goes with the program. The processes with the views read it, and
/// nothing in it is named as a page likes.
package final class UploadFolder: Sendable {
    private let folder: TemporaryFolder
    private let bytes = Mutex(0)

    /// The most bytes of all people's files.
    let mostBytes: Int

    package init(mostBytes: Int = 1 << 30) throws {
        folder = try TemporaryFolder("files")
        self.mostBytes = mostBytes
    }

    package var path: String { folder.path }

    package func remove() { folder.remove() }

    /// A worker that may read the folder, where it is shut in at all: what follows `--sandbox` are the places that it can reach.
    package func readable(by worker: ServerSettings.Worker) -> ServerSettings.Worker {
        var worker = worker
        if worker.arguments.contains("--sandbox") { worker.arguments.append("read:\(path)") }
        return worker
    }

    /// Takes up room; false where there is not as much.
    fileprivate func reserve(_ count: Int) -> Bool {
        bytes.withLock { bytes in
            guard bytes + count <= mostBytes else { return false }
            bytes += count
            return true
        }
    }

    fileprivate func giveBack(_ count: Int) { bytes.withLock { $0 -= count } }
}

/// The files of one person. They stay until the session ends; those handed over first go where there are too many.
package final class SessionUploads: Sendable {
    /// What has become of a part.
    package enum Answer: Equatable {
        /// More is to come, or it is of no use.
        case waits
        /// All files are there, or none come: what the view hears.
        case complete(LiveCommand)
    }

    /// Files that were handed over together.
    private struct Batch {
        var path: String
        var bytes = 0
    }

    /// Those that are on their way.
    private struct Arrival {
        var batch: Batch
        var request: Int?
        var count: Int
        var files: [LiveFiles.File] = []
        /// How much of the next one is there.
        var written = 0
    }

    private struct State {
        var batches: [Batch] = []
        var arrival: Arrival?
        var last = 0
        var isOver = false
    }

    private let folder: UploadFolder
    private let name = UUID().uuidString
    private let state = Mutex(State())
    /// The most bytes of a person's files.
    private let mostBytes: Int

    package init(_ folder: UploadFolder, mostBytes: Int = 64 << 20) {
        (self.folder, self.mostBytes) = (folder, mostBytes)
    }

    deinit { remove() }

    /// Takes a part of a file; `command` is sound.
    package func take(_ command: LiveCommand) -> Answer {
        guard let part = command.upload else { return .waits }
        return state.withLock { state in
            guard !state.isOver else { return .waits }
            guard part.count > 0 else {
                drop(&state)
                return .complete(command.told(LiveFiles(request: part.request, files: [])))
            }
            do {
                if part.file == 0, part.offset == 0 { try begin(part, &state) }
                return try add(part, &state).map { .complete(command.told($0)) } ?? .waits
            } catch let failure as UploadFailure {
                drop(&state)
                guard let text = failure.text else { return .waits }
                return .complete(command.told(LiveFiles(request: part.request, files: [], failure: text)))
            } catch {
                return .waits
            }
        }
    }

    /// Removes all files; no more are taken.
    package func remove() {
        state.withLock { state in
            state.isOver = true
            drop(&state)
            for batch in state.batches { remove(batch) }
            state.batches = []
            rmdir("\(folder.path)/\(name)")
        }
    }

    // MARK: Parts

    private func begin(_ part: LiveUpload, _ state: inout State) throws {
        drop(&state)
        state.last += 1
        let own = "\(folder.path)/\(name)"
        let path = "\(own)/\(state.last)"
        // What was there before would be another's.
        guard mkdir(own, 0o700) == 0 || errno == EEXIST, mkdir(path, 0o700) == 0 else { throw UploadFailure.noRoom }
        state.arrival = Arrival(batch: Batch(path: path), request: part.request, count: part.count)
    }

    /// Writes a part. Returns the files where it was the last one.
    private func add(_ part: LiveUpload, _ state: inout State) throws -> LiveFiles? {
        guard var arrival = state.arrival, arrival.request == part.request, arrival.count == part.count,
            arrival.files.count == part.file, arrival.written == part.offset,
            let data = Data(base64Encoded: part.data), part.offset + data.count <= part.size,
            !data.isEmpty || part.size == 0
        else { throw UploadFailure.outOfOrder }
        try makeRoom(for: data.count, beside: arrival.batch.bytes, &state)
        arrival.batch.bytes += data.count
        state.arrival = arrival
        let path = try folder(of: part, in: arrival.batch.path) + "/" + Self.fileName(part.name)
        let flags = part.offset == 0 ? O_CREAT | O_EXCL : O_APPEND
        let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC | flags, 0o600)
        guard descriptor >= 0 else { throw UploadFailure.noRoom }
        defer { close(descriptor) }
        guard data.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == data.count else {
            throw UploadFailure.noRoom
        }
        arrival.written += data.count
        if arrival.written == part.size {
            arrival.files.append(LiveFiles.File(path: path, type: part.type))
            arrival.written = 0
        }
        state.arrival = arrival
        guard arrival.files.count == arrival.count else { return nil }
        state.arrival = nil
        state.batches.append(arrival.batch)
        return LiveFiles(request: arrival.request, files: arrival.files)
    }

    /// The folder of a file alone, so that two of a name do not meet.
    private func folder(of part: LiveUpload, in batch: String) throws -> String {
        let folder = "\(batch)/\(part.file)"
        guard part.offset > 0 || mkdir(folder, 0o700) == 0 else { throw UploadFailure.noRoom }
        return folder
    }

    /// The room for so many bytes more: what was handed over first goes for it.
    private func makeRoom(for count: Int, beside arriving: Int, _ state: inout State) throws {
        func kept() -> Int { state.batches.reduce(0) { $0 + $1.bytes } }
        guard arriving + count <= mostBytes else { throw UploadFailure.noRoom }
        while !state.batches.isEmpty, kept() + arriving + count > mostBytes { remove(state.batches.removeFirst()) }
        guard folder.reserve(count) else { throw UploadFailure.noRoom }
    }

    /// Forgets what has arrived in part.
    private func drop(_ state: inout State) {
        guard let arrival = state.arrival else { return }
        state.arrival = nil
        remove(arrival.batch)
    }

    private func remove(_ batch: Batch) {
        try? FileManager.default.removeItem(atPath: batch.path)
        folder.giveBack(batch.bytes)
    }

    /// A name that leads nowhere else, of a file as a page calls it.
    static func fileName(_ name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let kept = last.unicodeScalars.filter { !CharacterSet.controlCharacters.contains($0) && $0 != "\0" }
        var text = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespaces)
        if text.hasPrefix(".") { text = "_" + text.dropFirst() }
        if text.isEmpty { return "file" }
        let ending = (text as NSString).pathExtension.prefix(16)
        while text.utf8.count > 200 { text.removeLast() }
        return text.hasSuffix(".\(ending)") || ending.isEmpty ? text : "\(text).\(ending)"
    }
}

private enum UploadFailure: Error {
    /// No page of ours sends parts so.
    case outOfOrder
    case noRoom

    /// What the view hears; nil for nothing.
    var text: String? { self == .noRoom ? "there is no room for these files" : nil }
}

extension LiveCommand {
    /// What the view hears, where this part was the last: the place stays.
    fileprivate func told(_ files: LiveFiles) -> LiveCommand {
        var told = LiveCommand(.files)
        (told.id, told.x, told.y, told.files) = (id, x, y, files)
        return told
    }
}
