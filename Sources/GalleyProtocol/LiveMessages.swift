// What `galley preview` is made of: the page sends commands, a live host answers with pictures; `galley` tells the server between
// them what has been compiled.

/// Something that the page asks of a live host; a JSON object a line.
package struct LiveCommand: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// Show a view in a window; also what changes either.
        case show
        /// Begin anew, with the state that the view has at first. Answered by the server.
        case restart
        /// The page has drawn what it was sent. Answered by the server.
        case drawn
        case pointerDown, pointerMoved, pointerUp, pointerCancelled, hover, scroll, key, text
    }

    package var kind: Kind
    /// The command's number, which the answer names.
    package var id: Int?
    /// A point of the window, in points.
    package var x: Double?
    package var y: Double?
    /// By how much the content is scrolled.
    package var dx: Double?
    package var dy: Double?
    /// The text that is typed, or the key's name as browsers call it.
    package var text: String?
    /// "shift", "control", "option", "command".
    package var modifiers: [String]?
    /// The place of the view to show among all.
    package var view: Int?
    /// The window's size in points; without, what the command line says.
    package var width: Double?
    package var height: Double?
    package var isDark: Bool?
    /// An empty one is the default.
    package var locale: String?
    package var typeSize: HostVariant.TypeSize?
    package var direction: HostVariant.Direction?

    package init(_ kind: Kind) { self.kind = kind }

    /// The most points of a window's side.
    package static let largestSide = 10_000.0

    /// Whether every number is one that a view can be given.
    package var isSound: Bool {
        let numbers = [x, y, dx, dy].compactMap(\.self)
        let sides = [width, height].compactMap(\.self)
        return numbers.allSatisfy { $0.isFinite && abs($0) <= 1e6 }
            && sides.allSatisfy { (1...Self.largestSide).contains($0) } && (width == nil) == (height == nil)
            && (text?.utf8.count ?? 0) <= 10_000 && (locale?.utf8.count ?? 0) <= 100
    }
}

/// What a live host shows at a moment, whole: whoever has missed the ones before needs none of them.
package struct LivePicture: Codable, Sendable {
    /// Something in the picture that a person reads or uses.
    package struct Element: Codable, Sendable, Equatable {
        package var role: String
        package var label: String
        package var value: String?
        package var hint: String?
        /// Left, top, width and height in points.
        package var frame: [Double]
        package var isInteractive: Bool
        package var isEnabled: Bool

        package init(
            role: String, label: String, value: String?, hint: String?, frame: [Double], isInteractive: Bool,
            isEnabled: Bool
        ) {
            (self.role, self.label, self.value, self.hint) = (role, label, value, hint)
            (self.frame, self.isInteractive, self.isEnabled) = (frame, isInteractive, isEnabled)
        }
    }

    /// The names of all views that there are to choose from.
    package var views: [String]
    /// The command that was carried out last, with the values that hold now.
    package var shown: LiveCommand
    package var width = 0.0
    package var height = 0.0
    package var svg = ""
    package var elements: [Element] = []
    /// The number of the last event that the picture takes in.
    package var answered: Int?
    /// How long each part of the work took, in milliseconds.
    package var layoutTime = 0.0
    package var drawTime = 0.0
    /// What was noticed, such as a missing image.
    package var diagnostics: [String] = []
    /// Why there is no picture.
    package var failure: String?

    package init(views: [String], shown: LiveCommand) {
        self.views = views
        self.shown = shown
    }

    /// The line is a picture.
    package static let mark = UInt8(ascii: "P")
    /// The line says that the picture has stayed as it was.
    package static let sameMark = UInt8(ascii: "=")
}

/// What `galley preview` tells the server: JSON, a line each, on the server's standard input. The first line is `PreviewSettings`.
package struct PreviewUpdate: Codable, Sendable {
    /// How many times the files were compiled.
    package var build: Int
    /// Whether that is still going on.
    package var isCompiling = false
    /// How long it took, in milliseconds.
    package var compileTime = 0.0
    /// The compiler's messages, where there is nothing new to show.
    package var failure: String?
    /// How to start hosts of what was compiled.
    package var worker: ServerSettings.Worker?
    /// The build that the worker is of.
    package var workerBuild: Int?

    package init(build: Int) { self.build = build }
}

/// How the page is served.
package struct PreviewSettings: Codable, Sendable {
    package var host = "127.0.0.1"
    /// 0 lets the system choose.
    package var port = 0
    /// What the page calls the files.
    package var title: String
    /// Whether a browser is to open the page.
    package var opensBrowser = false
    /// The seconds that a view may take to answer.
    package var timeLimit = 10.0
    /// How many pages there may be, each with a host of its own.
    package var mostPages = 16

    package init(title: String) { self.title = title }
}
