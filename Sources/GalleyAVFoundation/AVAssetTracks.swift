import Foundation
import GalleyUIKitClasses

// What is in a film. No film is read here: it has no tracks, and no picture can be made of it.

/// A part of a film: its pictures, or its sounds. None is ever there.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// How large its pictures are.
    open var naturalSize: CGSize { .zero }
    /// How they are turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// How many there are a second.
    open var nominalFrameRate: Float { 0 }
    /// What it is.
    open var mediaType: AVMediaType { .video }

    init(notMade: Void) { super.init() }
}

extension AVAsset {
    /// What is in it: nothing is read.
    public var tracks: [AVAssetTrack] { [] }
    /// What of a kind is in it: nothing is read.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// What of a kind is in it: nothing is read.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
}

/// What makes pictures of a film. Here it says that it cannot.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    // Unchecked: the film never changes, and what is set is `Kept`.
    private struct Values {
        var appliesPreferredTrackTransform = false
        var maximumSize = CGSize.zero
        var requestedTimeToleranceBefore = CMTime.positiveInfinity,
            requestedTimeToleranceAfter = CMTime.positiveInfinity
    }
    private let kept = Kept(Values())

    /// The film.
    public let asset: AVAsset
    /// Whether pictures are turned as the film is: kept.
    open var appliesPreferredTrackTransform: Bool {
        get { kept[\.appliesPreferredTrackTransform] }
        set { kept[\.appliesPreferredTrackTransform] = newValue }
    }
    /// How large pictures are at most: kept.
    open var maximumSize: CGSize {
        get { kept[\.maximumSize] }
        set { kept[\.maximumSize] = newValue }
    }
    /// How much earlier a picture may be: kept.
    open var requestedTimeToleranceBefore: CMTime {
        get { kept[\.requestedTimeToleranceBefore] }
        set { kept[\.requestedTimeToleranceBefore] = newValue }
    }
    /// How much later a picture may be: kept.
    open var requestedTimeToleranceAfter: CMTime {
        get { kept[\.requestedTimeToleranceAfter] }
        set { kept[\.requestedTimeToleranceAfter] = newValue }
    }

    /// Of a film.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// A film cannot be read here.
    private var failure: CocoaError { CocoaError(.featureUnsupported) }

    /// The picture at a time: an error.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw failure
    }
    /// The picture at a time: an error.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }
}
