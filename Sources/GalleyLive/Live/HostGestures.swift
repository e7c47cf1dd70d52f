import GalleyGraph

// The gestures of the views under a finger.
extension ViewHost {
    /// The gestures under a point, in their order of precedence.
    func candidates(at point: CGPoint) -> [PointerSession.Candidate] {
        let places = HitTest.places(at: point, in: core.tree)
        var found: [PointerSession.Candidate] = []
        for place in places {
            guard let key = place.key, let item = place.item else { continue }
            if let work = item.scrolling {
                if let offset = work.offset, !work.handAxes.isEmpty { found.append(scroll(offset, key, work.handAxes)) }
                continue
            }
            if item.late is any ScreenOwner, let swipe = backSwipe(from: point, key, place) {
                found.insert(swipe, at: 0)
                continue
            }
            switch item.enabledInteraction {
            case .press(let target):
                found.append(press(target, key, place))
            case .swipe(let target):
                let width = CGFloat(place.tree.pass.size(of: place.node).width)
                found.append(
                    .init(key: key, recognition: SwipeRecognition(target, width: width), space: GestureSpace()))
            case .focusTarget:
                found.append(focusing(key, place))
            case .gesture(let attached):
                if !attached.mask.contains(.subviews) { found = [] }
                guard attached.mask.contains(.gesture), let candidate = candidate(attached, key, place) else {
                    continue
                }
                if attached.precedence == .before { found.insert(candidate, at: 0) } else { found.append(candidate) }
            case .contextMenu(let open):
                guard !found.contains(where: \.isMenu), let candidate = menu(open, key, place) else { continue }
                found.insert(candidate, at: 0)
            case .dragSource:
                // Where there is a menu, too, a finger opens that.
                found.insert(lifting(key), at: found.first?.isMenu == true ? 1 : 0)
            case .refresh(let target):
                let scrolls = found.compactMap { $0.recognition as? ScrollRecognition }
                scrolls.last { $0.axes.contains(.vertical) }?.refresh = target
            default: continue
            }
        }
        return found
    }

    /// A finger at the leading edge of screens that leads back; nil where there is no screen before, and on macOS.
    private func backSwipe(from point: CGPoint, _ key: Identity, _ place: LivePlace) -> PointerSession.Candidate? {
        let options = core.tree.context.options
        let room = CGRect(origin: .zero, size: CGSize(place.tree.pass.size(of: place.node)))
            .applying(place.tree.frames(of: place.node).toGlobal)
        let isMirrored = options.layoutDirection == .rightToLeft
        guard options.textPlatform == .iOS, BackSwipe.begins(at: point, in: room, isMirrored: isMirrored),
            wayBack(key) != nil
        else { return nil }
        let passage = place.item?.passage?.passage
        let recognition = BackSwipe(
            in: room, isMirrored: isMirrored, follow: { [live] in passage?.hold($0, live) },
            letGo: { [unowned self] isLeaving in
                passage?.letGo(live)
                if isLeaving { wayBack(key)?() }
            })
        return .init(key: key, recognition: recognition, space: GestureSpace(), isSystems: true)
    }

    private func wayBack(_ key: Identity) -> (@MainActor () -> Void)? {
        (core.tree.places()[key]?.item?.late as? any ScreenOwner)?.shownScreens?.goBack
    }

    /// The views that take a tap at a point, in their order of precedence. What scrolls and rows that swipe take other movements.
    package func tapTakers(at point: CGPoint) -> [UInt64] {
        candidates(at: point)
            .filter { candidate in
                !(candidate.recognition is ScrollRecognition || candidate.recognition is SwipeRecognition)
                    && !candidate.isMenu && !candidate.isSystems
            }
            .map(\.key.high)
    }

    /// A touch of half a second opens a view's menu, and what is in the view hears no more of it.
    private func menu(
        _ open: @escaping @MainActor () -> Void, _ key: Identity, _ place: LivePlace
    ) -> PointerSession.Candidate? {
        let space = GestureSpace()
        space.start = live.start
        space.frames = place.tree.frames(of: place.node)
        space.size = CGSize(place.tree.pass.size(of: place.node))
        let gesture = LongPressGesture().onEnded { _ in open() }
        return Recognizer.make(gesture, in: space).map {
            PointerSession.Candidate(key: key, recognition: $0, space: space, goesFirst: true, isMenu: true)
        }
    }

