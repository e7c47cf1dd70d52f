import GalleyGraph

extension AttributeScopes {
    /// The attributes of an `AttributedString` that views show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of an `AttributedString` that views show.
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Extra space between letters, in points; ligatures stay.
        public let kern: KerningAttribute
        /// Extra space between letters, in points; ligatures are parted.
        public let tracking: TrackingAttribute
        /// How far the letters stand above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The letters' font.
        public let font: FontAttribute
        /// Foundation's attributes, such as links and Markdown's emphasis.
        public let foundation: FoundationAttributes

        /// The colour of the letters.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// What the attribute is called where attributed strings are written down.
            public static var name: String { "SwiftUI.ForegroundColor" }
        }

        /// The colour behind the letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// What the attribute is called where attributed strings are written down.
            public static var name: String { "SwiftUI.BackgroundColor" }
        }

        /// The line through the letters.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// What the attribute is called where attributed strings are written down.
            public static var name: String { "SwiftUI.StrikethroughStyle" }
        }

        /// The line under the letters.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            /// What the attribute is called where attributed strings are written down.
            public static var name: String { "SwiftUI.UnderlineStyle" }
        }

        /// Extra space between letters, in points; ligatures stay.
        @frozen public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// What the attribute is called where attributed strings are written down.
            public static var name: String { "SwiftUI.Kern" }
        }

        /// Extra space between letters, in points; ligatures are parted.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// What the attribute is called where attributed strings are written down.
            public static var name: String { "SwiftUI.Tracking" }
        }

        /// How far the letters stand above the baseline, in points.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// What the attribute is called where attributed strings are written down.
            public static var name: String { "SwiftUI.BaselineOffset" }
        }

        /// The letters' font.
        @frozen public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            /// What the attribute is called where attributed strings are written down.
            public static var name: String { "SwiftUI.Font" }
        }
    }
}

extension AttributeDynamicLookup {
    /// `string.font`, `string.foregroundColor` and the like.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
