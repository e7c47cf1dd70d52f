import Foundation
import Galley

/// One of the circumstances that a view is looked at in.
struct SnapshotVariant {
    /// What tells its file from others; empty where there is only one.
    var name: String
    var size: CGSize?
    var colorScheme: ColorScheme?
    var locale: Locale?
    var typeSize: DynamicTypeSize?

    /// Every combination.
    static func all(
        _ sizes: [CGSize], _ schemes: [ColorScheme], _ locales: [Locale], _ typeSizes: [DynamicTypeSize]
    ) -> [SnapshotVariant] {
        var variants = [SnapshotVariant(name: "")]
        func multiply<T>(_ values: [T], _ name: (T) -> String, _ set: (inout SnapshotVariant, T) -> Void) {
            guard !values.isEmpty else { return }
            variants = variants.flatMap { variant in
                values.map { value in
                    var next = variant
                    next.name += (next.name.isEmpty ? "" : "-") + name(value)
                    set(&next, value)
                    return next
                }
            }
        }
        multiply(sizes, { "\(LayoutLines.number($0.width))x\(LayoutLines.number($0.height))" }) { $0.size = $1 }
        multiply(schemes, { $0 == .dark ? "dark" : "light" }) { $0.colorScheme = $1 }
        multiply(locales, { $0.identifier }) { $0.locale = $1 }
        multiply(typeSizes, { "\($0)" }) { $0.typeSize = $1 }
        return variants
    }

    @MainActor func host<V: View>(_ view: V, _ options: RenderOptions) -> TestedView {
        var options = options
        if let colorScheme { options.colorScheme = colorScheme }
        if let locale {
            options.locale = locale
            let isRightToLeft = Locale.Language(identifier: locale.identifier).characterDirection == .rightToLeft
            options.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        guard let typeSize else { return GalleyTesting.host(view, size: size, options: options) }
        return GalleyTesting.host(view.dynamicTypeSize(typeSize), size: size, options: options)
    }
}
