import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

/// Carries out a script: each step on the stage, its picture into a file.
struct PlayRun {
    private let stage: PlayStage
    private let report: PlayReport
    private let keepsGoing: Bool

    init(_ stage: PlayStage, _ report: PlayReport, keepsGoing: Bool) {
        (self.stage, self.report, self.keepsGoing) = (stage, report, keepsGoing)
    }

    /// Carries out all steps, and says what came of them.
    ///
    /// - Throws: The exit status where something failed; it has been told by then.
    func run(_ source: PlaySource) throws {
        var status: Int32 = 0
        var shots = 0
        try source.forEach { steps in
            let played = Self.carryOut(steps, on: stage, keepsGoing: keepsGoing, shots: &shots) { try? report.add($0) }
            try report.finish(played)
            status = max(status, played.status)
            return played.failure == nil && (keepsGoing || played.status == 0)
        }
        guard status == 0 else { throw ExitCode(status) }
    }

    /// What came of some steps.
    struct Played: Codable {
        var answers: [PlayAnswer] = []
        /// Why the view is not there any more.
        var failure: HostResult.Failure?
        /// What the view's code has printed, where that is not on standard error already.
        var log: String?

        /// What the tool ends with.
        var status: Int32 {
            failure?.status ?? (answers.contains { $0.failure != nil } ? ExitStatus.notDrawn : 0)
        }
    }

    /// Carries out steps until one fails.
    ///
    /// - Parameters:
    ///   - shots: How many pictures without a name there have been.
    ///   - told: Is told each answer as it comes.
    static func carryOut(
        _ steps: [PlayStep], on stage: PlayStage, keepsGoing: Bool, shots: inout Int,
        told: (PlayAnswer) -> Void = { _ in }
    ) -> Played {
        var played = Played()
        var note = stage.changeNote
        for step in steps {
            if step.action == .reload { note = nil }
            do {
                var (answer, picture) = try stage.carryOut(step)
                if let said = note { answer.notes.insert(said, at: 0) }
                note = nil
                if case .shot(let path, _) = step.action, let picture {
                    try write(picture, path, &shots, into: &answer)
                }
                played.answers.append(answer)
                told(answer)
                if answer.failure != nil, !keepsGoing { break }
            } catch {
                let failure = error as? Failure ?? Failure(ExitStatus.crash, "\(error)")
                played.failure = .init(status: failure.status, message: failure.message)
                break
            }
        }
        return played
    }

    private static func write(_ picture: Data, _ path: String, _ shots: inout Int, into answer: inout PlayAnswer) throws
    {
        var path = path
        if path.isEmpty {
            shots += 1
            path = "shot-\(shots).png"
        }
        do {
            try OutputFile.write([(path: path, data: picture)])
        } catch {
            throw Failure(ExitStatus.cannotWrite, "cannot write '\(error.path)': \(error.reason)")
        }
        answer.picture = path
    }
}
