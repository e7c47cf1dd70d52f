import Galley
import GalleyExport
import GalleyProtocol
import GalleyWorker

/// Sends what moves ahead of its time, so that a page far away draws every frame of it: a picture as it is in a moment, and what becomes of
/// its attributes from then on.
@MainActor
struct PictureAhead {
    /// The seconds between the times that are told; a page draws what lies between.
    private static let step = 1.0 / 30
    /// How far ahead the first picture of a movement is, in seconds, and those that continue it: the first is wanted soon.
    private static let shortest = 0.2
    private static let longest = 1.0
    /// How much of what was told is left, in seconds, when the next picture is made.
    private static let lead = 0.1
    /// No one else has to wait for longer than that.
    private static let budget = Duration.milliseconds(20)

    /// When the next picture is to be made, on the view's clock; nil where nothing was told.
    private var due: Double?

    /// Whether the page knows how the view moves now: the picture need not be another one.
    func covers(_ host: ViewHost) -> Bool { pause(host).map { $0 > 0 } ?? false }

    /// The seconds until the page has to know more; nil where it knows nothing.
    func pause(_ host: ViewHost) -> Double? {
        guard let due, host.drawnMovement != nil else { return nil }
        return due - host.time
    }

    mutating func forget() { due = nil }

    /// The picture, and how it moves on.
    mutating func next(_ host: ViewHost, _ memory: SVGMemory) throws -> (SVGPicture, LivePicture.Motion?) {
        let isGoingOn = covers(host) || pause(host) != nil
        due = nil
        guard let movement = host.drawnMovement, movement.upperBound - movement.lowerBound > Self.step else {
            return (try host.svgPicture(memory), nil)
        }
        // What begins to turn or to fade is written otherwise than what has not yet.
        let base = movement.lowerBound + Self.step / 8
        let picture = try host.svgPicture(memory, at: base)
        var motion = PictureMotion(picture)
        let end = min(movement.upperBound - 1e-4, base + (isGoingOn ? Self.longest : Self.shortest))
        let start = ContinuousClock.now
        var (last, count) = (base, 0)
        while last < end, count < 2 || ContinuousClock.now - start < Self.budget {
            count += 1
            let time = min(base + Double(count) * Self.step, end)
            let later = try host.svgPicture(memory, at: time)
            guard motion.add(later, after: ((time - base) * 10_000).rounded() / 10) else { break }
            last = time
        }
        guard var told = motion.told else { return (picture, nil) }
        told.at = base
        // At its end a movement says so itself.
        due = last >= movement.upperBound - 1e-4 ? movement.upperBound : max(last - Self.lead, (base + last) / 2)
        return (picture, told)
    }
}
