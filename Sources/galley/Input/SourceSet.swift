import Foundation
import GalleyAssets
import GalleyProtocol

/// The files that are compiled together, as one module.
struct SourceSet {
    /// At least one, unless they are a package's target.
    var files: [SourceFile]
    /// What messages call them, in quotes.
    let name: String
    /// Where their images, colours and translations are looked for.
    let assetFolders: [String]
    /// The font files that the program brings along.
    private(set) var fonts: [String] = []
    /// How they are compiled.
    private(set) var language = LanguageSettings.standard
    /// What the app finds in its bundle.
    private var bundle = AppBundle.none

    /// The folder that stands for the bundle's where there is no folder of resources.
    var folder: String { root ?? files[0].folder }
    /// Whether messages speak of them in the plural.
    var isSeveral: Bool { root == nil && files.count > 1 }
    /// What tells one module from another.
    var identity: String { root ?? files.map(\.path).joined(separator: "\n") }
    /// Whether they are all that a folder or a project has: what does not compile of that is left out.
    var isFolder: Bool { root != nil }
    /// Whether compiling takes so long that what is missing is said before.
    var announcesModules: Bool { files.count > 8 }
    /// The folder that the user gave.
    private let root: String?

    /// Files that a project lists and that are not there.
    private(set) var absent: [String] = []
    /// What the user has to know of the choice of the files.
    private(set) var notes: [String] = []
    /// What the files are compiled against beside Galley; nil where that is nothing.
    private(set) var dependencies: ProjectDependencies?

