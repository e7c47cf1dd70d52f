import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A button, drawn as a `Button`. In a live view a press runs the closures of its actions.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// How a button looks.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// The older name of `system`.
        public static let roundedRect = ButtonType.system
    }

    /// How it looks.
    public private(set) var buttonType = ButtonType.custom
    /// Its look as one value; nil where its parts are set one by one.
    open var configuration: Configuration?
    /// Changes the look with the state: kept.
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    /// Its rows, which a press opens: kept.
    open var menu: UIMenu?
    /// The distances around its content.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// How its words are moved: kept.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// How its picture is moved: kept.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Whether its picture is darker while it is pressed: kept.
    open var adjustsImageWhenHighlighted = true
    /// Whether its picture is lighter while it cannot be used: kept.
    open var adjustsImageWhenDisabled = true
    /// Whether it glows while it is pressed: kept.
    open var showsTouchWhenHighlighted = false
    /// Whether it stays chosen: kept.
    open var changesSelectionAsPrimaryAction = false
    /// Its words' view: its font and lines count.
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    /// Its picture's view: how the picture fills it counts.
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    private var titles: [State: String] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var grounds: [State: UIImage] = [:]

    /// A button of a look.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// A button of a look, with what it does.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let primaryAction { take(primaryAction) }
    }

    /// A button of a look as one value, with what it does.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        if let primaryAction { take(primaryAction) }
    }

    private func take(_ action: UIAction) {
        if !action.title.isEmpty { titles[.normal] = action.title }
        images[.normal] = action.image
        addAction(action, for: .primaryActionTriggered)
    }

    /// Sets the words of a state.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// Sets the words of a state; their letters are drawn.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { titles[state] = title?.string }
    /// Sets the words' colour of a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    /// Sets the words' shadow's colour: kept.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    /// Sets the picture of a state.
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    /// Sets the picture behind its content.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { grounds[state] = image }
    /// The words of a state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// The words' colour of a state.
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    /// The picture of a state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The words now.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The picture now.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// Asks for the look to be changed with the state.
    open func setNeedsUpdateConfiguration() {}

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(label) }

    override func ownContent(in size: CGSize) -> AnyView? {
        let ground = configuration?.ground(tint: Color(uiColor: tintColor)) ?? .clear
        return AnyView(
            Button {
                self.used(.touchUpInside)
            } label: {
                self.label.frame(width: size.width, height: size.height, alignment: self.alignment)
                    .background {
                        if let image = self.grounds[self.state] ?? self.grounds[.normal] {
                            Image(uiImage: image).resizable()
                        }
                    }
                    .background(ground, in: RoundedRectangle(cornerRadius: self.configuration?.radius(size) ?? 0))
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain).disabled(!isEnabled))
    }

    private var alignment: Alignment {
        switch contentHorizontalAlignment {
        case .left, .leading: .leading
        case .right, .trailing: .trailing
        case .center, .fill: .center
        }
    }

    private var insets: UIEdgeInsets {
        if let insets = configuration?.contentInsets {
            return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        return contentEdgeInsets
    }

    private var color: Color {
        if let color = configuration?.baseForegroundColor ?? titleColor(for: state) { return Color(uiColor: color) }
        if let color = configuration?.ink { return color }
        return buttonType == .custom && configuration == nil ? .white : Color(uiColor: tintColor)
    }

    private var label: some View {
        HStack(spacing: configuration?.imagePadding ?? 0) {
            if let image = currentImage {
                Image(uiImage: image).foregroundStyle(color)
            }
            if let title = currentTitle {
                VStack(spacing: 0) {
                    Text(verbatim: title).font(
                        titleLabel?.keptFont?.font ?? .system(size: configuration == nil ? 18 : 17))
                    if let subtitle = configuration?.subtitle {
                        Text(verbatim: subtitle).font(.system(size: 12))
                    }
                }
                .foregroundStyle(color)
                .lineLimit(titleLabel.map { $0.numberOfLines > 0 ? $0.numberOfLines : nil } ?? 1)
            }
        }
        .padding(.top, insets.top).padding(.bottom, insets.bottom)
        .padding(.leading, insets.left).padding(.trailing, insets.right)
    }
}
