// What `galley preview` is made of: the page sends commands, a live host answers with pictures; `galley` tells the server between
// them what has been compiled.

/// Something that the page asks of a live host; a JSON object a line.
public struct LiveCommand: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// Show a view in a window; also what changes either.
        case show
        /// Begin anew, with the state that the view has at first. Answered by the server.
        case restart
        /// The page has drawn what it was sent. Answered by the server.
        case drawn
        case pointerDown, pointerMoved, pointerUp, pointerCancelled, hover, scroll, key, text
    }

    public var kind: Kind
    /// The command's number, which the answer names.
    public var id: Int?
    /// A point of the window, in points.
    public var x: Double?
    public var y: Double?
    /// By how much the content is scrolled.
    public var dx: Double?
    public var dy: Double?
    /// The text that is typed, or the key's name as browsers call it.
    public var text: String?
    /// "shift", "control", "option", "command".
    public var modifiers: [String]?
    /// The place of the view to show among all.
    public var view: Int?
    /// The window's size in points; without, what the command line says.
    public var width: Double?
    public var height: Double?
    public var isDark: Bool?
    /// An empty one is the default.
    public var locale: String?
    public var typeSize: HostVariant.TypeSize?
    public var direction: HostVariant.Direction?

    public init(_ kind: Kind) { self.kind = kind }

    /// The most points of a window's side.
    public static let largestSide = 10_000.0

    /// Whether every number is one that a view can be given.
    public var isSound: Bool {
        let numbers = [x, y, dx, dy].compactMap(\.self)
        let sides = [width, height].compactMap(\.self)
        return numbers.allSatisfy { $0.isFinite && abs($0) <= 1e6 }
            && sides.allSatisfy { (1...Self.largestSide).contains($0) } && (width == nil) == (height == nil)
            && (text?.utf8.count ?? 0) <= 10_000 && (locale?.utf8.count ?? 0) <= 100
    }
}

/// What a live host shows at a moment, whole: whoever has missed the ones before needs none of them.
public struct LivePicture: Codable, Sendable {
    /// Something in the picture that a person reads or uses.
    public struct Element: Codable, Sendable, Equatable {
        public var role: String
        public var label: String
        public var value: String?
        public var hint: String?
        /// Left, top, width and height in points.
        public var frame: [Double]
        public var isInteractive: Bool
        public var isEnabled: Bool

        public init(
            role: String, label: String, value: String?, hint: String?, frame: [Double], isInteractive: Bool,
            isEnabled: Bool
        ) {
            (self.role, self.label, self.value, self.hint) = (role, label, value, hint)
            (self.frame, self.isInteractive, self.isEnabled) = (frame, isInteractive, isEnabled)
        }
    }

    /// The names of all views that there are to choose from.
    public var views: [String]
    /// The command that was carried out last, with the values that hold now.
    public var shown: LiveCommand
    public var width = 0.0
    public var height = 0.0
    public var svg = ""
    public var elements: [Element] = []
    /// The number of the last event that the picture takes in.
    public var answered: Int?
    /// How long each part of the work took, in milliseconds.
    public var layoutTime = 0.0
    public var drawTime = 0.0
    /// What was noticed, such as a missing image.
    public var diagnostics: [String] = []
    /// Why there is no picture.
    public var failure: String?

    public init(views: [String], shown: LiveCommand) {
        self.views = views
        self.shown = shown
    }

    /// The line is a picture.
    public static let mark = UInt8(ascii: "P")
    /// The line says that the picture has stayed as it was.
    public static let sameMark = UInt8(ascii: "=")
}

/// What `galley preview` tells the server: JSON, a line each, on the server's standard input. The first line is `PreviewSettings`.
public struct PreviewUpdate: Codable, Sendable {
    /// How many times the files were compiled.
    public var build: Int
    /// Whether that is still going on.
    public var isCompiling = false
    /// How long it took, in milliseconds.
    public var compileTime = 0.0
    /// The compiler's messages, where there is nothing new to show.
    public var failure: String?
    /// How to start hosts of what was compiled.
    public var worker: ServerSettings.Worker?
    /// The build that the worker is of.
    public var workerBuild: Int?

    public init(build: Int) { self.build = build }
}

/// How the page is served.
public struct PreviewSettings: Codable, Sendable {
    public var host = "127.0.0.1"
    /// 0 lets the system choose.
    public var port = 0
    /// What the page calls the files.
    public var title: String
    /// Whether a browser is to open the page.
    public var opensBrowser = false
    /// The seconds that a view may take to answer.
    public var timeLimit = 10.0
    /// How many pages there may be, each with a host of its own.
    public var mostPages = 16

    public init(title: String) { self.title = title }
}
