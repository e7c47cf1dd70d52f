import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

@MainActor @Suite("Layout lint")
struct LayoutLintTests {
    private func findings(
        of view: some View, _ width: CGFloat? = 300, _ height: CGFloat? = 400, dark: Bool = false
    ) -> [LayoutFinding] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        if let width, let height { options.canvas = CGSize(width: width, height: height) }
        if dark { options.colorScheme = .dark }
        return RenderedView(view, options: options).findings()
    }

    private func rules(_ findings: [LayoutFinding]) -> [LayoutFinding.Rule] { findings.map(\.rule) }

    private struct Pile: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
        }
    }

    // MARK: Planted faults

    @Test("Text that is cut, with what it needs and what decides it") func textCut() throws {
        let view = HStack {
            Text("A title that is far too long for this")
            Color.red.frame(width: 200, height: 20)
        }.lineLimit(1)
        let found = findings(of: view)
        #expect(rules(found) == [.textCut])
        let finding = try #require(found.first)
        #expect(finding.message.hasPrefix("\"A title that is far too long for this\" is cut to \"A"))
        #expect(finding.message.contains("it was offered 92 of the "))
        #expect(finding.message.hasSuffix("and lineLimit is 1."))
        #expect(finding.path.map(\.kind).suffix(2) == ["HStack", "Text"])
        // The rigid view of 200 took its length of the 292 that a gap of 8 leaves.
        #expect(finding.proposals == ["HStack 300×400", "Text 92×400"])
        // The colour cannot be narrower: a priority would change nothing.
        #expect(finding.fix == "a higher lineLimit, or minimumScaleFactor(0.8)")
    }

    @Test("Text that is cut for want of height") func textCutByHeight() throws {
        let view = Text("Several words that wrap into more lines than there is room for in this frame")
            .frame(width: 100, height: 45)
        let finding = try #require(findings(of: view).first)
        #expect(finding.rule == .textCut)
        #expect(finding.message.hasSuffix("and was offered 45 of height."))
        #expect(finding.fix?.contains("fixedSize") == true)
    }

    @Test("A text wider than its frame") func overflow() throws {
        let view = Text("A line that may not wrap").fixedSize().frame(width: 60).padding(100)
        let found = findings(of: view)
        #expect(rules(found) == [.overflow])
        #expect(found[0].message.contains("wider than the frame around it"))
    }

    @Test("Content beyond the window: the stack that is too long is told, not its views") func canvasOverflow() throws {
        let view = HStack { ForEach(0..<6) { _ in Color.red.frame(width: 80, height: 50) } }
        let found = findings(of: view)
        #expect(rules(found) == [.canvasOverflow])
        #expect(found[0].path.last?.kind == "HStack")
        // 6 × 80 and five gaps of 8 are 520.
        #expect(found[0].message.contains("reaches 220 beyond the width of 300: it is 520, and was offered 300."))
        #expect(found[0].message.contains("80 + 80 + 80 + 80 + 80 + 80 and gaps of 40 make that."))
    }

    @Test("Two greedy views share a stack") func greedySiblings() throws {
        let view = VStack {
            ScrollView { Text("one") }
            ScrollView { Text("two") }
        }
        let found = findings(of: view)
        #expect(rules(found) == [.greedySiblings])
        #expect(found[0].message.contains("each take all the height that they can get in VStack"))
    }

    @Test("A view for which nothing is left") func zeroSize() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 180, height: 20)
            Color.blue.frame(width: 120, height: 20)
            Color.green.frame(maxWidth: 40, maxHeight: 20)
        }
        let found = findings(of: view)
        #expect(rules(found) == [.zeroSize])
        #expect(found[0].message.contains("has a width of 0: of the 300 that HStack was proposed"))
    }

    @Test("A subview that a layout does not place") func unplaced() throws {
        let found = findings(
            of: Pile {
                Color.red; Color.blue.frame(width: 20, height: 20)
            })
        #expect(rules(found) == [.unplaced])
        #expect(found[0].message.contains("Pile does not place"))
    }

    @Test("A length of 10, because nothing is proposed") func idealFallback() throws {
        let found = findings(
            of: ScrollView {
                VStack {
                    Text("above"); Color.red
                }
            })
        #expect(rules(found) == [.idealFallback])
        #expect(found[0].message.contains("is 10 tall"))
        #expect(found[0].message.contains("what scrolls is proposed no height"))
    }

    @Test("Targets under 44 points") func tapTarget() throws {
        let found = findings(of: Color.red.frame(width: 30, height: 50).onTapGesture {})
        #expect(rules(found) == [.tapTarget])
        #expect(found[0].message.contains("is 30×50"))
        let button = findings(
            of: Button {
            } label: {
                Color.red.frame(width: 20, height: 20)
            })
        #expect(rules(button) == [.tapTarget])
        let large = Color.red.frame(width: 20, height: 20).frame(width: 44, height: 44).contentShape(Rectangle())
            .onTapGesture {}
        #expect(findings(of: large).isEmpty)
    }

    @Test("Targets over each other") func tapOverlap() throws {
        let view = HStack(spacing: -20) {
            Color.red.frame(width: 60, height: 60).onTapGesture {}
            Color.blue.frame(width: 60, height: 60).onTapGesture {}
        }
        let found = findings(of: view)
        #expect(rules(found) == [.tapOverlap])
        #expect(found[0].message.contains("lie over each other by 20×60"))
    }

    @Test("Symbols and images that there are none of") func missing() throws {
        let found = findings(
            of: VStack {
                Image(systemName: "no.such.symbol"); Image("no-such-image").resizable()
            })
        #expect(Set(rules(found)) == [.missingSymbol, .missingImage])
        #expect(found.contains { $0.message == "There is no symbol \"no.such.symbol\"." })
        #expect(found.contains { $0.message == "There is no image \"no-such-image\"." })
    }

    @Test("Contrast under WCAG AA, by the colours that are drawn") func contrast() throws {
        // #767676 on white is 4.54 : 1, #777777 is 4.48 : 1 (WCAG's own example of the border).
        let gray = { (value: Double) in Color(red: value / 255, green: value / 255, blue: value / 255) }
        let found = findings(of: Text("Readable?").foregroundColor(gray(0x77)))
        #expect(rules(found) == [.contrast])
        #expect(found[0].message.contains("contrast of 4.48 : 1 (#777777 on #FFFFFF)"))
        #expect(found[0].severity == .warning)
        #expect(findings(of: Text("Readable?").foregroundColor(gray(0x76))).isEmpty)
        // Large text needs 3 : 1.
        #expect(findings(of: Text("Readable?").font(.largeTitle).foregroundColor(gray(0x77))).isEmpty)
        // The system's own secondary colour is worth a note.
        #expect(findings(of: Text("Readable?").foregroundStyle(.secondary)).allSatisfy { $0.severity == .note })
        #expect(findings(of: Text("Dark on dark").foregroundColor(gray(0x22)), dark: true).map(\.rule) == [.contrast])
    }

    @Test("A lazy grid that places its columns outside of itself") func placedOutside() {
        let columns = Array(repeating: GridItem(.fixed(200)), count: 2)
        let found = findings(
            of: LazyVGrid(columns: columns) { ForEach(0..<4) { Color.red.frame(height: CGFloat($0 + 1)) } })
        #expect(rules(found) == [.placedOutside])
    }

    @Test("Every rule has a planted fault above") func everyRule() {
        #expect(LayoutFinding.Rule.allCases.count == 13)
    }

    // MARK: Nothing to find

    @Test("Views that are as they should be") func innocent() {
        let views: [AnyView] = [
            AnyView(Text("Hello")),
            AnyView(
                VStack {
                    Text("Title").font(.title); Text("Several words that wrap into lines where the room is narrow")
                }),
            AnyView(
                HStack {
                    Text("Name"); Spacer(); Text("Value")
                }),
            AnyView(
                HStack {
                    Color.red; Color.blue
                }),
            AnyView(Image(systemName: "star").frame(width: 18, height: 18)),
            AnyView(ScrollView { VStack { ForEach(0..<60) { Text("Row \($0)") } } }),
            AnyView(Color.red.frame(width: 500, height: 20).offset(x: 10).clipped().frame(width: 200).clipped()),
            AnyView(Button("Done") {}.buttonStyle(.borderedProminent)),
            AnyView(
                ZStack {
                    Color.red.frame(width: 50, height: 50).onTapGesture {}; Text("over")
                }),
            AnyView(Text("x").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)),
            AnyView(Text("hidden and cut away entirely by a frame").lineLimit(1).frame(width: 20).hidden()),
            AnyView(List { ForEach(0..<50) { Text("Row \($0)") } }),
        ]
        for (index, view) in views.enumerated() {
            let warnings = findings(of: view).filter { $0.severity == .warning }
            #expect(warnings.isEmpty, "\(index): \(warnings.map(\.message))")
        }
    }

    // MARK: Text that something lies over

    private struct Page: View {
        var body: some View {
            NavigationStack {
                List { ForEach(0..<40) { Text("Row \($0)") } }.navigationTitle("Rows")
            }
        }
    }

    private func onPhone(_ view: some View, dark: Bool) -> [LayoutFinding] {
        var options = RenderOptions()
        options.takeWindow()
        options.chrome = true
        options.colorScheme = dark ? .dark : .light
        return RenderedView(view, options: options).findings().filter { $0.severity == .warning }
    }

    @Test("What a presentation lies over or dims is nobody's text to read", arguments: [false, true])
    func belowPresentations(dark: Bool) {
        let shown = Binding.constant(true)
        let views: [AnyView] = [
            AnyView(Page().sheet(isPresented: shown) { Text("Sheet") }),
            AnyView(Page().sheet(isPresented: shown) { Text("Sheet").presentationDetents([.medium]) }),
            AnyView(Page().fullScreenCover(isPresented: shown) { Text("Cover") }),
            AnyView(
                Page().alert("Delete?", isPresented: shown) {
                    Button("Delete", role: .destructive) {}
                }),
            AnyView(Page().confirmationDialog("Share", isPresented: shown) { Button("Copy") {} }),
        ]
        for (index, view) in views.enumerated() {
            let found = onPhone(view, dark: dark)
            #expect(found.isEmpty, "\(index): \(found.map(\.message))")
        }
        // What the sheet itself says still counts.
        let pale = Text("Pale").foregroundColor(Color(white: dark ? 0.2 : 0.85))
        #expect(onPhone(Page().sheet(isPresented: shown) { pale }, dark: dark).map(\.rule) == [.contrast])
    }

    @Test("Text that scrolls below a translucent bar is as faint as the bar makes it", arguments: [false, true])
    func belowBars(dark: Bool) {
        let bar = Rectangle().fill(.ultraThinMaterial).frame(height: 200)
        let rows = ScrollView { VStack { ForEach(0..<60) { Text("Row \($0)") } } }
        #expect(findings(of: rows.safeAreaInset(edge: .bottom) { bar }, dark: dark).isEmpty)
        let tabs = TabView {
            Page().tabItem { Label("One", systemImage: "star") }
            Text("Two").tabItem { Label("Two", systemImage: "heart") }
        }
        #expect(onPhone(tabs, dark: dark).isEmpty)
        // A frame drawn over a text changes nothing of its colour; an opacity of its own does.
        let gray = Color(white: 0x77 / 255.0)
        let framed = Text("Readable?").foregroundColor(gray).overlay { Rectangle().stroke(.red) }
        let clear = Text("Readable?").foregroundColor(.black).opacity(0.4).overlay { Rectangle().stroke(.red) }
        #expect(findings(of: framed).map(\.rule) == [.contrast])
        #expect(findings(of: clear).map(\.rule) == [.contrast])
    }

    @Test("Of controls that cannot be used WCAG asks nothing") func disabledControls() {
        let day = Binding.constant(Date(timeIntervalSince1970: 0))
        let one = Binding.constant(1)
        let views: [AnyView] = [
            AnyView(Stepper("Stepper", value: one)), AnyView(DatePicker("Day", selection: day)),
            AnyView(ColorPicker("Colour", selection: .constant(Color.red))),
            AnyView(Toggle("Toggle", isOn: .constant(true))), AnyView(TextField("Name", text: .constant("Ada"))),
            AnyView(Picker("Picker", selection: one) { Text("One").tag(1) }.pickerStyle(.segmented)),
            AnyView(Picker("Picker", selection: one) { Text("One").tag(1) }.pickerStyle(.menu)),
            AnyView(Picker("Picker", selection: one) { Text("One").tag(1) }.pickerStyle(.wheel)),
        ]
        for (index, view) in views.enumerated() {
            let warnings = findings(of: view.disabled(true)).filter { $0.severity == .warning }
            #expect(warnings.isEmpty, "\(index): \(warnings.map(\.message))")
        }
    }

    // MARK: Longer words

    @Test("The pseudo-language lengthens what would be translated") func pseudoLanguage() {
        // Four letters get four more: two vowels, and a word for the rest.
        #expect(PseudoLanguage.lengthened("Save") == "[Saavee one]")
        #expect(PseudoLanguage.lengthened("%lld of %@").contains("%lld"))
        #expect(PseudoLanguage.lengthened("%lld of %@").contains("%@"))
        #expect(PseudoLanguage.lengthened("42") == "42")
        var options = RenderOptions()
        options.locale = Locale(identifier: "en_XA")
        let long = LayoutRecord(of: Text("A few words"), options: options).size.width
        let plain = LayoutRecord(of: Text("A few words")).size.width
        #expect(long > plain * 1.3)
        let verbatim = LayoutRecord(of: Text(verbatim: "A few words"), options: options).size.width
        expect(verbatim, plain)
    }
}
