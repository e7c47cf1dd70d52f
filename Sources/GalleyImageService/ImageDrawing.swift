import Foundation
import GalleyProcesses
import GalleyProtocol

/// A picture's way through a worker.
extension ImageService {
    func draw(_ query: ImageQuery, _ view: Int) async -> Result<DrawnPicture, PictureFailure> {
        let row = query.row(view: view)
        guard let (outcome, timing) = await submit(row) else { return .failure(busy()) }
        metrics.note("galley_queue_seconds", seconds: timing.waited / .seconds(1))
        if case .dropped = outcome { return .failure(busy()) }
        metrics.note("galley_draw_seconds", seconds: timing.drawn / .seconds(1))
        switch outcome {
        case .result(let result, let pictures):
            if let failure = result.failure { return .failure(self.failure(failure, result.diagnostics, query)) }
            // Nobody is sent half a picture.
            guard let bytes = pictures.first, bytes.withUnsafeBytes(query.format.isWhole) else {
                return .failure(broken("what was drawn is no \(query.format.title) file"))
            }
            let queue = HostResult.Phase(
                name: "queue", milliseconds: (timing.waited / .milliseconds(1) * 1000).rounded() / 1000)
            return .success(DrawnPicture(bytes, query.format, phases: [queue] + (result.phases ?? [])))
        case .ended(.timeout, ExitStatus.timeout, _):
            let text = TimeLimit(seconds: settings.timeLimit).text
            return .failure(
                PictureFailure(status: 408, message: "the picture took longer than \(text) seconds, and was given up"))
        case .ended(_, _, let message): return .failure(broken(message))
        case .notStarted(let message):
            return .failure(
                PictureFailure(
                    status: 503, message: "no picture can be drawn at the moment", retryAfter: 5, reason: message))
        case .dropped: return .failure(busy())
        }
    }

    /// Nil where too many wait already.
    func submit(_ row: HostRow, isFirst: Bool = false) async -> (WorkerOutcome, WorkerPool.Timing)? {
        await withCheckedContinuation { continuation in
            let job = WorkerPool.Job(
                row: row, seconds: settings.timeLimit, deadline: .now + .seconds(settings.timeLimit)
            ) { outcome, timing in
                continuation.resume(returning: (outcome, timing))
            }
            if !pool.submit(job, isFirst: isFirst) { continuation.resume(returning: nil) }
        }
    }

    private func failure(
        _ failure: HostResult.Failure, _ diagnostics: [HostResult.Diagnostic], _ query: ImageQuery
    ) -> PictureFailure {
        switch failure.cause {
        case .data: PictureFailure(status: 400, message: failure.message, parameter: failure.field)
        case .pixels: PictureFailure(status: 413, message: failure.message)
        case .size: PictureFailure(status: 422, message: failure.message)
        case .view, nil:
            // What lacks is the server's, an image or a symbol, unless the client named it. The client learns no names of files.
            if failure.status == ExitStatus.notDrawn, let asked = AskedValue(in: query.fields, causing: diagnostics) {
                PictureFailure(status: 400, message: asked.message, parameter: asked.parameter)
            } else {
                broken(([failure.message] + diagnostics.map(\.message)).joined(separator: "; "))
            }
        }
    }

    private func broken(_ reason: String) -> PictureFailure {
        PictureFailure(status: 500, message: "the picture cannot be drawn", reason: reason)
    }

    /// The time that those who wait already will take, as far as the last pictures tell.
    private func busy() -> PictureFailure {
        let health = pool.health
        let seconds = Double(health.waiting) * health.meanSeconds / Double(max(health.workers, 1))
        return PictureFailure(
            status: 503, message: "too many pictures are asked for at the moment",
            retryAfter: max(1, Int(min(seconds, 60).rounded(.up))))
    }
}
