/// The script of the page of `galley preview`.
enum PageScript {
    private static let start = "'use strict';\nconst $ = id => document.getElementById(id);\n"

    /// The parts need each other, and may stand in any order; what they begin with runs in this one.
    static let preview = [
        start, PageFile.picture, PageFile.fields, PageFile.connection, PageFile.events, PageFile.inspector,
        PageFile.time, PageFile.web, PageFile.controls, "connect();",
    ].joined(separator: "\n")
}
