import Foundation
import GalleyGeometry
import GalleyText

/// Finds the outline for an SF Symbols name: first a file of that name in the user's folders, then our table of names
/// (`SymbolTable`) with the icons of Debian's `bootstrap-icons` and our own drawings, then the systematic variants
/// (`.fill`, `.circle`, `.square`, `.slash`, `.badge.plus` …) of a name in the table.
package final class SymbolLibrary: Sendable {
    /// What a name leads to.
    package struct Answer: Sendable {
        package var glyph: SymbolGlyph?
        /// What is wrong with the user's file of that name.
        package var fault: String?
    }

    private struct Key: Hashable {
        var name: String
        var weight: SymbolWeight
    }

    /// The folder of the icons that the table names.
    static let iconFolder = URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["GALLEY_ICONS"] ?? "/usr/share/bootstrap-icons/svg")

    /// The folders of the environment variable `GALLEY_SYMBOLS`, separated by colons. Their files `NAME.svg` add symbols,
    /// replace them, or replace the icons that they are made from.
    static let environmentFolders: [URL] = (ProcessInfo.processInfo.environment["GALLEY_SYMBOLS"] ?? "")
        .split(separator: ":").map { URL(fileURLWithPath: String($0), isDirectory: true) }

    package static let shared = SymbolLibrary(overrides: environmentFolders, icons: iconFolder)

    /// The library for a rendering with its own folders, which come before those of the environment.
    package static func library(folders: [URL]) -> SymbolLibrary {
        folders.isEmpty ? shared : SymbolLibrary(overrides: folders + environmentFolders, icons: iconFolder)
    }

    private let overrides: [URL]
    private let icons: URL
    /// Answers by name, unknown names included.
    private let known = KnownAnswers<Key, Answer>()

    init(overrides: [URL], icons: URL) {
        self.overrides = overrides
        self.icons = icons
    }

    /// The symbol of that name, in a weight.
    package func answer(named name: String, weight: SymbolWeight = .regular) -> Answer {
        known.answer(to: Key(name: name, weight: weight)) { load(name, weight) }
    }

    /// Nil when the name is unknown or its icon file is missing or unreadable.
    package func glyph(named name: String, weight: SymbolWeight = .regular) -> SymbolGlyph? {
        answer(named: name, weight: weight).glyph
    }

    /// Folders that were named but are not there, in words.
    package var missingFolders: [String] {
        overrides.filter { folder in
            var isFolder: ObjCBool = false
            return !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) || !isFolder.boolValue
        }.map { "there is no folder “\($0.path)” to find symbols in" }
    }

    /// What the name is made from, for reports and tests.
    func recipe(named name: String) -> SymbolRecipe? {
        SymbolTable.recipe(named: name, hasIcon: hasIcon)
    }

    private func load(_ name: String, _ weight: SymbolWeight) -> Answer {
        guard Self.isFileName(name) else { return Answer() }
        var fault: String?
        for folder in overrides {
            switch Self.file(folder, name) {
            case nil: continue
            case .failure(let error): fault = fault ?? error.message
            case .success(let icon):
                var glyph = Self.glyph(of: icon, isSolid: name.hasSuffix(".fill"), weight)
                glyph?.isFile = true
                return Answer(glyph: glyph, fault: fault)
            }
        }
        return Answer(glyph: glyph(of: recipe(named: name), name, weight), fault: fault)
    }

    private func glyph(of recipe: SymbolRecipe?, _ name: String, _ weight: SymbolWeight) -> SymbolGlyph? {
        guard let recipe else { return nil }
        if let plain = recipe.plainIcon, weight == .regular, !SymbolRecipe.isEnclosedIcon(plain) {
            // As it was drawn, with its curves.
            guard let icon = icon(plain) else { return nil }
            var glyph = SymbolGlyph(outline: icon.outline, viewBox: icon.viewBox, usesEvenOdd: icon.usesEvenOdd)
            glyph?.layers[0].color = SymbolColor.ofSymbol(name).first ?? nil
            return glyph
        }
        guard var parts = recipe.parts(weight: weight, icons: icon) else { return nil }
        for (index, color) in SymbolColor.ofSymbol(name).enumerated() where index < parts.count {
            parts[index].color = color
        }
        return SymbolGlyph(parts: parts)
    }

    /// A user's file, which is one layer.
    private static func glyph(of icon: SVGIconReader.Icon, isSolid: Bool, _ weight: SymbolWeight) -> SymbolGlyph? {
        if weight == .regular {
            return SymbolGlyph(outline: icon.outline, viewBox: icon.viewBox, usesEvenOdd: icon.usesEvenOdd)
        }
        let outline = icon.normalised.grown(by: weight.growth, isSolid: isSolid)
        // As much of the grid as the file has, so that wide and tall files keep their place.
        let scale = 16 / max(icon.viewBox.width, icon.viewBox.height)
        let grid = CGRect(x: 0, y: 0, width: icon.viewBox.width * scale, height: icon.viewBox.height * scale)
        return SymbolGlyph(outline: outline, viewBox: grid, usesEvenOdd: false)
    }

    func icon(_ name: String) -> SVGIconReader.Icon? {
        guard Self.isFileName(name) else { return nil }
        for folder in overrides + [icons] {
            if case .success(let icon) = Self.file(folder, name) { return icon }
        }
        return nil
    }

    private func hasIcon(_ name: String) -> Bool {
        guard Self.isFileName(name) else { return false }
        return (overrides + [icons]).contains {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent(name + ".svg").path)
        }
    }

    /// Why a file cannot be a symbol.
    private struct Fault: Error {
        var message: String
    }

    /// The icon of a folder, or nil when there is no such file.
    private static func file(_ folder: URL, _ name: String) -> Result<SVGIconReader.Icon, Fault>? {
        let path = folder.appendingPathComponent(name + ".svg").path
        let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath)
        guard let attributes else { return nil }
        func fault(_ reason: String) -> Result<SVGIconReader.Icon, Fault> {
            .failure(Fault(message: "the symbol file “\(path)” \(reason): it is left out"))
        }
        // Only a plain file is opened: a pipe would wait for ever.
        guard attributes[.type] as? FileAttributeType == .typeRegular else { return fault("is no file") }
        guard (attributes[.size] as? Int ?? 0) <= SVGIconReader.maximumLength else {
            return fault("is larger than 1 MB")
        }
        guard let data = FileManager.default.contents(atPath: path) else { return fault("cannot be read") }
        let text = String(decoding: data, as: UTF8.self)
        return SVGIconReader.read(text).map { .success($0) } ?? fault(SVGIconReader.fault(in: text))
    }

    /// A name that stays in its folder.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".")
            && name.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != 0 }
    }
}
