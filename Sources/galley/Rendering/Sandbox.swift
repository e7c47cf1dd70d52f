import CGalleySystem
import Foundation
import GalleyAssets
import GalleyProcesses
import GalleyProtocol

/// What the code of a file may still do under `--sandbox`; galley-host shuts itself in before it loads that code.
struct Sandbox {
    /// Places as galley-host takes them: files, and folders with all that is in them or only with their names.
    private var places: [String]

    /// - Parameters:
    ///   - libraries: The folders of Swift's libraries.
    ///   - library: The compiled file.
    ///   - given: What the user gave to be read, wherever its links lead.
    init(installation: Installation, libraries: [String], library: String, given: [String]) throws {
        if let fault = Self.fault { throw Failure(ExitStatus.unavailable, fault) }
        let own = [library, installation.runtime] + libraries + Self.system + Self.fonts
        places = (own + given).map { "read:\($0)" }
    }

    /// Adds what no one has named and Galley looks for itself: anyone who wrote the files may have put links there. What counts is what
    /// lies in the same folder, links resolved; galley-host sees to that when it opens each place.
    ///
    /// - Parameters:
    ///   - folders: Folders whose names can be listed, and whose images, catalogues and translations can be read.
    ///   - files: Fonts and resources that lie in `roots`.
    ///   - roots: The folders of the source.
    mutating func addFound(_ folders: [String], _ files: [String], in roots: [String]) {
        for folder in folders {
            places.append("inside:\(Self.enclosure(of: folder, roots))")
            places.append("found-list:\(folder)")
            places += Self.assets(in: folder).map { "found-read:\($0)" }
        }
        for file in files {
            guard let root = roots.first(where: { file.hasPrefix("\($0)/") }) else { continue }
            places += ["inside:\(root)", "found-read:\(file)"]
        }
    }

    /// The folder that what is found in a folder must lie in: the source's, for all in it; else the one itself, which for a folder of
    /// resources is the one around it.
    private static func enclosure(of folder: String, _ roots: [String]) -> String {
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        if let root = roots.first(where: { path == $0 || path.hasPrefix("\($0)/") }) { return root }
        return AssetFolders.areResources(path) ? path.parentFolder : path
    }

    /// The system's libraries, and what these read.
    private static let system = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache", "/etc/localtime",
        "/usr/share/zoneinfo", "/usr/share/libthai", "/usr/share/hunspell", "/usr/share/myspell",
        "/usr/local/share/hunspell", "/etc/fonts", "/usr/share/fontconfig", "/var/cache/fontconfig",
        "/usr/share/locale", "/sys/devices/system/cpu", "/dev/urandom",
    ]

    /// The folders of fonts and symbols.
    private static var fonts: [String] {
        let environment = ProcessInfo.processInfo.environment
        let given = ["GALLEY_FONTS", "GALLEY_SYMBOLS", "GALLEY_ICONS"].flatMap {
            (environment[$0] ?? "").split(separator: ":")
        }
        return given.map(String.init) + [
            "/usr/share/fonts", "/usr/share/bootstrap-icons", "/usr/local/share/galley",
            "\(NSHomeDirectory())/.local/share/galley",
        ]
    }

    /// Why the kernel cannot do it; nil when it can.
    static var fault: String? {
        guard galley_landlock_version() > 0 else {
            return
                "no sandbox: this kernel has no Landlock. It came with Linux 5.13, and must be in the list that the boot "
                + "option lsm= gives; in a container, its system calls must be allowed"
        }
        guard galley_has_seccomp() else {
            return "no sandbox: this kernel has no seccomp filters, or the container does not allow them"
        }
        return nil
    }

    /// What the names of images, catalogues and translations end in.
    static let endings: Set = [
        "png", "jpg", "jpeg", "webp", "gif", "svg", "xcassets", "lproj", "xcstrings", "strings", "stringsdict",
    ]

    /// The images, catalogues and translations that lie in a folder itself.
    static func assets(in folder: String) -> [String] { assetNames(in: folder).map { "\(folder)/\($0)" } }

    /// Their names.
    static func assetNames(in folder: String) -> [String] {
        Cache.names(in: folder).filter { endings.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
    }

    /// What follows the library in the host's arguments.
    var arguments: [String] { ["--sandbox"] + places }

    /// The host's environment: nothing that could be a secret.
    var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter { name, _ in
            ["HOME", "LANG", "LANGUAGE", "TZ", "GALLEY_FONTS", "GALLEY_SYMBOLS", "GALLEY_ICONS"].contains(name)
                || name.hasPrefix("LC_")
        }
    }
}
