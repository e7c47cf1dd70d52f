import Foundation
import GalleyProtocol

/// Building the part of several files that compiles.
extension Compiler {
    /// What keeps files from being compiled whole.
    enum Obstacle {
        /// Modules that are not here, known before anything is compiled.
        case modules(MissingModules)
        /// What a run of the compiler said.
        case output(BuildOutput)
    }

    /// Builds a folder without what needs modules that are not here; throws where nothing could be shown.
    ///
    /// - Returns: What there is to show; nil where no module is missing.
    func buildWithoutModules(_ job: Job, _ conditions: ConditionedSource) throws -> SourceSurvey? {
        guard let attempt = conditions.attempts.first else { return nil }
        let missing = try MissingModules(of: job.source, attempt: attempt, self, job.work)
        guard job.source.isFolder, !missing.isEmpty else {
            try missing.check(job.source)
            return nil
        }
        // Before anything is compiled, which takes longer.
        if job.source.announcesModules, !job.options.quiet, !job.options.strict {
            for line in missing.warnings { complain("galley: warning: \(line)") }
        }
        let survey = try buildRest(of: job, like: attempt, conditions, .modules(missing))
        if survey == nil { try missing.check(job.source) }
        return survey
    }

    /// What the compiler says of the files that it has refused before, read in another way: most ways fail at the same. Nil where it
    /// takes them, or is not asked.
    func refusal(of job: Job, after output: BuildOutput) throws -> BuildOutput? {
        let faulty = Set(SourceError.all(in: output, of: job.source).map(\.path))
        guard job.source.isFolder, job.source.files.count > 1, !faulty.isEmpty else { return nil }
        let output = try typeCheck(job, faulty)
        let isRefused = SourceError.all(in: output, of: job.source).contains { !$0.isOfEffort }
        return isRefused ? output : nil
    }

    /// Builds what is left of a folder that no way to read it compiles whole.
    func buildRest(
        of job: Job, _ conditions: ConditionedSource,
        _ outputs: [(attempt: ConditionedSource.Attempt, output: BuildOutput)]
    ) throws -> SourceSurvey? {
        let possible = outputs.filter { $0.attempt.warning == nil }.map { entry in
            (entry.attempt, entry.output, SourceError.all(in: entry.output, of: job.source).count)
        }
        // The least is missing where the least is refused.
        guard job.source.isFolder, let best = possible.filter({ $0.2 > 0 }).min(by: { $0.2 < $1.2 }) else { return nil }
        return try buildRest(of: job, like: best.0, conditions, .output(best.1))
    }

    /// Builds what is left of the files where something is in the way.
    ///
    /// - Parameter base: How the files are read.
    /// - Returns: What there is to show; nil where nothing is left that could be.
    func buildRest(
        of job: Job, like base: ConditionedSource.Attempt, _ conditions: ConditionedSource, _ obstacle: Obstacle
    ) throws -> SourceSurvey? {
        var job = job
        job.generated = job.generated.adding(LeftOutSource.code)
        let key = reductionKey(job, base)
        /// Its survey, or what the compiler said.
        func built(
            _ rest: (attempt: ConditionedSource.Attempt, survey: SourceSurvey), _ reduction: Reduction
        ) throws -> (survey: SourceSurvey?, output: BuildOutput) {
            job.attempt = rest.attempt
            var survey = rest.survey
            let output = try buildEntries(of: job.source, options: job.options, survey: &survey) {
                try build(job, entry: EntryFile(content: $0))
            }
            guard output.ending.isSuccess else { return (nil, output) }
            survey.leftOut = reduction.files
            ReductionMemory.current[key] = reduction.outcome
            return (survey, output)
        }
        if let known = try rememberedRest(ReductionMemory.current[key], job, like: base, conditions),
            let survey = try built((known.attempt, known.survey), known.reduction).survey
        {
            return survey
        }
        var reduction = Reduction(of: job.source, from: base, conditions, self)
        var errors = errors(obstacle, in: job.source)
        while let rest = try reduceTypes(&reduction, job, errors) {
            let (survey, output) = try built(rest, reduction)
            if let survey { return survey }
            // What only shows when code is made.
            errors = self.errors(.output(output), in: job.source)
        }
        return nil
    }

    /// Leaves out of a few files what is refused of them, while the others stay as they are; nil where nothing is left that could be shown.
    func reduceAgain(
        _ reduction: inout Reduction, _ job: Job, _ files: Set<String>
    ) throws -> (attempt: ConditionedSource.Attempt, survey: SourceSurvey)? {
        var job = job
        job.attempt = try reduction.attempt()
        let checked = try files.isEmpty ? nil : typeCheck(job, files)
        let all = checked.map { self.errors(.output($0), in: job.source) } ?? []
        let errors = all.filter { !$0.isOfEffort }
        guard errors.isEmpty else { return try reduceTypes(&reduction, job, errors) }
        guard try all.isEmpty || hardErrors(job, Set(all.map(\.path))).isEmpty else { return nil }
        return (job.attempt, try survey(of: job, without: reduction.boxes))
    }

