import Foundation

/// The files that an app finds in its bundle: the path there, and the file that lies there.
///
/// Xcode copies a target's files of resources into one folder, whatever group or folder they are in; those for one language
/// go into its `.lproj`. A single file or a plain folder has no target that would say which, so all that is there and is no source
/// counts, and can be found by its folder, too.
struct BundleResources {
    /// By the path in the bundle; names that differ in their normal form alone are one. The first file of a name stays.
    private(set) var files: [String: String] = [:]
    /// The most files of one bundle, and the most folders that are looked into for them.
    static let most = 2000

    var isEmpty: Bool { files.isEmpty }

    /// Takes in a file.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - name: Its path in the bundle.
    mutating func add(_ path: String, as name: String) {
        guard files.count < Self.most else { return }
        if files[name] == nil { files[name] = URL(fileURLWithPath: path).standardizedFileURL.path }
    }

    /// Takes in what a folder holds.
    ///
    /// - Parameters:
    ///   - folder: Where to look; what links lead to is not looked at.
    ///   - keepsFolders: Whether files can be found by the folders that they are in, too.
    ///   - isWanted: Whether a file belongs to the bundle, by its path from the folder on.
    mutating func add(folder: String, keepsFolders: Bool, where isWanted: (String) -> Bool = { _ in true }) {
        var folders = [(path: folder, name: "")]
        var (depth, count) = (0, 0)
        // The nearest first: of two files of one name that one is found.
        while !folders.isEmpty, depth < ResourceKind.deepest, files.count < Self.most {
            var inside: [(path: String, name: String)] = []
            for folder in folders.prefix(Self.most - count) {
                count += 1
                for name in Cache.names(in: folder.path).sorted() where !name.hasPrefix(".") {
                    let (path, full) = ("\(folder.path)/\(name)", folder.name + name)
                    switch ResourceKind(path) {
                    case .folder where !SourceFolder.isForeign(name, path): inside.append((path, "\(full)/"))
                    case .file where isWanted(full):
                        for place in Self.places(of: full, keepsFolders: keepsFolders) { add(path, as: place) }
                    default: break
                    }
                }
            }
            (folders, depth) = (inside, depth + 1)
        }
    }

    /// The paths in a bundle of a file in a folder.
    private static func places(of path: String, keepsFolders: Bool) -> Set<String> {
        let parts = path.split(separator: "/")
        // What is one thing to Xcode stays whole, as a bundle in the bundle does.
        let whole = parts.dropLast().firstIndex { ResourceKind.wholes.contains(($0 as NSString).pathExtension) }
        let flat = parts[(whole ?? parts.count - 1)...].joined(separator: "/")
        return keepsFolders ? [flat, path] : [flat]
    }
}

/// What Xcode makes of something in a folder of sources.
enum ResourceKind {
    /// A folder to look into.
    case folder
    /// A file that is copied.
    case file
    /// What is compiled, describes the project, or is no file.
    case other

    static let deepest = 16
    /// Folders that are copied as they are.
    static let wholes: Set<String> = ["bundle", "lproj", "scnassets", "atlas"]
    /// Folders that are something to Xcode, and no resources as they are.
    private static let things: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "playground", "swiftpm", "xcdatamodeld", "xcdatamodel", "docc", "app",
        "framework", "xcframework", "icon", "mlpackage",
    ]
    /// What is compiled, or read while the app is built.
    private static let sources: Set<String> = [
        "swift", "h", "hh", "hpp", "m", "mm", "c", "cc", "cpp", "metal", "modulemap", "pch", "xcconfig", "entitlements",
        "storyboard", "xib", "xcstrings", "intentdefinition", "pbxproj",
    ]

    init(_ path: String) {
        let url = URL(fileURLWithPath: path)
        let ending = url.pathExtension.lowercased()
        var status = stat()
        guard lstat(path, &status) == 0 else {
            self = .other
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = Self.things.contains(ending) ? .other : .folder
        case S_IFREG:
            let isSource = Self.sources.contains(ending) || url.lastPathComponent == "Info.plist"
            self = isSource ? .other : .file
        default: self = .other
        }
    }
}
