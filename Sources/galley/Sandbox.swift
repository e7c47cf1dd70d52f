import CGalleySystem
import Foundation
import GalleyProtocol

/// What the code of a file may still do under `--sandbox`; galley-host shuts itself in before it loads that code.
struct Sandbox {
    /// Files, and folders with all that is in them.
    private var readable: [String]
    /// Folders of which only the names in them can be read.
    private var listable: [String] = []

    /// - Parameters:
    ///   - library: The compiled file.
    ///   - folders: What the user gave to be read.
    ///   - assets: Folders of which only what Galley itself looks for there can be read.
    init(installation: Installation, toolchain: Toolchain, library: String, folders: [String], assets: [String]) throws
    {
        if let fault = Self.fault { throw Failure(ExitStatus.unavailable, fault) }
        readable = [library, installation.runtime, toolchain.runtimeLibraries] + Self.system + Self.fonts + folders
        for folder in assets {
            listable.append(folder)
            readable += Self.assets(in: folder)
        }
    }

    /// The system's libraries, and what these read.
    private static let system = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache", "/etc/localtime",
        "/usr/share/zoneinfo", "/usr/share/libthai", "/etc/fonts", "/usr/share/fontconfig", "/var/cache/fontconfig",
        "/usr/share/locale", "/sys/devices/system/cpu", "/dev/urandom",
    ]

    /// The folders of fonts and symbols.
    private static var fonts: [String] {
        let environment = ProcessInfo.processInfo.environment
        let given = ["GALLEY_FONTS", "GALLEY_SYMBOLS"].flatMap { (environment[$0] ?? "").split(separator: ":") }
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

    /// The images, catalogues and translations that lie in a folder itself.
    static func assets(in folder: String) -> [String] {
        let kinds = [
            "png", "jpg", "jpeg", "webp", "gif", "svg", "xcassets", "lproj", "xcstrings", "strings", "stringsdict",
        ]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { kinds.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
            .map { "\(folder)/\($0)" }
    }

    /// What follows the library in the host's arguments.
    var arguments: [String] { ["--sandbox"] + readable.map { "read:\($0)" } + listable.map { "list:\($0)" } }

    /// The host's environment: nothing that could be a secret.
    var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter { name, _ in
            ["HOME", "LANG", "LANGUAGE", "TZ", "GALLEY_FONTS", "GALLEY_SYMBOLS"].contains(name) || name.hasPrefix("LC_")
        }
    }
}
