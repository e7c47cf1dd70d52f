import Galley
import GalleyProtocol

/// Fingers and keys.
@MainActor
struct PlayHand {
    private let player: Player
    private var host: ViewHost { player.host }

    init(_ player: Player) { self.player = player }

    /// A view that is to be used: what it is called, and the point where the finger goes.
    private struct Place {
        var name: String
        var point: CGPoint
        var frame: CGRect
        /// What was done to bring it into sight.
        var note = ""

        var text: String { "\(name) at \(PlayNumber.text(point.x)),\(PlayNumber.text(point.y))\(note)" }
    }

    // MARK: Where

    /// Where a target takes a tap.
    private func tapPlace(_ target: PlayTarget) throws(PlayRefusal) -> Place {
        if target.way == .point { return try point(target) }
        var node = try PlaySearch(player).one(target, isUsed: true)
        var note = ""
        if PlayScrolling(player).reveal(node), let moved = host.shown(node.id) {
            (node, note) = (moved, ", scrolled to")
        }
        do {
            let point = try host.tapPlace(of: node.id)
            return Place(name: node.playName, point: point, frame: node.frame, note: note)
        } catch {
            throw refusal(error, node)
        }
    }

    /// Where a finger can come down on a target, whether that does anything or not.
    private func place(_ target: PlayTarget) throws(PlayRefusal) -> Place {
        if target.way == .point { return try point(target) }
        var node = try PlaySearch(player).one(target, isUsed: true)
        var note = ""
        if PlayScrolling(player).reveal(node), let moved = host.shown(node.id) {
            (node, note) = (moved, ", scrolled to")
        }
        let inside = Set(node.all.map(\.id))
        // What is drawn elsewhere than it lies, by an offset inside, takes the finger where it is drawn.
        let middles = node.all.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
        let reached = middles.first { host.views(at: $0).contains(where: inside.contains) }
        let middle = reached ?? middles[0]
        guard reached != nil else {
            let hit = host.views(at: middle)
            // A row of which only a control around it takes fingers.
            if let point = try? host.tapPlace(of: node.id) {
                return Place(name: node.playName, point: point, frame: node.frame, note: note)
            }
            throw refusal(.covered(node, by: hit.first.flatMap(host.shown), at: middle), node)
        }
        return Place(name: node.playName, point: middle, frame: node.frame, note: note)
    }

    private func point(_ target: PlayTarget) throws(PlayRefusal) -> Place {
        let point = CGPoint(x: target.x, y: target.y)
        guard CGRect(origin: .zero, size: host.size).contains(point) else {
            let size = "\(PlayNumber.text(host.size.width))x\(PlayNumber.text(host.size.height))"
            throw PlayRefusal(.outOfSight, "\(target.written) is not in the window, which is \(size)")
        }
        return Place(name: "the window", point: point, frame: CGRect(origin: .zero, size: host.size))
    }

    private func refusal(_ fault: TapFault, _ node: LiveNode) -> PlayRefusal {
        switch fault {
        case .gone: return PlayRefusal(.notFound, "\(node.playName) is not shown any more")
        case .covered(let node, let other, let point):
            let place = "\(PlayNumber.text(point.x)),\(PlayNumber.text(point.y))"
            guard CGRect(origin: .zero, size: host.size).contains(point) else {
                return PlayRefusal(
                    .outOfSight, "\(node.playName) lies at \(place), outside of the window, and nothing scrolls it in")
            }
            let what = other.map { "\($0.playName) takes the finger" } ?? "nothing there takes a finger"
            return PlayRefusal(.covered, "\(node.playName) cannot be reached at \(place): \(what)")
        case .disabled(let node): return PlayRefusal(.disabled, "\(node.playName) is disabled")
        case .inert(let node):
            return PlayRefusal(.inert, "\(node.playName) takes no finger, and no control around it does")
        case .several(let node, let parts):
            let elements = PlayElements(host, tellsPaths: true)
            return PlayRefusal(
                .ambiguous, "\(node.playName) has \(parts.count) parts that take a tap; name one of them, or its point",
                parts.map { part in
                    var element = elements.element(part)
                    if node.role == .stepper { element.label = LiveNode.stepperParts[element.label] ?? element.label }
                    return element
                })
        }
    }

    // MARK: Fingers

    func tap(_ target: PlayTarget, count: Int) throws(PlayRefusal) -> String {
        let place = try tapPlace(target)
        for number in 1...max(count, 1) {
            if number > 1 { host.advance(by: Self.betweenTaps) }
            host.send(.pointerDown(place.point))
            host.send(.pointerUp(place.point))
        }
        return "\(count == 2 ? "double-tapped" : "tapped") \(place.text)"
    }

    /// Seconds.
    private static let betweenTaps = 0.1

    func press(_ target: PlayTarget, seconds: Double) throws(PlayRefusal) -> String {
        let place = try place(target)
        host.send(.pointerDown(place.point))
        host.advance(by: seconds)
        host.send(.pointerUp(place.point))
        return "pressed \(place.text) for \(PlayNumber.text(seconds)) seconds"
    }

    /// A quick movement over most of a view, or of the window.
    func swipe(_ direction: PlayDirection, _ target: PlayTarget?, distance: Double?) throws(PlayRefusal) -> String {
        var place = Place(name: "the window", point: .zero, frame: CGRect(origin: .zero, size: host.size))
        if let target { place = try self.place(target) }
        let frame = place.frame.intersection(CGRect(origin: .zero, size: host.size))
        let extent = direction.isHorizontal ? frame.width : frame.height
        let way = CGFloat(distance ?? max(Double(extent) * Self.swipedPart, Self.leastSwipe))
        let distance = CGSize(width: direction.x * way, height: direction.y * way)
        var start = place.point
        if target?.way != .point {
            // The middle of the way is the view's, and its beginning in the view.
            start = CGPoint(
                x: min(max(frame.midX - distance.width / 2, frame.minX + 1), frame.maxX - 1),
                y: min(max(frame.midY - distance.height / 2, frame.minY + 1), frame.maxY - 1))
        }
        drag(from: start, by: distance, seconds: 0.1)
        return "swiped \(direction.rawValue) over \(place.name) by \(PlayNumber.text(way))\(place.note)"
    }

