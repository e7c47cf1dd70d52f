import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

extension NSControl {
    /// Whether something is on.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        /// A state by its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// On.
        public static let on = StateValue(rawValue: 1)
        /// Off.
        public static let off = StateValue(rawValue: 0)
        /// Neither.
        public static let mixed = StateValue(rawValue: -1)
    }
}
