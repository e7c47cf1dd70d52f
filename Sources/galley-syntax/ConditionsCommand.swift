import Foundation
import SwiftParser
import SwiftSyntax

/// A file with its conditions as on another platform, for `--as PLATFORM [--framework] FILE`.
struct RewrittenConditions: Encodable {
    /// The file's text; nil where no condition asks for the platform.
    var text: String?
    /// Whether a condition asks whether the platform's framework of controls can be imported.
    var asksForFramework = false

    /// - Returns: Nil for arguments that make no sense, or a file that cannot be read.
    init?(arguments: ArraySlice<String>) {
        guard let platform = arguments.first.flatMap(PlatformConditions.Platform.init),
            let file = arguments.dropFirst().last, let data = FileManager.default.contents(atPath: file)
        else { return nil }
        let source = String(decoding: data, as: UTF8.self)
        let conditions = PlatformConditions(source, platform: platform, hasFramework: arguments.contains("--framework"))
        conditions.walk(Parser.parse(source: source))
        asksForFramework = conditions.asksForFramework
        if conditions.isChanged { text = conditions.text }
    }
}
