import GalleyGraph
import GalleyUIKit
import GalleyViews

/// What a view does to what lies behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
    // Unchecked: subclasses store constants alone.
}

/// What lies behind is blurred.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    // Unchecked: what is stored never changes.

    /// How thick the blur is, and whether it is light or dark.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }

    let style: Style

    /// A blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// What lies in it shines through a blur. Drawn as it is.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    // Unchecked: nothing is stored.

    /// How strongly.
    public enum Style: Int, Sendable {
        case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
    }

    /// For what lies on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
    /// For what lies on a blur, with a strength.
    public convenience init(blurEffect: UIBlurEffect, style: Style) { self.init() }
}

/// How strongly something shines through a blur.
public typealias UIVibrancyEffectStyle = UIVibrancyEffect.Style

/// The glass of iOS 26. Drawn as the thin material.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    // Unchecked: the main actor alone touches it.
    /// How clear it is.
    public enum Style: Int, Sendable { case regular, clear }

    /// Its colour: kept.
    open var tintColor: UIColor?
    /// Whether it follows touches: kept.
    open var isInteractive = false

    /// Glass of a style.
    public init(style: Style = .regular) { super.init() }
}

/// A view that blurs what lies behind it, drawn as a material.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect; without one nothing is drawn.
    open var effect: UIVisualEffect?
    /// The view for what lies in it.
    public let contentView = UIView()

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContent()
    }

    /// A view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }

    /// A view of an archive: without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    private func addContent() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }

    override func ownContent(in size: CGSize) -> AnyView? {
        guard let effect else { return AnyView(Color.clear) }
        guard let blur = effect as? UIBlurEffect else {
            return effect is UIVibrancyEffect ? AnyView(Color.clear) : AnyView(Rectangle().fill(.thinMaterial))
        }
        let material = Rectangle().fill(blur.style.material)
        guard let scheme = blur.style.scheme else { return AnyView(material) }
        return AnyView(material.environment(\.colorScheme, scheme))
    }
}

extension UIBlurEffect.Style {
    /// SwiftUI's material of the style. The older styles had no thickness in their names: they are the regular one.
    fileprivate var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThinMaterial
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thickMaterial
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        default: .regularMaterial
        }
    }

    /// Light or dark, where the style says so.
    fileprivate var scheme: ColorScheme? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }
}
