import Foundation
import GalleyProtocol
import Synchronization

/// What this process has left out of files: where they are compiled again, for lines or because one was saved, that is not found out again.
final class ReductionMemory: Sendable {
    /// What was left of files that then compiled.
    struct Outcome: Sendable {
        struct File: Sendable {
            var content: Data
            /// Nil where the compiler read it as it stands.
            var text: String?
            var parts: [LeftOutFile.Part]
            var isEmpty: Bool
            /// What others of its declarations are gone.
            var names: Set<String> { Set(parts.flatMap(\.names)) }
        }

        var files: [File]
        /// The views that show nothing but what is left out.
        var boxes: Set<String>
        /// The file that declared a name which is gone.
        var origins: [String: Int]

        /// The places of the files that have changed since.
        func changed(in source: SourceSet) -> [Int]? {
            guard files.count == source.files.count else { return nil }
            return files.indices.filter { files[$0].content != source.files[$0].content }
        }
    }

    static let current = ReductionMemory()
    private let known = Mutex<[(key: String, outcome: Outcome)]>([])
    /// Each holds all text of its files.
    private static let most = 4

    subscript(key: String) -> Outcome? {
        get { known.withLock { known in known.first { $0.key == key }?.outcome } }
        set {
            known.withLock { known in
                known.removeAll { $0.key == key }
                if let newValue { known.append((key, newValue)) }
                if known.count > Self.most { known.removeFirst() }
            }
        }
    }
}

extension Compiler {
    /// Names what may be left out of the same files, whether their lines are kept or not.
    func reductionKey(_ job: Job, _ base: ConditionedSource.Attempt) -> String {
        var compiler = self
        compiler.keepsLines = false
        let parts = job.source.files.map(\.absolutePath) + base.modules + [job.source.identity, base.name]
        return compiler.buildKey("reduction", parts, options: job.options)
    }

    /// What is left of files where as much as before goes: of the same files, and of watched files in which bodies have changed. Nil where it
    /// has to be found out.
    func rememberedRest(
        _ outcome: ReductionMemory.Outcome?, _ job: Job, like base: ConditionedSource.Attempt,
        _ conditions: ConditionedSource
    ) throws -> (reduction: Reduction, attempt: ConditionedSource.Attempt, survey: SourceSurvey)? {
        guard let outcome, let changed = outcome.changed(in: job.source) else { return nil }
        guard try changed.isEmpty || keepsPieces && changed.allSatisfy({ try hasSameInterface($0, outcome, job) })
        else {
            return nil
        }
        var reduction = Reduction(of: job.source, from: base, conditions, self)
        reduction.restore(outcome, except: changed)
        guard let rest = try reduceAgain(&reduction, job, Set(changed.map { job.source.files[$0].absolutePath })) else {
            return nil
        }
        // What else goes from a file may be missed in others.
        let after = reduction.outcome
        guard changed.allSatisfy({ after.files[$0].names == outcome.files[$0].names }) else { return nil }
        return (reduction, rest.attempt, rest.survey)
    }

    /// Whether what other files see of a file is as it was.
    private func hasSameInterface(_ index: Int, _ outcome: ReductionMemory.Outcome, _ job: Job) throws -> Bool {
        let texts = [outcome.files[index].content, job.source.files[index].content]
        let names = ["before.swift", "after.swift"]
        for (name, text) in zip(names, texts) { try job.work.write(text, to: name, in: cache) }
        let (ending, output) = try Subprocess.run(
            installation.syntax, ["--interface"] + names.map { "\(job.work.path)/\($0)" }, limits: limits)
        let interfaces = try? JSONDecoder().decode([String].self, from: output)
        return ending.isSuccess && interfaces?.count == 2 && interfaces?[0] == interfaces?[1]
    }
}
