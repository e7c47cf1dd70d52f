import GalleyCoreLocation
import GalleyGraph
import GalleyUIKit
import GalleyUIKitClasses
import GalleyViews

/// What a map looks like: kept.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the person. It does not here.
public enum MKUserTrackingMode: Int, Sendable {
    case none, follow, followWithHeading
}

/// Who answers for a map. It is not asked here.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The view of what stands at a place.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// How something is drawn.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Someone has chosen a view.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Someone has chosen something.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Someone has let a view go.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Views are there.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// The person has moved.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Another part of the earth will be shown.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Another part of the earth is shown.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Someone has tapped a control in a bubble.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// What is shown has changed.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Everything is loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// None.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// One that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Nothing is done.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Nothing is done.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Nothing is done.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Nothing is done.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Nothing is done.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Nothing is done.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Nothing is done.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Nothing is done.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Nothing is done.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Nothing is done.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// A map. A plain grey ground is shown, with markers for its annotations and its lines and areas: a stand-in, and told as one.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Who would be asked.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The part of the earth that is shown.
    open var region = MKCoordinateRegion(MKMapRect.world)
    /// What the map looks like: kept.
    open var mapType = MKMapType.standard
    /// Whether the person is shown: kept.
    open var showsUserLocation = false
    /// Whether the person is followed: kept.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Where the person is: not known.
    open var userLocation: MKUserLocation { MKUserLocation() }
    /// Whether people may move it: kept.
    open var isScrollEnabled = true
    /// Whether people may zoom it: kept.
    open var isZoomEnabled = true
    /// Whether people may turn it: kept.
    open var isRotateEnabled = true
    /// Whether people may tilt it: kept.
    open var isPitchEnabled = true
    /// Whether a compass is shown: kept.
    open var showsCompass = true
    /// Whether a scale is shown: kept.
    open var showsScale = false
    /// Whether traffic is shown: kept.
    open var showsTraffic = false
    /// Whether buildings are shown: kept.
    open var showsBuildings = true
    /// Which kinds of places are named: kept.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// What stands on it.
    open private(set) var annotations: [any MKAnnotation] = []
    /// What lies on it.
    open private(set) var overlays: [any MKOverlay] = []
    /// What is chosen.
    open var selectedAnnotations: [any MKAnnotation] = []

    /// A map of no size.
    public convenience init() { self.init(frame: .zero) }

    /// A map of a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }

    /// A map of an archive: of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show()
    }

    private func show() { shownContent = { [weak self] _ in AnyView(self?.ground) } }

    /// The middle of what is shown.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// The rectangle of the map that is shown.
    open var visibleMapRect: MKMapRect {
        get { region.rect }
        set { region = MKCoordinateRegion(newValue) }
    }

    /// Shows another part of the earth, at once.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Shows another part of the earth, at once.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// Shows another part of the map, at once.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    /// Shows another part of the map, at once; its edges are not kept free.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    /// Follows the person: kept.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// The same: what fits is shown anyway.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    /// Puts something on the map.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Puts several things on the map.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Takes something from the map.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Takes several things from the map.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Shows the part of the earth around them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let rect = annotations.reduce(into: MKMapRect.null) {
            $0 = $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
        }
        if !rect.isNull { visibleMapRect = MapCameraPosition.automatic.rect(around: rect) }
    }
    /// Chooses something: kept.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    /// Lets something go: kept.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }

    /// Puts something on the map.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Puts something on the map.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Puts several things on the map.
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    /// Takes something from the map.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Takes several things from the map.
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

    /// A view that can be used again: there is none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A view for something.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    /// Which views are made for what: kept.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// The view of something: there is none.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

    /// The place at a point.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        MapFrame(region.rect, in: bounds.size).coordinate(at: view.map { convert(point, from: $0) } ?? point)
    }
    /// The point of a place.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let point = MapFrame(region.rect, in: bounds.size).point(coordinate)
        return view.map { convert(point, to: $0) } ?? point
    }

    private var ground: MapGround {
        MapGround(position: .region(region)) { [overlays, annotations] drawing in
            for overlay in overlays { overlay.add(to: &drawing) }
            for annotation in annotations where !(annotation is MKUserLocation) { annotation.add(to: &drawing) }
        }
    }
}

extension MKAnnotation {
    @MainActor fileprivate func add(to drawing: inout _MapDrawing) {
        Marker(title ?? "", coordinate: coordinate)._add(to: &drawing)
    }
}

extension MKOverlay {
    @MainActor fileprivate func add(to drawing: inout _MapDrawing) {
        switch self {
        case let line as MKPolyline: MapPolyline(line)._add(to: &drawing)
        case let area as MKPolygon: MapPolygon(area)._add(to: &drawing)
        case let circle as MKCircle: MapCircle(circle)._add(to: &drawing)
        default: break
        }
    }
}
