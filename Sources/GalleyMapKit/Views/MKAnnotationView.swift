import GalleyCoreLocation
import GalleyUIKit
import GalleyUIKitClasses

/// The view of what stands at a place: kept, as a map draws its annotations by their titles.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// What stands there.
    open var annotation: (any MKAnnotation)?
    /// What kind of view it is.
    public let reuseIdentifier: String?
    /// Its picture: kept.
    open var image: UIImage?
    /// Whether a bubble is shown: kept.
    open var canShowCallout = false
    /// Whether it can be used: kept.
    open var isEnabled = true
    /// Whether it is chosen: kept.
    open var isSelected = false
    /// Whether it can be moved: kept.
    open var isDraggable = false
    /// Where the picture lies beside the place: kept.
    open var centerOffset = CGPoint.zero
    /// Where the bubble lies: kept.
    open var calloutOffset = CGPoint.zero
    /// What is in the bubble at its beginning: kept.
    open var leftCalloutAccessoryView: UIView?
    /// What is in the bubble at its end: kept.
    open var rightCalloutAccessoryView: UIView?
    /// What is in the bubble below: kept.
    open var detailCalloutAccessoryView: UIView?
    /// With which others it becomes one: kept.
    open var clusteringIdentifier: String?

    /// A view of something.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// None: there are no archives here.
    public required init?(coder: NSCoder) { nil }

    /// It is used again.
    open func prepareForReuse() {}
    /// It is shown.
    open func prepareForDisplay() {}
}

/// A pin: kept.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// Its colour: kept.
    open var pinTintColor: UIColor! = .red
    /// Whether it falls: kept.
    open var animatesDrop = false
}

/// A balloon: kept.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Its colour: kept.
    open var markerTintColor: UIColor?
    /// Its picture's colour: kept.
    open var glyphTintColor: UIColor?
    /// Its letters: kept.
    open var glyphText: String?
    /// Its picture: kept.
    open var glyphImage: UIImage?
    /// Whether it appears slowly: kept.
    open var animatesWhenAdded = false
}

/// How something on a map is drawn: kept.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// What is drawn.
    public let overlay: any MKOverlay
    /// How clear it is: kept.
    open var alpha: CGFloat = 1

    /// Draws something.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// How a path on a map is drawn: kept.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour of the area: kept.
    open var fillColor: UIColor?
    /// The colour of the line: kept.
    open var strokeColor: UIColor?
    /// How wide the line is: kept.
    open var lineWidth: CGFloat = 0
    /// The lengths of its dashes: kept.
    open var lineDashPattern: [NSNumber]?
}

/// How a line on a map is drawn: kept.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Draws a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// How an area on a map is drawn: kept.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Draws an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// How a circle on a map is drawn: kept.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Draws a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
