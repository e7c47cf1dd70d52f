import GalleyUIKitClasses

/// A layer with a film: nothing is drawn of it.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    /// What plays it: kept.
    open var player: AVPlayer?
    /// How it fills its place: kept.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the first picture is there: it is not.
    open var isReadyForDisplay: Bool { false }
    /// Where the film is in it: nowhere.
    open var videoRect: CGRect { .zero }

    /// A layer of a film.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
