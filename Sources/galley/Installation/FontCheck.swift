import Foundation

/// The fonts and symbols that `make setup` installs, and where they are.
struct FontCheck {
    var use: String
    /// The file, relative to one of the folders.
    var file: String
    var folders: [String]
    var remedy: String
    /// Whether there is hardly a view without it.
    var isNeeded = false

    /// Where it was found.
    var path: String? {
        folders.map { "\($0)/\(file)" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    static var resources: [FontCheck] {
        [
            debian("default font", "opentype/inter", "Inter-Regular.otf", package: "fonts-inter", isNeeded: true),
            debian(
                "default font of titles", "opentype/inter", "InterDisplay-Regular.otf", package: "fonts-inter",
                isNeeded: true),
            debian(
                "monospaced font", "truetype/jetbrains-mono", "JetBrainsMono-Regular.ttf",
                package: "fonts-jetbrains-mono"),
            debian("rounded Korean font", "truetype/nanum", "NanumSquareRoundR.ttf", package: "fonts-nanum"),
            debian(
                "Chinese, Japanese and Korean font", "opentype/noto", "NotoSansCJK-Regular.ttc",
                package: "fonts-noto-cjk"),
            debian("other scripts' fonts", "truetype/noto", "NotoSans-Regular.ttf", package: "fonts-noto-core"),
            debian("emoji font", "truetype/noto", "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji"),
            wheel("rounded font", "Nunito[wght].ttf"),
            wheel("serif font", "Newsreader[opsz,wght].ttf"),
            FontCheck(
                use: "symbols", file: "heart-fill.svg",
                folders: [ProcessInfo.processInfo.environment["GALLEY_ICONS"] ?? "/usr/share/bootstrap-icons/svg"],
                remedy: "make setup, or apt-get install bootstrap-icons", isNeeded: true),
        ]
    }

    private static func debian(
        _ use: String, _ folder: String, _ file: String, package: String, isNeeded: Bool = false
    ) -> FontCheck {
        FontCheck(
            use: use, file: file, folders: extra + ["/usr/share/fonts/\(folder)"],
            remedy: "make setup, or apt-get install \(package)", isNeeded: isNeeded)
    }

    private static func wheel(_ use: String, _ file: String) -> FontCheck {
        FontCheck(
            use: use, file: file,
            folders: extra + ["/usr/local/share/galley/fonts", "\(NSHomeDirectory())/.local/share/galley/fonts"],
            remedy: "make setup")
    }

    private static var extra: [String] {
        (ProcessInfo.processInfo.environment["GALLEY_FONTS"] ?? "").split(separator: ":").map(String.init)
    }
}
