import Foundation
import GalleyBytes
import Synchronization

/// A file that is saved again and again, compiled in pieces by several frontends at once. It keeps what each piece was compiled to:
/// after a change in a body, that body's piece alone is compiled again.
extension Compiler {
    /// What `galley-syntax` makes of the file.
    private struct Pieces: Decodable {
        struct Piece: Decodable {
            var name: String?
            var text: String
            /// What decides whether it is compiled again while the interface is the same.
            var content: String
        }

        var pieces: [Piece]
        var interface: String
    }

    /// A file to compile.
    private struct Unit {
        var path: String
        /// The object's path, without its ending.
        var object: String
        var key: String
        var size: Int
    }

    /// A shorter file is compiled as fast whole.
    static let leastInPieces = 2_000

    /// - Returns: Nil where the file has to be compiled whole: it cannot be taken apart, or does not compile so: the messages are to be
    ///   those of the file.
    func buildPieces(_ job: Job, entry: EntryFile) throws -> BuildOutput? {
        guard let base = job.objects, job.source.files.count == 1 else { return nil }
        let file = job.source.files[0]
        guard let taken = try pieces(of: job.attempt.texts[file.absolutePath] ?? file.text, job) else { return nil }
        let folder = "\(base.path)/\(job.attempt.name)"
        let shared = sharedArguments(job)
        var units: [Unit] = []
        try make("\(folder)/objects")
        func add(_ name: String, _ text: String, content: String) throws {
            guard !text.isEmpty else { return }
            try base.update(Data(text.utf8), at: "\(job.attempt.name)/\(name).swift", in: cache)
            var key = StableHash(content)
            for part in [taken.interface] + shared { key.combine(part) }
            units.append(
                Unit(
                    path: "\(folder)/\(name).swift", object: "\(folder)/objects/\(name)", key: key.hex,
                    size: content.utf8.count))
        }
        for (index, piece) in taken.pieces.enumerated() {
            let place = "#sourceLocation(file: \(EntryFile.literal(file.path)), line: 1)\n"
            try add(piece.name ?? "piece-\(index)", place + piece.text, content: piece.content)
        }
        try add("galley-entry", entry.text, content: entry.text)
        try add("galley-generated", job.generated.code, content: job.generated.code)
        removeOthers(in: "\(folder)/objects", than: units.map(\.object))
        for unit in units { removeStale(unit.object, unit.key) }
        let stale = units.filter { !FileManager.default.fileExists(atPath: "\($0.object).o") }
        guard try compile(stale, of: units, shared, job) else { return nil }
        for unit in stale { keep(unit.object, unit.key) }
        return try link(units.map { "\($0.object).o" }, job)
    }

    /// Compiles some of the files, in as many processes as are of use.
    private func compile(_ stale: [Unit], of units: [Unit], _ shared: [String], _ job: Job) throws -> Bool {
        let count = min(stale.count, ProcessInfo.processInfo.activeProcessorCount, 2)
        guard count > 0 else { return true }
        var shares: [[Unit]] = Array(repeating: [], count: count)
        for unit in stale.sorted(by: { $0.size > $1.size }) {
            let sizes = shares.map { $0.reduce(0) { $0 + $1.size } }
            shares[sizes.firstIndex(of: sizes.min() ?? 0) ?? 0].append(unit)
        }
        let results = Mutex<[Result<Bool, any Error>]>([])
        let (runs, folder, name) = (shares, job.work.path, job.source.name)
        DispatchQueue.concurrentPerform(iterations: runs.count) { index in
            let primary = Set(runs[index].map(\.path))
            let files = units.flatMap { primary.contains($0.path) ? ["-primary-file", $0.path] : [$0.path] }
            let outputs = units.filter { primary.contains($0.path) }.flatMap { ["-o", "\($0.object).o"] }
            let result = Result {
                let arguments = ["-frontend", "-c"] + files + outputs + shared
                return try run(toolchain.frontend, arguments, in: folder, compiling: name).ending.isSuccess
            }
            results.withLock { $0.append(result) }
        }
        return try results.withLock { try $0.allSatisfy { try $0.get() } }
    }

    private func pieces(of text: String, _ job: Job) throws -> Pieces? {
        let (ending, output) = try Subprocess.run(
            installation.syntax, ["--pieces", "-"], input: Data(text.utf8), limits: limits)
        if let failure = Failure.syntax(ending, output, reading: job.source.name, limits: limits) { throw failure }
        guard ending.isSuccess, let taken = try? JSONDecoder().decode(Pieces.self, from: output),
            !taken.pieces.isEmpty
        else { return nil }
        return taken
    }
}
