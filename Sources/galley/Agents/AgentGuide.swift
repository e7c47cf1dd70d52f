/// What a coding agent is told of Galley: how to look at views where there is no Mac.
enum AgentGuide {
    /// What says that a file was written by `galley agents`, and may be written again or removed.
    static let mark = "<!-- written by `galley agents install`; `galley agents remove` takes it away -->"

    /// One line, without quotation marks: it stands between some.
    static let description =
        "Check, draw, explain and use SwiftUI views on Linux with the `galley` command: a compiler's verdict, a picture, the reason for every "
        + "size. Use it after every change of a SwiftUI view."

    /// The guide, without a heading.
    static let text = """
        SwiftUI views of this project can be checked, drawn and explained here, without a Mac, by `galley`. After a change of a view:

        1. `galley check FILE_OR_FOLDER --json`: is it right? Every message has `kind`: `mistake` is yours, fix it; `gap` is right on Apple's \
        platforms and missing in Galley, leave it; `module` belongs to a module that cannot be had here, leave it. `suggestion.edits` are \
        changes to make as they are. Status 0: nothing is wrong; 65: a mistake; 2 and 3: gaps or modules only.
        2. `galley render FILE.swift --device 'iPhone 16' -o /tmp/view.png`: look at the picture. `--view 'Row(title: "…")'` shows one view, \
        `--appearance both` light and dark, `--dynamic-type accessibility1` large text.
        3. `galley explain FILE.swift --find TEXT` says why a view is as large as it is and lies where it does; \
        `--what-if 'without .padding'` what a change would do.
        4. `galley lint FILE.swift --sizes 320x,390x` finds text that is cut, content that sticks out, targets too small to tap.
        5. `galley play FILE.swift --script "tap 'Add'; expect 'Count: 1'"` uses a view: taps, text, scrolling; `galley help play` has the words.

        Sizes, places, wrapping and cut text are computed as SwiftUI does and can be relied on. Symbols are similar drawings, not Apple's; \
        glass, blur and materials are approximations; maps, web pages and videos are not drawn. `galley help COMMAND` has all options.
        """
}
