import Galley
import GalleyBytes
import GalleyExport
import GalleyPlay
import GalleyProtocol
import GalleyWorker

/// Makes the pictures of a live view, each as what differs from the one before.
@MainActor
struct LivePictures {
    private var number = 0
    /// Whether the page has the last picture, as far as it comes to that.
    private var hasBase = false
    private var difference = PictureDifference()
    private let memory = SVGMemory()
    private(set) var ahead = PictureAhead()
    /// Whether the last picture has moved on since it was sent.
    private var hasMotion = false
    /// Hashes: a session has these for as long as it is.
    private var lastElements: [Int] = []
    private var lastShown: LiveCommand?
    private var lastDiagnostics: [String] = []
    private var lastFailure: String?
    private var lastEdited: Int?
    private var lastTime: LivePicture.Time?
    private var lastPlaces = LiveElements.Places()
    private var lastScrolls: Int?
    private var lastOffsets: [[Double]] = []
    private var lastTitle: String?
    private var lastScreens: LivePicture.Screens?

    /// The next picture is whole.
    mutating func forget() {
        hasBase = false
        difference.forget()
        ahead.forget()
        (lastElements, lastShown, lastDiagnostics, lastTime) = ([], nil, [], nil)
        (lastTitle, lastScreens, lastPlaces) = (nil, nil, LiveElements.Places())
        (lastScrolls, lastOffsets) = (nil, [])
    }

    /// Gives back what only makes the next picture quicker: a view at rest has time.
    func rest() { memory.rest() }

    /// The picture as it is now; nil where nothing has changed.
    ///
    /// - Parameters:
    ///   - isPublic: Whether strangers see it: what lacks is not their matter.
    ///   - isAwaited: Whether the page waits for it, also where nothing has changed.
    ///   - start: When the work on it began.
    mutating func next(
        _ host: ViewHost?, views: [String], shown: LiveCommand, failure: String?, edited: Int?,
        time: LivePicture.Time?, isPublic: Bool, wishes: [LivePicture.Wish], isAwaited: Bool,
        since start: ContinuousClock.Instant
    ) -> LivePicture? {
        var picture = LivePicture(number: number + 1)
        picture.base = hasBase ? number : nil
        (picture.failure, picture.edited) = (failure, edited)
        picture.time = time ?? LivePicture.Time()
        if !wishes.isEmpty { picture.wishes = wishes }
        var hasChanged = !hasBase || !wishes.isEmpty || isAwaited
        // Whoever holds or slows the clock looks at each moment.
        let movesAhead = time.map { !$0.isHeld && $0.speed == 1 } ?? true
        if let host {
            hasChanged = draw(host, into: &picture, isPublic, movesAhead: movesAhead, since: start) || hasChanged
        }
        if lastShown != shown { (picture.shown, picture.views) = (shown, views) }
        // Whoever edits a field is told what has become of it, also where that is nothing.
        hasChanged =
            hasChanged || lastShown != shown || lastFailure != picture.failure || lastEdited != edited || isOther(time)
        (lastShown, lastFailure, lastEdited, lastTime) = (shown, picture.failure, edited, time)
        guard hasChanged else { return nil }
        number += 1
        hasBase = true
        return picture
    }

    /// Whether a time says something else than the last one; that a clock continues is no news.
    private func isOther(_ time: LivePicture.Time?) -> Bool {
        var last = lastTime
        if let time, !time.isHeld { last?.now = time.now }
        return last != time
    }

    private mutating func draw(
        _ host: ViewHost, into picture: inout LivePicture, _ isPublic: Bool, movesAhead: Bool,
        since start: ContinuousClock.Instant
    ) -> Bool {
        let diagnostics = isPublic ? [] : host.diagnostics.map(\.message)
        if diagnostics != lastDiagnostics || !hasBase && !isPublic { picture.diagnostics = diagnostics }
        lastDiagnostics = diagnostics
        var hasChanged = picture.diagnostics != nil
        let isShown = picture.show(host, since: start) { picture in
            let drawn: SVGPicture
            if movesAhead {
                (drawn, picture.motion) = try ahead.next(host, memory)
            } else {
                ahead.forget()
                drawn = try host.svgPicture(memory)
            }
            // A page that has moved on goes back to what the picture is.
            if hasMotion || picture.motion != nil { hasChanged = true }
            hasMotion = picture.motion != nil
            switch difference.next(drawn) {
            case .same: break
            case .whole(let svg):
                picture.svg = svg
                hasChanged = true
            case .changed(let tag, let definitions, let content):
                (picture.tag, picture.definitions, picture.content) = (tag, definitions, content)
                hasChanged = true
            }
        }
        if !isShown { difference.forget() }
        let (tree, usable) = host.viewTrees()
        let elements = LiveElements.all(in: usable, focused: host.focusedView)
        picture.elements =
            hasBase ? ListEdit.edits(from: lastElements, to: elements, by: \.hashValue) : elements.map { .new($0) }
        lastElements = elements.map(\.hashValue)
        if picture.elements != nil { tellScreens(of: host, tree, in: &picture) }
        let isPlaceOther = tellPlaces(of: host, usable, in: &picture)
        let areScrolled = tellScrolls(of: host, tree, in: &picture)
        return hasChanged || areScrolled || isPlaceOther || picture.elements != nil
    }

    /// Tells the page what has a menu, what can be dragged, and where to, and what it moves under the finger. Returns whether the places have
    /// changed.
    private mutating func tellPlaces(of host: ViewHost, _ usable: [LiveNode], in picture: inout LivePicture) -> Bool {
        let places = LiveElements.places(in: usable)
        if places.menus != lastPlaces.menus { picture.menus = places.menus }
        if places.drags != lastPlaces.drags { picture.drags = places.drags }
        if places.drops != lastPlaces.drops { picture.drops = places.drops }
        defer { lastPlaces = places }
        picture.drag = host.draggedPlace.map { [$0.x, $0.y] }
        return places != lastPlaces
    }

    /// Tells the page what it scrolls by itself, and how far that is in the picture. Returns whether either has changed.
    private mutating func tellScrolls(of host: ViewHost, _ tree: [LiveNode], in picture: inout LivePicture) -> Bool {
        let (scrolls, offsets) = LiveElements.scrolls(in: tree) { host.isReached($0) }
        let hash = scrolls.hashValue
        if lastScrolls.map({ $0 != hash }) ?? !scrolls.isEmpty { picture.scrolls = scrolls }
        if picture.scrolls != nil || lastOffsets != offsets { picture.offsets = offsets }
        (lastScrolls, lastOffsets) = (hash, offsets)
        return picture.offsets != nil
    }

    /// Tells the page what the view is called, and where its history is; neither changes while the elements stay.
    private mutating func tellScreens(of host: ViewHost, _ tree: [LiveNode], in picture: inout LivePicture) {
        let title = LiveElements.title(of: tree) ?? ""
        if title != lastTitle { picture.title = title }
        lastTitle = title
        let screens = host.shownScreens.map {
            LivePicture.Screens(depth: $0.depth, address: host.takesURLs ? nil : $0.address)
        }
        if screens != lastScreens { picture.screens = screens ?? .init(depth: 0, address: nil) }
        lastScreens = screens
    }
}
