import GalleyExport
import GalleyGraph
import GalleyViews

extension ViewHost {
    /// The view at many moments, on from where its clock stands: what moves by itself (animations that begin when a view appears,
    /// `TimelineView`, `PhaseAnimator`, `KeyframeAnimator`) moves.
    ///
    /// - Returns: A frame for each moment; those before the clock's time show that time.
    public func movingPicture(_ range: FrameRange, repetitions: Int = 0) -> MovingPicture {
        let frames = range.moments.map { moment in
            advance(by: moment - time)
            return displayList()
        }
        return MovingPicture(frames: frames, frameDuration: 1 / range.framesPerSecond, repetitions: repetitions)
    }
}

extension ViewHost {
    /// The view over time, on from where its clock stands, as a file of a format that moves: PNG, GIF, WebP or MP4, the last by
    /// the program `ffmpeg`.
    ///
    /// - Throws: `ExportError` when the format cannot move or the picture is too large.
    public func data(as format: PictureFormat, frames: FrameRange) throws -> Data {
        try format.data(for: movingPicture(frames), settings)
    }
}

extension ImageRenderer {
    /// The view over time as a file of a format that moves: PNG, GIF, WebP or MP4, the last by the program `ffmpeg`. It is shown
    /// for ever.
    ///
    ///     let gif = try renderer.data(as: .gif, frames: FrameRange("0...2@30")!)
    ///
    /// - Throws: `ExportError` when the format cannot move or the picture is too large.
    public func data(as format: PictureFormat, frames: FrameRange) throws -> Data {
        try ViewHost(content, options: options).data(as: format, frames: frames)
    }
}
