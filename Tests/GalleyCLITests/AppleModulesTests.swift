import Foundation
import Testing

/// What the modules of Apple's platforms bring into a user's file.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct AppleModulesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func layout(_ source: String, view: String, _ options: String...) throws -> BuiltTool.Output {
        try folder.write(source, to: "File.swift")
        return try BuiltTool.run("galley", ["layout", "File.swift", "--view", view] + options, in: folder.url)
    }

    /// On Apple's platforms Foundation re-exports Combine and Observation, and has URL loading and the publishers itself.
    @Test func foundationAlone() throws {
        let output = try layout(
            """
            import Foundation
            @Observable final class Model { var n = 2 }
            final class Old: ObservableObject { @Published var n = 3 }
            func load() async throws -> Data { try await URLSession.shared.data(from: URL(string: "file:///x")!).0 }
            @MainActor let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common, options: nil).autoconnect()
            let center = NotificationCenter.default.publisher(for: Notification.Name("x"), object: nil)
            let task = URLSession.shared.dataTaskPublisher(for: URL(string: "file:///x")!).map(\\.data)
                .decode(type: [Int].self, decoder: JSONDecoder()).receive(on: DispatchQueue.main)
            """, view: "Text(\"\\(Model().n) \\(Old().n)\")")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"2 3\""))
    }

    /// OSLog's header imports Foundation's.
    @Test func logging() throws {
        let output = try layout(
            """
            import OSLog
            let size = CGSize(width: 2, height: 3)
            let date = Date(timeIntervalSince1970: 4)
            let logger = Logger(subsystem: "a", category: "b")
            """, view: "Text(\"\\(Int(size.width)) \\(Int(date.timeIntervalSince1970))\")")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"2 4\""))
    }

    /// Foundation brings the C library by its name, Core Image its submodule of filters, and Image I/O what reads files.
    @Test func namesOfModules() throws {
        let output = try layout(
            """
            import CoreImage.CIFilterBuiltins
            import ImageIO
            import SwiftUI
            func wave(_ x: Double) -> Double { Darwin.sin(x) + Darwin.floor(3.5) }
            struct Code: View {
                let filter = CIFilter.qrCodeGenerator()
                var width: CGFloat {
                    filter.message = Data("a".utf8)
                    return filter.outputImage?.extent.width ?? 0
                }
                var source: CGImageSource? { CGImageSourceCreateWithURL(URL(fileURLWithPath: "/x") as NSURL, nil) }
                var body: some View { Color.red.frame(width: width, height: source == nil ? wave(0) : 0) }
            }
            """, view: "Code()")
        #expect(output.status == 0 && output.text.contains("→ 23×3"), "\(output.text)\(output.errors)")
    }

    /// A module that brings a type brings its operators, and the functions of C (a line of exyte/Grid's layout, in short).
    @Test(arguments: ["CoreGraphics", "CoreFoundation"])
    func geometryAlone(module: String) throws {
        let output = try layout(
            """
            import \(module)
            func share(_ lengths: [CGFloat?], _ room: CGFloat) -> CGFloat {
                let rest = max(0, lengths.compactMap({ $0 }).reduce(0, +) - room)
                let share = rest / lengths.compactMap({ $0 }).reduce(0, +)
                return share * sqrt(4) + sin(0)
            }
            """, view: "Text(verbatim: \"\\(share([3, nil, 1], 3))\")")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"0.5\""))
    }

    /// SwiftGen writes `import UIKit.UIFont`, older files `import os.log`: of a module of Swift's all of it is imported.
    @Test func partsOfModules() throws {
        let output = try layout(
            """
            import CoreGraphics.CGGeometry
            import CoreTransferable
            import Darwin
            import Foundation.NSDate  // a comment
            import SwiftUI
            import UIKit.UIFont
            import os.log
            import struct Foundation.Date

            struct Box: View {
                let size = UIFont.systemFont(ofSize: 12).pointSize
                var body: some View {
                    let _ = os_log("%d", type: .info, 7)
                    Text(verbatim: "\\(size * Darwin.sqrt(4)) \\(#line)")
                }
            }
            """, view: "Box()", "--as", "ios")
        #expect(output.status == 0, "\(output.errors)")
        // Lines are where they were.
        #expect(output.text.contains("Text \"24.0 14\""), "\(output.text)")
    }

    /// What is in a playground of Xcode's is compiled and not run.
    @Test func playgrounds() throws {
        let source = "import Playgrounds\nimport SwiftUI\n#Playground(\"a\") { fatalError() }\n"
        let output = try layout(source + "#Playground { _ = 1 }\n", view: "Text(verbatim: \"a\")")
        #expect(output.status == 0, "\(output.errors)")
        let wrong = try layout(source + "#Playground { nope() }\n", view: "Text(verbatim: \"a\")")
        #expect(wrong.status == 65 && wrong.errors.contains("cannot find 'nope' in scope"), "\(wrong.errors)")
    }

    @Test func smallModules() throws {
        let output = try layout(
            """
            import Combine
            import CoreFoundation
            import CoreGraphics
            import OSLog
            import SwiftUI
            import UniformTypeIdentifiers
            import os

            private let log = Logger(subsystem: "org.example", category: "views")
            struct Box: View {
                @State private var ticks = 0
                private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                let side: CGFloat = CGRect(x: 0, y: 0, width: 2, height: 4).applying(.init(scaleX: 2, y: 2)).height
                var body: some View {
                    let _ = log.warning("side \\(side, format: .fixed(precision: 1)) \\("x", align: .left(columns: 3))|")
                    let _ = os_log("%{public}@ %d%%", type: .info, "done", 7)
                    Text(UTType.png.identifier).frame(width: side).onReceive(timer) { _ in ticks += 1 }
                        .onReceive(NotificationCenter.default.publisher(for: .init("y"))) { _ in }
                }
            }
            """, view: "Box()")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"public.png\""))
        #expect(!(output.text + output.errors).contains("side"))
        let shown = try BuiltTool.run(
            "galley", ["layout", "File.swift", "--view", "Box()"], in: folder.url,
            environment: ["OS_ACTIVITY_DT_MODE": "1"])
        #expect(shown.errors.contains("[org.example:views] error: side 8.0 x  |\n"), "\(shown.errors)")
        #expect(shown.errors.contains("done 7%\n"))
        #expect(shown.text == output.text)
    }

    /// The names under which the same file may know Galley.
    @Test(arguments: ["import SwiftUI", "import Galley", "import Galley\nimport SwiftUI"])
    func galleyByEitherName(imports: String) throws {
        let output = try layout(imports + "\nstruct A: View { var body: some View { Text(\"a\") } }", view: "A()")
        #expect(output.status == 0, "\(output.errors)")
    }

    /// A ground or a box stands in the place of films and pages, and is told as that.
    @Test func filmsAndPages() throws {
        let output = try layout(
            """
            import AVKit
            import PhotosUI
            import SafariServices
            import SwiftUI
            import WebKit

            struct Page: UIViewRepresentable {
                func makeUIView(context: Context) -> WKWebView { WKWebView() }
                func updateUIView(_ view: WKWebView, context: Context) {
                    view.load(URLRequest(url: URL(string: "https://example.org")!))
                }
            }

            struct Safari: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> SFSafariViewController {
                    SFSafariViewController(url: URL(string: "https://example.org")!)
                }
                func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
            }

            struct Box: View {
                @State private var item: PhotosPickerItem?
                var body: some View {
                    VStack {
                        VideoPlayer(player: AVPlayer())
                        Page()
                        Safari()
                        PhotosPicker("Choose", selection: $item, matching: .images)
                    }
                }
            }
            """, view: "Box()", "--as", "ios")
        #expect(output.status == 0, "\(output.errors)")
        for name in ["VideoPlayer", "WKWebView", "SFSafariViewController", "\"Choose\""] {
            #expect(output.text.contains(name), "\(output.text)")
        }
        for message in ["draws no videos", "draws no web pages", "SFSafariViewController"] {
            #expect(output.errors.contains(message), "\(output.errors)")
        }
    }

    /// What a device can do besides showing views comes with its frameworks, and says that it cannot be done. Names of people are Foundation's.
    @Test func frameworksOfDevices() throws {
        let output = try layout(
            """
            import CoreHaptics
            import LocalAuthentication
            import MessageUI
            import Network
            import SwiftUI
            import UserNotifications

            struct Box: View {
                @State private var name = PersonNameComponents(givenName: "Thomas", familyName: "Clark")
                let monitor = NWPathMonitor()
                var body: some View {
                    Text(CHHapticEngine.capabilitiesForHardware().supportsHaptics ? "felt" : "not felt")
                    Text(LAContext().biometryType == .none ? "nobody" : "owner")
                    Text(MFMailComposeViewController.canSendMail() ? "mail" : "no mail")
                    Text(monitor.currentPath.status == .satisfied ? "network" : "offline")
                    TextField("Name", value: $name, format: .name(style: .medium))
                    Text(name, format: .name(style: .abbreviated)).onTapGesture {
                        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                    }
                }
            }
            """, view: "Box()", "--as", "ios")
        #expect(output.status == 0, "\(output.errors)")
        for text in ["not felt", "nobody", "no mail", "network", "Thomas Clark", "\"TC\""] {
            #expect(output.text.contains(text), "\(output.text)")
        }
    }

    /// A preview of a widget is expanded by the tool as any other, with all of its closures; system sounds are AudioToolbox's.
    @Test func widgetPreviews() throws {
        try folder.write(
            """
            import AudioToolbox
            import SwiftUI
            import WidgetKit

            struct Dot: TimelineEntry { let date: Date; let name: String }
            struct Dots: TimelineProvider {
                func placeholder(in context: Context) -> Dot { Dot(date: .now, name: "none") }
                func getSnapshot(in context: Context, completion: @escaping (Dot) -> ()) { completion(placeholder(in: context)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Dot>) -> ()) {
                    AudioServicesPlaySystemSound(1104)
                    completion(Timeline(entries: [Dot(date: .now, name: "asked")], policy: .atEnd))
                }
            }
            struct DotWidget: Widget {
                let kind = "Dot"
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: kind, provider: Dots()) { entry in
                        Text(entry.name).containerBackground(.fill.tertiary, for: .widget)
                    }
                    .configurationDisplayName("Dot")
                }
            }
            #Preview("Told", as: .systemSmall) {
                DotWidget()
            } timeline: {
                Dot(date: .now, name: "one")
                Dot(date: .now, name: "two")
            }
            #Preview("Asked", as: .systemMedium) {
                DotWidget()
            } timelineProvider: {
                Dots()
            }
            """, to: "Dots.swift")
        let output = try BuiltTool.run("galley", ["layout", "Dots.swift", "--strict"], in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        for text in ["Told 1", "Told 2", "Asked", "\"one\"", "\"two\"", "\"asked\""] {
            #expect(output.text.contains(text), "\(output.text)")
        }
    }

    /// What OpenCombine lacks of Combine comes with Combine alone.
    @Test func combineAlone() throws {
        let output = try layout(
            """
            import Combine
            func sums() -> [Int] {
                var seen: [Int] = []
                _ = Just(1).merge(with: Just(2)).combineLatest(Just(3)) { $0 + $1 }.sink { seen.append($0) }
                return seen
            }
            """, view: "Text(verbatim: \"\\(sums())\")")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"[5]\""), "\(output.text)")
    }

    /// A grey ground stands in the place of a map, and is told as that; places and regions are values.
    @Test func maps() throws {
        let source = """
            import CoreLocation
            import MapKit
            import SwiftUI

            extension CLLocationCoordinate2D: @retroactive Equatable {
                public static func == (a: Self, b: Self) -> Bool { a.latitude == b.latitude && a.longitude == b.longitude }
                static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
            }

            final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
                @Published var region = MKCoordinateRegion(
                    center: .oslo, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
                private let manager = CLLocationManager()
                override init() {
                    super.init()
                    manager.delegate = self
                    manager.requestWhenInUseAuthorization()
                    manager.startUpdatingLocation()
                }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    locations.last.map { region.center = $0.coordinate }
                }
            }

            struct Sight: Identifiable { let id = UUID(); let name: String; let coordinate: CLLocationCoordinate2D }

            struct Page: View {
                @StateObject private var finder = Finder()
                @State private var position: MapCameraPosition = .automatic
                @State private var selected: String?
                let sights = [Sight(name: "Opera", coordinate: .oslo)]
                var body: some View {
                    VStack {
                        Map(position: $position, selection: $selected) {
                            ForEach(sights) { sight in
                                Marker(sight.name, systemImage: "music.note", coordinate: sight.coordinate).tag(sight.name)
                            }
                            if sights.count == 1 {
                                MapCircle(center: .oslo, radius: 100).foregroundStyle(.blue.opacity(0.2))
                            }
                            MapPolyline(coordinates: sights.map(\\.coordinate)).stroke(.red, lineWidth: 3)
                            UserAnnotation()
                        }
                        .mapStyle(.standard(elevation: .realistic))
                        .mapControls { MapUserLocationButton(); MapCompass() }
                        .onMapCameraChange { context in finder.region = context.region }
                        Map(coordinateRegion: $finder.region, showsUserLocation: true, annotationItems: sights) { sight in
                            MapMarker(coordinate: sight.coordinate, tint: .green)
                        }
                    }
                }
            }
            """
        let output = try layout(source, view: "Page()", "--all")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"Opera\""), "\(output.text)")
        #expect(output.errors.contains("Galley draws no maps"), "\(output.errors)")
    }

    /// A package's file asks `canImport(MapKit)`: what does not import it is not given it.
    @Test func mapsAreForWhoImportsThem() throws {
        let source = """
            import SwiftUI
            #if canImport(MapKit)
            let word = "maps"
            #else
            let word = "none"
            #endif
            """
        #expect(try layout(source, view: "Text(word)").text.contains("Text \"none\""))
        #expect(try layout("import MapKit\n" + source, view: "Text(word)").text.contains("Text \"maps\""))
    }
}
