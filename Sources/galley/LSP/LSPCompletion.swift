import CSymbolTables
import Foundation
import GalleyAssets
import GalleyProcesses
import GalleyProtocol
import GalleyRPC

/// Names that stand in quotes: of symbols behind `systemName:` and `systemImage:`, of assets in `Image("…")` and `Color("…")`.
struct LSPCompletion {
    private enum Kind { case symbol, image, color }

    private let kind: Kind
    private let typed: String
    /// What stands between the quotes.
    private let range: LSPRange

    /// Nil where no such name stands at the place.
    init?(_ text: LSPText, _ position: LSPPosition, _ encoding: LSPEncoding) {
        let line = text.line(position.line)
        let cursor = text.offset(of: position, encoding)
        guard line.startIndex <= cursor, let quote = Self.openQuote(line[..<cursor]) else { return nil }
        let before = String(decoding: line[..<quote], as: UTF8.self)
        if before.contains(/\b(?:systemName|systemImage)\s*:\s*$/) {
            kind = .symbol
        } else if before.contains(/\bImage\s*\(\s*(?:decorative\s*:\s*)?$/) || before.contains(/\bimage\s*:\s*$/) {
            kind = .image
        } else if before.contains(/\bColor\s*\(\s*$/) {
            kind = .color
        } else {
            return nil
        }
        typed = String(decoding: line[(quote + 1)..<cursor], as: UTF8.self)
        let end = line[cursor...].firstIndex { byte in
            !(byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                || byte == UInt8(ascii: "/") || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber)
        }
        range = LSPRange(text.position(of: quote + 1, encoding), text.position(of: end ?? line.endIndex, encoding))
    }

    /// The quote that is open at the end of a text, if one is.
    private static func openQuote(_ bytes: ArraySlice<UInt8>) -> Int? {
        var open: Int?
        var isEscaped = false
        for index in bytes.indices {
            let byte = bytes[index]
            if open != nil, byte == UInt8(ascii: "\\"), !isEscaped {
                isEscaped = true
                continue
            }
            if byte == UInt8(ascii: "\""), !isEscaped { open = open == nil ? index : nil }
            isEscaped = false
        }
        return open
    }

    // MARK: Answers

    private static let most = 300

    func list(_ path: String, _ input: LSPInput?) -> JSONValue {
        let names = names(path, input)
        let found = Self.ranked(names, typed)
        let items = found.prefix(Self.most).enumerated().map { index, name -> JSONValue in
            [
                "label": .text(name), "kind": .integer(kind == .color ? 16 : kind == .image ? 17 : 12),
                "filterText": .text(name), "sortText": .text(String(format: "%05d", index)),
                "textEdit": ["range": range.json, "newText": .text(name)],
            ]
        }
        return ["isIncomplete": .bool(found.count > Self.most), "items": .list(items)]
    }

    /// Those that begin so, those with a word that does, and those that hold it.
    private static func ranked(_ names: [String], _ typed: String) -> [String] {
        guard !typed.isEmpty else { return names }
        func rank(_ name: String) -> Int? {
            if name.hasPrefix(typed) { return 0 }
            if name.contains("." + typed) || name.contains("/" + typed) { return 1 }
            return name.localizedCaseInsensitiveContains(typed) ? 2 : nil
        }
        let ranked = names.compactMap { name in rank(name).map { ($0, name) } }
        return (0...2).flatMap { rank in ranked.filter { $0.0 == rank }.map(\.1) }
    }

    private func names(_ path: String, _ input: LSPInput?) -> [String] {
        if kind == .symbol { return Self.symbols }
        var folders = AssetFolders.around(path.parentFolder)
        if let input, !input.isFile {
            let limit = SearchLimit(TimeLimit(seconds: 1))
            folders += (try? SourceFolder(input.path, within: limit, mayBeEmpty: true))?.assetFolders ?? []
        }
        let catalogs = AssetFolders.catalogs(in: folders, step: {})
        var names = Set(catalogs.flatMap { kind == .color ? $0.colorSets.keys : $0.imageSets.keys })
        if kind == .image { names.formUnion(Set(folders).flatMap(Self.pictures)) }
        return names.sorted()
    }

    /// The pictures that lie in a folder by themselves, without their endings and scales.
    private static func pictures(in folder: String) -> [String] {
        Cache.names(in: folder).compactMap { name in
            let ending = (name as NSString).pathExtension.lowercased()
            guard ["png", "jpg", "jpeg", "webp", "avif", "heic", "svg", "pdf"].contains(ending) else { return nil }
            return (name as NSString).deletingPathExtension.replacing(/@[23]x$/, with: "")
        }
    }

    /// The names of symbols that are written out in the tables, and those of the user's own folders. Variants that are only made from
    /// others are left out: Apple need not have them.
    private static let symbols: [String] = {
        let lines = [galley_symbol_names(), galley_symbol_boxes()].flatMap { table in
            UnsafeBufferPointer(start: table.bytes, count: table.length).split(separator: UInt8(ascii: "\n"))
        }
        var names = Set(
            lines.filter { $0.first != UInt8(ascii: "#") }.map { line in
                String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
            })
        let folders = ProcessInfo.processInfo.environment["GALLEY_SYMBOLS"]?.split(separator: ":") ?? []
        for folder in folders {
            for name in Cache.names(in: String(folder)) where name.hasSuffix(".svg") {
                names.insert(String(name.dropLast(4)))
            }
        }
        return names.sorted()
    }()
}
