// What `galley preview` is made of: the page sends commands, a live host answers with pictures; `galley` tells the server between
// them what has been compiled.

/// Something that the page asks of a live host; a JSON object a line.
public struct LiveCommand: Codable, Sendable, Equatable {
    /// What kinds of commands there are.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// Show a view in a window; also what changes either.
        case show
        /// Begin anew, with the state that the view has at first. Answered by the server.
        case restart
        /// The page has drawn what it was sent. Answered by the server.
        case drawn
        case pointerDown, pointerMoved, pointerUp, pointerCancelled, hover, scroll, key, text
    }

    /// What is to be done.
    public var kind: Kind
    /// The command's number, which the answer names.
    public var id: Int?
    /// A point of the window: from its left, in points.
    public var x: Double?
    /// From its top, in points.
    public var y: Double?
    /// By how much the content is scrolled to the right, in points.
    public var dx: Double?
    /// By how much it is scrolled down, in points.
    public var dy: Double?
    /// The text that is typed, or the key's name as browsers call it.
    public var text: String?
    /// "shift", "control", "option", "command".
    public var modifiers: [String]?
    /// The place of the view to show among all.
    public var view: Int?
    /// The window's width in points; without, what the command line says.
    public var width: Double?
    /// The window's height in points, where there is a width.
    public var height: Double?
    /// Whether the appearance is dark; nil: as it was.
    public var isDark: Bool?
    /// An empty one is the default.
    public var locale: String?
    /// The size of people's text; nil: as it was.
    public var typeSize: HostVariant.TypeSize?
    /// Which way rows and text run; nil: as it was.
    public var direction: HostVariant.Direction?

    /// A command without values.
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
        /// What it is, by the words of ARIA.
        public var role: String
        /// What it says.
        public var label: String
        /// What it is set to; nil where it is not set to anything.
        public var value: String?
        /// What happens when it is used; nil where nobody says so.
        public var hint: String?
        /// Left, top, width and height in points.
        public var frame: [Double]
        /// Whether it can be tapped.
        public var isInteractive: Bool
        /// Whether it can be used now.
        public var isEnabled: Bool

        /// A part of the picture.
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
    /// How wide the window is, in points.
    public var width = 0.0
    /// How tall the window is, in points.
    public var height = 0.0
    /// The picture.
    public var svg = ""
    /// What there is to read and to use, in reading order.
    public var elements: [Element] = []
    /// The number of the last event that the picture takes in.
    public var answered: Int?
    /// How long each part of the work took, in milliseconds.
    public var layoutTime = 0.0
    /// How long drawing took, in milliseconds.
    public var drawTime = 0.0
    /// What was noticed, such as a missing image.
    public var diagnostics: [String] = []
    /// Why there is no picture.
    public var failure: String?

    /// A picture of one of the views, empty yet.
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

    /// The files have been compiled so many times.
    public init(build: Int) { self.build = build }
}

/// How the page is served.
public struct PreviewSettings: Codable, Sendable {
    /// The address to listen on; the machine itself alone unless told otherwise.
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

    /// The usual settings.
    public init(title: String) { self.title = title }
}
