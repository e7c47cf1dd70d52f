import GalleyGraph

/// Something in a layout that people will see as a fault.
public struct LayoutFinding: Sendable, Hashable {
    /// What is looked for. The raw value is the name that comments in the source suppress it by.
    public enum Rule: String, Sendable, CaseIterable {
        /// Text that does not fit and ends in an ellipsis.
        case textCut = "text-cut"
        /// Text or a control that sticks out of the frame around it.
        case overflow
        /// Content that sticks out of the window.
        case canvasOverflow = "canvas-overflow"
        /// A grid, a lazy stack or a custom layout that places views outside of its own bounds.
        case placedOutside = "placed-outside"
        /// Two views side by side that each take all that they can get.
        case greedySiblings = "greedy-siblings"
        /// A view for which its stack has nothing left.
        case zeroSize = "zero-size"
        /// A subview that a custom layout does not place.
        case unplaced
        /// A length of 10, because nothing was proposed and the view has no ideal of its own.
        case idealFallback = "ideal-fallback"
        /// A button or a view that is tapped, less than 44 points wide or tall (Human Interface Guidelines).
        case tapTarget = "tap-target"
        /// Two of them that lie over each other.
        case tapOverlap = "tap-overlap"
        /// A symbol that there is none of.
        case missingSymbol = "missing-symbol"
        /// An image that there is none of.
        case missingImage = "missing-image"
        /// Text whose colour is too close to what it lies on (WCAG 2.2, level AA).
        case contrast
    }

    /// How much a finding counts.
    public enum Severity: String, Sendable {
        /// Something that people will see as a fault.
        case warning
        /// Worth knowing, and no fault of the view's: a colour of the system's own, for example.
        case note
    }

    /// Which rule found it.
    public var rule: Rule
    /// How much it counts.
    public var severity = Severity.warning
    /// A sentence with numbers.
    public var message: String
    /// The views from the root to the one that it is about, by kind and label.
    public var path: [Place]
    /// Where that view lies: points, y down.
    public var frame: CGRect
    /// What was proposed on the way down, as far as it changed: `HStack 300×200`.
    public var proposals: [String] = []
    /// What would help, where that is known.
    public var fix: String?

    /// A view on the way.
    public struct Place: Sendable, Hashable {
        /// SwiftUI's name of the view's type or of the modifier.
        public var kind: String
        /// The text, or the symbol's or asset's name; nil where the view has none.
        public var label: String?
        /// The text as it is written in the source, where another one is shown: the key of a text that is translated.
        package var written: String?
        /// The program's views in whose bodies it was made, the innermost first; known where `RenderOptions.notesOrigins` says so.
        package var owners: [String] = []
        /// Its place among the views beside it: the same in every language and appearance.
        package var number = 0

        /// `Text "Cute"`.
        public var name: String { label.map { "\(kind) \"\(Wording.excerpt($0, 24))\"" } ?? kind }
    }

    public static func == (a: LayoutFinding, b: LayoutFinding) -> Bool {
        a.rule == b.rule && a.message == b.message && a.path == b.path && a.frame == b.frame
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        hasher.combine(message)
        hasher.combine(path)
    }
}
