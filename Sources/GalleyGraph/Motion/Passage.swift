/// What comes over what was shown before, and leaves it again: a screen that is pushed, a sheet, a menu. The layout is that of its end at
/// once, and what a finger finds; what is drawn goes there (rules.md §18.11).
///
/// What goes is shown as the picture that it was last.
@MainActor
package final class Passage {
    /// How a part of it comes.
    package enum Way {
        /// Over the screen that was there before, from the trailing edge; that one moves a third as far.
        case screen(isMirrored: Bool)
        /// From nothing.
        case fading
        /// From so far below.
        case rising(CGFloat)
        /// Out of a point of the window.
        case growing(CGPoint)
    }

    /// How screens, sheets and menus move, as one has read it off the screen, frame by frame, for a `NavigationLink` (elainelyons/Tickmate).
    package static let animation = Animation.timingCurve(0.25, 1, 0.25, 1, duration: 0.5)

    private var animator = Animator<Double>()
    /// How much of it there is at the end.
    private var end = 1.0
    /// How much of it there is while a finger has it.
    private var held: Double?
    /// The other one of two screens while one of them moves, and whether it lies on top.
    fileprivate private(set) var other: (picture: ScreenPicture, isOver: Bool)?
    /// How many screens lay on each other in the last build, and what the lower ones looked like.
    private var depth: Int?
    private var pictures: [Int: ScreenPicture] = [:]
    /// The view that shows it over the window.
    fileprivate let presenter: Identity?

    fileprivate init(presenter: Identity? = nil) { self.presenter = presenter }

    var isMoving: Bool { animator.isMoving }
    var nextEnd: TimeInterval? { animator.nextEnd }
    var span: ClosedRange<TimeInterval>? { animator.span }

    func tick(_ time: TimeInterval) {
        animator.tick(time)
        if !isMoving, held == nil { other = nil }
    }

    fileprivate var isOnItsWay: Bool { held != nil || isMoving }

    /// How much of it is there.
    fileprivate func share(at time: TimeInterval) -> Double { held ?? end - animator.left(at: time) }

    fileprivate func go(to end: Double, from begin: Double, _ live: LiveState) {
        self.end = end
        animator = Animator()
        animator.add(end - begin, Self.animation, at: live.now, Transaction())
        live.move(self)
    }

    // MARK: Screens

    /// A stack has so many screens now.
    package func show(_ count: Int, in builder: ViewTreeBuilder) {
        guard let live = builder.live, !builder.isTrial else { return }
        let last = depth
        depth = count
        guard let last, last != count else { return }
        let picture = live.shownTree?.screenPicture(of: self)
        pictures = pictures.filter { $0.key < min(last, count) }
        guard live.movesScreens == true, !builder.transaction.disablesAnimations, let picture else {
            (animator, held, other) = (Animator(), nil, nil)
            return
        }
        let isOver = count < last
        if !isOver { pictures[last] = picture }
        // Who turns round goes on from where it is.
        let begin = isOnItsWay && other?.isOver != isOver ? 1 - share(at: live.now) : 0
        held = nil
        other = (picture, isOver)
        go(to: 1, from: begin, live)
    }

    /// A finger has moved the last screen so much of its way back.
    package func hold(_ part: Double, _ live: LiveState) {
        guard live.movesScreens == true, let depth else { return }
        if held == nil {
            // One from before the appearance was changed would not fit.
            let fitting = pictures[depth - 1].flatMap { $0.scheme == live.shownTree?.scheme ? $0 : nil }
            other = fitting.map { ($0, false) }
        }
        held = 1 - part
    }

    /// The finger is gone: the screen moves to its place again, unless it is taken away meanwhile.
    package func letGo(_ live: LiveState) {
        guard let held else { return }
        self.held = nil
        go(to: 1, from: held, live)
    }
}

/// A part of a view that a passage moves.
package struct PassagePart {
    package let passage: Passage
    package let way: Passage.Way

    package init(_ passage: Passage, _ way: Passage.Way) { (self.passage, self.way) = (passage, way) }
}

/// What a screen looked like, in its own space.
private struct ScreenPicture {
    let items: [DrawItem]
    let size: CGSize
    let scheme: ColorScheme?
}

/// Something that was shown over the window and is on its way out.
@MainActor
struct LeavingCover {
    let passage: Passage
    /// How many things lay below it over the window.
    let level: Int
    fileprivate let parts: [(items: [DrawItem], way: Passage.Way)]

    func draw(with painter: inout Painter, at time: TimeInterval) {
        let share = passage.share(at: time)
        painter.items += parts.map { $0.way.moved($0.items, share) }
    }
}

extension ViewTreeBuilder {
    /// What moves the screens of a stack that is built here; nil where nothing does.
    package func screenPassage() -> Passage? {
        guard live?.movesScreens != nil, !isTrial else { return nil }
        return context.store.object(at: identity.child(Passage.self), in: part) { Passage() }
    }

