import Foundation
import Galley
import GalleyApproved
import GalleyTestSupport
import Testing

/// What is found to be a fault, and what is told of views, as approved: rules, numbers and the roads to the views. (Wording may change:
/// then these answers are made again.)
@MainActor @Suite("Findings, approved", .enabled(if: Approved.isUsualSystem)) struct ToldInsightTests {
    private static func options(_ width: CGFloat = 300, _ height: CGFloat = 400) -> RenderOptions {
        var options = RenderOptions()
        options.canvas = CGSize(width: width, height: height)
        options.proposal = ProposedViewSize(width: width, height: height)
        return options
    }

    private static func told(_ finding: LayoutFinding) -> String {
        "\(finding.rule.rawValue) \(finding.severity.rawValue): \(finding.message) | \(finding.path.map(\.name).joined(separator: " > "))"
            + " | \(Approved.numbers(finding.frame.minX, finding.frame.minY, finding.frame.width, finding.frame.height))"
            + " | \(finding.proposals.joined(separator: " > "))" + (finding.fix.map { " | \($0)" } ?? "")
    }

    private struct Outside: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 100, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (index, view) in subviews.dropLast().enumerated() {
                view.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 70, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    private static let faults: [(String, AnyView)] = [
        (
            "cut texts",
            AnyView(
                VStack {
                    HStack {
                        Text("A title that is far too long for what is left of this row").lineLimit(1)
                        Color.red.frame(width: 200, height: 20)
                    }
                    Text("Several words that wrap into more lines than there is room for").frame(width: 100, height: 45)
                    Text("A long text in a row of equals").frame(width: 90).lineLimit(1).minimumScaleFactor(0.9)
                })
        ),
        (
            "what sticks out",
            AnyView(
                VStack {
                    Text("Wider than its frame").fixedSize().frame(width: 60)
                    Button("Taller") {}.frame(height: 8)
                    Color.red.frame(width: 500, height: 10)
                    Outside() {
                        Color.red.frame(width: 60, height: 30)
                        Color.blue.frame(width: 60, height: 30)
                        Color.green.frame(width: 60, height: 30)
                    }
                    Text("Moved out of the window").offset(x: 260)
                })
        ),
        (
            "who takes all",
            AnyView(
                VStack {
                    HStack {
                        Color.red
                        Rectangle()
                    }
                    HStack {
                        Color.red.frame(width: 300)
                        Text("Nothing is left")
                    }
                    ScrollView {
                        Color.red
                        GeometryReader { _ in Text("In a reader") }
                    }
                })
        ),
        (
            "for fingers",
            AnyView(
                VStack(spacing: 2) {
                    Button {
                    } label: {
                        Image(systemName: "xmark").font(.caption)
                    }
                    Text("Tap").font(.caption2).onTapGesture {}
                    ZStack {
                        Button("Below") {}.frame(width: 100, height: 60)
                        Button("Above") {}.offset(x: 10)
                    }
                    Toggle("Switch", isOn: .constant(true)).labelsHidden()
                })
        ),
        (
            "pictures and colours",
            AnyView(
                VStack {
                    Image("there is none")
                    Image(systemName: "no.such.symbol")
                    Text("Pale").foregroundStyle(Color(white: 0.75))
                    Text("Pale but large").font(.system(size: 30, weight: .bold)).foregroundStyle(Color(white: 0.62))
                    Text("On blue").foregroundStyle(.black).padding().background(Color.blue)
                    Text("Faded").opacity(0.3)
                    Text("Disabled").foregroundStyle(Color(white: 0.8)).disabled(true)
                    Text("Second").foregroundStyle(.secondary)
                    Text("On a gradient").foregroundStyle(.white)
                        .background(
                            LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
                })
        ),
        (
            "nothing wrong",
            AnyView(
                VStack(alignment: .leading, spacing: 16) {
                    Text("Title").font(.title)
                    Text("Text").foregroundStyle(.primary)
                    Button("Button") {}.frame(width: 100, height: 50)
                })
        ),
    ]

    @Test("Faults in layouts") func findings() throws {
        let faulty = Self.faults.map { name, view in
            ApprovedText.Part(name) {
                RenderedView(view, options: Self.options()).findings().map(Self.told).joined(separator: "\n")
            }
        }
        let screens = ToldScreens.all.map { scene in
            ApprovedText.Part(scene.name) {
                var options = Self.options(scene.windows[0].size.width, scene.windows[0].size.height)
                options.safeArea = scene.windows[0].insets
                scene.windows[0].change(&options)
                return RenderedView(scene.view, options: options).findings().map(Self.told).joined(separator: "\n")
            }
        }
        let differences = try ApprovedText("findings.txt", faulty + screens).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("Explanations in every form") func explanations() throws {
        let view = VStack(alignment: .leading) {
            Text("Title").font(.headline).padding(4)
            HStack(alignment: .firstTextBaseline) {
                Button("One") {}.buttonStyle(.bordered)
                Spacer(minLength: 20)
                Text("A longer text").layoutPriority(1)
            }
            List { Section("Rows") { Toggle("Switch", isOn: .constant(true)) } }.frame(height: 200)
            Color.red.aspectRatio(2, contentMode: .fit).frame(maxWidth: 80).opacity(0.5).offset(x: 3)
        }
        let explanation = LayoutExplanation(of: view, options: Self.options())
        let text = explanation.node("A longer text")
        let parts = [
            ApprovedText.Part("all of it") { explanation.text(all: true) },
            ApprovedText.Part("one view") { text.map { explanation.text(of: $0, all: true, engine: true) } ?? "none" },
            ApprovedText.Part("JSON") { LayoutExplanation(of: Text("One").padding(), options: Self.options()).json() },
            ApprovedText.Part("HTML") {
                let html = LayoutExplanation(of: Text("One").padding(), options: Self.options()).html(
                    title: "A & B", picture: "a.png")
                return html.split(separator: "\n").filter {
                    $0.contains("One") || $0.contains("A &amp; B") || $0.contains("a.png")
                }
                .map { String($0.prefix(300)) }.joined(separator: "\n")
            },
        ]
        let differences = try ApprovedText("told.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
