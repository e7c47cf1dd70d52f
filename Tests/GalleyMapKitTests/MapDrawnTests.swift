import Foundation
import Galley
import GalleyCoreLocation
import GalleyTold
import GalleyUIKitClasses
import Testing

@testable import GalleyMapKit

/// Where maps draw what lies on them. On the equator a degree of the flat map is as high as it is wide to five digits,
/// so that lengths are shares of a view's width; looks are those that Apple's pages of the modifiers name, each nearer
/// one before those around it.
@MainActor @Suite("What maps draw, and where") struct MapDrawnTests {
    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// Two tenths of a degree around 0°, 10°, on 200 × 100 points: a tenth is 100 points wide.
    private var region: MKCoordinateRegion {
        MKCoordinateRegion(center: place(0, 10), span: MKCoordinateSpan(latitudeDelta: 0.001, longitudeDelta: 0.2))
    }

    private func lines(_ map: some View) -> [String] {
        ToldPicture(RenderedView(map.frame(width: 200, height: 100)).displayList).lines.filter {
            $0.hasPrefix("fill") || $0.hasPrefix("line")
        }
    }

    /// What is drawn beside the ground.
    private func marks<C: MapContent>(@MapContentBuilder _ content: () -> C) -> [String] {
        Array(lines(Map(initialPosition: .region(region), content: content)).dropFirst())
    }

    /// The same, drawn by paths.
    private func paths(_ content: some View) -> [String] {
        lines(ZStack(alignment: .topLeading) { content }.frame(width: 200, height: 100, alignment: .topLeading))
    }

