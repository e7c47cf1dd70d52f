/// Where an environment's named colours come from. The environment of a rendering holds it weakly: it is part of the rendering.
package struct AssetSource: Sendable {
    private final class Reference: Sendable {
        @MainActor weak var context: RenderContext?

        @MainActor init(_ context: RenderContext) { self.context = context }
    }

    private let reference: Reference

    @MainActor init(_ context: RenderContext) { reference = Reference(context) }

    /// A named colour, or none away from the main actor, where a rendering's assets are not to be had.
    func color(named name: String, bundle: String?, isDark: Bool) -> ResolvedColor {
        asked { $0.assetColor(named: name, bundle: bundle, isDark: isDark) } ?? .clear
    }

    /// The assets' accent colour; nil where they have none, or away from the main actor.
    package func accentColor(isDark: Bool) -> ResolvedColor? { asked { $0.accentColor(isDark: isDark) } }

    private func asked(_ question: @MainActor (RenderContext) -> ResolvedColor?) -> ResolvedColor? {
        guard MainThread.isCurrent else { return nil }
        return MainActor.assumeIsolated { reference.context.flatMap(question) }
    }
}

private enum AssetSourceKey: EnvironmentKey { static var defaultValue: AssetSource? { nil } }

extension EnvironmentValues {
    /// Where named colours come from; nil outside of a rendering.
    package var assetSource: AssetSource? {
        get { self[AssetSourceKey.self] }
        set { self[AssetSourceKey.self] = newValue }
    }

    package func assetColor(named name: String, bundle: String?) -> ResolvedColor {
        assetSource?.color(named: name, bundle: bundle, isDark: colorScheme == .dark) ?? .clear
    }
}

extension RenderContext {
    /// A named colour; one that is missing is clear, and reported.
    package func assetColor(named name: String, bundle: String?, isDark: Bool) -> ResolvedColor {
        guard let asset = color(named: name, bundle: bundle) else {
            report(.warning, missingAsset("colour", name))
            return .clear
        }
        return asset.resolved(isDark: isDark)
    }

    /// The colour set that Xcode's projects keep their accent colour in; nil where it is missing, or still as Xcode makes it,
    /// without a colour.
    package func accentColor(isDark: Bool) -> ResolvedColor? { assets.accentColor?.resolved(isDark: isDark) }
}

extension ColorAsset {
    fileprivate func resolved(isDark: Bool) -> ResolvedColor {
        let components = isDark ? dark ?? light : light
        return ResolvedColor(
            red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }
}

extension RenderContext {
    /// What to say of an asset that is not there.
    package func missingAsset(_ what: String, _ name: String) -> String {
        let folders = options.assetFolders.map(\.path)
        let searched = folders.isEmpty ? "no asset folder was given" : "searched \(folders.joined(separator: ", "))"
        return "no \(what) named “\(name)” (\(searched))"
    }
}
