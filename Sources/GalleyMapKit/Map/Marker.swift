import GalleyControls
import GalleyCoreLocation
import GalleyGraph
import GalleyLayout
import GalleyViews

/// A balloon with a title, drawn as a disc of the tint with its symbol, over the title.
@preconcurrency @MainActor
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let icon: AnyView
    private let title: AnyView

    private init(_ coordinate: CLLocationCoordinate2D, icon: some View, title: some View) {
        self.coordinate = coordinate
        self.icon = AnyView(icon)
        self.title = AnyView(title)
    }

    /// A marker with a label.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        let label = label()
        self.init(coordinate, icon: label.labelStyle(.iconOnly), title: label.labelStyle(.titleOnly))
    }

    public func _add(to drawing: inout _MapDrawing) {
        let balloon = MarkerBalloon(icon: icon, title: drawing.look.showsTitles ? title : nil, tint: drawing.look.tint)
        drawing.add(.init(coordinate: coordinate, anchor: MarkerBalloon.anchor, view: AnyView(balloon)))
    }
}

extension Marker where Label == Text {
    /// A marker with a title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, icon: Image(systemName: "mappin"), title: Text(titleKey))
    }

    /// A marker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, icon: Image(systemName: "mappin"), title: Text(title))
    }

    /// A marker with a title, and letters in the balloon.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, icon: monogram, title: Text(titleKey))
    }

    /// A marker with a title, and letters in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, icon: monogram, title: Text(title))
    }

    /// A marker for a place.
    public init(item: MKMapItem) {
        self.init(item.place, icon: Image(systemName: "mappin"), title: Text(item.name ?? ""))
    }
}

extension Marker where Label == GalleyControls.Label<Text, Image> {
    /// A marker with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, icon: Image(systemName: systemImage), title: Text(titleKey))
    }

    /// A marker with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, icon: Image(systemName: systemImage), title: Text(title))
    }

    /// A marker with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, icon: Image(image), title: Text(titleKey))
    }

    /// A marker with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, icon: Image(image), title: Text(title))
    }
}

/// What stands for a marker's balloon.
struct MarkerBalloon: View {
    let icon: AnyView
    var title: AnyView?
    var tint: Color?

    private static let disc: CGFloat = 28
    /// Its disc's middle lies on the place; the title hangs below without counting.
    static let anchor = UnitPoint.center

    var body: some View {
        icon.foregroundStyle(.white).frame(width: Self.disc - 12, height: Self.disc - 12)
            .frame(width: Self.disc, height: Self.disc)
            .background(Circle().fill(tint ?? .red))
            .overlay(Circle().stroke(.white, lineWidth: 1))
            .overlay(alignment: .top) {
                if let title { title.mapTitle().offset(y: Self.disc + 2) }
            }
    }
}

extension View {
    /// A title of a place on a map.
    func mapTitle() -> some View { font(.caption).foregroundStyle(Color.primary).lineLimit(1).fixedSize() }
}
