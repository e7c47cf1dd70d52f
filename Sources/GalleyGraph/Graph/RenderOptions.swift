/// What a rendering needs to know besides the view.
@dynamicMemberLookup
public struct RenderOptions: Sendable {
    /// What the root view is offered.
    public var proposal: ProposedViewSize = .unspecified
    /// The size in points of the canvas that the view is centered in, as a window does; nil is the size that the view
    /// answers.
    public var canvas: CGSize?
    /// Whether a view that says how its preview is laid out (`previewLayout(.fixed(width:height:))`) gets a canvas of that
    /// size, where none is given here.
    public var followsPreviewLayout = false
    /// What an `ImageRenderer` is asked to blend colours in.
    package var colorMode = ColorRenderingMode.nonLinear
    /// What is chosen for the picture's file, whatever its format.
    public var file = FileSettings()
    /// Light by default.
    public var colorScheme: ColorScheme = .light
    /// Where named images and colours are looked for.
    public var assetFolders: [URL] = []
    /// Where `AsyncImage` gets pictures that are not files; nil is nowhere.
    public var imageLoader: ImageLoader?
    /// Whether `AsyncImage` reads file URLs. A server, whose clients may have made them up, says no.
    public var allowsFileURLs = true
    /// Folders of SVG files `NAME.svg` that add symbols of these names or replace them, the first match wins. Those that
    /// the environment variable `GALLEY_SYMBOLS` names come after them. docs/fonts.md says what a file may hold.
    public var symbolFolders: [URL] = []
    /// The direction in which rows and text run.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The parts of the canvas that bars and rounded corners take: the root view is kept out of them.
    public var safeArea = EdgeInsets()
    /// Whether a device's own things are drawn over the view: the clock at the top and the bar at the bottom, in the parts of
    /// the canvas that `safeArea` keeps the view out of.
    public var chrome = false
    /// Whose controls, bars and colours are drawn: those of iOS 26, or those before it.
    public var look = Look.iOS26
    /// Whose text metrics are used.
    public var textPlatform: TextPlatform = .iOS
    /// The language and region of texts.
    public var locale = Locale(identifier: "en_US")
    /// The moment that relative dates and timers count from: midnight of 1 January 2001 in Greenwich unless set, so that the
    /// same input gives the same picture tomorrow. The machine's clock is never asked.
    public var currentDate = Date(timeIntervalSinceReferenceDate: 0)

    /// The zone of dates: Greenwich's unless set. The machine's is never asked.
    public var timeZone = TimeZone.gmt
    /// What `AppStorage` finds stored at the beginning, by its keys: values as `UserDefaults` gives them.
    public var storedValues: [String: any Sendable] = [:]

    /// How long at most, in seconds, a picture waits for what its view has started: tasks, blocks on the main queue. Where
    /// nothing is under way nothing is waited for. 0: the picture shows the state before any of that has run.
    public var settle: TimeInterval = 0.5

    /// Whether it is noted which of the program's views each node was made in: the place in the source of what `findings()` finds.
    package var notesOrigins = false

    /// Options as `ImageRenderer` has them: light, one pixel a point, no assets, views as they are after half a second
    /// at most.
    public init() {}
}

/// Something that a rendering could not do as asked.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: Sendable, Hashable {
        /// The picture is as asked; something is worth knowing about it.
        case note
        /// The picture shows something else in its place.
        case warning
        /// The picture cannot be made.
        case error
    }

    /// How bad it is; `galley` prints it first.
    public var severity: Severity
    /// A whole sentence for the reader, with what can be done about it.
    public var message: String

    /// A remark; the same one is reported once a rendering.
    public init(severity: Severity, message: String) {
        self.severity = severity
        self.message = message
    }

    public var description: String { "\(severity): \(message)" }
}

/// In which encoding colours are blended.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As they are encoded in sRGB, as pictures are by default.
    case nonLinear
    /// In proportion to the light. Drawn as `nonLinear`: where colours show through each other they differ, and a note says so
    /// (rules.md §17.4).
    case linear
    /// In proportion to the light, with colours outside of sRGB. Drawn as `nonLinear`, and a note says so (rules.md §17.4).
    case extendedLinear
}
