/// Who has recorded, documented or worked out numbers, for tables of them.
public enum SourceProject: String, CaseIterable, Sendable {
    case swiftUIWeb = "swiftui-web"
    case packages = "pictures of public packages"
    case devices = "pictures of iOS 26 and 18"
    case apple = "Apple's documentation"
    case objcIO = "objc.io"
    case openSwiftUI = "OpenSwiftUI"
    case model = "the written rules, computed"
    case others = "articles, other implementations"

    /// Whose a case's source is; of several the first counts.
    public init(of source: String) {
        let starts: [(SourceProject, [String])] = [
            (.swiftUIWeb, ["SWW"]), (.openSwiftUI, ["OSU"]), (.objcIO, ["OBJC"]), (.apple, ["AD"]),
            (.model, ["model of the rules"]), (.devices, ["rules.md §16", "rules.md §18", "a recorded picture"]),
            (
                .packages,
                [
                    "PKG", "MarkdownUI", "swift-markdown-ui", "SwiftUI-Flow", "GoodRequest", "AccessibilitySnapshot",
                    "home-assistant", "stadiamaps", "a public package",
                ]
            ),
        ]
        self = starts.first { $0.1.contains(where: source.hasPrefix) }?.0 ?? .others
    }
}
