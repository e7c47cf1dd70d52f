import GalleyEngine
import GalleyGraph

/// What views ask of the window that they are laid out in: to be dark, or of a size. Once something is granted, they are laid
/// out again.
@MainActor
struct WindowRequests {
    private(set) var options: RenderOptions
    /// Whether a view that fills a screen was offered one, because nothing else said how large it is.
    private(set) var isGivenWindow = false

    init(_ options: RenderOptions) { self.options = options }

    /// Grants the first thing that a tree asks for and has not got; false if there is none.
    mutating func grant(_ tree: ViewTree, isFirstRound: Bool) -> Bool {
        isFirstRound && grantColorScheme(tree.rootPreferences[PreferredColorSchemeKey.self] ?? nil)
            || grantPreviewLayout(tree.rootPreferences[PreviewLayoutKey.self] ?? nil)
            || grantSize(tree.rootPreferences[WindowSizeKey.self] ?? nil)
            || tree.context.wantsWindow && grantScreen()
    }

    private mutating func grantColorScheme(_ wanted: ColorScheme?) -> Bool {
        guard let wanted, wanted != options.colorScheme else { return false }
        options.colorScheme = wanted
        return true
    }

    private mutating func grantPreviewLayout(_ layout: PreviewLayout?) -> Bool {
        guard case .fixed(let width, let height)? = layout, options.followsPreviewLayout else { return false }
        return grantSize(CGSize(width: width, height: height))
    }

    private mutating func grantSize(_ size: CGSize?) -> Bool {
        guard let size, options.canvas == nil, size.width > 0, size.height > 0 else { return false }
        options.canvas = size
        options.proposal = ProposedViewSize(size)
        return true
    }

    private mutating func grantScreen() -> Bool {
        guard options.canvas == nil, options.proposal == .unspecified, !isGivenWindow else { return false }
        isGivenWindow = true
        options.takeWindow()
        return true
    }
}

/// The size that a window has at first.
package enum WindowSizeKey: PreferenceKey {
    package static var defaultValue: CGSize? { nil }

    package static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) { value = value ?? nextValue() }
}
