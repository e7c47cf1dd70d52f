/// The script of the page of `galley preview`, and of that of `galley serve`.
enum PageScript {
    private static let start = "'use strict';\nconst $ = id => document.getElementById(id);\n"

    /// The parts need each other, and may stand in any order; what they begin with runs in this one.
    ///
    /// - Parameter isTool: Whether it is for who writes the views.
    static func text(isTool: Bool) -> String {
        let before = [
            start, PageFile.picture, PageFile.motion, PageFile.fields, PageFile.connection, PageFile.scrolling,
            PageFile.events,
        ]
        let after = [PageFile.files, PageFile.web, PageFile.controls]
        let tools = [
            PageFile.inspector, PageFile.time, PageFile.tool, PageFile.side, PageFile.problem, PageFile.settings,
        ]
        return lean((before + after + (isTool ? tools : []) + ["connect();"]).joined(separator: "\n"))
    }

    /// Without what only people read: lines that are comments, and indentation. No text of the script spans lines.
    static func lean(_ script: String) -> String {
        script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }
}
