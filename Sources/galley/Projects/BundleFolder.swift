import Foundation
import GalleyBytes
import GalleyProcesses

/// A folder of the cache that stands for an app's bundle: links to its files of resources.
///
/// Its name says what is linked, so that it need not be made again, and what the links lead to is read as it is now.
struct BundleFolder {
    /// Keeps the folder from being removed; nil where it lies in no cache.
    private let entry: Cache.Entry?
    /// The files that links lead to.
    let targets: [String]
    let path: String

    /// A folder that holds the files themselves.
    init(path: String) { (entry, targets, self.path) = (nil, [], path) }

    /// - Parameters:
    ///   - language: The language whose files are found first.
    ///   - info: What the bundle says of the app; nothing if there is none.
    init?(_ resources: BundleResources, language: String?, info: Data?, in cache: Cache) throws {
        guard !resources.isEmpty || info != nil else { return nil }
        let links = Self.links(resources.files, language)
        targets = Set(links.values).sorted()
        var hash = StableHash("galley bundle 1")
        for (name, path) in links.sorted(by: { $0.key < $1.key }) { hash.combine("\(name)\n\(path)") }
        hash.combine(info ?? Data())
        if let known = cache.entry(hash.hex) {
            (entry, path) = (known, known.path)
            return
        }
        let work = try cache.makeWorkFolder()
        do {
            // Folders first: a file that is called as one stays in its folder.
            let (inside, outside) = (links.filter { $0.key.contains("/") }, links.filter { !$0.key.contains("/") })
            for (name, path) in Array(inside) + Array(outside) { try Self.link("\(work.path)/\(name)", to: path) }
        } catch {
            work.discard()
            throw cache.cannotWrite(error)
        }
        if let info { try work.write(info, to: "Info.plist", in: cache) }
        let entry = try cache.publish(work, as: hash.hex, sealing: [])
        (self.entry, path) = (entry, entry.path)
    }

    /// The paths of all links. Files for one language are found by their names as well: those of the reader's language, else
    /// those that the app falls back on: the base, English, any.
    private static func links(_ files: [String: String], _ language: String?) -> [String: String] {
        var links = files
        let languages = [language, language.map { String($0.prefix { $0 != "-" && $0 != "_" }) }, "Base", "en"]
        let others = files.keys.compactMap { name in
            name.firstRange(of: ".lproj/").map { String(name[..<$0.upperBound]) }
        }
        let folders = languages.compactMap { $0.map { "\($0).lproj/" } } + Set(others).sorted()
        for folder in folders {
            for (name, path) in files where name.hasPrefix(folder) && !name.contains(".strings") {
                let plain = String(name.dropFirst(folder.count))
                if links[plain] == nil { links[plain] = path }
            }
        }
        return links
    }

    /// Makes a link, with its name in either normal form: Apple's file systems find both.
    private static func link(_ name: String, to path: String) throws {
        var made: [[UInt8]] = []
        for form in [name, name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping]
        where !made.contains(Array(form.utf8)) {
            made.append(Array(form.utf8))
            try FileManager.default.createDirectory(
                atPath: form.parentFolder, withIntermediateDirectories: true)
            // The other form of a long name may be too long.
            guard symlink(path, form) == 0 || errno == EEXIST || errno == ENAMETOOLONG else {
                throw OutputFile.WriteError(form)
            }
        }
    }
}
