import Foundation
import GalleyGraph
import GalleyViews

/// Where something is seen, as UIKit says it: in light or dark, on what kind of device, how large text is.
public final class UITraitCollection: NSObject, Sendable {
    /// What is said; where nothing is, the traits are unspecified.
    private struct Traits: Hashable {
        var style: UIUserInterfaceStyle?
        var idiom: UIUserInterfaceIdiom?
        var direction: UITraitEnvironmentLayoutDirection?
        var scale: CGFloat?
        var horizontal: UIUserInterfaceSizeClass?
        var vertical: UIUserInterfaceSizeClass?
        var category: UIContentSizeCategory?
        var contrast: UIAccessibilityContrast?
        var level: UIUserInterfaceLevel?
        var gamut: UIDisplayGamut?
        var weight: UILegibilityWeight?

        /// These traits where they say something, else the others.
        func over(_ other: Traits) -> Traits {
            Traits(
                style: style ?? other.style, idiom: idiom ?? other.idiom, direction: direction ?? other.direction,
                scale: scale ?? other.scale, horizontal: horizontal ?? other.horizontal,
                vertical: vertical ?? other.vertical, category: category ?? other.category,
                contrast: contrast ?? other.contrast, level: level ?? other.level, gamut: gamut ?? other.gamut,
                weight: weight ?? other.weight)
        }
    }

    private let traits: Traits

    private init(_ traits: Traits) {
        self.traits = traits
        super.init()
    }

    /// Nothing said: what adapts is as in light.
    public override convenience init() { self.init(Traits()) }
    /// Light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(Traits(style: userInterfaceStyle)) }
    /// A kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(Traits(idiom: idiom)) }
    /// The direction in which rows run.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Traits(direction: layoutDirection))
    }
    /// Pixels a point.
    public convenience init(displayScale scale: CGFloat) { self.init(Traits(scale: scale)) }
    /// The room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(horizontal: horizontalSizeClass))
    }
    /// The room from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(vertical: verticalSizeClass))
    }
    /// How large text is.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Traits(category: preferredContentSizeCategory))
    }
    /// How far colours stand apart.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(Traits(contrast: accessibilityContrast))
    }
    /// Whether it lies over other things.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(Traits(level: userInterfaceLevel)) }
    /// The colours of the screen.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(Traits(gamut: displayGamut)) }
    /// Whether text is bold.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(Traits(weight: legibilityWeight)) }

    /// Several together; of what two say the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Traits()) { $1.traits.over($0) })
    }

    /// Light, dark, or unspecified.
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
    /// The direction in which rows run.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }
    /// Pixels a point; 0 where no one has said it.
    public var displayScale: CGFloat { traits.scale ?? 0 }
    /// The room across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
    /// The room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
    /// How large text is.
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .unspecified }
    /// How far colours stand apart.
    public var accessibilityContrast: UIAccessibilityContrast { traits.contrast ?? .unspecified }
    /// Whether it lies over other things.
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.level ?? .unspecified }
    /// The colours of the screen.
    public var displayGamut: UIDisplayGamut { traits.gamut ?? .unspecified }
    /// Whether text is bold.
    public var legibilityWeight: UILegibilityWeight { traits.weight ?? .unspecified }

    /// The size of text as SwiftUI has it; large where no one has said it.
    var typeSize: DynamicTypeSize { preferredContentSizeCategory.typeSize ?? .large }

    /// Whether all that another says is said here, too.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.traits.over(traits) == traits
    }

    /// Whether colours look otherwise here than there.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traits.style != traitCollection?.traits.style || traits.contrast != traitCollection?.traits.contrast
            || traits.level != traitCollection?.traits.level || traits.gamut != traitCollection?.traits.gamut
    }

    /// Whether both say the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }
    public override var hash: Int { traits.hashValue }

    // MARK: Those at hand

    @TaskLocal private static var chosen: UITraitCollection?

    /// Those of the picture that is drawn, or of the view that is shown: its appearance, the kind of device that its window fits, its
    /// scale and direction. Outside of both those of a light phone.
    public static var current: UITraitCollection { chosen ?? UITraitCollection(MainStrings.current.options) }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { Self.$chosen.withValue(self, operation: actions) }

    private convenience init(_ options: RenderOptions?) {
        let window = options?.window ?? DeviceWindow.standard
        let isTablet = min(window.width, window.height) >= 600
        self.init(
            Traits(
                style: options?.colorScheme == .dark ? .dark : .light, idiom: isTablet ? .pad : .phone,
                direction: options?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
                scale: options?.scale ?? 1, horizontal: isTablet ? .regular : .compact,
                vertical: isTablet || window.height >= window.width ? .regular : .compact, category: .large,
                contrast: .normal, level: .base, gamut: .P3, weight: .regular))
    }
}