    /// The errors in what is declared; once there are none, those in what functions do. A fault in a declaration shows in all that use it,
    /// and is gone there when that is mended.
    private func declarationErrors(_ job: Job, _ reduction: inout Reduction) throws -> [SourceError] {
        let errors = self.errors(.output(try typeCheck(job, nil, looksAtBodies: false)), in: job.source)
        if errors.isEmpty { reduction.lookAtBodies() }
        return errors
    }

    /// The errors of files in which the compiler has to spend more than it did: it may be right all the same.
    private func hardErrors(_ job: Job, _ files: Set<String>) throws -> [SourceError] {
        let some = errors(.output(try typeCheck(job, files, effort: .usual)), in: job.source)
        let sure = some.filter { !$0.isOfEffort }
        if some.isEmpty || !sure.isEmpty { return sure }
        return errors(.output(try typeCheck(job, Set(some.map(\.path)), effort: .unlimited)), in: job.source)
    }

    /// Leaves out what is refused, until nothing is that types tell.
    private func reduceTypes(
        _ reduction: inout Reduction, _ job: Job, _ errors: [SourceError]
    ) throws -> (attempt: ConditionedSource.Attempt, survey: SourceSurvey)? {
        var job = job
        var errors = errors
        if !reduction.hasSoundDeclarations, !errors.contains(where: \.isOfModule) {
            job.attempt = try reduction.attempt()
            let declared = try declarationErrors(job, &reduction)
            if !declared.isEmpty { errors = declared }
        }
        while try !errors.isEmpty && reduction.leaveOut(errors) {
            job.attempt = try reduction.attempt()
            if !reduction.hasSoundDeclarations {
                errors = try declarationErrors(job, &reduction)
                if !errors.isEmpty { continue }
            }
            let checked = try typeCheck(job, reduction.changed)
            let all = self.errors(.output(checked), in: job.source)
            errors = all.filter { !$0.isOfEffort }
            if errors.isEmpty, !all.isEmpty { errors = try hardErrors(job, Set(all.map(\.path))) }
            if !errors.isEmpty { continue }
            guard checked.ending.isSuccess || !all.isEmpty else { return nil }
            let survey = try survey(of: job, without: reduction.boxes)
            let isGiven = job.options.view != nil || job.options.usesData
            return isGiven || survey.hasViews(in: job.source) ? (job.attempt, survey) : nil
        }
        return nil
    }

    /// The errors in the files.
    private func errors(_ obstacle: Obstacle, in source: SourceSet) -> [SourceError] {
        switch obstacle {
        case .modules(let missing): missing.errors(in: source)
        case .output(let output): SourceError.all(in: output, of: source)
        }
    }

    /// What the rest of the files declares.
    private func survey(of job: Job, without boxes: Set<String>) throws -> SourceSurvey {
        guard job.options.view == nil || job.options.usesData else { return SourceSurvey() }
        let (copies, names) = try copies(of: job)
        var survey = try SourceSurvey(of: copies, installation: installation, limits: limits)
        survey.views.removeAll { boxes.contains($0.name) }
        survey.rename { names[$0] ?? $0 }
        return survey
    }

    /// The files as the compiler reads them, under names of their own.
    private func copies(of job: Job) throws -> (SourceSet, [String: String]) {
        var copies = job.source
        var names: [String: String] = [:]
        for (index, file) in job.source.files.enumerated() {
            guard let text = job.attempt.texts[file.absolutePath] else { continue }
            let name = "survey-\(index).swift"
            try job.work.write(Data(text.utf8), to: name, in: cache)
            copies.files[index] = try SourceFile(path: "\(job.work.path)/\(name)")
            names["\(job.work.path)/\(name)"] = file.path
        }
        return (copies, names)
    }
}

extension SourceSurvey {
    /// Gives the files other names.
    fileprivate mutating func rename(_ name: (String) -> String) {
        for index in views.indices { views[index].file = views[index].file.map(name) }
        for index in previews.indices { previews[index].file = previews[index].file.map(name) }
        for index in providers.indices { providers[index].file = providers[index].file.map(name) }
        for index in apps.indices { apps[index].file = apps[index].file.map(name) }
    }

    /// Whether there is anything to show.
    fileprivate func hasViews(in source: SourceSet) -> Bool { !previews.isEmpty || !candidates(in: source).isEmpty }
}
