import GalleyAssets
import GalleyGraph

/// Tables of translations in some folders: `NAME.xcstrings`, or `LANGUAGE.lproj/NAME.strings` and `.stringsdict`.
///
/// Folders are searched in order; in each, a String Catalog comes before the older files, as Xcode compiles the one to the
/// others. Files are read once. It belongs to one rendering, and is not for several threads.
nonisolated final class StringLibrary {
    private struct Place: Hashable {
        var folder: URL
        var table: String
    }

    /// A table's texts by language, with the language that stands in for others.
    private struct Table {
        var languages: [String: [String: StringEntry]] = [:]
        var source: String?
    }

    private struct Order: Hashable {
        var place: Place
        var locale: String
    }

    private let folders: [URL]
    private var tables: [Place: Table?] = [:]
    /// The languages of a table that a locale's reader gets, best first.
    private var orders: [Order: [String]] = [:]
    /// What was wrong with files, each message once.
    private(set) var diagnostics: [String] = []

    /// - Parameter folders: What stands for the main bundle, searched in this order. A folder need not exist.
    init(folders: [URL]) { self.folders = folders }

    /// What a table has for a key in a locale's language, else in the language of the source; nil if it has nothing.
    ///
    /// - Parameter numbers: The key's values, nil where one is no number.
    func text(
        _ key: String, table: String?, bundle: Bundle?, numbers: [Double?], _ context: TextContext
    ) -> String? {
        let name = table ?? "Localizable"
        guard !folders.isEmpty || bundle != nil, AssetLibrary.isSafe(name) else { return nil }
        var places = folders
        if let bundle, bundle != .main { places.insert(bundle.resourceURL ?? bundle.bundleURL, at: 0) }
        for folder in places {
            let place = Place(folder: folder, table: name)
            guard let table = self.table(place) else { continue }
            for language in languages(of: table, at: place, for: context.locale) {
                let locale = Locale(identifier: language)
                if let entry = table.languages[language]?[key],
                    let text = entry.text(for: numbers, platform: context.platform, locale: locale)
                {
                    return text
                }
            }
        }
        return nil
    }

    private func languages(of table: Table, at place: Place, for locale: Locale) -> [String] {
        let key = Order(place: place, locale: locale.identifier)
        if let known = orders[key] { return known }
        let order = LanguageMatcher.order(of: table.languages.keys.sorted(), for: locale, table.source)
        orders[key] = order
        return order
    }

    private func table(_ place: Place) -> Table? {
        if let known = tables[place] { return known }
        let table = read(place)
        tables[place] = .some(table)
        return table
    }

    private func read(_ place: Place) -> Table? {
        let catalog = place.folder.appendingPathComponent(place.table + ".xcstrings")
        var table = Table()
        if let catalog = load(catalog, { try StringCatalog($0) }) {
            table.source = catalog.sourceLanguage
            for (key, entries) in catalog.strings {
                for (language, entry) in entries { table.languages[language, default: [:]][key] = entry }
            }
        }
        for folder in AssetCatalog.entries(of: place.folder, where: { $0.hasSuffix(".lproj") }) {
            let language = folder.deletingPathExtension().lastPathComponent
            for (fileExtension, entries) in [
                ("stringsdict", StringsDictionary.entries), ("strings", StringsFile.entries),
            ] {
                let file = folder.appendingPathComponent("\(place.table).\(fileExtension)")
                guard let found = load(file, entries) else { continue }
                table.languages[language, default: [:]].merge(found) { first, _ in first }
            }
        }
        return table.languages.isEmpty ? nil : table
    }

    private func load<Contents>(_ file: URL, _ decode: (Data) throws -> Contents) -> Contents? {
        guard AssetLibrary.isFile(file) else { return nil }
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
        guard size <= AssetLibrary.maximumFileSize, let data = FileManager.default.contents(atPath: file.path) else {
            diagnostics.append(
                "\(file.path): cannot be read, or is larger than \(AssetLibrary.maximumFileSize >> 20) MB")
            return nil
        }
        do {
            return try decode(data)
        } catch {
            diagnostics.append("\(file.path): the translations cannot be read: \(AssetLibrary.describe(error))")
            return nil
        }
    }
}

/// Which of a table's languages a reader gets.
nonisolated enum LanguageMatcher {
    /// The languages to try, best first: the locale's own, those of its script and language, then the source's.
    static func order(of languages: [String], for locale: Locale, _ source: String?) -> [String] {
        let wanted = Locale.Language(identifier: locale.identifier)
        let full = Locale.Language(identifier: wanted.maximalIdentifier)
        func rank(_ name: String) -> Int? {
            let own = Locale.Language(identifier: name)
            let most = Locale.Language(identifier: own.maximalIdentifier)
            guard own.languageCode == wanted.languageCode, most.script == full.script else { return nil }
            if own.region == full.region { return 0 }
            return own.region == nil ? 1 : 2
        }
        let near = languages.compactMap { name in rank(name).map { ($0, name) } }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
        // “Base” is the source's language in folders of older projects.
        return [source, "Base", "en"].compactMap { $0 }.reduce(into: near) { order, name in
            if languages.contains(name), !order.contains(name) { order.append(name) }
        }
    }
}
