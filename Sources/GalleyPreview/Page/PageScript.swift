/// The parts of pages on which views are alive. Those that need something of the page say what.
enum PageScript {
    static let start = "'use strict';\nconst $ = id => document.getElementById(id);\n"

    /// All of the page of `galley preview`.
    static let preview = [start, picture, connection, events, inspector, time, controls, "connect();"].joined(
        separator: "\n")
}
