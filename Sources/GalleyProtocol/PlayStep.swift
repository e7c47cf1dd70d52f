/// A step of a script, and how it was written.
package struct PlayStep: Codable, Sendable, Equatable {
    package var action: PlayAction
    /// As a script has it.
    package var written: String
    /// Where it stands in the script, counted from 1.
    package var line = 1

    package init(_ action: PlayAction, written: String, line: Int = 1) {
        (self.action, self.written, self.line) = (action, written, line)
    }
}

/// What a script can do to a view.
package enum PlayAction: Codable, Sendable, Equatable {
    /// Fingers: once or twice, for so many seconds, and on their way.
    case tap(PlayTarget, count: Int)
    case press(PlayTarget, seconds: Double)
    case swipe(PlayDirection, PlayTarget?, distance: Double?)
    case drag(PlayTarget, to: PlayTarget, seconds: Double)
    case dragBy(PlayTarget, x: Double, y: Double, seconds: Double)
    /// Two fingers on a view, which end so many times as far apart, and turned by so many degrees.
    case pinch(PlayTarget, scale: Double, seconds: Double)
    case rotate(PlayTarget, degrees: Double, seconds: Double)
    /// Keys and text.
    case type(String, into: PlayTarget?)
    case clear(PlayTarget?)
    case key(String, modifiers: [String])
    /// The content moves so that what lies in a direction comes nearer; without points by most of a screen.
    case scroll(PlayDirection, PlayTarget?, distance: Double?)
    case scrollTo(PlayTarget)
    /// The clock: so many seconds; until nothing moves; until a view is there.
    case wait(Double)
    case waitForRest
    case waitFor(PlayTarget, seconds: Double)
    /// Looking.
    case tree(showsAll: Bool)
    case shot(String, scale: Double?)
    case explain(PlayTarget)
    case expect(PlayExpectation)
    /// The app is opened with a URL.
    case open(String)
    /// What the view is shown with is changed; it keeps its state.
    case set(PlaySetting)
    /// The view begins again.
    case restart
    /// The view begins again with its source as that is now.
    case reload
}

package enum PlayDirection: String, Codable, Sendable, CaseIterable {
    case up, down, left, right
}

/// What a script says has to be true.
package struct PlayExpectation: Codable, Sendable, Equatable {
    package var target: PlayTarget
    /// Whether there may be none.
    package var isAbsent = false
    package var isEnabled: Bool?
    package var isSelected: Bool?
    package var value: String?
    /// How many there have to be.
    package var count: Int?

    package init(_ target: PlayTarget) { self.target = target }
}

/// What a view is shown with, of which the other commands have options.
package enum PlaySetting: Codable, Sendable, Equatable {
    case appearance(isDark: Bool)
    case typeSize(HostVariant.TypeSize)
    case locale(String)
    case direction(HostVariant.Direction)
    case device(String)
    case isOnItsSide(Bool)
    case size(HostSize)
}
