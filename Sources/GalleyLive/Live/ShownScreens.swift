import GalleyGraph

/// Screens that lie on each other, as someone who leads through them from outside sees them: a browser with its history.
@MainActor
package struct ShownScreens {
    /// How many lie on the first one.
    package let depth: Int
    /// The values that led to the last one, as parts of an address; nil where one of them has no such form.
    package let address: [String]?
    /// Leads back to the screen before; nil on the first one, and where the view has taken the way back away.
    let goBack: (@MainActor () -> Void)?
    /// Puts the screen on top that a part of an address names. Returns whether there is one.
    fileprivate let open: @MainActor (String) -> Bool

    package init(
        depth: Int, address: [String]?, goBack: (@MainActor () -> Void)?, open: @escaping @MainActor (String) -> Bool
    ) {
        (self.depth, self.address, self.goBack, self.open) = (depth, address, goBack, open)
    }
}

/// What has screens.
@MainActor
package protocol ScreenOwner {
    /// Its screens; nil where it has none of its own.
    var shownScreens: ShownScreens? { get }
}

extension ViewHost {
    /// The screens of the window: those that someone has gone into, and else the first that there are.
    package var shownScreens: ShownScreens? {
        let all = core.tree.allPlaces().compactMap { ($0.item?.late as? any ScreenOwner)?.shownScreens }
        return all.first { $0.depth > 0 } ?? all.first
    }

    /// Whether a view takes the URLs that the app is opened with.
    package var takesURLs: Bool {
        core.tree.allPlaces().contains { place in
            if case .url? = place.item?.interaction?.interaction { true } else { false }
        }
    }

    /// Leads back to the screen before. Returns whether there was a way.
    package func leaveScreen() -> Bool {
        guard let goBack = shownScreens?.goBack else { return false }
        turn(goBack)
        return true
    }

    /// Leads to the screen that the parts of an address name: back as far as they differ from where it is, and on from there. Returns
    /// whether it got there.
    package func openScreens(_ address: [String]) -> Bool {
        guard let here = shownScreens?.address else { return false }
        let shared = zip(here, address).prefix { $0 == $1 }.count
        while let now = shownScreens, now.depth > shared { if !leaveScreen() { return false } }
        for part in address.dropFirst(shared) {
            guard let screens = shownScreens else { return false }
            var isKnown = false
            turn { isKnown = screens.open(part) }
            guard isKnown, shownScreens?.depth == screens.depth + 1 else { return false }
        }
        return true
    }
}
