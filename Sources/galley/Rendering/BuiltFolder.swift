import CGalleySystem
import Foundation
import GalleyAssets
import GalleyBytes
import GalleyProcesses
import GalleyProtocol

/// Makes the folder of `galley build`: beside the place where it is to be, and moved there whole.
struct BuiltFolder {
    private let path: String
    private let work: String
    private var manifest: BuiltViews.Manifest
    /// Where a file is that was copied, by its real path: it is there once, under all its names.
    private var copies: [String: String] = [:]

    /// - Parameters:
    ///   - path: Where the folder is to be; what galley build has made there before is replaced.
    ///   - source: What is built, as the user wrote it.
    ///   - look: Whose controls are drawn.
    init(_ path: String, source: String, look: HostRequest.Look) throws {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let installation = Installation.current
        guard let runtime = BuildID.read(installation.runtime) else {
            throw Failure(ExitStatus.unavailable, "cannot read '\(installation.runtime)'; build it with `make build`")
        }
        manifest = BuiltViews.Manifest(
            galley: Installation.version, runtime: runtime, machine: BuiltViews.machine, source: source,
            look: look)
        work = "\(self.path).galley-\(getpid())"
        guard Self.isFree(self.path) else {
            throw Failure(
                ExitStatus.cannotWrite,
                "'\(self.path)' is there already, and galley build has not made it; name another folder with -o")
        }
        guard Interruption.make(work, { mkdir(work, 0o777) }) == 0 else { throw cannotWrite() }
    }

