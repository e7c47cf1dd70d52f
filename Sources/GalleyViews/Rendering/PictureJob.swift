import GalleyExport
import GalleyGraph
import GalleyText

/// A picture that has been laid out and is yet to be drawn and encoded: what may leave the main actor.
///
/// Views are built and laid out on the main actor; that takes a fraction of the time of drawing and encoding, which any thread
/// can do:
///
///     let job = try renderer.picture()
///     let png = try await RenderPool.shared.data(for: job, as: .png)
public struct PictureJob: Sendable {
    /// The picture.
    public let displayList: DisplayList
    /// What was chosen for it.
    public var settings: PictureSettings

    /// Draws and encodes the picture, on the thread that calls. Same picture, same bytes, whatever the thread.
    ///
    /// - Throws: `ExportError` when the picture is too large.
    public func data(as format: PictureFormat) throws -> Data { try format.data(for: displayList, settings) }
}
