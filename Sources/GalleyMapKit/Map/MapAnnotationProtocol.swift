import GalleyCoreLocation
import GalleyGraph
import GalleyLayout
import GalleyViews

/// What stands at a place of a map of iOS 14.
@preconcurrency @MainActor
public protocol MapAnnotationProtocol {
    /// The kind of content that stands for it.
    associatedtype _Content: MapContent
    /// The content that stands for it.
    var _content: _Content { get }
}

/// A balloon, drawn as a disc of the tint.
@preconcurrency @MainActor
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// A balloon at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public var _content: some MapContent {
        Marker("", coordinate: coordinate).tint(tint).annotationTitles(.hidden)
    }
}

/// A pin, drawn as a disc of the tint.
@preconcurrency @MainActor
public struct MapPin: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// A pin at a place.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public var _content: some MapContent {
        Marker("", coordinate: coordinate).tint(tint).annotationTitles(.hidden)
    }
}

/// A view at a place, drawn as it is.
@preconcurrency @MainActor
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchorPoint: CGPoint
    private let content: Content

    /// A view at a place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        self.anchorPoint = anchorPoint
        self.content = content()
    }

    public var _content: some MapContent {
        Annotation(coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)) {
            content
        } label: {
            EmptyView()
        }
    }
}
