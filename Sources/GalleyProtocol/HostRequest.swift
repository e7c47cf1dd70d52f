import GalleyFormats
import GalleyScenario

/// What the `galley` command asks the host to do; JSON on the host's standard input.
public struct HostRequest: Codable, Sendable {
    /// What to do with the user's views.
    public enum Action: String, Codable, Sendable {
        /// Draw them into files.
        case render
        /// Say what was proposed, answered and placed.
        case layout
        /// Say why.
        case explain
        /// Look for what people will see as a fault.
        case lint
        /// Play a layout with children and proposals, and say what it does wrong.
        case checkLayout
        /// Compare pictures that come with rows; no view is shown.
        case compare
    }

    /// The pictures that Galley can make, by their files' extension.
    public typealias Format = PictureFormat

    /// Whose text is measured and drawn.
    public enum Platform: String, Codable, Sendable, CaseIterable {
        case ios, macos
    }

    /// Whose controls, bars and colours are drawn.
    public enum Look: String, Codable, Sendable, CaseIterable {
        case ios18, ios26
    }

    /// What a view is offered, and how large its picture is.
    public enum Room: Codable, Sendable, Equatable {
        /// Nothing is proposed; the picture is as large as the view then is.
        case ideal
        /// A size is proposed; the picture is as large as the view's answer.
        case proposal(HostSize)
        /// A size is proposed; the view is centred in a picture of that size.
        case window(HostSize)
        /// A device's whole screen, with its safe areas.
        case screen(HostDevice)
        /// A width is proposed and no height; the picture is as large as the view's answer.
        case width(Double)
        /// A height is proposed and no width.
        case height(Double)

        /// The same with the device on its side; a size that was asked for stays.
        public var onItsSide: Room {
            switch self {
            case .ideal, .window, .width, .height: self
            case .proposal(let size): .proposal(size.onItsSide)
            case .screen(let device): .screen(device.onItsSide)
            }
        }
    }

    /// How `layout` is written.
    public enum LayoutFormat: String, Codable, Sendable, CaseIterable {
        case tree, json
    }

    /// Which of the things a host can do.
    public var action: Action
    /// What each view is offered and how large its picture is.
    public var room = Room.proposal(HostDevice.phone.size)
    /// Whether a preview that says itself how it is laid out gets that instead.
    public var followsPreviews = true
    /// Whose fonts' metrics hold; iOS by default (rules.md §13.3).
    public var platform = Platform.ios
    /// Whose colours and controls are drawn; iOS 26 by default (rules.md §18.1).
    public var look = Look.ios26
    /// Whether a device's own things are drawn over the view: the clock, the home indicator.
    public var chrome = false
    /// Folders in which images are looked up by name, first match wins.
    public var assetFolders: [String] = []
    /// Every view is shown in each of these ways, one after the other; at least one.
    public var variants = [HostVariant()]
    /// What views are made from that are made from data: JSON.
    public var data: HostData?
    /// Font files that the program brings along.
    public var fonts: [String] = []
    /// The folder that stands for the bundle of the app; nil if there is none.
    public var bundle: String?
    /// The moment that relative dates count from, in seconds since 1970; nil: the default.
    public var currentDate: Double?
    /// The world that the views are shown in; nil: the machine's.
    public var scenario: Scenario?
    /// How long at most, in seconds, a picture waits for what its view has started.
    public var settle: Double = 0.5
    /// Folders of SVG files that add symbols or replace them, first match wins.
    public var symbolFolders: [String] = []
    /// The pictures to make of each view, in this order.
    public var formats: [Format] = []
    /// The moments to show, in formats that move; nil: the first one, as a still picture.
    public var frames: FrameRange?
    /// What is chosen for their files.
    public var file = FileSettings()
    /// How the answer to `layout` is written; a tree of text by default.
    public var layoutFormat = LayoutFormat.tree
    /// Whether `layout` shows the parts that controls and containers are made of.
    public var showsParts = false
    /// Whether `render` also says, in `HostResult.layout`, where each view lies, a view a line.
    public var notesLayout = false
    /// Whether it is noted where views come from in the source, for who asks about one later.
    public var notesOrigins = false
    /// What is to be explained, and how that is written.
    public var explanation = HostExplanation()
    /// The places of previews whose making has crashed (`HostEvent.making`): they are one view each, which is made when it is shown.
    public var deferred: [Int] = []
    /// Which of the views to show, counted from 0, in their order; nil: all.
    public var only: [Int]?
    /// How many of the views' variants, from the first on, to leave out.
    public var skip = 0
    /// How many to show at the most; nil: all.
    public var count: Int?
    /// Diagnostics are failures.
    public var isStrict = false
    /// Whether a `HostRow` follows for each picture; without, every view is shown once.
    public var hasRows = false
    /// Whether `LiveCommand`s follow, for views that stay alive; without, nothing happens to a view.
    public var isLive = false
    /// Whether rows bring steps for a view that stays alive between them.
    package var isPlayed = false
    /// Whether the clock of a played view runs with the machine's; without, it moves where a step says so.
    package var runsInRealTime = false
    /// Whether many people use the views at the same time, each with a separate state: `SharedCommand`s come.
    public var isShared = false
    /// The most bytes by which one of those people's views may make the process grow; 0 is as much as there is room for.
    public var sessionBytes = 0
    /// Whether the view's data comes from strangers: file URLs in it are not read.
    public var isPublic = false
    /// Whether the host asks for images from outside, with `HostEvent.image`; without, there are none.
    public var asksForImages = false
    /// The most that a picture may be; nil is as much as there is room for.
    public var limits: HostLimits?

    /// A request with the default of everything else: a phone's screen, one picture a view, no files.
    public init(action: Action) {
        self.action = action
    }
}