    /// Links out of the folder that was given: files that do not belong to it.
    private(set) var strays: [String] = []
    /// The folders that the files were given by or lie in: what is found beside them lies there.
    var roots: [String] {
        var known: Set<String> = []
        let folders = root.map { [$0] } ?? files.map(\.folder)
        return folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }.filter { known.insert($0).inserted }
    }

    /// A file of a folder or a project that lies neither in there nor at one of the given places; nil where all do.
    func outside(_ given: [String]) -> String? {
        guard let root else { return nil }
        let enclosures = ([root] + given).map(Enclosure.init)
        return files.first { file in !enclosures.contains { $0.holds(file.path) } }?.path
    }

    /// What a program has to reach that reads the files.
    var places: [String] {
        let files = files.compactMap { $0.isInMemory ? $0.buffer : $0.absolutePath }
        guard let root = root.map({ URL(fileURLWithPath: $0).standardizedFileURL.path }) else { return files }
        return [root] + files.filter { !$0.hasPrefix("\(root)/") }
    }

    /// - Parameters:
    ///   - paths: Files, one folder, or `-` for standard input.
    ///   - limit: What the search for files may take.
    init(paths: [String], within limit: SearchLimit) throws {
        if paths.contains("-") {
            guard paths.count == 1 else {
                throw Failure(ExitStatus.usage, "'-', standard input, is one file; give it alone")
            }
            files = [.readStandardInput()]
            root = nil
            name = "standard input"
            assetFolders = AssetFolders.around(FileManager.default.currentDirectoryPath)
            bundle = .folders(["."])
            return
        }
        let folders = paths.filter(Self.isFolder)
        if let folder = folders.first {
            guard paths.count == 1 else {
                throw Failure(
                    ExitStatus.usage, "'\(folder)' is a folder; give one folder, or files, for one module at a time")
            }
            let contents = try SourceFolder(folder, within: limit)
            root = folder
            strays = contents.strays
            files = try contents.files.map { try SourceFile(path: $0) }
            name = "'\(folder)'"
            assetFolders = contents.assetFolders
            fonts = contents.fonts
            bundle = .folders([folder])
            return
        }
        var known: Set<String> = []
        files = try paths.map { try SourceFile(path: $0) }.filter { known.insert($0.absolutePath).inserted }
        root = nil
        let others = files.count - 1
        name = "'\(files[0].path)'" + (others == 0 ? "" : " and \(others) more file\(others == 1 ? "" : "s")")
        assetFolders = Self.assetFolders(of: files)
        known = []
        bundle = .folders(files.map(\.folder).filter { known.insert($0).inserted })
    }

    /// The files of a project's target.
    ///
    /// - Parameters:
    ///   - packages: Folders in which packages may be checked out.
    ///   - limit: What the search for files may take.
    init(_ xcode: XcodeInput, packages: [String], within limit: SearchLimit) throws {
        let (project, target) = (xcode.project, xcode.target)
        let found = try project.files(of: target)
        files = try found.paths.map { try SourceFile(path: $0) }
        (absent, notes) = (found.absent, xcode.notes)
        language = LanguageSettings(project.settings(of: target))
        bundle = .target(project, target)
        root = project.folder
        self.name = "'\(project.folder)'"
        // Catalogues, translations and property lists need no place in the target's folder.
        let contents = try SourceFolder(project.folder, within: limit, mayBeEmpty: true)
        assetFolders = try project.assetFolders(of: target, besides: contents.assetFolders, within: limit)
        fonts = contents.fonts
        var needed = project.dependencies(of: target, files: files, in: xcode.workspace)
        needed.checkouts = packages + needed.checkouts
        dependencies = needed.isEmpty ? nil : needed
    }

    /// The files of an app playground.
    init(playground: AppPlayground, packages: [String], within limit: SearchLimit) throws {
        let contents = try SourceFolder(playground.sources, within: limit)
        files = try contents.files.map { try SourceFile(path: $0) }
        language = playground.language
        bundle = .folders([playground.folder])
        root = playground.folder
        name = "'\(playground.folder)'"
        (strays, assetFolders, fonts) = (contents.strays, contents.assetFolders, contents.fonts)
        guard !playground.packages.isEmpty else { return }
        dependencies = ProjectDependencies(packages: playground.packages, checkouts: packages)
    }

    /// Adds something that the user has to know.
    mutating func add(note: String) { notes.append(note) }

    /// Files of a package's target.
    ///
    /// - Parameter language: How they are compiled.
    init(files paths: [String], name: String, language: LanguageSettings = .standard) throws {
        files = try paths.map { try SourceFile(path: $0) }
        self.language = language
        self.name = name
        assetFolders = []
        root = paths.first.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } ?? "."
    }

    /// Files of a package's target, as all that a folder has: what does not compile of them is left out.
    ///
    /// - Parameters:
    ///   - folder: The target's.
    ///   - limit: What the search for resources may take.
    init(
        target paths: [String], in folder: String, name: String, language: LanguageSettings,
        within limit: SearchLimit
    ) throws {
        files = try paths.map { try SourceFile(path: $0) }
        (self.language, self.name, root, bundle) = (language, name, folder, .folders([folder]))
        let contents = try SourceFolder(folder, within: limit, mayBeEmpty: true)
        (assetFolders, fonts) = (contents.assetFolders, contents.fonts)
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Those of every file, the first file's first.
    private static func assetFolders(of files: [SourceFile]) -> [String] {
        var known: Set<String> = []
        let folders = files.map(\.folder).filter { known.insert($0).inserted }
        known = []
        return folders.flatMap(AssetFolders.around).filter { known.insert($0).inserted }
    }

    /// What the app finds in its bundle; nothing where no file asks for one.
    func appBundle(in cache: Cache, language: String?) throws -> BundleFolder? {
        guard usesBundle else { return nil }
        return try BundleFolder(bundle.resources, language: language, info: bundle.info, in: cache)
    }

    /// Whether a file may ask for the bundle.
    var usesBundle: Bool { files.contains { $0.content.holds("Bundle") } }

    /// The files that the app may find in its bundle.
    var resourceFiles: [String] { usesBundle ? bundle.resources.files.values.sorted() : [] }

    /// What `galley-syntax` reads on standard input.
    var syntaxInput: Data { files.first { $0.isInMemory && $0.buffer == nil }?.content ?? Data() }

    /// All text, for what is looked for in every file.
    var text: String { files.count == 1 ? files[0].text : files.map(\.text).joined(separator: "\n") }

    /// The file that a compiler's message names.
    func file(at place: String) -> SourceFile? {
        let path = URL(fileURLWithPath: place).standardizedFileURL.path
        return files.first { $0.absolutePath == path }
    }

    /// Throws when a file is not as it was read.
    func checkUnchanged() throws {
        for file in files where try !file.isInMemory && SourceFile(path: file.path).content != file.content {
            throw Failure(ExitStatus.noInput, "'\(file.path)' changed while it was compiled; run the command again")
        }
    }
}