    private func line(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> Path {
        Path { path in
            path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
            if isClosed { path.closeSubpath() }
        }
    }

    @Test("A line goes through its places, in its colour or the tint") func polylines() {
        let places = [place(0, 9.95), place(0.02, 10), place(-0.01, 10.075)]
        let path = line([(50, 50), (100, 30), (175, 60)])
        #expect(
            marks { MapPolyline(coordinates: places).stroke(.red, lineWidth: 3) }
                == paths(path.stroke(.red, lineWidth: 3)))
        #expect(marks { MapPolyline(coordinates: places) } == paths(path.stroke(.tint, lineWidth: 1)))
        let filled = marks { MapPolyline(coordinates: places).foregroundStyle(.green).stroke(lineWidth: 2) }
        #expect(filled == paths(path.stroke(.green, lineWidth: 2)))
        let dashed = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [3, 1])
        #expect(
            marks { MapPolyline(coordinates: places).stroke(.red, style: dashed) }
                == paths(path.stroke(.red, style: dashed)))
        let kept = MKPolyline(coordinates: places, count: 3)
        #expect(marks { MapPolyline(kept).stroke(.red) } == paths(path.stroke(.red, lineWidth: 1)))
        let points = places.map { MKMapPoint($0) }
        #expect(marks { MapPolyline(points: points).stroke(.red) } == paths(path.stroke(.red, lineWidth: 1)))
    }

    @Test("An area is filled, and has an edge where a style says so") func areas() {
        let places = [place(0, 9.95), place(0.02, 10), place(-0.01, 10.075)]
        let path = line([(50, 50), (100, 30), (175, 60)], isClosed: true)
        #expect(marks { MapPolygon(coordinates: places) } == paths(path.fill(Color.accentColor.opacity(0.3))))
        let both = marks { MapPolygon(coordinates: places).foregroundStyle(.red).stroke(.blue, lineWidth: 2) }
        let wanted = Group {
            path.fill(Color.red)
            path.stroke(Color.blue, lineWidth: 2)
        }
        #expect(both == paths(wanted))
        #expect(
            marks { MapPolygon(MKPolygon(coordinates: places, count: 3)).foregroundStyle(.red) }
                == paths(path.fill(.red)))
        // 11,131.949 m are a tenth of a degree: 100 points around 100, 50.
        let circle = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
        let round = marks { MapCircle(center: place(0, 10), radius: 11_131.949_08 / 2).foregroundStyle(.red) }
        #expect(round == paths(circle.fill(.red)))
        let kept = MKCircle(center: place(0, 10), radius: 11_131.949_08 / 2)
        #expect(marks { MapCircle(kept).foregroundStyle(.red) } == round)
    }

    @Test("A look counts for what is in it, the nearest first") func looks() {
        func colors<C: MapContent>(@MapContentBuilder _ content: () -> C) -> [String] {
            marks(content).map { String($0.split(separator: " ").last ?? "") }
        }
        let (one, two) = (MapCircle(center: place(0, 10), radius: 100), MapCircle(center: place(0, 10), radius: 200))
        let fill = Color(red: 1, green: 0, blue: 0), other = Color(red: 0, green: 0, blue: 1)
        #expect(
            colors {
                one.foregroundStyle(fill).foregroundStyle(other); two.foregroundStyle(other)
            }
                == ["#ff0000", "#0000ff"])
        struct Both: MapContent {
            let first: MapCircle, second: MapCircle, fill: Color
            var body: some MapContent {
                first
                second.foregroundStyle(fill)
            }
        }
        #expect(colors { Both(first: one, second: two, fill: fill).foregroundStyle(other) } == ["#0000ff", "#ff0000"])
        let isShown = [true, false]
        for shown in isShown {
            let seen = colors {
                if shown { one.foregroundStyle(fill) }
                if shown { two.foregroundStyle(fill) } else { two.foregroundStyle(other) }
            }
            #expect(seen == (shown ? ["#ff0000", "#ff0000"] : ["#0000ff"]))
        }
        let several = colors { ForEach(0..<3, id: \.self) { _ in one.foregroundStyle(fill) } }
        #expect(several == ["#ff0000", "#ff0000", "#ff0000"])
        #expect(marks { EmptyMapContent() }.isEmpty && marks { UserAnnotation() }.isEmpty && marks {}.isEmpty)
    }

    private struct Spot: Identifiable { let id: Int }

    @Test("Every way to make a map shows its part, and what is on it") func makers() {
        let circle = MapCircle(center: place(0, 10), radius: 11_131.949_08 / 2).foregroundStyle(.red)
        let wanted = lines(Map(initialPosition: .region(region)) { circle })
        #expect(wanted.count == 2)
        let position = Binding.constant(MapCameraPosition.region(region)), none = Binding<Int?>.constant(nil)
        #expect(lines(Map(position: position) { circle }) == wanted)
        #expect(lines(Map(position: position, selection: none) { circle }) == wanted)
        #expect(lines(Map(initialPosition: .region(region), selection: none) { circle }) == wanted)
        #expect(lines(Map(initialPosition: .rect(region.rect)) { circle }) == wanted)
        #expect(lines(Map(position: position)) == [wanted[0]] && lines(Map(initialPosition: .automatic)) == [wanted[0]])
        #expect(lines(Map(coordinateRegion: .constant(region))) == [wanted[0]])
        #expect(lines(Map(mapRect: .constant(region.rect))) == [wanted[0]])
        let spots = [Spot(id: 1), Spot(id: 2), Spot(id: 3)]
        func mark(_ spot: Spot) -> MapAnnotation<some View> {
            MapAnnotation(coordinate: place(0, 10 + Double(spot.id) * 0.01)) { Color.red.frame(width: 4, height: 2) }
        }
        let boxes = (1...3).map { "fill rect \(98 + $0 * 10) 49 4 2 #" }
        let old = lines(Map(coordinateRegion: .constant(region), annotationItems: spots, annotationContent: mark))
        #expect(old.count == 4 && zip(old.dropFirst(), boxes).allSatisfy { $0.hasPrefix($1) }, "\(old)")
        #expect(lines(Map(mapRect: .constant(region.rect), annotationItems: spots, annotationContent: mark)) == old)
    }

    @Test("Annotations lie by their anchors; pins of old maps are markers") func anchors() {
        func box(_ anchor: UnitPoint) -> [String] {
            marks {
                Annotation("", coordinate: place(0, 10.05), anchor: anchor) { Color.red.frame(width: 8, height: 4) }
            }
            .filter { $0.hasPrefix("fill rect") }.map { $0.split(separator: " ")[2...5].joined(separator: " ") }
        }
        #expect(box(.center) == ["146 48 8 4"] && box(.topLeading) == ["150 50 8 4"] && box(.bottom) == ["146 46 8 4"])
        #expect(box(.bottomTrailing) == ["142 46 8 4"] && box(UnitPoint(x: 0.25, y: 0)) == ["148 50 8 4"])
        // The disc, its sign and its edge: the balloons of old maps have no title.
        let pin = marks { MapPin(coordinate: place(0, 10), tint: .green)._content }
        let green = marks { Marker("", coordinate: place(0, 10)).tint(.green).annotationTitles(.hidden) }
        #expect(pin == green && green.count == 3)
        let marker = marks { MapMarker(coordinate: place(0, 10))._content }
        #expect(marker == marks { Marker("", coordinate: place(0, 10)).annotationTitles(.hidden) })
    }

    @Test("A view's map converts points to places and back, in its own and other views' coordinates") func conversions()
    {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let map = MKMapView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
        root.addSubview(map)
        map.setRegion(region, animated: false)
        for view in [nil, map] as [UIView?] {
            let point = map.convert(place(0.02, 10.05), toPointTo: view)
            #expect(abs(point.x - 150) < 0.001 && abs(point.y - 30) < 0.001)
            let back = map.convert(CGPoint(x: 150, y: 30), toCoordinateFrom: view)
            #expect(abs(back.longitude - 10.05) < 1e-9 && abs(back.latitude - 0.02) < 1e-7)
        }
        let outer = map.convert(place(0.02, 10.05), toPointTo: root)
        #expect(abs(outer.x - 180) < 0.001 && abs(outer.y - 70) < 0.001)
        let back = map.convert(CGPoint(x: 180, y: 70), toCoordinateFrom: root)
        #expect(abs(back.longitude - 10.05) < 1e-9 && abs(back.latitude - 0.02) < 1e-7)
        // Shown annotations lie in the middle eight tenths of what is shown.
        let pins = [place(0, 10), place(0, 10.8)].map { MKPointAnnotation(coordinate: $0) }
        map.showAnnotations(pins, animated: false)
        #expect(abs(map.region.span.longitudeDelta - 1) < 1e-9 && abs(map.centerCoordinate.longitude - 10.4) < 1e-9)
        map.showAnnotations([], animated: false)
        #expect(map.annotations.count == 2 && abs(map.region.span.longitudeDelta - 1) < 1e-9)
    }
}
