import Foundation
import GalleyProcesses
import GalleyProtocol

/// A folder that `galley build` has made: compiled views with what they show, drawn wherever this build of Galley is, without Swift.
struct BuiltViews {
    /// The folder as the user wrote it.
    let path: String
    let manifest: Manifest

    /// What the folder says of itself. Paths are those in the folder.
    struct Manifest: Codable {
        static let fileName = "galley-build.json"
        /// What is understood here.
        static let currentFormat = 1

        var format = Self.currentFormat
        /// Galley's version, the mark of its runtime (`BuildID`) and the machine that the views are compiled for.
        var galley: String
        var runtime: String
        var machine: String
        /// What was built, as the user wrote it.
        var source: String
        /// Changes with everything that is in the folder.
        var hash = ""
        /// The library of the views that are shown without data; nil if there is none.
        var shown: String?
        /// What has to be known of them.
        var survey = SourceSurvey()
        /// The library of the views that are made from data, and their types in its order.
        var decoding: String?
        var decodable: [String] = []
        var assetFolders: [String] = []
        var symbolFolders: [String] = []
        var fonts: [String] = []
        /// What stands for the app's bundle.
        var bundle: String?
        /// The program that loads the libraries, where a package's targets have bundles: those lie beside `Bundle.main`, which is
        /// that program's folder.
        var host: String?
        /// Whose controls are drawn unless `--look` says so.
        var look: HostRequest.Look
        /// All files but this one and the seal.
        var files: [String] = []
    }

    /// - Parameter paths: What the user gave; a built folder where it is one with a manifest.
    /// - Returns: Nil where it is something else.
    init?(paths: [String]) throws {
        guard let first = paths.first, Self.isOne(first) else { return nil }
        guard paths.count == 1 else {
            throw Failure(ExitStatus.usage, "'\(first)' was made by galley build; give it alone")
        }
        path = first.count > 1 && first.hasSuffix("/") ? String(first.dropLast()) : first
        let file = "\(path)/\(Manifest.fileName)"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(ExitStatus.noInput, "cannot read '\(file)'; check its permissions")
        }
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else { throw Self.damage(path) }
        self.manifest = manifest
        try checkVersion()
        guard let names = Self.sealed(manifest), CacheSeal.contents(of: names, in: path) != nil else {
            throw Self.damage(path)
        }
    }

    /// Whether a folder says that it was built.
    static func isOne(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(Manifest.fileName)")
    }

    /// The files of which the seal tells; nil where one of them would lie outside of the folder.
    static func sealed(_ manifest: Manifest) -> [String]? {
        let places =
            manifest.files + [manifest.shown, manifest.decoding, manifest.bundle, manifest.host].compactMap(\.self)
            + manifest.assetFolders + manifest.symbolFolders + manifest.fonts
        let isInside = places.allSatisfy { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }
        return isInside ? [Manifest.fileName] + manifest.files : nil
    }

    private static func damage(_ path: String) -> Failure {
        Failure(
            ExitStatus.noInput,
            "'\(path)' is not as galley build made it: a file is missing, or has other bytes; copy the whole folder again, or "
                + "build it again")
    }

    private func checkVersion() throws {
        let installation = Installation.current
        let own = Installation.version
        let again = "build it again with the Galley that is installed here"
        guard manifest.machine == Self.machine else {
            throw Failure(
                ExitStatus.unavailable,
                "'\(path)' was built for \(manifest.machine), and this machine is \(Self.machine); build it on one of these"
            )
        }
        guard manifest.galley == own else {
            throw Failure(
                ExitStatus.unavailable,
                "'\(path)' was built by Galley \(manifest.galley), and this is Galley \(own); \(again), or install \(manifest.galley)"
            )
        }
        guard manifest.format == Manifest.currentFormat, manifest.runtime == BuildID.read(installation.runtime) else {
            throw Failure(
                ExitStatus.unavailable,
                "'\(path)' was built by another build of Galley \(own) than the one in '\(installation.folder)'; \(again)"
            )
        }
    }

    /// The processor's name, as compilers call it.
    static var machine: String {
        var name = utsname()
        uname(&name)
        return withUnsafeBytes(of: name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Throws when something is asked for that is decided when views are built.
    func check(_ options: SourceOptions) throws {
        guard options.input.target == nil, options.input.packages.isEmpty, options.swiftVersion == nil,
            options.conditions == nil, options.ios == nil
        else {
            throw Failure(
                ExitStatus.usage,
                "'\(path)' is compiled already; give --target, --packages, --swift-version, --as and --ios to galley build"
            )
        }
    }

    /// What commands say that read sources.
    var isNoSource: Failure {
        Failure(ExitStatus.usage, "'\(path)' was made by galley build and holds no source; give what it was made of")
    }

    /// What the compiler made, for the host.
    func product(for options: SourceOptions) throws -> Compiler.Product {
        guard let library = options.usesData ? manifest.decoding : manifest.shown else {
            throw Failure(
                ExitStatus.usage,
                options.usesData
                    ? "'\(path)' has no view that data could make: none of \(manifest.source) was Decodable when it was built"
                    : "'\(path)' has nothing that can be shown without data; give --data, or add a #Preview and build it again"
            )
        }
        // The host is started in the same folder, but a server's may go on elsewhere.
        func place(_ name: String) -> String { URL(fileURLWithPath: "\(path)/\(name)").standardizedFileURL.path }
        var product = Compiler.Product(
            library: place(library), identity: manifest.hash, survey: options.usesData ? .init() : manifest.survey)
        product.assetFolders = manifest.assetFolders.map(place)
        product.symbolFolders = manifest.symbolFolders.map(place)
        product.fonts = manifest.fonts.map(place)
        product.bundle = manifest.bundle.map { BundleFolder(path: place($0)) }
        product.host = manifest.host.map(place)
        product.look = manifest.look
        return product
    }

    /// Which of the views made from data is meant; nil for all.
    func decodableIndices(_ options: SourceOptions) throws -> [Int]? {
        let list = manifest.decodable.joined(separator: ", ")
        if let name = options.view {
            guard let index = manifest.decodable.firstIndex(of: name) else {
                throw Failure(ExitStatus.usage, "'\(path)' can make no '\(name)' from data; it can be \(list)")
            }
            return [index]
        }
        guard manifest.decodable.count == 1 || options.everyDecodable else {
            throw Failure(
                ExitStatus.usage, "several views are Decodable (\(list)); name the one for --data with --view")
        }
        return nil
    }

    /// The view of a name among those that are shown.
    func index(of wanted: String, among names: [String]) throws -> Int {
        // `Card()` is shown as `Card`.
        let bare = wanted.hasSuffix("()") ? String(wanted.dropLast(2)) : wanted
        if let index = names.firstIndex(of: wanted) ?? names.firstIndex(of: bare) { return index }
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        throw Failure(
            ExitStatus.usage,
            "'\(path)' shows \(list); an expression needs the compiler: galley build --view '\(wanted)'")
    }
}