    /// Opens the menu of the view at a point, as a pointer's second button does. Returns whether there is one.
    @discardableResult
    package func openMenu(at point: CGPoint) -> Bool {
        for place in HitTest.places(at: point, in: core.tree) {
            guard case .contextMenu(let open)? = place.item?.enabledInteraction else { continue }
            turn(open)
            return true
        }
        return false
    }

    private func candidate(
        _ attached: AttachedGesture, _ key: Identity, _ place: LivePlace
    ) -> PointerSession.Candidate? {
        let space = GestureSpace()
        space.start = live.start
        space.frames = place.tree.frames(of: place.node)
        space.size = CGSize(place.tree.pass.size(of: place.node))
        func make<G: Gesture>(_ gesture: G) -> Recognition? { Recognizer.make(gesture, in: space) }
        guard let recognition = make(attached.gesture) else { return nil }
        return PointerSession.Candidate(
            key: key, recognition: recognition, space: space, isSimultaneous: attached.precedence == .together,
            goesFirst: attached.precedence == .before, isSystems: attached.isSystems)
    }

    /// A tap on a view that takes the focus.
    private func focusing(_ key: Identity, _ place: LivePlace) -> PointerSession.Candidate {
        let target = PressTarget(setPressed: { _ in }) { [unowned self] in focus.focus(key, core.tree) }
        return press(target, key, place)
    }

    /// Leaves what lies over the window, where a touch beside it would, or cancels it.
    func leaveTopmost() {
        let covers = core.tree.context.options.chrome ? core.tree.covers.dropLast() : core.tree.covers[...]
        for place in covers.last?.allPlaces() ?? [] {
            if case .press(let target)? = place.item?.enabledInteraction, target.takesEscape { return target.act() }
        }
    }

    /// Presses the control that a shortcut belongs to. Returns whether there is one.
    func pressShortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let wanted = KeyboardShortcut(key, modifiers: modifiers)
        for place in core.tree.allPlaces() {
            guard case .keyboardShortcut(let shortcut?)? = place.item?.enabledInteraction,
                shortcut.key == wanted.key, shortcut.modifiers == wanted.modifiers
            else { continue }
            for node in place.node..<place.tree.pass.count where place.tree.lies(node, inside: place.node) {
                guard case .press(let target)? = place.tree.item(node)?.enabledInteraction else { continue }
                target.act()
                return true
            }
        }
        return false
    }

    private func press(_ target: PressTarget, _ key: Identity, _ place: LivePlace) -> PointerSession.Candidate {
        PointerSession.Candidate(
            key: key,
            recognition: PressRecognition(target) { [unowned self] point in
                HitTest.places(at: point, in: core.tree).contains { $0.key == key }
            }, space: GestureSpace())
    }

    private func scroll(_ offset: ScrollOffset, _ key: Identity, _ axes: Axis.Set) -> PointerSession.Candidate {
        PointerSession.Candidate(
            key: key,
            recognition: ScrollRecognition(offset, axes) { [unowned self] in core.store.changes.note(.root) },
            space: GestureSpace())
    }

    /// The places of the gestures that continue.
    private var placesOfGestures: [Identity: LivePlace] {
        core.tree.places(of: Set(pointer.candidates.lazy.filter { !$0.isDone }.map(\.key)))
    }

    /// Tells the gestures that continue where their views lie.
    func placeGestures() {
        guard pointer.candidates.contains(where: { !$0.isDone }) else { return }
        let places = placesOfGestures
        for candidate in pointer.candidates where !candidate.isDone {
            guard let place = places[candidate.key] else { continue }
            candidate.space.frames = place.tree.frames(of: place.node)
        }
    }

    /// Hands the actions of the newest build to the gestures that continue.
    func refreshGestures() {
        guard pointer.candidates.contains(where: { !$0.isDone }) else { return }
        let places = placesOfGestures
        for candidate in pointer.candidates where !candidate.isDone {
            guard let item = places[candidate.key]?.item else { continue }
            switch item.interaction?.interaction {
            case .gesture(let attached):
                Recognizer.refresh(candidate.recognition, with: attached.gesture)
            case .swipe(let target):
                (candidate.recognition as? SwipeRecognition)?.refresh(target)
            case .press(let target):
                (candidate.recognition as? PressRecognition)?.refresh(target)
            default: continue
            }
        }
    }
}
