import Foundation

/// An entry's condition in a catalogue, such as `luminosity: dark`.
struct AssetAppearance: Decodable, Sendable {
    var appearance: String
    var value: String

    static func isDark(_ list: [AssetAppearance]?) -> Bool {
        (list ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
    }

    /// Conditions that are never met here, such as increased contrast.
    static func isSpecial(_ list: [AssetAppearance]?) -> Bool {
        (list ?? []).contains { $0.appearance != "luminosity" }
    }
}

/// The files of an `.imageset`.
struct ImageSet: Sendable {
    struct Candidate: Sendable, Equatable {
        var filename: String
        var scale: Double
        var isDark: Bool
        var isTemplate: Bool
        /// Made for every kind of device.
        var isUniversal: Bool
    }

    var candidates: [Candidate] = []

    init() {}

    init(contents: Data) throws {
        struct Contents: Decodable {
            struct Entry: Decodable {
                var filename: String?
                var scale: String?
                var idiom: String?
                var appearances: [AssetAppearance]?
            }
            struct Properties: Decodable {
                var intent: String?
                enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
            }
            var images: [Entry]
            var properties: Properties?
        }
        let contents = try JSONDecoder().decode(Contents.self, from: contents)
        let isTemplate = contents.properties?.intent == "template"
        for entry in contents.images {
            // An entry without a file is an empty slot in Xcode's editor.
            guard let filename = entry.filename, !AssetAppearance.isSpecial(entry.appearances) else { continue }
            guard AssetLibrary.isSafe(filename), !filename.contains("/") else {
                throw AssetError(message: "the file name \"\(filename)\" leads out of the set")
            }
            let scale = entry.scale.map { Double($0.hasSuffix("x") ? String($0.dropLast()) : $0) ?? 1 } ?? 1
            candidates.append(
                Candidate(
                    filename: filename, scale: scale > 0 && scale < 100 ? scale : 1,
                    isDark: AssetAppearance.isDark(entry.appearances), isTemplate: isTemplate,
                    isUniversal: entry.idiom == nil || entry.idiom == "universal"))
        }
    }

    /// Best first: the right appearance, then the scale; files for one kind of device come last.
    func ranked(displayScale: Double, isDark: Bool) -> [Candidate] {
        let dark = candidates.filter(\.isDark)
        let light = candidates.filter { !$0.isDark }
        return (isDark ? [dark, light] : [light, dark]).flatMap { group in
            [true, false].flatMap { isUniversal in
                AssetLibrary.ranked(
                    group.filter { $0.isUniversal == isUniversal }, for: displayScale, by: \.scale)
            }
        }
    }
}
