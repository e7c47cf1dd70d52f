import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

/// What is drawn of controls, as on iOS; sizes are those of rules.md §18.2.
@MainActor @Suite("The look of controls")
struct ControlLookTests {
    @Test(
        "A button with a circle for a border is as wide as it is tall",
        arguments: [ControlSize.small, .regular, .large])
    func circle(controlSize: ControlSize) {
        let padding: CGFloat = controlSize == .small ? 5 : controlSize == .large ? 15 : 7
        let button = Button("More", systemImage: "ellipsis") {}.labelStyle(.iconOnly)
            .buttonStyle(.bordered).buttonBorderShape(.circle).controlSize(controlSize)
        let font: Font = controlSize == .small ? .subheadline : .body
        let symbol = size(of: Image(systemName: "ellipsis").font(font), nil, nil)
        // The dots are wide and low: as a capsule the button was low, too.
        #expect(symbol.width > symbol.height)
        expect(size(of: button, nil, nil), symbol.width + 2 * padding, symbol.width + 2 * padding)
    }

    @Test("Of two texts in a label the second stands below the first") func subtitles() throws {
        let toggle = Toggle(isOn: .constant(true)) {
            Text("Title")
            Text("Subtitle")
        }
        let content = LabeledContent {
            Text("Value")
        } label: {
            Text("Title")
            Text("Subtitle")
        }
        for root in [screen(toggle), screen(content)] {
            let (title, subtitle) = try (#require(root.named("Title")), #require(root.named("Subtitle")))
            expect(subtitle.frame.minX, title.frame.minX)
            expect(subtitle.frame.minY, title.frame.maxY + 2)
            #expect(subtitle.frame.height < title.frame.height)
        }
    }

    @Test("A field that grows downwards has its lines, and as many as are reserved") func tallFields() {
        let (two, three) = (size(of: Text("a\nb"), nil, nil).height, size(of: Text("a\nb\nc"), nil, nil).height)
        func height(_ field: some View) -> CGFloat { size(of: field, 300, nil).height }
        let field = TextField("Notes", text: .constant("a\nb\nc"), axis: .vertical)
        expect(height(field), three)
        expect(height(field.lineLimit(2)), two)
        expect(
            height(TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(3, reservesSpace: true)), three
        )
        expect(height(TextField("Notes", text: .constant("a\nb")).lineLimit(3)), 22)
        expect(height(field.textFieldStyle(.roundedBorder)), three + 12)
        let short = TextField("Notes", text: .constant("a"), axis: .vertical)
        expect(height(short.textFieldStyle(.roundedBorder)), 34)
    }

    // AccessibilitySnapshot's pictures of iOS 18.5 and 26.2, SwiftUITextEntry: nine dots of 7⅓, the second from 11⅔ on, the ninth
    // from 83⅔ on, from 6⅔ to 14 below the field's top.
    @Test("Dots of secure fields") func secureDots() {
        var options = RenderOptions()
        options.scale = 3
        options.proposal = ProposedViewSize(width: 402, height: nil)
        let rendered = RenderedView(SecureField("Password", text: .constant("secret123")), options: options)
        let dots = rendered.displayList.marks.compactMap { mark -> CGRect? in
            guard case .fill(let path, _, _) = mark else { return nil }
            return path.boundingRect
        }
        #expect(dots.count == 1)
        let box = dots.first ?? .zero
        #expect(abs(box.minX - 1.5) < 0.2 && abs(box.maxX - 91) < 0.34, "\(box)")
        #expect(abs(box.minY - 20 / 3.0) < 0.2 && abs(box.maxY - 14) < 0.2, "\(box)")
        expect(rendered.size.height, 61 / 3.0)
    }

    @Test("A group box in another has another ground", arguments: [ColorScheme.light, .dark])
    func nestedBoxes(scheme: ColorScheme) throws {
        let boxes = GroupBox { GroupBox { Color.clear.frame(height: 20) } }
        let pixels = try Pixels(in: 200, 84, boxes.environment(\.colorScheme, scheme))
        let isDark = scheme == .dark
        #expect(pixels[100, 8] == (isDark ? [28, 28, 30, 255] : [242, 242, 247, 255]))
        #expect(pixels[100, 24] == (isDark ? [44, 44, 46, 255] : [255, 255, 255, 255]))
    }

    @Test("The wheel of progress is light in the dark") func spinner() throws {
        func spoke(_ scheme: ColorScheme) throws -> [UInt8] {
            try Pixels(in: 40, 40, ProgressView().environment(\.colorScheme, scheme))[20, 12]
        }
        let (light, dark) = try (spoke(.light), spoke(.dark))
        #expect(light[0] < 60 && light[3] > 150, "\(light)")
        #expect(dark[0] > 150 && dark[3] == light[3], "\(dark)")
    }

    @Test("The ground of page dots can be told from a dark page") func pageDots() throws {
        func ground(_ scheme: ColorScheme) throws -> [UInt8] {
            let pages = TabView {
                Color.clear
                Color.clear
            }
            .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
            return try Pixels(in: 200, 200, pages.environment(\.colorScheme, scheme))[82, 176]
        }
        #expect(try ground(.light) == [0, 0, 0, 64])
        #expect(try ground(.dark) == [51, 51, 51, 51])
    }

    @Test("The wheels of a date lie on one band") func wheels() throws {
        let picker = DatePicker(
            "", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)), displayedComponents: .date
        )
        .datePickerStyle(.wheel).labelsHidden()
        let pixels = try Pixels(in: 320, 216, picker)
        // In the middle of the first column, and between it and the second.
        #expect(pixels[20, 108][3] > 0)
        #expect(pixels[120, 108] == pixels[20, 108])
        #expect(pixels[120, 80][3] == 0)
    }

    @Test("What is disabled is dimmed once, its label and its value") func disabled() {
        func opacities(_ items: [DrawItem], _ outer: Double) -> [Double] {
            items.flatMap { item -> [Double] in
                guard case .group(let group) = item else { return [outer] }
                if case .opacity(let own) = group.effect { return opacities(group.items, outer * own) }
                return opacities(group.items, outer)
            }
        }
        func drawn(_ view: some View) -> Set<Double> {
            Set(opacities(RenderedView(view.disabled(true).frame(width: 300)).displayList.items, 1))
        }
        #expect(drawn(DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))) == [0.5])
        #expect(drawn(ColorPicker("Color", selection: .constant(.red))) == [0.5])
        let picker = Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
        #expect(drawn(picker.pickerStyle(.segmented)) == [0.5])
        // As a button's title is: not faded, in the colour of what cannot be used.
        #expect(drawn(picker) == [1])
    }
}
