import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Numbers that no length or distance should have.
private let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 0, .leastNonzeroMagnitude, 1e-3, 1e300, .greatestFiniteMagnitude,
]

/// The places of scrolling and areas that take a number.
private enum Place: String, CaseIterable {
    case fixed, flexibleMinimum, flexibleMaximum, adaptiveMinimum, adaptiveMaximum, itemSpacing, adaptiveSpacing
    case gridSpacing, stackSpacing, rowLength, margins, anchor, alignmentAnchor, scrollAnchor
    case insetSpacing, insetLength, safeAreaPadding, containerRelative, relativeSpacing, transform, offset

    @MainActor private var rows: some View {
        ForEach(0..<40, id: \.self) { Color.red.frame(height: 20).probe("\($0)").id("row \($0)") }
    }

    @MainActor private func grid(_ item: GridItem, spacing: CGFloat? = nil) -> some View {
        ScrollView { LazyVGrid(columns: [item, GridItem(.fixed(30))], spacing: spacing) { rows } }
    }

    @MainActor func view(_ number: CGFloat) -> AnyView {
        switch self {
        case .fixed: AnyView(grid(GridItem(.fixed(number))))
        case .flexibleMinimum: AnyView(grid(GridItem(.flexible(minimum: number))))
        case .flexibleMaximum: AnyView(grid(GridItem(.flexible(maximum: number))))
        case .adaptiveMinimum: AnyView(grid(GridItem(.adaptive(minimum: number))))
        case .adaptiveMaximum: AnyView(grid(GridItem(.adaptive(minimum: 20, maximum: number))))
        case .itemSpacing: AnyView(grid(GridItem(spacing: number)))
        case .adaptiveSpacing: AnyView(grid(GridItem(.adaptive(minimum: 40), spacing: number)))
        case .gridSpacing: AnyView(grid(GridItem(), spacing: number))
        case .stackSpacing: AnyView(ScrollView { LazyVStack(spacing: number) { rows } })
        case .rowLength:
            AnyView(
                ScrollView {
                    LazyVStack { ForEach(0..<40, id: \.self) { _ in Color.red.frame(width: 5, height: number) } }
                })
        case .margins: AnyView(ScrollView { LazyVStack { rows } }.contentMargins(number))
        case .anchor: AnyView(ScrollView { rows }.defaultScrollAnchor(UnitPoint(x: number, y: number)))
        case .alignmentAnchor:
            AnyView(ScrollView { box(5, 5) }.defaultScrollAnchor(UnitPoint(x: number, y: number), for: .alignment))
        case .scrollAnchor:
            AnyView(
                ScrollViewReader { proxy in
                    ScrollView { LazyVStack { rows } }
                        .onAppear { proxy.scrollTo("row 30", anchor: UnitPoint(x: number, y: number)) }
                })
        case .insetSpacing: AnyView(Color.red.safeAreaInset(edge: .top, spacing: number) { box(10, 20) })
        case .insetLength:
            AnyView(Color.red.safeAreaInset(edge: .trailing) { Color.blue.frame(width: number, height: number) })
        case .safeAreaPadding: AnyView(ScrollView { rows }.safeAreaPadding(number))
        case .containerRelative:
            AnyView(ScrollView { Color.red.containerRelativeFrame(.horizontal) { _, _ in number } })
        case .relativeSpacing:
            AnyView(
                ScrollView { Color.red.containerRelativeFrame(.horizontal, count: .max, span: .max, spacing: number) })
        case .transform:
            AnyView(
                ScrollView { LazyVStack { rows } }.scaleEffect(number).scaleEffect(1e200).scaleEffect(1e200)
                    .ignoresSafeArea())
        case .offset:
            AnyView(ScrollView { LazyVStack { rows } }.offset(x: number, y: number).offset(x: number, y: number))
        }
    }
}

@MainActor @Suite("Odd numbers in scroll views, lazy containers and safe areas")
struct OddNumberTests {
    @Test("They stop nothing, and every length and place stays finite", arguments: Place.allCases)
    private func finite(place: Place) {
        for number in oddNumbers {
            var options = RenderOptions()
            options.canvas = CGSize(width: 300, height: 200)
            options.proposal = ProposedViewSize(width: 300, height: 200)
            options.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
            let rendered = RenderedView(place.view(number), options: options)
            var open = [rendered.record.root]
            while let node = open.popLast() {
                let frame = node.frame
                let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                #expect(numbers.allSatisfy { $0.isFinite }, "\(place) \(number): \(node.kind) \(numbers)")
                #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(place) \(number): \(node.kind)")
                open += node.children
            }
            // A picture, or an error that says why there is none.
            _ = try? rendered.pngData()
        }
    }

    @Test("A spacing that is no number is none; a track of no length has no end of them") func meaning() {
        let cells = ForEach(0..<3, id: \.self) { Color.red.frame(height: 20).probe("\($0)") }
        let plain = frames(in: 200, 100, LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { cells })
        for spacing in [CGFloat.nan, .infinity, -.infinity] {
            let items = [GridItem(.adaptive(minimum: 40), spacing: spacing)]
            #expect(frames(in: 200, 100, LazyVGrid(columns: items, spacing: spacing) { cells }) == plain)
        }
        // (200 + 8) / (0 + 8): 26 columns of no width.
        let narrow = frames(in: 200, 100, LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { cells })
        expect(narrow["2"], 16, 40, 0, 20)
        let rows = ForEach(0..<3, id: \.self) { box(20, 20).probe("\($0)") }
        #expect(frames(in: 200, 100, LazyVStack(spacing: .nan) { rows }) == frames(in: 200, 100, LazyVStack { rows }))
        let bar = frames(in: 200, 100, Color.red.probe("c").safeAreaInset(edge: .top, spacing: .nan) { box(9, 20) })
        expect(bar["c"], 0, 28, 200, 72)
    }

    @Test("Rectangles that do not meet, or are no rectangles, have nothing in common") func common() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            rect.common(with: CGRect(x: 5, y: -5, width: 10, height: 10)) == CGRect(x: 5, y: 0, width: 5, height: 5))
        #expect(rect.common(with: CGRect(x: 11, y: 0, width: 10, height: 10)) == .zero)
        for odd in oddNumbers where !odd.isFinite {
            #expect(rect.common(with: CGRect(x: odd, y: 0, width: 10, height: 10)) == .zero)
            #expect(CGRect(x: 0, y: 0, width: 10, height: odd).common(with: rect).width.isFinite)
        }
    }
}
