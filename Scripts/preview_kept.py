"""State that stays when the source changes, in the page of `galley preview`: ten edits of one file, after each of which the page shows
what had been done before."""

from browsers import check, right

SOURCE = """import SwiftUI

struct Pet: Identifiable {
    let id = UUID()
    var name: String
    var isFed = false
}
enum Filter { case all, hungry }

@Observable final class Log {
    var lines: [String] = []
}

private struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View {
        Button("\\(name) \\(taps)") { taps += 1 }
    }
}

struct ContentView: View {
    @State private var count = 0
    @State private var filter = Filter.all
    @State private var pets = [Pet(name: "Rex"), Pet(name: "Tom")]
    @State private var log = Log()

    var body: some View {
        VStack(spacing: 12) {
            Text("Count \\(count)")
            Button("Add") { count += 1 }
            Button("Filter \\(String(describing: filter))") { filter = .hungry }
            Button("Pets \\(pets.count)") { pets.append(Pet(name: "New")) }
            Button("Log \\(log.lines.count)") { log.lines.append("x") }
            Row(name: "Row")
            ForEach(["a", "b"], id: \\.self) { Row(name: $0) }
        }
        .padding()
    }
}

#Preview { ContentView() }
""" + "// So long a file is compiled in pieces.\n" * 30
# What is written in place of what; each edit is of the file as the edit before has left it.
EDITS = [
    ("another text", 'Text("Count', 'Text("The count'),
    ("another modifier", ".padding()", ".padding().background(.yellow)"),
    ("a view around the body", "VStack(spacing: 12) {", "ScrollView { VStack(spacing: 12) {"),
    ("another view in front", 'Text("The count', 'Image(systemName: "star")\n            Text("The count'),
    ("another property", "@State private var count = 0", "@State private var isOn = true\n    @State private var count = 0"),
    ("another body of a row", "Button(\"\\(name) \\(taps)\") { taps += 1 }",
     "HStack { Button(\"\\(name) \\(taps)\") { taps += 1 } }"),
    ("other elements", '["a", "b"]', '["c", "b", "a"]'),
    ("a condition", "            Row(name: \"Row\")", "            if count > 0 { Row(name: \"Row\") }"),
    ("another view of the program", "private struct Row: View",
     "struct Other: View { var body: some View { Text(\"o\") } }\n\nprivate struct Row: View"),
    ("another type of a property", "@State private var count = 0", "@State private var count = 0.0"),
]
CLOSED = "        }\n        .padding().background(.yellow)"


def run(page, source):
    def save(text):
        before = page.evaluate("galley.pictureBuild")
        with open(source, "w") as file:
            file.write(text)
        page.wait(f"galley.pictureBuild > {before}", "the saved change")

    def texts():
        return page.evaluate("document.getElementById('elements').innerText + [...document.querySelectorAll('#elements [aria-label]')]"
                             ".map(one => one.ariaLabel).join('|')")

    for label, times in [("Add", 3), ("Filter", 1), ("Pets", 2), ("Log", 1), ("Row", 2), ("b 0", 1)]:
        for _ in range(times):
            sent = page.evaluate("galley.sent")
            page.click(label)
            page.wait(f"galley.answered > {sent} && galley.answered === galley.sent", f"the click on {label}")
    wanted = ["Filter hungry", "Pets 4", "Log 1", "Row 2", "b 1"]
    check(all(one in texts() for one in wanted), "the view has state")
    text, kept = SOURCE, 0
    for name, old, new in EDITS:
        assert old in text, name
        text = text.replace(old, new, 1)
        if name == "a view around the body":
            text = text.replace("        }\n        .padding()", "        } }\n        .padding()", 1)
        save(text)
        now, state = texts(), page.evaluate("document.getElementById('state').textContent")
        is_kept = all(one in now for one in wanted) and ("ount 3" in now)
        kept += is_kept
        print(f"     {name}: {'kept' if is_kept else 'not all kept'}; “{state}”")
        if is_kept:
            check("state kept" in state, "the page says so")
        page.picture(f"40-kept-{name.replace(' ', '-')}.png")
    check(kept >= 9, f"{kept} of {len(EDITS)} edits keep the state")
    check("count: its type" in page.evaluate("document.getElementById('state').textContent"), "the page says what begins anew")
    page.evaluate("document.getElementById('restart').click()")
    page.wait("document.getElementById('elements').innerHTML.includes('Pets 2')", "the view begun anew")
    right("Restart begins anew")
