extension AttributeScopes {
    /// The attributes of an `AttributedString` that views show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of an `AttributedString` that views show.
    nonisolated public struct SwiftUIAttributes: AttributeScope {
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let font: FontAttribute
        public let foundation: FoundationAttributes

        /// The colour of the letters.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static var name: String { "SwiftUI.ForegroundColor" }
        }

        /// The colour behind the letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static var name: String { "SwiftUI.BackgroundColor" }
        }

        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static var name: String { "SwiftUI.StrikethroughStyle" }
        }

        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static var name: String { "SwiftUI.UnderlineStyle" }
        }

        /// Extra space between letters, in points; ligatures stay.
        @frozen public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static var name: String { "SwiftUI.Kern" }
        }

        /// Extra space between letters, in points; ligatures are parted.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static var name: String { "SwiftUI.Tracking" }
        }

        /// How far the letters stand above the baseline, in points.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static var name: String { "SwiftUI.BaselineOffset" }
        }

        @frozen public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
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