    private static func isFree(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return true }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        return isFolder && (BuiltViews.isOne(path) || Cache.names(in: path).isEmpty)
    }

    private func cannotWrite() -> Failure {
        let reason = String(cString: strerror(errno))
        return Failure(ExitStatus.cannotWrite, "cannot make the folder '\(path)': \(reason)")
    }

    /// Takes away what was made of the folder.
    func discard() { Interruption.settle(work) { try? FileManager.default.removeItem(atPath: work) } }

    // MARK: What is in it

    /// Adds the library of the views that are shown without data.
    mutating func add(shown product: Compiler.Product) throws {
        try copy(product.library, to: "shown.so")
        (manifest.shown, manifest.survey.warning, manifest.survey.leftOut) =
            ("shown.so", product.survey.warning, product.survey.leftOut)
    }

    /// Adds the library of the views that are made from data.
    mutating func add(decoding product: Compiler.Product, types: [String]) throws {
        try copy(product.library, to: "decoding.so")
        (manifest.decoding, manifest.decodable) = ("decoding.so", types)
    }

    /// Adds what the views find by name: images, colours and translations of folders, fonts, the app's bundle, those of packages.
    mutating func addResources(of product: Compiler.Product, assets: [String], symbols: [String]) throws {
        var known: Set<String> = []
        for folder in assets + product.assetFolders where known.insert(folder).inserted { try add(assets: folder) }
        for folder in symbols {
            let names = Cache.names(in: folder).filter { $0.lowercased().hasSuffix(".svg") }
            if let place = try add(names, of: folder, to: "symbols/\(manifest.symbolFolders.count)") {
                manifest.symbolFolders.append(place)
            }
        }
        for (index, font) in product.fonts.enumerated() {
            let place = "fonts/\(index)-\((font as NSString).lastPathComponent)"
            try copy(font, to: place)
            manifest.fonts.append(place)
        }
        if let bundle = product.bundle {
            manifest.bundle = "bundle"
            // Its links lead to the files that the app's target has, wherever these lie.
            try copy(bundle.path, to: "bundle")
        }
        try addPackageBundles(product.objects)
    }

    private mutating func add(assets folder: String) throws {
        let place = "assets/\(manifest.assetFolders.count)"
        let name = (folder as NSString).lastPathComponent
        if name.hasSuffix(".xcassets") {
            try copy(folder, to: "\(place)/\(name)", in: Enclosure(folder))
            manifest.assetFolders.append("\(place)/\(name)")
        } else if let place = try add(Sandbox.assetNames(in: folder), of: folder, to: place) {
            manifest.assetFolders.append(place)
        }
    }

    /// - Returns: The place; nil where there was nothing to copy.
    private mutating func add(_ names: [String], of folder: String, to place: String) throws -> String? {
        let enclosure = Enclosure(folder)
        for name in names.sorted() where enclosure.admits("\(folder)/\(name)") {
            try copy("\(folder)/\(name)", to: "\(place)/\(name)", in: enclosure)
        }
        return FileManager.default.fileExists(atPath: "\(work)/\(place)") ? place : nil
    }

    /// SwiftPM's code looks for a target's bundle beside the program, which is a host of our own then.
    private mutating func addPackageBundles(_ objects: Cache.Entry?) throws {
        guard let objects, let paths = FileManager.default.enumerator(atPath: objects.path) else { return }
        var names: Set<String> = []
        while let path = paths.nextObject() as? String {
            let name = (path as NSString).lastPathComponent
            guard name.hasSuffix(".resources") else { continue }
            paths.skipDescendants()
            // What links lead to is in the list as well.
            guard names.insert(name).inserted else { continue }
            try copy("\(objects.path)/\(path)", to: name)
        }
        guard !names.isEmpty else { return }
        try copy(Installation.current.host, to: "galley-host")
        manifest.host = "galley-host"
    }

    /// Copies a file or a folder, links as what they lead to.
    ///
    /// - Parameter enclosure: What links must not lead out of; nil where they may.
    private mutating func copy(_ file: String, to name: String, in enclosure: Enclosure? = nil, depth: Int = 0) throws {
        var status = stat()
        guard stat(file, &status) == 0, enclosure?.admits(file) ?? true, depth < Self.deepest else { return }
        let target = "\(work)/\(name)"
        do {
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
                for inside in Cache.names(in: file).sorted() where !inside.hasPrefix(".") {
                    try copy("\(file)/\(inside)", to: "\(name)/\(inside)", in: enclosure, depth: depth + 1)
                }
            case S_IFREG:
                try FileManager.default.createDirectory(
                    atPath: target.parentFolder, withIntermediateDirectories: true)
                let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
                if let known = copies[real], link(known, target) == 0 { break }
                try FileManager.default.copyItem(atPath: real, toPath: target)
                copies[real] = target
            default: return
            }
        } catch {
            throw Failure(ExitStatus.cannotWrite, "cannot copy '\(file)' to '\(target)': \(error.localizedDescription)")
        }
    }

    private static let deepest = 64

    // MARK: Its place

    /// Seals the folder and moves it to its place.
    mutating func publish() throws {
        manifest.files = files(in: "").sorted()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        var hash = StableHash(try encoder.encode(manifest))
        for name in manifest.files {
            hash.combine(ContentSum(FileManager.default.contents(atPath: "\(work)/\(name)") ?? Data()).hex)
        }
        manifest.hash = hash.hex
        let text = try encoder.encode(manifest) + Data("\n".utf8)
        guard FileManager.default.createFile(atPath: "\(work)/\(BuiltViews.Manifest.fileName)", contents: text),
            let names = BuiltViews.sealed(manifest)
        else { throw cannotWrite() }
        do {
            try CacheSeal.write(names, in: work)
        } catch {
            throw Failure(ExitStatus.cannotWrite, "cannot write '\(error.path)': \(error.reason)")
        }
        try Interruption.settle(work) {
            if rename(work, path) == 0 { return }
            // There is one: in one step each gets the other's name.
            guard galley_exchange(work, path) == 0 else { throw cannotWrite() }
            try? FileManager.default.removeItem(atPath: work)
        }
    }

    private func files(in folder: String) -> [String] {
        Cache.names(in: "\(work)/\(folder)").flatMap { name in
            let path = folder + name
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(work)/\(path)", isDirectory: &isFolder)
            return isFolder.boolValue ? files(in: path + "/") : [path]
        }
    }
}
