import GalleyCoreLocation
import GalleyGraph
import GalleyLayout
import GalleyViews

/// What lies on a map.
@preconcurrency @MainActor
public protocol MapContent {
    /// What it is made of.
    associatedtype Body: MapContent
    /// What it is made of.
    @MapContentBuilder var body: Body { get }
    /// What the map draws of it, in order.
    func _add(to drawing: inout _MapDrawing)
}

extension MapContent {
    /// What its parts add.
    public func _add(to drawing: inout _MapDrawing) { body._add(to: &drawing) }
}

extension MapContent where Body == Never {
    public var body: Never { preconditionFailure("it is drawn directly and has no body") }
}

extension Never: MapContent {}

/// What a map draws: collected once, as a map knows where its content lies only when it has all of it.
public struct _MapDrawing {
    /// A view at a place.
    struct Pin {
        var coordinate: CLLocationCoordinate2D
        var anchor: UnitPoint
        var view: AnyView
    }

    /// A line or an area.
    struct Overlay {
        enum Form {
            case line([CLLocationCoordinate2D])
            case area([CLLocationCoordinate2D])
            case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
        }

        var form: Form
        var look: Look
    }

    /// What is set around content.
    struct Look {
        var fill: AnyShapeStyle?
        var stroke: AnyShapeStyle?
        var strokeStyle = StrokeStyle(lineWidth: 1)
        var tint: Color?
        var showsTitles = true
    }

    var pins: [Pin] = []
    var overlays: [Overlay] = []
    var look = Look()
    /// The smallest rectangle of the map around everything.
    private(set) var rect = MKMapRect.null

    mutating func add(_ pin: Pin) {
        pins.append(pin)
        cover([pin.coordinate])
    }

    mutating func add(_ form: Overlay.Form) {
        overlays.append(Overlay(form: form, look: look))
        switch form {
        case .line(let places), .area(let places): cover(places)
        case .circle(let center, let radius):
            rect = rect.union(
                MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).rect)
        }
    }

    private mutating func cover(_ places: [CLLocationCoordinate2D]) {
        for place in places {
            rect = rect.union(MKMapRect(origin: MKMapPoint(place), size: MKMapSize()))
        }
    }
}

/// Puts the content of a map together.
@MainActor @preconcurrency
@resultBuilder public struct MapContentBuilder {
    /// Called by the compiler for each piece.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// Called by the compiler for nothing.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// Called by the compiler for one piece.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    /// Called by the compiler for several pieces.
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        TupleMapContent(value: (repeat each content)) { drawing in repeat (each content)._add(to: &drawing) }
    }
    /// Called by the compiler for an `if` without `else`.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// Called by the compiler for what an `if` leads to.
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> _ConditionalMapContent<First, Second> { .first(first) }
    /// Called by the compiler for what an `else` leads to.
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> _ConditionalMapContent<First, Second> { .second(second) }
    /// Called by the compiler behind `#available`.
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content { content }
}

/// Nothing.
public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    /// Nothing.
    nonisolated public init() {}
    public func _add(to drawing: inout _MapDrawing) {}
}

/// Several pieces.
public struct TupleMapContent<T>: MapContent {
    public typealias Body = Never
    let value: T
    let add: @MainActor (inout _MapDrawing) -> Void

    init(value: T, add: @escaping @MainActor (inout _MapDrawing) -> Void) {
        self.value = value
        self.add = add
    }

    public func _add(to drawing: inout _MapDrawing) { add(&drawing) }
}

/// One of two pieces.
public enum _ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
    /// What an `if` leads to.
    case first(First)
    /// What an `else` leads to.
    case second(Second)
    public typealias Body = Never

    public func _add(to drawing: inout _MapDrawing) {
        switch self {
        case .first(let content): content._add(to: &drawing)
        case .second(let content): content._add(to: &drawing)
        }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public func _add(to drawing: inout _MapDrawing) { self?._add(to: &drawing) }
    public var body: Never { preconditionFailure("it is drawn directly and has no body") }
}

extension ForEach: MapContent where Content: MapContent {
    @MainActor public func _add(to drawing: inout _MapDrawing) {
        for element in data { content(element)._add(to: &drawing) }
    }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A piece for each element.
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: MapContent {
    /// A piece for each element, which a property tells apart.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}
