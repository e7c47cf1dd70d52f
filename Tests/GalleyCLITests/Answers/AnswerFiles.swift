/// The files that `AnswerTests` asks commands about, and commands that make no sense.
enum AnswerFiles {
    static let all = [
        "Card.swift": #"""
        import SwiftUI

        /// A card with a title that is cut off.
        struct Card: View {
            var title = "A title that is much too long for its frame"
            @State private var count = 0

            var body: some View {
                VStack(alignment: .leading, spacing: 6) {
                    Text(title).lineLimit(1).frame(width: 120)
                    HStack {
                        Button("More") { count += 1 }
                        Text("Count: \(count)").foregroundStyle(Color(white: 0.9))
                        Spacer()
                        Image(systemName: "star")
                    }
                }
                .padding(8)
                .frame(width: 160)
            }
        }

        #Preview("A card") { Card() }
        #Preview("Another") { Card(title: "Short").padding() }
        """#,
        "Slips.swift": #"""
        import SwiftUI

        struct Slips: View {
            @State private var name = ""
            var body: some View {
                VStack {
                    Text("A").foregroundColour(.red)
                    Text(nam)
                    Toggle("On", isOn: name)
                    Label("A", systemImag: "star")
                    Text("B").forgroundStyle(.blue)
                }
            }
        }
        """#,
        "Row.swift": #"""
        import SwiftUI

        struct Row: View, Decodable {
            var title: String
            var size: Double = 12

            var body: some View { Text(title).font(.system(size: size)).padding(4) }
        }
        """#,
        "Switch.swift": #"""
        import SwiftUI

        struct Switch: View {
            var body: some View { Toggle("On", isOn: .constant(true)).labelsHidden() }
        }
        """#,
        "rows.csv": "title\nA\n", "sizes.csv": "title,size\nAda,20\nBob,x\n", "Empty.swift": "let a = 1\n",
    ]

    static let misuse = [
        "render",
        "render Absent.swift",
        "render Card.swift -o a.png -o out/",
        "render Card.swift -o a.xyz",
        "render Card.swift --size 10x10 --device 'iPhone 16'",
        "render Card.swift --size 10",
        "render Card.swift --device 'iPhone 1'",
        "render Card.swift --preview A --view 'Card()'",
        "render Card.swift --preview A --data rows.json",
        "render Card.swift --assets none",
        "render Card.swift --ios 12",
        "render Card.swift --swift-version 7",
        "render Card.swift --appearance grey",
        "render Card.swift --dynamic-type huge",
        "render Card.swift --layout-direction up",
        "render Card.swift --locale xx_",
        "render Card.swift -o a.mp4 --frames 0...1@10 --sandbox",
        "render Card.swift --pdf-standard a-2a",
        "render Card.swift -o a.pdf --pdf-standard a-2a --no-pdf-tags",
        "render Card.swift -o a.pdf --language 12",
        "render Card.swift --scale 0",
        "render Card.swift --timeout 0",
        "render Card.swift --allow-read none",
        "render Card.swift --watch -",
        "render - --watch",
        "render Card.swift --preview Absent",
        "render Empty.swift",
        "build Empty.swift -o built",
        "batch Empty.swift --data rows.csv -o 'out/{row}.png'",
        "render Card.swift --quality 90",
        "render Card.swift --colour 3",
        "build Card.swift -o out --locale de,en",
        "build - -o out",
        "layout Card.swift --format xml",
        "explain Card.swift --at 1,2 --find Text",
        "explain Card.swift --at 1",
        "explain Card.swift --format svg",
        "explain Card.swift --places",
        "explain Card.swift --places --format json --what-if 'VStack: padding(3)'",
        "explain Card.swift --diff Card.swift --what-if 'VStack: padding(3)'",
        "explain Card.swift --what-if 'nothing'",
        "explain Card.swift --find Absent",
        "lint Card.swift --sizes 10x10 --size 10x10",
        "lint Card.swift --sizes 10",
        "snapshots - record",
        "snapshots Card.swift --tolerance 2",
        "check Card.swift --layout Card --lint",
        "check Absent.swift",
        "views Absent.swift",
        "batch Card.swift",
        "batch Card.swift --data rows.csv",
        "batch Card.swift --data rows.csv -o 'out/{row}.png' --workers 0",
        "batch Card.swift --data rows.csv -o 'out/{row}.png' --retry --restart",
        "batch Card.swift --data rows.csv -o 'out/{row}.png' --pdf-standard a-2a",
        "batch Card.swift --data rows.csv -o 'out/{row}.png' --appearance both",
        "preview -",
        "preview Card.swift --appearance both",
        "preview Card.swift --port 70000",
        "serve Card.swift --sessions 0",
        "serve Card.swift --most-message 1023",
        "serve Card.swift --idle 0",
        "serve Card.swift --sandbox --no-sandbox",
        "serve Card.swift --appearance both",
        "serve Card.swift --idle-connections 0",
        "serve Card.swift --allow-host a/b",
        "serve-images Card.swift --data rows.csv",
        "serve-images Card.swift --queue 0",
        "serve-images Card.swift --appearance both",
        "serve-images Card.swift --most-characters 0 --sign '/a.png'",
        "play - --script -",
        "play Card.swift --appearance both",
        "play Card.swift --idle 0",
        "play - --detach",
        "mcp --picture-bytes 999",
        "mcp --timeout 0",
        "mcp --memory 63",
        "lsp --memory 63",
        "lsp --pause 60001",
        "lsp --allow-read .",
        "init card .",
        "init nothing",
        "playground --workers 0",
        "playground --memory 511",
        "update --timeout 0",
        "cache nothing",
        "serve Card.swift --drain=-1",
        "serve Card.swift --origin example.com",
        "serve-images Card.swift --max-age=-1",
        "serve-images Card.swift --cache-size=-1",
        "rneder Card.swift",
        "check Card.swift --layout Card --view 'Card()'",
        "batch Row.swift --data rows.csv",
        "agents install --folder none cursor",
        "explain Card.swift --view 'Card()' --at a,b",
    ]
}
