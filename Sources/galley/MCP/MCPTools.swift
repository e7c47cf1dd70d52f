// The tools that there are.
extension MCPTool {
    private static let path = Parameter(
        name: "path", type: "string", text: "A Swift file, or a folder, package or Xcode project of them.",
        isNeeded: true)

    /// What is shown, and how.
    private static let shown: [Parameter] = [
        path,
        Parameter(
            name: "view", type: "string", text: "The view: any Swift expression, such as Card(title: \"Hello\").",
            option: "--view"),
        Parameter(name: "preview", type: "string", text: "The name of one #Preview.", option: "--preview"),
        Parameter(name: "device", type: "string", text: "The device's screen, such as iPhone 16.", option: "--device"),
        Parameter(
            name: "size", type: "string", text: "The window in points, such as 390x844, or ideal.", option: "--size"),
        Parameter(
            name: "appearance", type: "string", text: "Light or dark colours.", choices: ["light", "dark"],
            option: "--appearance"),
        Parameter(name: "locale", type: "string", text: "Language and region, such as de_DE.", option: "--locale"),
        Parameter(
            name: "type_size", type: "string", text: "How large text is: xSmall to xxxLarge, accessibility1 to 5.",
            option: "--dynamic-type"),
        Parameter(
            name: "direction", type: "string", text: "How rows and text run.", choices: ["ltr", "rtl"],
            option: "--layout-direction"),
        Parameter(
            name: "ios", type: "string", text: "Controls of iOS 26 or of iOS 18.", choices: ["ios26", "ios18"],
            option: "--look"),
        Parameter(
            name: "scenario", type: "string",
            text: "A file of JSON: what URLs answer, what is stored, date, time zone and more.", option: "--scenario"),
        Parameter(name: "target", type: "string", text: "A package's or project's target.", option: "--target"),
    ]

    static let all: [MCPTool] =
        ([check] + [
            MCPTool(
                name: "render",
                text: "Draw a file's views; the answer has the pictures, their sizes, and what was noticed.",
                command: "render", constant: ["--opaque", "--json", "--quiet"],
                parameters: shown + [
                    Parameter(
                        name: "scale", type: "number", text: "Pixels a point; 1 unless given.", option: "--scale"),
                    Parameter(
                        name: "picture_bytes", type: "number",
                        text: "The most bytes of the pictures; what has more is drawn smaller."),
                ]),
            MCPTool(
                name: "play",
                text: """
                    Use a view: a script of steps, one a line or with ; between them, such as: type 'Milk' into 'New item'; tap 'Add'; \
                    shot; expect '1 item'. Steps: tap, double-tap, long-press, swipe, drag, pinch, rotate, scroll [to], type, clear, key, wait, tree, shot, \
                    expect, explain, open, set, restart, reload (the source has changed). Without a session the view begins anew.
                    """,
                command: "play", constant: ["--json", "--quiet"],
                parameters: shown + [
                    Parameter(
                        name: "script", type: "string", text: "The steps; tree lists what there is to use.",
                        isNeeded: true),
                    Parameter(
                        name: "session", type: "string",
                        text: "A name: the view stays alive, and the next call of that name goes on with it."),
                    Parameter(
                        name: "real_time", type: "boolean", text: "Whether the clock runs.", option: "--real-time"),
                    Parameter(
                        name: "picture_bytes", type: "number",
                        text: "The most bytes of the pictures; what has more is drawn smaller."),
                ]),
            MCPTool(
                name: "layout", text: "What each view is proposed, answers, and where it is placed.", command: "layout",
                constant: ["--quiet"], parameters: shown),
            MCPTool(
                name: "explain", text: "Why a view has its size and place, in sentences with the numbers that decide.",
                command: "explain", constant: ["--quiet"],
                parameters: shown + [
                    Parameter(
                        name: "find", type: "string", text: "The view's text, identifier or type.", option: "--find"),
                    Parameter(
                        name: "at", type: "string", text: "A point of the picture, such as 120,40.", option: "--at"),
                ]),
            MCPTool(
                name: "what_if", text: "What a change of the source would do to the layout; no file is changed.",
                command: "explain", constant: ["--quiet"],
                parameters: shown + [
                    Parameter(
                        name: "changes", type: "array",
                        text: "Modifiers and where they go, such as 'Total: .fixedSize()' (see galley help explain).",
                        option: "--what-if", isNeeded: true)
                ]),
            MCPTool(
                name: "lint", text: "What people will see as a fault: text that is cut, targets too small, contrast.",
                command: "lint", constant: ["--format=json"],
                parameters: shown + [
                    Parameter(
                        name: "sizes", type: "string", text: "Several windows, such as 320x,390x.", option: "--sizes")
                ]),
            MCPTool(
                name: "views", text: "What a file can show: previews, views, and what each needs.", command: "views",
                constant: ["--json"], parameters: [path]),
            MCPTool(
                name: "snapshots", text: "Whether views still look as they did, compared with their references.",
                command: "snapshots", constant: ["--quiet", "--format=json"],
                parameters: shown + [
                    Parameter(
                        name: "references", type: "string", text: "The folder of references.", option: "--references")
                ]),
            MCPTool(
                name: "support",
                text: "Whether names of SwiftUI are known here, and what those are called that are not.",
                command: "",
                parameters: [
                    Parameter(
                        name: "names", type: "array", text: "Types, modifiers or members, such as navigationTitle.",
                        isNeeded: true)
                ]),
        ]).filter { tool in
            tool.command.isEmpty
                || GalleyCommand.configuration.subcommands.contains { $0.configuration.commandName == tool.command }
        }

    /// There where the command is.
    private static let check = MCPTool(
        name: "check", text: "Compile a file, folder, package or project and tell its mistakes; nothing is drawn.",
        command: "check", constant: ["--format=json"],
        parameters: [path, Parameter(name: "lint", type: "boolean", text: "Look for faults, too.", option: "--lint")])
}
