import Foundation
import SwiftParser
import SwiftSyntax

/// A file with its conditions and its declarations as on another platform, for
/// `--as PLATFORM [--version N] [--framework] FILE…`.
struct RewrittenConditions: Encodable {
    /// The file's text; nil where nothing in it asks for the platform, or for Objective-C.
    var text: String?
    /// Whether a condition asks whether the platform's framework of controls can be imported.
    var asksForFramework = false

    init(_ source: String, platform: PlatformConditions.Platform, version: Int, hasFramework: Bool) {
        let conditions = PlatformConditions(
            source, platform: platform, version: version, hasFramework: hasFramework)
        conditions.rewrite(Parser.parse(source: source))
        asksForFramework = conditions.asksForFramework
        if conditions.isChanged { text = conditions.text }
    }

    /// The files that arguments name, in their order.
    ///
    /// - Returns: Nil for arguments that make no sense, or a file that cannot be read.
    static func files(_ arguments: ArraySlice<String>) -> [RewrittenConditions]? {
        guard let platform = arguments.first.flatMap(PlatformConditions.Platform.init) else { return nil }
        var files = arguments.dropFirst().filter { $0 != "--framework" }
        var version = PlatformConditions.Platform.version
        if files.first == "--version" {
            guard files.count > 2, let number = Int(files[1]) else { return nil }
            version = number
            files.removeFirst(2)
        }
        let sources = files.compactMap(source)
        guard !files.isEmpty, sources.count == files.count else { return nil }
        let hasFramework = arguments.contains("--framework")
        return sources.map {
            RewrittenConditions($0, platform: platform, version: version, hasFramework: hasFramework)
        }
    }
}
