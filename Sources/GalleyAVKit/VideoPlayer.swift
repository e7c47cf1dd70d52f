import GalleyAVFoundation
import GalleyGraph
import GalleyLayout
import GalleyUIKit
import GalleyUIKitClasses
import GalleyViews

/// A film's place: black, as long as nothing is loaded. Nothing ever is here.
struct FilmGround: View {
    let name: String

    var body: some View {
        StandIn(name: name, message: "Galley draws no videos: a black ground stands in the place of one") {
            Color.black
        }
    }
}

/// A view with a film: a black ground as a stand-in, with what lies over it.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    /// A film with something over it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

    @MainActor public var body: some View { FilmGround(name: "VideoPlayer").overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// A film.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A controller with a film: a black ground as a stand-in.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// What plays it: kept.
    open var player: AVPlayer?
    /// Whether its buttons show: they do not.
    open var showsPlaybackControls = true
    /// How it fills its place: kept.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it may lie over other programs: kept.
    open var allowsPictureInPicturePlayback = true
    /// Whether it does so by itself: kept.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether it fills the screen as it begins: kept.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it goes back as it ends: kept.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the lock screen tells of it: kept.
    open var updatesNowPlayingInfoCenter = true
    /// The delegate, which is never called.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// What lies between the film and its buttons; nil.
    open var contentOverlayView: UIView? { nil }
    /// Whether the first picture is there: it is not.
    open var isReadyForDisplay: Bool { false }

    /// Its view: a black ground.
    open override func loadView() {
        let ground = UIView()
        ground.shownContent = { _ in AnyView(FilmGround(name: "AVPlayerViewController")) }
        view = ground
    }
}

/// Who is told of a film's controller. Nothing is told here.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}
