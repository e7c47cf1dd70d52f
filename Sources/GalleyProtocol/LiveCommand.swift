/// Something that a page asks of a live view; a JSON object a line.
package struct LiveCommand: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// Show a view in a window; also what changes either.
        case show
        /// Begin again, with the state that the view has at first. Answered by the server.
        case restart
        /// The page has drawn what it was sent.
        case drawn
        /// The page has lost its picture: the next one is to be whole.
        case whole
        case pointerDown, pointerMoved, pointerUp, pointerCancelled, hover, scroll, key, text
        /// Lift what can be dragged at a point, which the pointer has begun to move.
        case lift
        /// Something from outside is dragged over a point; without one it has left. `types` says what.
        case dragged
        /// A text from outside is dropped at a point; where it is a link, `address` is where it leads.
        case dropped
        /// A part of a file that a person hands over. Kept by the server, which tells the view of all of them with `files`.
        case upload
        /// The files that a person has handed over; no page's to say.
        case files
        /// The page has moved a scroll view's content: `x` and `y` is how far it is scrolled, and, once it is let go, `dx` and `dy` how fast
        /// it moves, in points a second.
        case scrolled
        /// An element has been given the browser's focus; without an element none has.
        case focus
        /// A field's text has been edited: `removed` of UTF-16's units from `start` on are `text` now, and `selection` is selected.
        case edit
        /// Make an element's value larger, by `dx` steps, or smaller.
        case adjust
        /// Use an element of the picture, as a tap on it does, wherever in it that has to be.
        case activate
        /// Open the menu of the view at a point.
        case menu
        /// Lead back to the screen before.
        case back
        /// Open an address, which is the page's own: `text` is all of it, `address` the parts of its path.
        case open
        /// Hold the view's clock, let it continue, at a speed, or look at another moment of what moves.
        case time
        /// Send the tree of views from now on, or no more.
        case inspect
        /// Say why a view of the tree has its size.
        case explain
        /// Say what the views keep, for the process that shows them after their source has changed.
        case keep
        /// Draw a view aside, as it begins; `node` is what the page calls the picture. Answered by the server.
        case side
    }

    package var kind: Kind
    /// The command's number, which the answer names.
    package var id: Int?
    /// A point of the window, in points.
    package var x: Double?
    package var y: Double?
    /// By how much the content is scrolled; of two fingers that go down, move or up, how far the other is from the first.
    package var dx: Double?
    package var dy: Double?
    /// The last movement of the view's own that the page knows of (`LivePicture.Scroll.revision`), and whether the page moves the content on.
    package var revision: Int?
    package var isMoving: Bool?
    /// The element, as the picture names it.
    package var element: String?
    /// The text that is typed, or the key's name as browsers call it.
    package var text: String?
    package var address: [String]?
    /// The types of what is dragged, as the internet calls them; `words` and `link` are no files.
    package var types: [String]?
    package var upload: LiveUpload?
    package var files: LiveFiles?
    /// Where an edit begins, how many units go, and what is selected afterwards, or before a text is typed.
    package var start: Int?
    package var removed: Int?
    package var selection: [Int]?
    /// "shift", "control", "option", "command".
    package var modifiers: [String]?
    /// The place of the view to show among all.
    package var view: Int?
    /// The window's size in points; without, what the command line says.
    package var width: Double?
    package var height: Double?
    /// The name of the device whose screen the window is, in place of a size.
    package var device: String?
    /// Whether the device is held on its side.
    package var isTurned: Bool?
    package var isDark: Bool?
    /// Whether the person wants less to move.
    package var reducesMotion: Bool?
    /// An empty one is the default.
    package var locale: String?
    package var typeSize: HostVariant.TypeSize?
    package var direction: HostVariant.Direction?
    /// Whether the view's clock stands still.
    package var isHeld: Bool?
    /// How fast it runs: 1 is as clocks do.
    package var speed: Double?
    /// The moment to look at, in seconds on the view's clock.
    package var time: Double?
    /// The host whose picture has been drawn, as the picture's message names it.
    package var host: Int?
    /// Whether the tree is wanted.
    package var isOn: Bool?
    /// The place of a view in the tree.
    package var node: Int?
    /// What a process before has kept, as it wrote it; no page's to say.
    package var state: String?

    package init(_ kind: Kind) { self.kind = kind }

    /// The most points of a window's side.
    package static let largestSide = 10_000.0

    /// Whether every number is one that a view can be given.
    package var isSound: Bool {
        let numbers = [x, y, dx, dy, time].compactMap(\.self)
        let sides = [width, height].compactMap(\.self)
        // What is scrolled may be long.
        let most = kind == .scrolled ? 1e9 : 1e6
        return state == nil && kind != .keep && files == nil && kind != .files && (upload != nil) == (kind == .upload)
            && upload?.isSound ?? true && numbers.allSatisfy { $0.isFinite && abs($0) <= most }
            && sides.allSatisfy { (1...Self.largestSide).contains($0) } && (width == nil) == (height == nil)
            && speed.map { (0.01...10).contains($0) } ?? true
            && (address ?? []).count <= 100 && (address ?? []).allSatisfy { $0.utf8.count <= 1000 }
            && (types ?? []).count <= 100 && (types ?? []).allSatisfy { $0.utf8.count <= 200 }
            && (text?.utf8.count ?? 0) <= 10_000 && (locale?.utf8.count ?? 0) <= 100
            && (device?.utf8.count ?? 0) <= 100 && (element?.utf8.count ?? 0) <= 100
            && ([start, removed].compactMap(\.self) + (selection ?? [])).allSatisfy { (0...1_000_000).contains($0) }
            && selection.map { $0.count == 2 && $0[0] <= $0[1] } ?? true
    }
}
