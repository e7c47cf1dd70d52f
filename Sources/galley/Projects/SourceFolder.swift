import Foundation
import GalleyAssets
import GalleyProtocol

/// The Swift files of a folder and the folders in it, and where its resources lie.
///
/// Left out are hidden folders, links to folders and to files elsewhere, packages inside, folders of tests (`…Tests`) and what tools put there:
/// `build`, `DerivedData`, `Pods`, `Carthage`.
struct SourceFolder {
    /// In the order of their paths.
    private(set) var files: [String] = []
    /// Nearest first: the folder itself, those inside that hold resources, those around it.
    private(set) var assetFolders: [String] = []
    /// The font files that a property list says the program brings along (`UIAppFonts`).
    private(set) var fonts: [String] = []
    /// Swift files that are links out of the folder; they do not belong to it.
    private(set) var strays: [String] = []

    private let isWhole: Bool
    private var propertyLists: [String] = []
    private var fontFiles: [String] = []
    static let tools: Set<String> = ["build", "DerivedData", "Pods", "Carthage"]
    private static let resources: Set<String> = ["xcassets", "xcstrings", "strings", "lproj"]
    /// More than any module has.
    private static let most = 10_000
    private static let deepest = 64

    /// - Parameters:
    ///   - limit: What the search may take.
    ///   - isWhole: Whether a project says that all in the folder belongs to it, whatever its folders are called.
    ///   - mayBeEmpty: Whether there need be no Swift file.
    init(
        _ folder: String, within limit: SearchLimit = SearchLimit(), isWhole: Bool = false, mayBeEmpty: Bool = false
    ) throws {
        self.isWhole = isWhole
        let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var inside: [String] = []
        try collect(path, depth: 0, &inside, within: limit, Enclosure(path))
        guard mayBeEmpty || !files.isEmpty else {
            if let stray = strays.first {
                throw Failure(
                    ExitStatus.noInput,
                    "'\(stray)' is a link that leads out of '\(folder)', and no other Swift file is in there; give the file itself"
                )
            }
            throw Failure(
                ExitStatus.noInput, "there is no Swift file in the folder '\(folder)', or in the folders inside it")
        }
        var known: Set<String> = []
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        // The project's folders come last: what lies in the folder itself is nearer.
        let folders = inside.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        assetFolders = ([absolute] + folders + AssetFolders.around(absolute)).filter { known.insert($0).inserted }
        fonts = listedFonts
    }

    /// The files that property lists name; they say no more than the name.
    private var listedFonts: [String] {
        let names = propertyLists.flatMap { path -> [String] in
            let list = RegularFile.contents(atPath: path)
                .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
            return list?["UIAppFonts"] as? [String] ?? []
        }
        let wanted = Set(names.map { URL(fileURLWithPath: $0).lastPathComponent })
        return fontFiles.filter { wanted.contains(URL(fileURLWithPath: $0).lastPathComponent) }
            .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    }

    private mutating func collect(
        _ folder: String, depth: Int, _ withResources: inout [String], within limit: SearchLimit, _ enclosure: Enclosure
    ) throws {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var folders: [String] = []
        var hasResources = false
        for name in names where !name.hasPrefix(".") {
            let ending = URL(fileURLWithPath: name).pathExtension
            let path = folder == "." ? name : "\(folder)/\(name)"
            hasResources = hasResources || Self.resources.contains(ending)
            var status = stat()
            try limit.step(in: folder)
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                if isEntered(name, ending, path) { folders.append(path) }
            } else if !enclosure.admits(path) {
                if ending == "swift", name != "Package.swift" { strays.append(path) }
            } else if ending == "swift", name != "Package.swift" {
                files.append(path)
            } else if name.hasSuffix("Info.plist") {
                propertyLists.append(path)
            } else if ["ttf", "otf", "ttc"].contains(ending.lowercased()) {
                fontFiles.append(path)
            }
        }
        if depth > 0, hasResources || AssetFolders.areResources(folder) { withResources.append(folder) }
        guard files.count <= Self.most, depth < Self.deepest else {
            throw Failure(
                ExitStatus.usage,
                "'\(folder)' has more files or folders than a module; give the folder of one module's sources")
        }
        for path in folders {
            try collect(path, depth: depth + 1, &withResources, within: limit, enclosure)
        }
    }

    /// Whether what is in a folder belongs to the module. A dot in a name need not begin an ending: `Day 1.2`.
    private func isEntered(_ name: String, _ ending: String, _ path: String) -> Bool {
        let isFolder = ending.isEmpty || ending.contains(where: { !$0.isLetter })
        return isFolder && !(isWhole ? PackageFolder.isOne(path) : Self.isForeign(name, path))
    }

    /// Whether a folder is no part of the module.
    static func isForeign(_ name: String, _ path: String) -> Bool {
        tools.contains(name) || name.hasSuffix("Tests") || PackageFolder.isOne(path)
    }
}