    private static let swipedPart = 0.6
    private static let leastSwipe = 80.0

    func drag(_ start: PlayTarget, to end: PlayTarget, seconds: Double) throws(PlayRefusal) -> String {
        let (from, to) = (try place(start), try place(end))
        let way = CGSize(width: to.point.x - from.point.x, height: to.point.y - from.point.y)
        drag(from: from.point, by: way, seconds: seconds)
        return "dragged \(from.text) to \(PlayNumber.text(to.point.x)),\(PlayNumber.text(to.point.y))"
    }

    func drag(_ start: PlayTarget, by way: CGSize, seconds: Double) throws(PlayRefusal) -> String {
        let place = try place(start)
        drag(from: place.point, by: way, seconds: seconds)
        return "dragged \(place.text) by \(PlayNumber.text(way.width)),\(PlayNumber.text(way.height))"
    }

    private func drag(from start: CGPoint, by way: CGSize, seconds: Double) {
        let isLifted = host.canLift(at: start)
        host.send(.pointerDown(start))
        // What can be dragged away is lifted first.
        if isLifted { host.advance(by: Self.liftTime) }
        for step in 1...Self.moves {
            host.advance(by: seconds / Double(Self.moves))
            let part = CGFloat(step) / CGFloat(Self.moves)
            host.send(.pointerMoved(CGPoint(x: start.x + way.width * part, y: start.y + way.height * part)))
        }
        host.send(.pointerUp(CGPoint(x: start.x + way.width, y: start.y + way.height)))
    }

    private static let moves = 10
    private static let liftTime = 0.5

    /// Two fingers around the middle of a view, beside each other at first.
    func pinch(
        _ target: PlayTarget, scale: Double, degrees: Double, seconds: Double
    ) throws(PlayRefusal) -> String {
        let place = try place(target)
        func fingers(_ part: Double) -> (CGPoint, CGPoint) {
            let half = Self.fingersApart / 2 * (1 + (scale - 1) * part)
            let angle = degrees * part * .pi / 180
            let way = CGSize(width: half * cos(angle), height: half * sin(angle))
            return (
                CGPoint(x: place.point.x - way.width, y: place.point.y - way.height),
                CGPoint(x: place.point.x + way.width, y: place.point.y + way.height)
            )
        }
        let start = fingers(0)
        host.send(.fingersDown(start.0, start.1))
        for step in 1...Self.moves {
            host.advance(by: seconds / Double(Self.moves))
            let points = fingers(Double(step) / Double(Self.moves))
            host.send(.fingersMoved(points.0, points.1))
        }
        let end = fingers(1)
        host.send(.fingersUp(end.0, end.1))
        return degrees == 0
            ? "pinched \(place.text) to \(PlayNumber.text(scale)) times"
            : "turned \(place.text) by \(PlayNumber.text(degrees)) degrees"
    }

    /// Points.
    private static let fingersApart = 100.0

    // MARK: Keys

    func type(_ text: String, into target: PlayTarget?) throws(PlayRefusal) -> String {
        let name = try focus(target)
        host.send(.text(text))
        return "typed \(PlayText.quoted(text))\(name.map { " into \($0)" } ?? "")"
    }

    /// Takes out what a field holds.
    func clear(_ target: PlayTarget?) throws(PlayRefusal) -> String {
        let name = try focus(target)
        guard let id = host.focusedView, let field = host.road(to: id)?.last(where: \.role.takesText) else {
            throw PlayRefusal(.noFocus, "what has the focus takes no text")
        }
        host.send(.key("a", .command))
        host.send(.key(.delete))
        return "cleared \(name ?? field.playName)"
    }

    /// Gives a view the focus by a tap; without one, something has to have it. Returns what it is called.
    private func focus(_ target: PlayTarget?) throws(PlayRefusal) -> String? {
        guard let target else {
            guard host.focusedView != nil else {
                throw PlayRefusal(
                    .noFocus, "nothing has the focus; tap a field first, or write type 'text' into 'Field'")
            }
            return nil
        }
        let place = try tapPlace(target)
        host.send(.pointerDown(place.point))
        host.send(.pointerUp(place.point))
        host.refresh()
        guard host.focusedView != nil else {
            throw PlayRefusal(.noFocus, "\(place.name) takes no text: a tap gives it no focus")
        }
        return place.name
    }

    func press(key name: String, _ modifiers: [String]) throws(PlayRefusal) -> String {
        guard let key = KeyEquivalent(browserName: name) else { throw PlayRefusal(.wrongValue, "'\(name)' is no key") }
        host.send(.key(key, EventModifiers(names: modifiers)))
        return "pressed \((modifiers + [name]).joined(separator: "+"))"
    }
}

extension LiveNode.Role {
    fileprivate var takesText: Bool { [.textField, .secureField, .textEditor].contains(self) }
}

extension PlayDirection {
    var isHorizontal: Bool { self == .left || self == .right }
    var x: CGFloat { self == .left ? -1 : self == .right ? 1 : 0 }
    var y: CGFloat { self == .up ? -1 : self == .down ? 1 : 0 }
}
