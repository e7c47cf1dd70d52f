import Foundation
import GalleyBytes
import GalleyNames
import GalleyProtocol

/// One check of a module: its conditions as on one platform after the other, until it has no errors.
struct CheckPass {
    let compiler: Compiler
    let options: SourceOptions
    let source: SourceSet
    let generated: GeneratedSource
    let work: Cache.Entry
    /// What every file's findings depend on.
    let settings: String
    /// The files' hashes.
    let hashes: [String]
    var memory: CheckMemory
    let module: ModuleCheck.Module
    /// The files that were looked at.
    private(set) var looked: Set<String> = []
    /// The looks that this check has taken: others are forgotten.
    private var stages: Set<String> = []

    init(
        compiler: Compiler, options: SourceOptions, source: SourceSet, generated: GeneratedSource, work: Cache.Entry,
        settings: String, hashes: [String], memory: CheckMemory, module: ModuleCheck.Module
    ) {
        (self.compiler, self.options, self.source) = (compiler, options, source)
        (self.generated, self.work, self.settings) = (generated, work, settings)
        (self.hashes, self.memory, self.module) = (hashes, memory, module)
    }

    /// What one reading of the conditions came to.
    struct Reading {
        var findings = CheckRun.Findings()
        /// The modules that cannot be had, and where they are imported.
        var missing = AbsentModules()
        var attempt = ConditionedSource.Attempt()

        var hasErrors: Bool {
            !findings.crashed.isEmpty || !missing.isEmpty
                || findings.files.values.joined().contains { $0.severity == .error }
        }
    }

    /// All that there is to say of the module.
    mutating func messages() throws -> [ToolMessage] {
        try memory.readInterfaces(of: source, hashes, compiler)
        let conditions = try ConditionedSource(
            source, options: options, installation: compiler.installation, limits: compiler.limits, work: work,
            cache: compiler.cache, answers: compiler.answers)
        guard let chosen = try reading(conditions.attempts) else { return [] }
        let (messages, stubs) = try verdict(on: chosen)
        memory.files = memory.files.filter { stages.contains($0.key) }
        // What stands for absent names is part of what others see: they could not read what has no type.
        if let result = module.result {
            try run(chosen.attempt, chosen.missing, stubs: stubs).emitModule(module)
            let own = [settings, chosen.attempt.name, stubs] + chosen.missing.names + source.files.map(\.path)
            let all = own + hashes.map { memory.interfaces[$0] ?? $0 }
            let seen = Data(StableHash(all.joined(separator: "\n")).hex.utf8)
            try seen.write(to: URL(fileURLWithPath: result + Self.seen), options: .atomic)
        }
        return messages
    }

    /// What the file's name ends with that says, beside a module, what others can see of it: the module itself changes with every body.
    static let seen = ".seen"

    /// The first reading without errors; where all have some, the last that is reported and misses no name.
    private mutating func reading(_ attempts: [ConditionedSource.Attempt]) throws -> Reading? {
        let absent = try attempts.map { try AbsentModules(of: source, attempt: $0, compiler, work, besides: module) }
        let all = Array(zip(attempts, absent))
        // Where a module is missing in each of them, none is without errors.
        guard absent.contains(where: \.isEmpty) else {
            for (attempt, missing) in all.reversed() where attempt.isReported {
                let reading = try read(attempt, missing)
                if !misses(reading) { return reading }
            }
            return try all.first.map { try read($0, $1) }
        }
        var chosen: Reading?
        for (attempt, missing) in all {
            let reading = try read(attempt, missing)
            if !reading.hasErrors || chosen == nil || attempt.isReported && !misses(reading) { chosen = reading }
            if !reading.hasErrors { break }
        }
        return chosen
    }

