import Foundation
import GalleyProtocol

/// What of several files compiles, found by looking at types alone: nothing is built or run.
struct SourceVerdict {
    /// All errors in the files as they are, with the modules that are missing first.
    var errors: [SourceError] = []
    /// The modules that are not here, a sentence each, with all places and what can be done.
    var modules: [String] = []
    /// What has to be left out so that the rest compiles; nil where nothing that could be drawn would be left.
    var leftOut: [LeftOutFile]? = []
    /// What the files declare that can be shown: all, and what of it is left.
    var declared = SourceSurvey()
    var drawable = SourceSurvey()

    /// Whether the files compile as they are.
    var isWhole: Bool { errors.isEmpty }
}

extension Compiler {
    /// Looks for all that keeps files from being drawn.
    ///
    /// - Parameter source: Files, or those of a folder or a project.
    func verdict(on source: SourceSet, options: SourceOptions) throws -> SourceVerdict {
        let generated = try GeneratedSource(
            for: source, assets: options.assets, within: SearchLimit(options.limits.time))
        let work = try cache.makeWorkFolder()
        defer { work.discard() }
        let job = Job(source: source, generated: generated, options: options, work: work)
        let confined = reaching(source.places, writing: [work.path])
        return try withExtendedLifetime(cache.lockModules()) { try confined.verdict(of: job) }
    }

    private func verdict(of job: Job) throws -> SourceVerdict {
        let conditions = try ConditionedSource(
            job.source, options: job.options, installation: installation, limits: limits, work: job.work, cache: cache)
        var verdict = SourceVerdict()
        verdict.declared = try SourceSurvey(of: job.source, installation: installation, limits: limits)
        guard let first = conditions.attempts.first else { return verdict }
        let missing = try MissingModules(of: job.source, attempt: first, self, job.work)
        verdict.modules = missing.warnings
        verdict.errors = missing.errors(in: job.source)
        var best: (attempt: ConditionedSource.Attempt, errors: [SourceError])?
        for attempt in missing.isEmpty ? conditions.attempts : [first] {
            var job = job
            job.attempt = attempt
            var output = try typeCheck(job, nil)
            var errors = SourceError.all(in: output, of: job.source)
            if !errors.isEmpty, errors.allSatisfy(\.isOfEffort) {
                output = try typeCheck(job, Set(errors.map(\.path)), effort: .unlimited)
                errors = SourceError.all(in: output, of: job.source)
            }
            if output.ending.isSuccess {
                verdict.drawable = verdict.declared
                return verdict
            }
            if attempt.warning == nil, best.map({ errors.count < $0.errors.count }) ?? true { best = (attempt, errors) }
        }
        guard let best else { return verdict }
        verdict.errors += best.errors.filter { !verdict.errors.contains($0) }
        try reduce(job, like: best.attempt, conditions, &verdict)
        return verdict
    }

    /// Finds what is left where everything that is refused goes.
    private func reduce(
        _ job: Job, like base: ConditionedSource.Attempt, _ conditions: ConditionedSource,
        _ verdict: inout SourceVerdict
    ) throws {
        verdict.leftOut = nil
        guard let rest = try rest(of: job, like: base, conditions, verdict.errors) else { return }
        (verdict.leftOut, verdict.drawable) = (rest.files, rest.survey)
    }
}
