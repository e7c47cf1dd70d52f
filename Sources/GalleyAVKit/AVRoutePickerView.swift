import GalleyGraph
import GalleyUIKit
import GalleyUIKitClasses
import GalleyViews

/// A button that would let a person choose where something plays: its picture is drawn, and nothing can be chosen here.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    /// Its delegate, which is not called.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The picture's colour where something plays elsewhere: kept.
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether what shows films comes first, which the picture says; false.
    open var prioritizesVideoDevices = false

    /// A button of a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        shownContent = { [weak self] _ in AnyView(self?.picture) }
    }
    /// A button of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        shownContent = { [weak self] _ in AnyView(self?.picture) }
    }

    private var picture: some View {
        Image(systemName: prioritizesVideoDevices ? "airplayvideo" : "airplayaudio")
            .foregroundStyle(Color(uiColor: tintColor ?? .systemBlue))
    }
}

/// The delegate of such a button. It is not called here.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: AnyObject {
    /// It is about to show what can be chosen.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// It no longer shows it.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// It is about to show what can be chosen.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// It no longer shows it.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
