import GalleyExport
import GalleyGraph

// What moves without being built again: who knows how can draw it ahead.
extension ViewHost {
    /// The picture as it will be at a later time of the view's clock, if nothing happens until then but that what moves is drawn elsewhere.
    package func svgPicture(_ memory: SVGMemory, at time: TimeInterval) throws -> SVGPicture {
        let now = live.now
        live.now = time
        defer { live.now = now }
        return try svgPicture(memory)
    }

    /// Until when nothing happens but that what moves is drawn elsewhere on its way, if no event comes; nil where nothing moves so.
    package var drawnMovement: ClosedRange<TimeInterval>? {
        guard live.isMoving, live.movesOnlyDrawings, !core.isUnsettled else { return nil }
        let end = nextMoment ?? .infinity
        return live.now < end ? live.now...end : nil
    }
}
