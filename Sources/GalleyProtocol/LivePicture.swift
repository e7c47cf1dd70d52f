import GalleyBytes

/// What a live view shows at a moment, as far as it differs from the picture before.
///
/// Anyone who has drawn the picture `base` has what this one leaves out. A picture without a base is whole. None may be left out on
/// the way: the page that is slow tells when it has drawn one, and only then the next one is made.
package struct LivePicture: Codable, Sendable {
    /// Something in the picture that a person reads or uses.
    package struct Element: Codable, Sendable, Hashable {
        /// What a command calls it; the same in every picture.
        package var id: String
        package var role: String
        package var label: String
        package var value: String?
        package var hint: String?
        /// Left, top, width and height in points.
        package var frame: [Double]
        package var isInteractive: Bool
        package var isEnabled: Bool
        /// What is typed into it; nil for what is no field.
        package var field: Field?
        /// Whether it has the focus; nil where it has not.
        package var isFocused: Bool?
        /// Whether it takes the focus without being a field; nil where it does not.
        package var isFocusable: Bool?
        /// The keys that press it, as `shift+control+s`; the browsers' names of keys.
        package var shortcut: String?
        /// The page that it leads to.
        package var link: String?
        /// A heading's level.
        package var level: Int?
        /// The scroll view whose content it lies in; its frame is then where it lies while nothing is scrolled.
        package var scroll: String?
        /// Whether people are told when it changes; nil where they are not.
        package var isLive: Bool?

        package init(
            id: String, role: String, label: String, value: String?, hint: String?, frame: [Double],
            isInteractive: Bool, isEnabled: Bool
        ) {
            (self.id, self.role, self.label, self.value, self.hint) = (id, role, label, value, hint)
            (self.frame, self.isInteractive, self.isEnabled) = (frame, isInteractive, isEnabled)
        }
    }

    /// A field for text, as the page's own field over it is to be; most of it in HTML's and CSS's words.
    package struct Field: Codable, Sendable, Hashable {
        /// What stands in it; bullets in the place of what no one may read.
        package var text: String
        /// Begin and end of what is selected, in UTF-16's units; nil without the focus.
        package var selection: [Int]?
        /// Left, top, width and height of the text's place in points.
        package var frame: [Double]
        package var isSecure: Bool?
        /// Whether the return key makes a new line.
        package var hasLines: Bool?
        /// Whether the text is of several lines, however they come about.
        package var isTall: Bool?
        /// Whether views around it listen to keys, which are theirs first.
        package var listens: Bool?
        package var prompt: String?
        package var inputmode: String?
        package var autocomplete: String?
        package var enterkeyhint: String?
        package var autocapitalize: String?
        package var isUncorrected: Bool?
        /// CSS's `font`, `color` and `text-align`.
        package var font: String
        package var color: String
        package var align: String?

        package init(text: String, frame: [Double], font: String, color: String) {
            (self.text, self.frame, self.font, self.color) = (text, frame, font, color)
        }
    }

    /// A scroll view whose content the page moves by itself. In the picture the content is the group with its name (`data-id`).
    package struct Scroll: Codable, Sendable, Hashable {
        /// The same in every picture.
        package var id: String
        /// The scroll view that it lies in.
        package var parent: String?
        /// Left, top, width and height of what is seen of the content, where it lies while nothing is scrolled.
        package var frame: [Double]
        /// How much of that lies under bars: at the top, the right, the bottom and the left; nil where nothing does.
        package var covered: [Double]?
        /// Along which axes, and how far at most.
        package var axes: String
        package var longest: [Double]
        /// How often the view itself has moved the content. The page follows each such movement, once, and keeps its own place else.
        package var revision: Int
        /// The places of that movement, each a thirtieth of a second after the one before; nil where it is a jump.
        package var path: [[Double]]?
        /// Whether the view says where content comes to rest that is let go; nil where it stays where it is.
        package var snaps: Bool?
        package var hidesBars: Bool?
        /// Whether something lies over all of it; nil where nothing does.
        package var isCovered: Bool?
        /// The boxes of what follows a finger itself, where they lie while nothing is scrolled.
        package var grips: [[Double]]?

        package init(id: String, frame: [Double], axes: String, longest: [Double], revision: Int) {
            (self.id, self.frame, self.axes, self.longest, self.revision) = (id, frame, axes, longest, revision)
        }
    }

    /// The screens of a navigation that lie on each other.
    package struct Screens: Codable, Sendable, Equatable {
        /// How many lie on the first one.
        package var depth: Int
        /// What led to the last one, as parts of an address; nil where that has no such form, and where the view takes addresses itself.
        package var address: [String]?

        package init(depth: Int, address: [String]?) { (self.depth, self.address) = (depth, address) }
    }

    /// Something that is the page's to do.
    package struct Wish: Codable, Sendable, Equatable {
        package enum Kind: String, Codable, Sendable {
            case open, share
            /// Have a person choose files; they come with `LiveUpload`.
            case choose
            /// Hand a file over to the person: `text` is what is in it, as base 64.
            case save
        }

        package var kind: Kind
        package var url: String?
        package var text: String?
        /// What the answer to it names.
        package var id: Int?
        /// A file's name.
        package var name: String?
        /// The types of the files, as HTML's `accept` has them; none are all.
        package var types: [String]?
        /// Whether several can be chosen.
        package var isMany: Bool?

        package init(_ kind: Kind, url: String? = nil, text: String? = nil) {
            (self.kind, self.url, self.text) = (kind, url, text)
        }
    }

    /// Where the view's clock is, in its seconds.
    package struct Time: Codable, Sendable, Equatable {
        package var now = 0.0
        /// From when to when what moves now does; nil while nothing moves and the clock runs.
        package var begin: Double?
        package var end: Double?
        package var isHeld = false
        package var speed = 1.0

        package init() {}
    }

    /// The picture's number; they count up.
    package var number: Int
    /// The number of the picture that this one differs from.
    package var base: Int?
    /// The whole picture as SVG: an `<svg>` whose first child is its `<defs>`.
    package var svg: String?
    /// The start tag of the `<svg>`, where it is another one.
    package var tag: String?
    /// What has become of the children of the `<defs>`, and of the other children of the `<svg>`.
    package var definitions: [PictureEdit]?
    package var content: [PictureEdit]?
    /// How it moves on; nil where it stays as it is.
    package var motion: Motion?
    package var elements: [ListEdit<Element>]?
    /// All scroll views whose content the page moves, those behind first; and how far each is scrolled in this picture.
    package var scrolls: [Scroll]?
    package var offsets: [[Double]]?
    /// Where the views lie that have a menu, as left, top, width and height in points.
    package var menus: [[Double]]?
    /// Where the views lie that can be dragged, and those on which something can be dropped.
    package var drags: [[Double]]?
    package var drops: [[Double]]?
    /// Where the finger is that drags something, in this picture; nil where nothing is dragged.
    package var drag: [Double]?
    /// The names of all views that there are to choose from.
    package var views: [String]?
    /// The command that was carried out last, with the values that hold now.
    package var shown: LiveCommand?
    package var width = 0.0
    package var height = 0.0
    package var time = Time()
    /// The number of the last event that the picture takes in.
    package var answered: Int?
    /// The number of the last edit of a field that the picture takes in.
    package var edited: Int?
    /// How long each part of the work took, in milliseconds.
    package var layoutTime = 0.0
    package var drawTime = 0.0
    /// What the view is called that is shown; an empty one is none.
    package var title: String?
    /// The screens that have been gone into, where that has changed.
    package var screens: Screens?
    /// What the view has asked the system for since the picture before.
    package var wishes: [Wish]?
    /// What was noticed, such as a missing image.
    package var diagnostics: [String]?
    /// Why there is no picture.
    package var failure: String?

    package init(number: Int) { self.number = number }

    /// The line is a picture.
    package static let mark = UInt8(ascii: "P")
    /// The line says that the picture has stayed as it was.
    package static let sameMark = UInt8(ascii: "=")
}