    /// What moves that which is built here over the window; nil where nothing does.
    package func coverPassage(of presenter: Identity) -> Passage? {
        guard let live, let movesScreens = live.movesScreens, !isTrial else { return nil }
        return context.store.object(at: identity.child(Passage.self), in: part) {
            let passage = Passage(presenter: presenter)
            if movesScreens, !transaction.disablesAnimations { passage.go(to: 1, from: 0, live) }
            return passage
        }
    }

    /// Notes in which transaction the view here shows something over the window, or no more; returns what it is called then.
    package func notePresenter() -> Identity {
        let presenter = identity.child(Passage.self)
        if let live, live.movesScreens != nil { live.noteContainer(presenter, transaction) }
        return presenter
    }
}

extension LiveState {
    /// What this build does not show over the window any more leaves it.
    func findLeaving(_ store: StateStore) {
        guard movesScreens == true, let shown = shownTree else { return }
        for passage in store.missing(Passage.self) {
            guard let presenter = passage.presenter, !(containers[presenter] ?? transaction).disablesAnimations,
                let cover = shown.leavingCover(of: passage)
            else { continue }
            leaving.append(cover)
            passage.go(to: 0, from: passage.share(at: now), self)
        }
    }
}

extension ViewTree {
    fileprivate func places(of passage: Passage) -> [LivePlace] {
        allPlaces().filter { $0.item?.passage?.passage === passage }
    }

    fileprivate func screenPicture(of passage: Passage) -> ScreenPicture? {
        places(of: passage).first.map {
            ScreenPicture(
                items: $0.picture(without: passage), size: CGSize($0.tree.pass.size(of: $0.node)), scheme: scheme)
        }
    }

    fileprivate var scheme: ColorScheme? { context.options.colorScheme }

    fileprivate func leavingCover(of passage: Passage) -> LeavingCover? {
        guard let level = covers.firstIndex(where: { !$0.places(of: passage).isEmpty }) else { return nil }
        var parts: [(items: [DrawItem], way: Passage.Way)] = []
        for place in covers[level].places(of: passage) {
            guard let part = place.item?.passage else { continue }
            let origin = CGPoint.zero.applying(place.tree.frames(of: place.node).toGlobal)
            let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
            parts.append(([.group(transform: shift, place.picture(without: passage))], part.way))
        }
        return LeavingCover(passage: passage, level: level, parts: parts)
    }
}

extension LivePlace {
    /// What is drawn of the node, in its own space and in its place.
    fileprivate func picture(without passage: Passage) -> [DrawItem] {
        var painter = Painter(scale: tree.context.options.scale)
        painter.resting = passage
        let own = CGPoint(tree.pass.origin(of: node))
        painter.draw(node, of: tree, at: CGPoint(x: -own.x, y: -own.y))
        return painter.items
    }
}

extension Passage.Way {
    /// How small something is that grows.
    private static var smallest: CGFloat { 0.3 }

    /// A part of a cover, so much of which is there.
    fileprivate func moved(_ items: [DrawItem], _ share: Double) -> DrawItem {
        let fade = LayerEffect.opacity(min(max(share, 0), 1))
        switch self {
        case .screen: return .group(items)
        case .fading: return .group(effect: fade, items)
        case .rising(let way):
            return .group(transform: CGAffineTransform(translationX: 0, y: (1 - share) * way), items)
        case .growing(let point):
            let scale = Self.smallest + (1 - Self.smallest) * share
            let transform = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: point.x * (1 - scale), ty: point.y * (1 - scale))
            return .group(transform: transform, effect: fade, items)
        }
    }
}

extension Painter {
    /// Puts what was drawn of a node since there were `start` items where it is on its way.
    mutating func move(
        _ part: PassagePart, since start: Int, _ node: Int, of tree: ViewTree, _ rect: CGRect, at time: TimeInterval
    ) {
        guard part.passage !== resting, part.passage.isOnItsWay else { return }
        let drawn = Array(items[start...])
        items.removeSubrange(start...)
        let share = part.passage.share(at: time)
        guard case .screen(let isMirrored) = part.way else { return items.append(part.way.moved(drawn, share)) }
        let area = rect.grown(by: tree.reach(of: node))
        let (way, other) = (isMirrored ? -area.width : area.width, part.passage.other)
        let isOver = other?.isOver ?? false
        var second: [DrawItem] = []
        if let picture = other?.picture, picture.size == rect.size {
            second = [.group(transform: CGAffineTransform(translationX: rect.minX, y: rect.minY), picture.items)]
        }
        let (upper, lower) = isOver ? (second, drawn) : (drawn, second)
        // How far the upper one is from its place.
        let off = isOver ? share : 1 - share
        let dark = DrawItem.fill(
            Path(area), .color(ResolvedColor(red: 0, green: 0, blue: 0, alpha: Self.dimming * (1 - off))), FillStyle())
        items.append(
            .group(
                clip: DrawClip(Path(area)),
                [
                    .group(transform: CGAffineTransform(translationX: (off - 1) * way / 3, y: 0), lower), dark,
                    .group(transform: CGAffineTransform(translationX: off * way, y: 0), upper),
                ]))
    }

    /// How dark the lower one of two screens becomes; chosen.
    private static var dimming: Double { 0.1 }
}
