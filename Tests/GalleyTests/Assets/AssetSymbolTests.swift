import Foundation
import GalleyAssets
import GalleyTestSupport
import Testing

/// Names that Xcode generated: read off GeneratedAssetSymbols.swift files in public repositories.
@Suite("Generated names of assets")
struct AssetSymbolTests {
    @Test(arguments: [
        ("sticky-note", "stickyNote"), ("ic_bookmark_black", "icBookmarkBlack"), ("Lemon dessert", "lemonDessert"),
        ("AppIconImage", "appIcon"), ("Hero image", "hero"), ("final-image", "final"), ("Image", "image"),
        ("Top Shelf Image Wide", "topShelfImageWide"), ("polaroid.1000.fill.symbols", "polaroid1000FillSymbols"),
        ("BMW", "BMW"), ("M", "M"), ("M-stadt", "mStadt"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"),
        ("ironMaiden2", "ironMaiden2"), ("megamanPerspective", "megamanPerspective"), ("A-1-1-0", "A_1_1_0"),
        ("sy_head_10@2x", "syHead102X"),
    ])
    func images(name: String, symbol: String) { #expect(AssetSymbolName.member(name, kind: "Image") == symbol) }

    @Test(arguments: [
        ("AccentColor", "accent"), ("disabledButtonColor", "disabledButton"), ("Color", "color"),
        ("BGColorOne", "bgColorOne"), ("color_24292B", "color24292B"), ("color_9DA2A5", "color9DA2A5"),
        ("121212", "_121212"), ("292C38", "_292_C_38"), ("A2D8FF", "A_2_D_8_FF"), ("DCAC00", "DCAC_00"),
        ("c50000", "c50000"), ("FFFFFF", "FFFFFF"), ("default", "`default`"),
    ])
    func colors(name: String, symbol: String) { #expect(AssetSymbolName.member(name, kind: "Color") == symbol) }

    @Test func namespaces() {
        #expect(AssetSymbolName.namespace("iconPreviews") == "IconPreviews")
        #expect(AssetSymbolName.namespace("GameUI") == "GameUI")
        #expect(AssetSymbolName.namespace("Colors") == "Colors")
        #expect(AssetSymbolName.namespace("--") == nil)
        #expect(AssetSymbolName.member("+", kind: "Image") == nil)
    }
}

/// Where a source's assets are looked for.
@Suite("Folders of assets")
struct AssetFoldersTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("folders-\(UUID())").path

    private func make(_ paths: String...) throws {
        for path in paths {
            try FileManager.default.createDirectory(atPath: "\(root)/\(path)", withIntermediateDirectories: true)
        }
    }

    @Test func upToTheProject() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try make("P/App.xcodeproj", "P/App/Views/Deep", "P/App/Resources", "P/Assets", "Resources")
        let folders = AssetFolders.around("\(root)/P/App/Views/Deep")
        let found = folders.map { $0.dropFirst(root.count + 1) }
        #expect(found == ["P/App/Views/Deep", "P/App/Views", "P/App", "P/App/Resources", "P", "P/Assets"])
        #expect(AssetFolders.around("\(root)/P/App/Views/Deep/").first == "\(root)/P/App/Views/Deep/")
    }

    /// Xcode lists a project's catalogues wherever they lie.
    @Test func besideInAnXcodeProject() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try make(
            "P/App.xcodeproj", "P/App/Start/Assets.xcassets", "P/App/Texts/Resources/en.lproj", "P/App/Feature/Views",
            "P/App/Other", "S/Package.swift", "S/Start/Assets.xcassets", "S/Feature")
        let found = AssetFolders.around("\(root)/P/App/Feature/Views").map { $0.dropFirst(root.count + 1) }
        #expect(
            found == [
                "P/App/Feature/Views", "P/App/Feature", "P/App", "P", "P/App/Start", "P/App/Texts/Resources",
            ])
        #expect(AssetFolders.around("\(root)/S/Feature") == ["\(root)/S/Feature", "\(root)/S"])
    }

    /// A file of no project has nothing to do with the folders around it.
    @Test func outsideOfProjects() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try make("A/B/Resources", "A/Assets")
        #expect(AssetFolders.around("\(root)/A/B") == ["\(root)/A/B", "\(root)/A/B/Resources"])
        #expect(AssetFolders.around("\(root)/none") == ["\(root)/none"])
    }
}