    /// Whether a name is missing that the files declare, under a condition that does not hold.
    private func misses(_ reading: Reading) -> Bool {
        let declared = DeclaredWords(source).names
        return reading.findings.files.values.joined().contains { found in
            guard found.severity == .error, found.text.contains("cannot find") || found.text.contains("has no member"),
                let match = found.text.firstMatch(of: /(?:cannot find|has no member) '([^']+)'/)
            else { return false }
            return declared.contains(String(match.1))
        }
    }

    // MARK: Looking at files

    private mutating func read(_ attempt: ConditionedSource.Attempt, _ missing: AbsentModules) throws -> Reading {
        var reading = Reading(attempt: attempt)
        reading.missing = missing
        try addConditional(to: &reading.missing, attempt)
        for _ in 0..<Self.mostModules {
            reading.findings = try look(attempt, reading.missing, stubs: nil, at: source.files.map(\.path))
            guard reading.missing.take(from: reading.findings) else { break }
        }
        return reading
    }

    /// An import under a condition is met by the compiler alone, one a run.
    private func addConditional(to missing: inout AbsentModules, _ attempt: ConditionedSource.Attempt) throws {
        var isNew = true
        while isNew, mayMiss(others: missing, attempt),
            let found = try run(attempt, missing, stubs: nil).missingModule(), let file = found.place?.file
        {
            isNew = missing.take(from: CheckRun.Findings(files: [file: [found]]))
        }
    }

    /// Whether an import, under a condition, may be of a further module that cannot be had.
    private func mayMiss(others missing: AbsentModules, _ attempt: ConditionedSource.Attempt) -> Bool {
        guard source.files.count > 1 else { return false }
        let known = MissingModules.modules(compiler, attempt).union(missing.names)
            .union((module.folders ?? []).flatMap(Cache.names).map { String($0.prefix { $0 != "." }) })
        return source.files.contains { file in
            file.imports.contains { !known.contains(String($0.prefix { $0 != "." })) }
        }
    }

    private static let mostModules = 32

    /// Looks at files that have changed, or depend on what has.
    ///
    /// - Parameters:
    ///   - stubs: Declarations that stand for names that are not here.
    ///   - cuts: The rest of files of which parts are left out, by their absolute paths.
    ///   - finishes: Whether files without errors are looked through to the end now, or with the last of several looks.
    mutating func look(
        _ attempt: ConditionedSource.Attempt, _ missing: AbsentModules, stubs: String?, cuts: [String: String] = [:],
        round: Int = 0, finishes: Bool = true, at paths: [String]
    ) throws -> CheckRun.Findings {
        let stage =
            attempt.name + (stubs.map { " stubs \(StableHash($0).hex)" } ?? "") + (round == 0 ? "" : " \(round)")
        stages.insert(stage)
        let keys = keys(stage, missing, stubs: stubs, cuts)
        var known = memory.files[stage] ?? [:]
        known = known.filter { keys[$0.key] == $0.value.key }
        let stale = paths.filter { path in known[path].map { finishes && !$0.isWhole && !$0.isFinished } ?? true }
        if !stale.isEmpty {
            let findings = try findings(
                in: stale, run(attempt, missing, stubs: stubs, cuts), finishes: finishes,
                steps: cuts.isEmpty ? CheckRun.few : CheckRun.some, isFirst: (stubs ?? "").isEmpty && missing.isEmpty)
            if stubs == nil { looked.formUnion(stale) }
            for path in stale {
                known[path] = CheckMemory.File(
                    key: keys[path] ?? "", found: findings.files[path] ?? [], crash: findings.crashed[path],
                    isWhole: !findings.unfinished.contains(path), isFinished: finishes)
            }
        }
        memory.files[stage] = known
        var findings = CheckRun.Findings()
        for path in paths {
            findings.files[path] = known[path]?.found ?? []
            findings.crashed[path] = known[path]?.crash
            if known[path]?.isWhole == false { findings.unfinished.insert(path) }
        }
        return findings
    }

    /// Looks with little patience first. Where nothing but that is in the way, the compiler gets all the time that it needs.
    ///
    /// - Parameters:
    ///   - steps: How little.
    ///   - isFirst: Whether nothing is known to be missing yet.
    private func findings(
        in paths: [String], _ run: CheckRun, finishes: Bool, steps: Int, isFirst: Bool
    ) throws -> CheckRun.Findings {
        var run = run
        run.steps = steps
        var findings = try run.findings(in: paths, finishes: finishes)
        func codes(_ path: String) -> [MessageCode] {
            (findings.files[path] ?? []).filter { $0.severity == .error }.map {
                MessageCode(compiler: $0.id, isError: true)
            }
        }
        // Where names are missing they are why an expression takes so long; those of other files seldom are.
        let hard =
            !isFirst
            ? []
            : paths.filter { path in
                let codes = codes(path)
                return codes.contains(.tooComplex) && !codes.contains { [.unknownName, .unknownModule].contains($0) }
            }
        guard (1...Self.mostHard).contains(hard.count) else { return findings }
        run.steps = CheckRun.many
        let again = try run.findings(in: hard, finishes: true)
        for path in hard { findings.files[path] = again.files[path] ?? [] }
        findings.unfinished.formUnion(again.unfinished)
        findings.crashed.merge(again.crashed) { first, _ in first }
        return findings
    }

    /// So many files are too hard for their own sake at the most.
    private static let mostHard = 4

    /// What each file's findings are made from.
    private func keys(
        _ stage: String, _ missing: AbsentModules, stubs: String?, _ cuts: [String: String]
    ) -> [String: String] {
        let seen = zip(source.files, hashes).map { "\($0.0.path) \(memory.interfaces[$0.1] ?? $0.1)" }
        let common = StableHash(
            ([settings, stage, missing.names.joined(separator: " "), stubs ?? ""] + seen).joined(separator: "\n")
        ).hex
        var keys: [String: String] = [:]
        for (file, hash) in zip(source.files, hashes) {
            keys[file.path] = StableHash("\(common) \(hash) \(cuts[file.absolutePath] ?? "")").hex
        }
        return keys
    }

    private func run(
        _ attempt: ConditionedSource.Attempt, _ missing: AbsentModules, stubs: String?, _ cuts: [String: String] = [:]
    ) throws -> CheckRun {
        var job = Compiler.Job(source: source, generated: generated, options: options, work: work)
        job.moduleName = module.name
        job.modules = module.folders.map { $0 + [module.brought ?? compiler.installation.modules] }
        job.attempt = try missing.blanked(attempt, source, work, compiler.cache, cuts: cuts)
        job.attempt.arguments += module.maps.flatMap { ["-Xcc", $0] }
        var others: [String] = []
        let code = cuts.isEmpty ? generated.code : generated.adding(LeftOutSource.code).code
        for (name, text) in [("galley-generated.swift", code), (CheckStubs.file, stubs ?? "")]
        where !text.isEmpty {
            try work.write(Data(text.utf8), to: name, in: compiler.cache)
            others.append("\(work.path)/\(name)")
        }
        let mode = options.swiftVersion ?? source.language.mode
        return CheckRun(
            compiler: compiler, job: job, others: others, concurrency: mode == "6" ? nil : source.language.concurrency)
    }
}
