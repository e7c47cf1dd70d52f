import Testing

@testable import GalleySymbols

/// Names in source: which of them a folder needs.
@Suite("Symbol uses")
struct SymbolUsesTests {
    private func names(_ source: String) -> [String] { SymbolUses.uses(in: source).map(\.name) }

    @Test(
        "Literals after the three labels are names",
        arguments: [
            (#"Image(systemName: "star")"#, ["star"]),
            (#"Label("Save", systemImage: "tray.full").tint(.red)"#, ["tray.full"]),
            (#"NSImage(systemSymbolName: "hare", accessibilityDescription: "a hare")"#, ["hare"]),
            (#"Image(systemName: isOn ? "bell" : "bell.slash")"#, ["bell", "bell.slash"]),
            (#"Image ( systemName : "star" )"#, ["star"]),
            (#"init(systemName: String = "moon") {}"#, ["moon"]),
            (#"Image(systemName: kind == "a" ? "ant" : "b" != kind ? "leaf" : "ear")"#, ["ant", "leaf", "ear"]),
            (#"Image(systemName: icon(for: "weather"))"#, []), (#"Image(systemName: icons["weather"])"#, []),
            (#"Image(systemName: "\(count).circle")"#, []), (#"Image("systemName: star")"#, []),
            (#"Image(systemName: "")"#, []), (#"Text("a").help("b")"#, []),
            ("/* Image(systemName: \"a\") /* */ \"b\" */ Image(systemName: \"star\") // systemName: \"c\"", ["star"]),
            (#"Text("\(f(systemName: "x"))"); Image(systemName: "star")"#, ["star"]),
            ("let text = \"\"\"\n systemName: \"x\" \n\"\"\"; Image(systemName: \"star\")", ["star"]),
            // A literal of several lines ends with its three quotes: the comma right behind them ends the argument.
            ("Image(systemName: \"\"\"\nstar\n\"\"\", label: \"moon\")", []),
        ])
    func literals(source: String, expected: [String]) {
        #expect(names(source) == expected)
    }

    @Test("Each name has its line") func lines() {
        let source = """
            VStack {
                // A comment.
                Image(
                    systemName: isOn
                        ? "bell"
                        : "bell.slash")
                Label("A", systemImage: "star")
            }
            """
        #expect(SymbolUses.uses(in: source).map(\.line) == [5, 6, 7])
    }

    @Test(
        "Source that breaks off is read to its end",
        arguments: [
            "Image(systemName: \"st", "Image(systemName:", "systemName", "/* ", "\"\\(", "\"\"\"",
            "Image(systemName: \"a\\",
        ])
    func broken(source: String) { #expect(names(source) == []) }

    @Test("A list has a name a line, and comments") func list() {
        let list = SymbolUses.list("# names\nstar 12\n\n  \nmoon.fill\t3\r\nleaf\n")
        #expect(
            list == [.init(name: "star", line: 2), .init(name: "moon.fill", line: 5), .init(name: "leaf", line: 6)])
    }
}
