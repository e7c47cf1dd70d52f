import CSwiftSections
import Foundation
import Galley
import GalleyApproved
import GalleyGraph
import GalleyTold
import Testing

/// Every view of docs/gallery: what it says to a person and what is drawn, in numbers. The pictures there are what somebody looks at.
@MainActor @Suite("The gallery, approved", .enabled(if: Approved.isUsualSystem)) struct GalleryTests {
    /// The previews of Examples/Gallery, in the order of files and lines.
    private static let previews: [(file: String, preview: Preview)] = {
        var found: [any PreviewRegistry.Type] = []
        withUnsafeMutablePointer(to: &found) { found in
            _ = galley_each_struct(#dsohandle, "fMu_", found) { metadata, context in
                let type = unsafeBitCast(metadata, to: Any.Type.self)
                if let registry = type as? any PreviewRegistry.Type {
                    context?.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee.append(registry)
                }
            }
        }
        let module = "GalleyGalleryTests/"
        return found.filter { $0.fileID.hasPrefix(module) }
            .sorted { ($0.fileID, $0.line, "\($0)") < ($1.fileID, $1.line, "\($1)") }
            .map { (String($0.fileID.dropFirst(module.count).prefix { $0 != "." }), $0.makePreview()) }
    }()

    private nonisolated static let onPhones: Set = [
        "Settings", "Mail", "Chat", "Onboarding", "Shop", "LogIn", "MoreScreens", "Presentations", "Navigation",
        "Lists",
        "Overview18",
    ]
    private nonisolated static let onTablets: Set = ["Dashboard", "Tablet"]

    /// Scripts/gallery.py draws them so: on an iPhone 16, on an iPad mini, or at their own size.
    private func told(_ file: String, _ preview: Preview) -> String {
        var options = RenderOptions()
        options.scale = 2
        options.currentDate = Date(timeIntervalSince1970: 1_750_000_000)
        if file == "Overview18" { options.look = .iOS18 }
        let (isPhone, isTablet) = (Self.onPhones.contains(file), Self.onTablets.contains(file))
        if isPhone || isTablet {
            var size = isPhone ? CGSize(width: 393, height: 852) : CGSize(width: 744, height: 1133)
            if preview.orientation?.isLandscape == true { size = CGSize(width: size.height, height: size.width) }
            options.canvas = size
            options.proposal = ProposedViewSize(size)
            options.safeArea = EdgeInsets(top: isPhone ? 59 : 24, leading: 0, bottom: isPhone ? 34 : 20, trailing: 0)
            options.chrome = true
        } else if case .fixed(let width, let height)? = preview.layout {
            options.canvas = CGSize(width: width, height: height)
            options.proposal = ProposedViewSize(width: width, height: height)
        }
        func host<V: View>(_ view: V) -> ViewHost { ViewHost(view, options: options) }
        let shown = AnyView(preview.body())
        guard isPhone || isTablet else { return host(shown).told }
        return host(
            shown.environment(\.horizontalSizeClass, isPhone ? .compact : .regular)
                .environment(\.verticalSizeClass, .regular)
        ).told
    }

    @Test(
        "What every view of the gallery says, and how it is drawn",
        arguments: onPhones.union(onTablets).union(here).sorted())
    func gallery(file: String) throws {
        let parts = Self.previews.filter { $0.file == file }.map { _, preview in
            ApprovedText.Part(preview.name ?? "?") { told(file, preview) }
        }
        #expect(!parts.isEmpty)
        let differences = try ApprovedText("\(file).txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    private nonisolated static let here: Set = [
        "Buttons", "Controls", "Pickers", "Styles", "Effects", "Texts", "ListStyles",
    ]
}
