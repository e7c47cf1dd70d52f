import Foundation
import GalleyDiagnostics
import GalleyProcesses
import GalleyProtocol

/// The compiler's runs of a check: types, isolation, definite initialization and returns, and nothing generated.
///
/// Each run reads every file of the module, and looks into the bodies of some. It goes as far as the optimizer's mandatory passes
/// (`-emit-sil`), because missing returns, variables without a value and data races show no sooner; a run with any other error does not
/// come to those, so that files without errors are looked at again by themselves.
struct CheckRun {
    var compiler: Compiler
    var job: Compiler.Job
    /// Further files of the module, such as generated ones.
    var others: [String]
    /// What the project says of data races in modes before 6.
    var concurrency: String?
    /// How far the compiler goes with an expression before it gives up, in steps of its solver. A name that is not there can make it try
    /// all that there is: seconds for a body of fifty lines.
    var steps = Self.few

    /// Enough for nearly all that is right.
    static let few = 500
    /// Enough where the rest of a body is left out.
    static let some = 1_000
    /// More than any expression takes that Xcode does not give up on.
    static let many = 20_000

    /// What was found in each file, by its path.
    struct Findings: Equatable {
        var files: [String: [CompilerDiagnostic]] = [:]
        /// The files on which the compiler crashed, and what that means.
        var crashed: [String: String] = [:]
        /// Files without errors of their own that the compiler has not looked through, because of an error in what they use of others.
        var unfinished: Set<String> = []
        /// The files of which a run has said nothing, because the compiler crashed on another of them; each list is for one run.
        var unsaid: [[String]] = []
    }

    /// Looks at files.
    ///
    /// - Parameters:
    ///   - paths: Their paths, as the source set has them.
    ///   - finishes: Whether files without errors are looked through that errors of others have kept from that.
    func findings(in paths: [String], finishes: Bool) throws -> Findings {
        var findings = Findings()
        let batches = Self.batches(paths, job.source)
        for (batch, found) in zip(batches, try run(batches)) { findings.merge(found, of: batch) }
        let unsaid = Set(findings.unsaid.joined())
        let again =
            !finishes
            ? []
            : batches.flatMap { batch in
                let faulty = batch.filter { findings.hasErrors($0) }
                return faulty.isEmpty
                    ? []
                    : batch.filter { !findings.hasErrors($0) && findings.crashed[$0] == nil && !unsaid.contains($0) }
            }
        let left = Self.batches(again, job.source)
        for (batch, found) in zip(left, try run(left)) { findings.merge(found, of: batch) }
        while !findings.unsaid.isEmpty {
            let rest = findings.unsaid
            findings.unsaid = []
            for (batch, found) in zip(rest, try run(rest)) { findings.merge(found, of: batch) }
        }
        return findings
    }

    /// Files for as many runs at a time as there are processors, each about as long.
    private static func batches(_ paths: [String], _ source: SourceSet) -> [[String]] {
        let count = min(paths.count, max(1, ProcessInfo.processInfo.activeProcessorCount), 8)
        guard count > 1 else { return paths.isEmpty ? [] : [paths] }
        let sizes = Dictionary(source.files.map { ($0.path, $0.content.count) }) { first, _ in first }
        var batches = [[String]](repeating: [], count: count)
        var sums = [Int](repeating: 0, count: count)
        for path in paths.sorted(by: { (sizes[$0] ?? 0, $0) > (sizes[$1] ?? 0, $1) }) {
            let least = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
            batches[least].append(path)
            sums[least] += sizes[path] ?? 0
        }
        return batches.map { $0.sorted() }
    }

    // MARK: Runs

    /// Several runs at once; what each says of its files.
    private func run(_ batches: [[String]]) throws -> [Findings] {
        var programs: [Subprocess] = []
        for (index, batch) in batches.enumerated() { programs.append(try start(batch, index)) }
        var findings: [Findings] = []
        for (index, batch) in batches.enumerated() {
            var text = Data()
            let ending = try programs[index].finish { bytes in
                text.append(contentsOf: bytes)
                return .goOn
            }
            findings.append(try result(ending, String(decoding: text, as: UTF8.self), batch, index))
        }
        return findings
    }

    private func notes(_ index: Int, _ position: Int) -> String { "\(job.work.path)/check-\(index)-\(position).dia" }

