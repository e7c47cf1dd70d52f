import Foundation
import GalleyDrawing
import GalleyText

/// A symbol's outline in icon units (y down, on a 16-unit grid for the shipped icons).
struct SymbolGlyph: Sendable {
    var path: Path
    /// The grid that the icon was drawn on.
    var viewBox: CGRect
    var usesEvenOdd: Bool
    /// The tight box around what is drawn, curves measured exactly and not by their control points.
    var ink: CGRect
}

/// Finds the outline for an SF Symbols name: first a file of that name in the user's folder, then our table of names
/// (`SymbolTable`) with the icons of Debian's `bootstrap-icons` and our own drawings, then the systematic variants
/// (`.fill`, `.circle`, `.square`, `.slash`, `.badge.plus` …) of a name in the table.
final class SymbolLibrary: Sendable {
    /// Icons of `/usr/share/bootstrap-icons/svg`. The environment variable `GALLEY_SYMBOLS` names a folder whose
    /// files `NAME.svg` add symbols, replace them, or replace the icons that they are made from.
    static let shared = SymbolLibrary(
        overrides: ProcessInfo.processInfo.environment["GALLEY_SYMBOLS"].map { [URL(fileURLWithPath: $0)] } ?? [],
        icons: URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg"))

    private let overrides: [URL]
    private let icons: URL
    /// Answers by name, unknown names included.
    private let cache = Guarded<[String: SymbolGlyph?]>([:])
    /// A view that makes up names must not fill the memory.
    private static let cacheLimit = 8192

    init(overrides: [URL], icons: URL) {
        self.overrides = overrides
        self.icons = icons
    }

    /// Nil when the name is unknown or its icon file is missing or unreadable.
    func glyph(named name: String) -> SymbolGlyph? {
        if let known = cache.withLock({ $0[name] }) { return known }
        let glyph = load(name)
        cache.withLock { cache in
            if cache.count >= Self.cacheLimit { cache.removeAll() }
            cache[name] = .some(glyph)
        }
        return glyph
    }

    /// What the name is made from, for reports and tests.
    func recipe(named name: String) -> SymbolRecipe? {
        SymbolTable.recipe(named: name, hasIcon: hasIcon)
    }

    private func load(_ name: String) -> SymbolGlyph? {
        guard Self.isFileName(name) else { return nil }
        let icon =
            overrides.lazy.compactMap { Self.read($0.appendingPathComponent(name + ".svg")) }.first
            ?? recipe(named: name)?.outline(icon: icon)
        guard let icon, let ink = icon.outline.inkBounds, ink.width > 0 || ink.height > 0 else { return nil }
        return SymbolGlyph(
            path: icon.outline.path, viewBox: icon.viewBox, usesEvenOdd: icon.usesEvenOdd, ink: ink)
    }

    func icon(_ name: String) -> SVGIconReader.Icon? {
        guard Self.isFileName(name) else { return nil }
        for folder in overrides + [icons] {
            if let icon = Self.read(folder.appendingPathComponent(name + ".svg")) { return icon }
        }
        return nil
    }

    private func hasIcon(_ name: String) -> Bool {
        guard Self.isFileName(name) else { return false }
        return (overrides + [icons]).contains {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent(name + ".svg").path)
        }
    }

    private static func read(_ url: URL) -> SVGIconReader.Icon? {
        guard let data = FileManager.default.contents(atPath: url.path), data.count <= SVGIconReader.maximumLength
        else { return nil }
        return SVGIconReader.read(String(decoding: data, as: UTF8.self))
    }

    /// A name that stays in its folder.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".")
            && name.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != 0 }
    }
}
