import Foundation
import GalleyAssets
import GalleyText

/// An encoded image and how to show it.
package struct ImageAsset: Sendable, Equatable {
    /// The file's bytes, not decoded.
    package var data: [UInt8]
    package var path: String
    /// Pixels per point: the image's size in points is its pixel size divided by this.
    package var scale: Double
    /// The image is to be drawn as a mask in the foreground style.
    package var isTemplate: Bool
}

/// Named images and colours of some folders, such as the folder of a source file.
///
/// Folders are searched in order; in each, loose files (`NAME.png`, `NAME@2x.png`, `NAME@3x.png`) come before asset
/// catalogues (`*.xcassets`). A name may lead into a subfolder or a namespace (`Icons/star`), but never out of the folder.
/// Answers are kept, so that a name is looked for on disk once.
package final class AssetLibrary: Sendable {
    private struct ImageKey: Hashable {
        var name: String
        var scale: Double
        var isDark: Bool
    }

    private struct State {
        var catalogs: [AssetCatalog]?
        var images: [ImageKey: ImageAsset?] = [:]
        var colors: [String: ColorAsset?] = [:]
        var accentColor: ColorAsset??
        var diagnostics: [String] = []
    }

    private let folders: [URL]
    private let state = Locked(State())
    private static let cacheLimit = 4096
    /// A larger file is reported instead of read.
    package static let maximumFileSize = 256 << 20
    /// Kinds of image files, in the order in which they are looked for.
    static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "svg"]

    /// - Parameter folders: Searched in this order. A folder may itself be an `.xcassets` catalogue, and need not exist.
    package init(folders: [URL]) {
        self.folders = folders
    }

    /// The image of that name whose scale suits the display best: the smallest that is not below `displayScale`,
    /// else the largest.
    package func image(named name: String, displayScale: Double, isDark: Bool) -> ImageAsset? {
        guard Self.isSafe(name) else { return nil }
        let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
        let key = ImageKey(name: name, scale: scale, isDark: isDark)
        return state.withLock { state in
            if let known = state.images[key] { return known }
            let image = findImage(name, scale, isDark, &state)
            if state.images.count >= Self.cacheLimit { state.images.removeAll() }
            state.images[key] = .some(image)
            return image
        }
    }

    /// The colour set of that name.
    func color(named name: String) -> ColorAsset? {
        guard Self.isSafe(name) else { return nil }
        return state.withLock { state in
            if let known = state.colors[name] { return known }
            let color = findColor(name, &state)
            if state.colors.count >= Self.cacheLimit { state.colors.removeAll() }
            state.colors[name] = .some(color)
            return color
        }
    }

    /// The colour set `AccentColor`, which a new project of Xcode's has without a colour: that is none, and no fault.
    var accentColor: ColorAsset? {
        state.withLock { state in
            if let known = state.accentColor { return known }
            let color = findColor("AccentColor", mayBeEmpty: true, &state)
            state.accentColor = .some(color)
            return color
        }
    }

    /// What was wrong with files on the way, each message once, since the last call.
    package func takeDiagnostics() -> [String] {
        state.withLock { state in
            defer { state.diagnostics = [] }
            return state.diagnostics
        }
    }

    // MARK: search

    private func findImage(_ name: String, _ scale: Double, _ isDark: Bool, _ state: inout State) -> ImageAsset? {
        let catalogs = catalogs(&state)
        for (index, folder) in folders.enumerated() {
            if let image = looseImage(name, in: folder, scale, &state) { return image }
            for catalog in catalogs where catalog.folderIndex == index {
                guard let set = catalog.imageSets[name] else { continue }
                for candidate in imageSet(set, &state).ranked(displayScale: scale, isDark: isDark) {
                    guard let data = read(set.appendingPathComponent(candidate.filename), &state) else { continue }
                    return ImageAsset(
                        data: data, path: set.appendingPathComponent(candidate.filename).path,
                        scale: candidate.scale, isTemplate: candidate.isTemplate)
                }
            }
        }
        return nil
    }

    private func looseImage(_ name: String, in folder: URL, _ scale: Double, _ state: inout State) -> ImageAsset? {
        // A name leads to no other folder, whoever has made it up.
        guard !name.split(separator: "/").contains("..") else { return nil }
        let given = (name as NSString).pathExtension.lowercased()
        let isComplete = Self.extensions.contains(given)
        let stem = isComplete ? (name as NSString).deletingPathExtension : name
        for fileExtension in isComplete ? [(name as NSString).pathExtension] : Self.extensions {
            let files: [(scale: Double, url: URL)] = [(1.0, ""), (2.0, "@2x"), (3.0, "@3x")].compactMap {
                let url = folder.appendingPathComponent("\(stem)\($0.1).\(fileExtension)")
                return Self.isFile(url) ? ($0.0, url) : nil
            }
            for (fileScale, url) in Self.ranked(files, for: scale, by: \.scale) {
                if let data = read(url, &state) {
                    return ImageAsset(data: data, path: url.path, scale: fileScale, isTemplate: false)
                }
            }
        }
        return nil
    }

    private func findColor(_ name: String, mayBeEmpty: Bool = false, _ state: inout State) -> ColorAsset? {
        for catalog in catalogs(&state) {
            guard let set = catalog.colorSets[name] else { continue }
            let contents = set.appendingPathComponent("Contents.json")
            guard let data = read(contents, &state) else { continue }
            do {
                return try ColorAsset(contents: Data(data))
            } catch is ColorAsset.Missing where mayBeEmpty {
                continue
            } catch {
                Self.report("\(contents.path): \(Self.describe(error))", &state)
            }
        }
        return nil
    }

    private func imageSet(_ set: URL, _ state: inout State) -> ImageSet {
        let contents = set.appendingPathComponent("Contents.json")
        guard let data = read(contents, &state) else { return ImageSet() }
        do {
            return try ImageSet(contents: Data(data))
        } catch {
            Self.report("\(contents.path): \(Self.describe(error))", &state)
            return ImageSet()
        }
    }

    private func catalogs(_ state: inout State) -> [AssetCatalog] {
        if let known = state.catalogs { return known }
        let found = AssetFolders.catalogs(in: folders.map(\.path), step: {})
        state.catalogs = found
        return found
    }

    // MARK: files

    private func read(_ url: URL, _ state: inout State) -> [UInt8]? {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
        guard size <= Self.maximumFileSize else {
            Self.report("\(url.path): larger than \(Self.maximumFileSize >> 20) MB", &state)
            return nil
        }
        guard Self.isFile(url), let data = FileManager.default.contents(atPath: url.path) else {
            Self.report("\(url.path): cannot be read", &state)
            return nil
        }
        return [UInt8](data)
    }

    package static func isFile(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }

    private static func report(_ message: String, _ state: inout State) {
        if state.diagnostics.count < 1000, !state.diagnostics.contains(message) { state.diagnostics.append(message) }
    }

    package static func describe(_ error: any Error) -> String {
        switch error {
        case let error as AssetError: error.message
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.keyNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        default: "not valid JSON"
        }
    }

    /// What a file's name says about its density: 2 for `star@2x.png`, 1 where it says nothing.
    package static func scale(ofFile name: String) -> Double {
        let stem = (name as NSString).deletingPathExtension
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    /// Relative, without `.` or `..`, and not absurdly long.
    package static func isSafe(_ name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 1024, !name.utf8.contains(0), !name.utf8.contains(UInt8(ascii: "\\"))
        else { return false }
        return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0 != "." && $0 != ".."
        }
    }

    /// Best first: scales from the display's upwards, then the smaller ones from the largest down.
    static func ranked<Value>(_ values: [Value], for scale: Double, by key: (Value) -> Double) -> [Value] {
        let sorted = values.sorted { key($0) < key($1) }
        return sorted.filter { key($0) >= scale } + sorted.filter { key($0) < scale }.reversed()
    }
}

/// A fault in a catalogue's contents, in words.
package struct AssetError: Error, CustomStringConvertible {
    package var message: String

    package init(message: String) {
        self.message = message
    }

    package var description: String { message }
}
