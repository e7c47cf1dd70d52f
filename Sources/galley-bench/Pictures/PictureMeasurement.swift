import Dispatch
import Foundation
import Galley
import GalleyEngine
import GalleyExport
import GalleyFormats

/// What a picture costs from view to file, in this process.
@MainActor
struct PictureMeasurement {
    let pictureCase: PictureCase
    let setting: PNGEncoding
    /// How many seconds each figure is measured for.
    let seconds: Double
    /// Pixels a point.
    var scale = 1.0
    /// How many threads share the encoding of a picture.
    var threads = 1

    private var options: RenderOptions {
        var options = RenderOptions()
        options.pngEncoding = setting
        options.scale = scale
        options.encodingThreads = threads
        options.settle = 0
        return options
    }

    /// The first picture of the process.
    func first() throws -> Data { try pictureCase.rendered(0, options).data(as: pictureCase.format) }

    /// All figures but those that need a separate process.
    func figures() async throws -> PictureFigures {
        var figures = PictureFigures(pictureCase.rawValue, setting.rawValue)
        figures.bytes = try first().count
        var number = 1
        // What a process does once is done.
        for _ in 0..<10 {
            _ = try pictureCase.rendered(number, options).data(as: pictureCase.format)
            number += 1
        }
        var times: [Double] = []
        let start = Clock.milliseconds
        while Clock.milliseconds - start < seconds * 1000 {
            let begin = Clock.milliseconds
            _ = try pictureCase.rendered(number, options).data(as: pictureCase.format)
            times.append(Clock.milliseconds - begin)
            number += 1
        }
        figures.perSecondOne = Double(times.count) / (Clock.milliseconds - start) * 1000
        times.sort()
        figures.warm = times[times.count / 2]
        figures.warmLeast = times[0]
        figures.phases = try phases(from: &number)
        figures.perSecondTwo = try await inParallel(2, from: &number)
        return figures
    }

    /// Draws many pictures, one after the other, for what they leave in memory.
    func draw(_ count: Int) throws {
        for number in 0..<count { _ = try pictureCase.rendered(number, options).data(as: pictureCase.format) }
    }

    /// Where the time goes: medians, in milliseconds.
    private func phases(from number: inout Int) throws -> [String: Double] {
        var samples: [String: [Double]] = [:]
        for _ in 0..<60 {
            let observer = PhaseObserver()
            let begin = Clock.milliseconds
            let rendered = pictureCase.rendered(number, options, observer: observer)
            let listed = Clock.milliseconds
            let job = try rendered.picture()
            samples["body", default: []].append(observer.built - begin)
            samples["layout", default: []].append(observer.placed - observer.built)
            samples["display_list", default: []].append(listed - observer.placed)
            let (drawing, encoding) = try Self.exportTimes(job, pictureCase.format)
            samples["drawing", default: []].append(drawing)
            if let encoding { samples["encoding", default: []].append(encoding) }
            number += 1
        }
        return samples.mapValues { times in times.sorted()[times.count / 2] }
    }

    /// How long drawing takes, and encoding, where they are apart.
    private static func exportTimes(_ job: PictureJob, _ format: PictureFormat) throws -> (Double, Double?) {
        let start = Clock.milliseconds
        guard format == .png else {
            _ = try job.data(as: format)
            return (Clock.milliseconds - start, nil)
        }
        let times = try PNGExporter(job.settings).timed(job.displayList)
        return (times.drawing, times.encoding)
    }

    /// Pictures a second on so many threads; the views are built and laid out here meanwhile.
    private func inParallel(_ width: Int, from number: inout Int) async throws -> Double {
        let pool = RenderPool(width: width)
        let start = Clock.milliseconds
        var count = 0
        let format = pictureCase.format
        try await withThrowingTaskGroup(of: Void.self) { group in
            // One picture more than threads is under way, so that none waits for the next view.
            for _ in 0...width {
                let job = try pictureCase.rendered(number, options).picture()
                group.addTask { _ = try await pool.data(for: job, as: format) }
                number += 1
            }
            while Clock.milliseconds - start < seconds * 1000 {
                try await group.next()
                count += 1
                let job = try pictureCase.rendered(number, options).picture()
                group.addTask { _ = try await pool.data(for: job, as: format) }
                number += 1
            }
            for try await _ in group { count += 1 }
        }
        return Double(count) / (Clock.milliseconds - start) * 1000
    }
}

/// Notes when a view's tree has been built, and when it has its places.
@MainActor
private final class PhaseObserver: LayoutObserver {
    var built = 0.0
    var placed = 0.0

    func layoutBegins() {}

    func willLayOut(_ tree: LayoutTree, hasText: Bool) -> (Pass) -> Void {
        built = Clock.milliseconds
        return { _ in self.placed = Clock.milliseconds }
    }
}

enum Clock {
    static var milliseconds: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e6 }
}
