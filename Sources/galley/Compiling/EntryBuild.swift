import GalleyProtocol

extension Compiler {
    /// Compiles with the conditions as on one platform after the other, until that succeeds.
    ///
    /// - Returns: What the files declare; empty when the view was given.
    func build(_ job: Job) throws -> SourceSurvey {
        let conditions = try ConditionedSource(
            job.source, options: job.options, installation: installation, limits: limits,
            work: job.objects ?? job.work, cache: cache)
        let declared =
            job.options.view == nil || job.options.usesData
            ? try SourceSurvey(of: job.source, installation: installation, limits: limits) : nil
        var parsed =
            try declared == nil
            ? job.options.view.map { try ViewExpression($0, installation: installation, limits: limits) } : nil
        if let survey = try buildWithoutModules(job, conditions) {
            try parsed?.check(isCompiled: true)
            return survey
        }
        var failed: BuildOutput?
        var outputs: [(attempt: ConditionedSource.Attempt, output: BuildOutput)] = []
        for attempt in conditions.attempts {
            var job = job
            job.attempt = attempt
            if let last = outputs.last, let output = try refusal(of: job, after: last.output) {
                outputs.append((attempt, output))
                if attempt.isReported && !output.misses(namesOf: job.source) { failed = output }
                continue
            }
            var survey = declared ?? SourceSurvey()
            let output = try buildEntries(of: job.source, options: job.options, survey: &survey) {
                try build(job, entry: EntryFile(content: $0))
            }
            if output.ending.isSuccess {
                try parsed?.check(isCompiled: true)
                survey.warning = attempt.warning
                return survey
            }
            // Where the answer to the question for the framework is no, what stands behind it is missing; better to say why the
            // answer was not yes.
            if failed == nil || attempt.isReported && !output.misses(namesOf: job.source) { failed = output }
            outputs.append((attempt, output))
        }
        if let survey = try buildRest(of: job, conditions, outputs) {
            try parsed?.check(isCompiled: true)
            return survey
        }
        try parsed?.check(isCompiled: false)
        try failed?.check(of: job.source, compiler: self)
        return SourceSurvey()
    }

    /// Compiles with what the options ask for; without `--view` with the views that the survey says can be made, where one that
    /// cannot be after all is left out. The survey is then that of the views that were not asked for.
    func buildEntries(
        of source: SourceSet, options: SourceOptions, survey: inout SourceSurvey,
        _ build: (EntryFile.Content) throws -> BuildOutput
    ) throws -> BuildOutput {
        if options.usesData {
            let types = try survey.decodableTypes(
                named: options.view, isEvery: options.everyDecodable, in: source)
            survey = SourceSurvey()
            return try build(.decoded(types))
        }
        if let expression = options.view { return try build(.expression(try completed(expression, in: source))) }
        let candidates = survey.candidates(in: source)
        guard !survey.previews.isEmpty || !candidates.isEmpty else {
            throw Failure(ExitStatus.usage, survey.nothingToShow(in: source))
        }
        let output = try build(.views(candidates))
        let usable = candidates.filter { !output.text.contains("\($0.place):") }
        guard !output.ending.isSuccess, usable.count < candidates.count,
            !usable.isEmpty || !survey.previews.isEmpty
        else { return output }
        survey.unusable = candidates.map(\.type).filter { type in !usable.contains { $0.type == type } }
        return try build(.views(usable))
    }

    func build(_ job: Job, entry: EntryFile) throws -> BuildOutput {
        let progress = Progress("Compiling \(job.source.name) …", isQuiet: job.options.quiet)
        defer { progress.finish() }
        if let pieces = try buildPieces(job, entry: entry) { return pieces }
        return job.source.files.count == 1 ? try buildFile(job, entry: entry) : try buildModule(job, entry: entry)
    }
}