    private func start(_ batch: [String], _ index: Int) throws -> Subprocess {
        var map: [String: [String: String]] = [:]
        for (position, path) in batch.enumerated() {
            unlink(notes(index, position))
            map[path] = ["diagnostics": notes(index, position)]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let name = "check-\(index).json"
        try job.work.write(encoder.encode(map), to: name, in: compiler.cache)
        var arguments = ["-frontend", "-emit-sil"]
        let looked = Set(batch)
        for file in job.source.files where !looked.contains(file.path) { arguments.append(file.path) }
        arguments += others
        for path in batch { arguments += ["-primary-file", path] }
        // What nobody reads is not written, through a link of ours: the frontend may take its output away, and as root that could be
        // the device itself.
        let nowhere = "\(job.work.path)/nowhere"
        symlink("/dev/null", nowhere)
        for _ in batch { arguments += ["-o", nowhere] }
        arguments += ["-supplementary-output-file-map", "\(job.work.path)/\(name)", "-debug-diagnostic-names"]
        arguments.append("-solver-scope-threshold=\(steps)")
        // Of a module with errors what has none of them is read.
        if job.modules != nil { arguments.append("-experimental-allow-module-with-compiler-errors") }
        arguments += compiler.checkArguments(job)
        if let concurrency { arguments += ["-strict-concurrency=\(concurrency)"] }
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = job.work.path
        return try Subprocess(
            compiler.toolchain.frontend, arguments, environment: environment, limits: compiler.limits,
            mergesErrors: true)
    }

    /// The modules that cannot be had; the compiler says of one a run, before it looks at anything else.
    func missingModule() throws -> CompilerDiagnostic? {
        let notes = notes(0, 0)
        unlink(notes)
        defer { unlink(notes) }
        var arguments = ["-frontend", "-resolve-imports"] + job.source.files.map(\.path) + others
        arguments += ["-serialize-diagnostics-path", notes, "-debug-diagnostic-names"]
        _ = try compiler.run(compiler.toolchain.frontend, arguments + compiler.checkArguments(job), job)
        return CompilerDiagnostic.read(notes)?.first { $0.id == "sema_no_import" }
    }

    /// Writes what other modules can see of this one, as far as it has no errors.
    func emitModule(_ module: ModuleCheck.Module) throws {
        guard let path = module.result else { return }
        let folder = path.parentFolder
        mkdir(folder, 0o777)
        unlink(path)
        var arguments = ["-frontend", "-emit-module", "-o", path] + job.source.files.map(\.path) + others
        // Errors are told already; who uses what they are in sees it all the same.
        arguments += [
            "-experimental-skip-non-inlinable-function-bodies", "-experimental-allow-module-with-compiler-errors",
        ]
        _ = try compiler.run(compiler.toolchain.frontend, arguments + compiler.checkArguments(job), job)
    }

    /// Whether a line tells an error that has no place and hides others; not where it only follows from those of a module that the
    /// files import, which are told there.
    private static func isWithoutPlace(_ line: Substring) -> Bool {
        line.hasPrefix("<unknown>:0: error:") && !line.contains(" deserializ")
    }

    private func result(_ ending: Subprocess.Ending, _ text: String, _ batch: [String], _ index: Int) throws
        -> Findings
    {
        guard ending != .timeout else {
            throw Failure(
                ExitStatus.timeout,
                "checking \(job.source.name) took longer than \(compiler.limits.time.text) seconds; give it more with --timeout"
            )
        }
        try BuildOutput(ending: ending, text: text).checkRoom(compiler)
        var findings = Findings()
        for (position, path) in batch.enumerated() {
            findings.files[path] = CompilerDiagnostic.read(notes(index, position)) ?? []
            unlink(notes(index, position))
        }
        if !ending.isSuccess { findings.unfinished = Set(batch.filter { !findings.hasErrors($0) }) }
        let output = BuildOutput(ending: ending, text: text)
        if let crash = output.crash(of: "'\(batch[0])'", limits: compiler.limits) {
            guard crash.status != ExitStatus.memory else { throw crash }
            let culprit = batch.count == 1 ? batch[0] : output.crashed(on: batch)
            if let culprit {
                let alone = output.crash(of: "'\(culprit)'", limits: compiler.limits) ?? crash
                findings.crashed[culprit] = alone.message
                findings.unsaid = [batch.filter { $0 != culprit }].filter { !$0.isEmpty }
            } else {
                let half = batch.count / 2
                findings.unsaid = [Array(batch[..<half]), Array(batch[half...])]
            }
        } else if text.split(separator: "\n").contains(where: Self.isWithoutPlace) {
            try output.check(of: job.source, compiler: compiler)
        }
        return findings
    }
}

extension CheckRun.Findings {
    func hasErrors(_ path: String) -> Bool { files[path]?.contains { $0.severity == .error } ?? false }

    /// Takes in what was found in some files later.
    mutating func take(_ later: Self, of paths: [String]) {
        for path in paths {
            files[path] = later.files[path] ?? []
            crashed[path] = later.crashed[path]
        }
        unfinished = unfinished.subtracting(paths).union(later.unfinished)
    }

    fileprivate mutating func merge(_ other: Self, of batch: [String]) {
        for path in batch { files[path] = other.files[path] ?? [] }
        unfinished = unfinished.subtracting(batch).union(other.unfinished)
        crashed.merge(other.crashed) { first, _ in first }
        unsaid += other.unsaid
    }
}

extension Compiler {
    /// What the frontend is told of a module that is only looked at.
    fileprivate func checkArguments(_ job: Job) -> [String] {
        var arguments = ["-target", toolchain.triple, "-resource-dir", toolchain.resources, "-disable-objc-interop"]
        arguments += languageArguments(job).filter { $0 != "-suppress-warnings" && $0 != "-color-diagnostics" }
        if FileManager.default.fileExists(atPath: toolchain.pluginServer) {
            arguments += ["-in-process-plugin-server-path", toolchain.pluginServer, "-plugin-path", toolchain.plugins]
        }
        if job.moduleName != EntryFile.ownModule { arguments += ["-package-name", "galley"] }
        return arguments + AppleModules.importArguments(for: job.source, in: job.attempt)
    }
}
