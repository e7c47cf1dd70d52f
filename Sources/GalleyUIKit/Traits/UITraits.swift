import Foundation
import GalleyGraph
import GalleyViews

/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified; what adapts is as in light.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// UIKit's kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Neither of those below.
    case unspecified = -1
    /// A phone; what a window narrower than 600 points stands for.
    case phone = 0
    /// A tablet; what a window of 600 points or more stands for.
    case pad = 1
    /// A television. No picture is of one.
    case tv = 2
    /// A car's screen. No picture is of one.
    case carPlay = 3
    /// A Mac. No picture is of one that imports UIKit.
    case mac = 5
    /// A headset. No picture is of one.
    case vision = 6
}

/// How much room there is along an axis, as UIKit says it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No one has said it.
    case unspecified
    /// Little, as across an upright phone.
    case compact
    /// Enough, as on a tablet.
    case regular
}

/// The direction in which rows and texts run, as UIKit says it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No one has said it.
    case unspecified = -1
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}

/// How far colours stand apart, as UIKit says it.
public enum UIAccessibilityContrast: Int, Sendable {
    /// No one has said it.
    case unspecified = -1
    /// As colours come.
    case normal = 0
    /// Further than that.
    case high = 1
}

/// Whether what is shown lies over other things, as UIKit says it.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No one has said it.
    case unspecified = -1
    /// The window's own content.
    case base = 0
    /// What lies over it, as a sheet.
    case elevated = 1
}

/// The colours that a screen can show, as UIKit says it.
public enum UIDisplayGamut: Int, Sendable {
    /// No one has said it.
    case unspecified = -1
    /// Those of sRGB.
    case SRGB = 0
    /// Those of Display P3.
    case P3 = 1
}

/// Whether text is to be bold, as UIKit says it.
public enum UILegibilityWeight: Int, Sendable {
    /// No one has said it.
    case unspecified = -1
    /// As it comes.
    case regular = 0
    /// Bold.
    case bold = 1
}

/// How large text is to be, by UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the size.
    public let rawValue: String
    /// A size by UIKit's name; one that is not known counts as large.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It changed. Never posted.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The new size, in what the notification brings.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// No one has said it.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Between small and large.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What devices come with.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Larger than large.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger still.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest without accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// SwiftUI's size; nil where no one has said one.
    var typeSize: DynamicTypeSize? { Self.all.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } }

    /// The size that SwiftUI has under another name.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        let index = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
        self = index.map { Self.all[$0] } ?? .unspecified
    }

    /// Whether the size is one of the five that are turned on for accessibility.
    public var isAccessibilityCategory: Bool { typeSize?.isAccessibilitySize ?? false }

    /// Whether text is smaller.
    public static func < (left: Self, right: Self) -> Bool { (left.typeSize ?? .large) < (right.typeSize ?? .large) }
    /// Whether text is larger.
    public static func > (left: Self, right: Self) -> Bool { right < left }
    /// Whether text is as large or smaller.
    public static func <= (left: Self, right: Self) -> Bool { !(right < left) }
    /// Whether text is as large or larger.
    public static func >= (left: Self, right: Self) -> Bool { !(left < right) }
}
