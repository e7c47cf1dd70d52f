import Foundation

/// Apps, scenes and commands in a file, which Galley has no words for: they frame the views, and are left out.
///
/// The compiler is shown a copy of the source in which spaces stand for them, under the source's own name and with every line
/// and column in its place.
enum AppDeclarations {
    /// Whether a source may declare some, so that it is worth a look by the parser.
    static func mayBe(in source: SourceFile) -> Bool {
        source.content.range(of: Data(": App".utf8)) != nil || source.content.range(of: Data("@main".utf8)) != nil
    }

    /// Those that have to be left out; none where Galley has what they need.
    static func toLeaveOut(of survey: SourceSurvey) -> [SourceSurvey.App] {
        MissingAPI().advice(onName: "App") == nil ? [] : survey.apps ?? []
    }

    /// Leaves the declarations out: puts the copy and a file that shows it to the compiler into the work folder.
    static func leaveOut(_ apps: [SourceSurvey.App], of source: SourceFile, in work: Cache.Entry, _ cache: Cache) throws
    {
        guard !apps.isEmpty else { return }
        var content = source.content
        for app in apps {
            let range = app.start..<min(app.start + app.length, content.count)
            for index in range where ![UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(content[index]) {
                content[index] = UInt8(ascii: " ")
            }
        }
        struct Overlay: Encodable {
            struct Root: Encodable {
                var type = "file"
                var name: String
                var contents: String

                enum CodingKeys: String, CodingKey { case type, name, contents = "external-contents" }
            }
            var version = 0
            var roots: [Root]
            var usesExternalNames = false

            enum CodingKeys: String, CodingKey { case version, roots, usesExternalNames = "use-external-names" }
        }
        let name = URL(fileURLWithPath: source.path).standardized.path
        let overlay = Overlay(roots: [.init(name: name, contents: copy(in: work.path))])
        try work.write(content, to: copyName, in: cache)
        try work.write(JSONEncoder().encode(overlay), to: "overlay.json", in: cache)
    }

    private static let copyName = "source.swift"
    private static func copy(in work: String) -> String { "\(work)/\(copyName)" }

    /// The file that the compiler sees: the copy, if there is one in the work folder, else the source.
    static func compiledFile(of source: SourceFile, in work: String) -> String {
        FileManager.default.fileExists(atPath: copy(in: work)) ? copy(in: work) : source.path
    }

    /// What the compiler needs to see the copy, if there is one in the work folder.
    static func arguments(in work: String) -> [String] {
        let overlay = "\(work)/overlay.json"
        return FileManager.default.fileExists(atPath: overlay) ? ["-vfsoverlay", overlay] : []
    }
}
