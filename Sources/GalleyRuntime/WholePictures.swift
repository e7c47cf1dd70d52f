import Foundation
import Galley
import GalleyPlay
import GalleyProtocol

/// Makes the pictures of a live view, each whole, so that any may be left out on the way.
///
/// Of the last one only a hash is kept: it is as long as all the rest of a small view.
@MainActor
struct WholePictures {
    private var number = 0
    private var lastHash: Int?

    /// The next picture is sent, whatever it is.
    mutating func forget() { lastHash = nil }

    /// The picture as it is now; nil where it is the last one.
    ///
    /// - Parameters:
    ///   - isPublic: Whether strangers see it: what lacks is not their matter.
    ///   - start: When the work on it began.
    mutating func next(
        _ host: ViewHost?, views: [String], shown: LiveCommand, failure: String?, edited: Int?,
        isPublic: Bool, since start: ContinuousClock.Instant
    ) -> LivePicture? {
        var picture = LivePicture(number: number + 1)
        (picture.views, picture.shown, picture.failure, picture.edited) = (views, shown, failure, edited)
        var elements: [LivePicture.Element] = []
        if let host {
            if !isPublic { picture.diagnostics = host.diagnostics.map(\.message) }
            _ = picture.show(host, since: start) { $0.svg = String(decoding: try host.svgPage(), as: UTF8.self) }
            elements = LiveElements.all(in: host.viewTree(), focused: host.focusedView)
        }
        var hasher = Hasher()
        hasher.combine(picture.svg)
        hasher.combine(picture.failure)
        hasher.combine(picture.diagnostics)
        hasher.combine(elements)
        hasher.combine(shown)
        hasher.combine(edited)
        let hash = hasher.finalize()
        if hash == lastHash { return nil }
        lastHash = hash
        number += 1
        picture.elements = elements.map { .new($0) }
        return picture
    }
}
