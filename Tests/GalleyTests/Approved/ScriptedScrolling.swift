import Foundation
import Galley
import GalleyTestSupport

/// Scripts of content that scrolls.
@MainActor enum ScriptedScrolling {
    static var all: [(String, () -> ToldScript)] {
        [
            ("finger", finger), ("wheel", wheel), ("pages", pages), ("aligned views", aligned),
            ("transitions", transitions),
            ("requests", requests), ("positions", positions), ("observed", observed),
            ("pinned headers", pinned), ("lazy grid", grid), ("both axes", axes), ("pulled", pulled),
        ]
    }

    private static let size = CGSize(width: 100, height: 200)

    @ViewBuilder private static func rows(_ count: Int = 12) -> some View {
        ForEach(0..<count, id: \.self) { number in
            Color.red.frame(width: 80, height: 50).accessibilityIdentifier("row \(number)").id(number)
        }
    }

    private static func finger() -> ToldScript {
        let script = ToldScript(size) { _ in ScrollView { VStack(spacing: 0) { rows(8) } } }
        script.down(50, 150)
        script.move(50, 145)
        script.move(50, 130)
        script.wait(0.1)
        script.up(50, 130)
        script.wait(1)
        script.swipe((50, 150), (50, 140), (50, 120), (50, 100))
        script.wait(0.1, 0.2, 0.5, 2)
        script.swipe((50, 50), (50, 80), (50, 120), (50, 190))
        script.wait(0.1, 3)
        script.down(50, 50)
        script.move(50, 150)
        script.up(50, 150)
        script.wait(0.1, 2)
        return script
    }

    private static func wheel() -> ToldScript {
        let script = ToldScript(size) { _ in ScrollView { VStack(spacing: 0) { rows(8) } }.scrollIndicators(.hidden) }
        script.scroll(0, 30, at: 50, 50)
        script.scroll(0, -100, at: 50, 50)
        script.scroll(0, 1000, at: 50, 50)
        script.scroll(40, 0, at: 50, 50)
        script.wait(1)
        return script
    }

    private static func pages() -> ToldScript {
        let script = ToldScript(size) { _ in
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<4) { Text("\($0)").frame(width: 100, height: 100) } }
            }
            .scrollTargetBehavior(.paging)
        }
        script.swipe((80, 100), (70, 100), (50, 100), (20, 100))
        script.wait(0.1, 0.2, 2)
        script.swipe((20, 100), (25, 100), (40, 100))
        script.wait(2)
        script.down(80, 100)
        script.move(60, 100)
        script.wait(1)
        script.up(60, 100)
        script.wait(2)
        return script
    }

    private static func aligned() -> ToldScript {
        let script = ToldScript(size) { _ in
            ScrollView { LazyVStack(spacing: 10) { rows(12) }.scrollTargetLayout() }
                .contentMargins(.top, 20, for: .scrollContent).scrollTargetBehavior(
                    .viewAligned(limitBehavior: .always))
        }
        script.swipe((50, 150), (50, 130), (50, 110), (50, 80))
        script.wait(0.1, 2)
        script.swipe((50, 150), (50, 148), (50, 130), (50, 125))
        script.wait(2)
        return script
    }

    private static func transitions() -> ToldScript {
        let script = ToldScript(size) { _ in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<8, id: \.self) { number in
                        Color.red.frame(width: 80, height: 50).accessibilityIdentifier("row \(number)")
                            .scrollTransition(
                                number % 2 == 0
                                    ? .interactive : .animated(.linear(duration: 1)).threshold(.visible(0.3))
                            ) { view, phase in
                                view.scaleEffect(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 10)
                            }
                    }
                }
            }
        }
        script.scroll(0, 20, at: 50, 50)
        script.wait(0.5)
        script.scroll(0, 45, at: 50, 50)
        script.wait(0.5, 1)
        return script
    }

    private static func requests() -> ToldScript {
        let script = ToldScript(size) { _ in
            ScrollViewReader { reader in
                VStack(spacing: 0) {
                    Button("Nine, in the middle") { reader.scrollTo(9, anchor: .center) }
                    Button("Two, nearest") { reader.scrollTo(2) }
                    Button("Last") { withAnimation(.linear(duration: 1)) { reader.scrollTo(11, anchor: .bottom) } }
                    ScrollView { LazyVStack(spacing: 0) { rows(12) } }.frame(height: 120)
                }
            }
        }
        script.tap("Nine, in the middle")
        script.tap("Two, nearest")
        script.tap("Last")
        script.wait(0.5, 1)
        return script
    }

    private static func positions() -> ToldScript {
        struct Positioned: View {
            let tell: (String) -> Void
            @State private var id: Int? = 2
            @State private var position = ScrollPosition(edge: .bottom)
            var body: some View {
                HStack(spacing: 0) {
                    ScrollView { LazyVStack(spacing: 0) { ScriptedScrolling.rows(12) }.scrollTargetLayout() }
                        .scrollPosition(id: $id, anchor: .top)
                    ScrollView { VStack(spacing: 0) { ScriptedScrolling.rows(6) } }.scrollPosition($position)
                    VStack {
                        Button("Up") { position.scrollTo(edge: .top) }
                        Button("To") { position.scrollTo(edge: .bottom) }
                        Button("Id") { withAnimation(.linear(duration: 1)) { id = 7 } }
                    }
                }
                .onChange(of: id) { tell("at \(id ?? -1)") }
                .onChange(of: position.isPositionedByUser) { tell("by hand \(position.isPositionedByUser)") }
            }
        }
        let script = ToldScript(CGSize(width: 240, height: 200)) { Positioned(tell: $0) }
        script.tap("Up")
        script.tap("To")
        script.tap("Id")
        script.wait(0.5, 1)
        script.scroll(0, 130, at: 40, 50)
        script.scroll(0, 30, at: 120, 50)
        return script
    }

    private static func observed() -> ToldScript {
        let script = ToldScript(size) { tell in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<8, id: \.self) { number in
                        Color.red.frame(width: 80, height: 50)
                            .onScrollVisibilityChange(threshold: 0.4) { tell("row \(number) seen \($0)") }
                    }
                }
            }
            .contentMargins(.vertical, 10, for: .scrollContent)
            .onScrollGeometryChange(for: [CGFloat].self) {
                [
                    $0.contentOffset.y, $0.contentSize.height, $0.visibleRect.minY, $0.visibleRect.height,
                    $0.contentInsets.top, $0.bounds.minY,
                ]
            } action: {
                tell("\($0) to \($1)")
            }
            .onScrollPhaseChange { tell("\($0) to \($1)") }
        }
        script.scroll(0, 30, at: 50, 50)
        script.swipe((50, 150), (50, 140), (50, 120), (50, 100))
        script.wait(0.2, 3)
        script.down(50, 100)
        script.move(50, 80)
        script.wait(0.5)
        script.up(50, 80)
        script.wait(1)
        return script
    }

    private static func pinned() -> ToldScript {
        let script = ToldScript(size) { _ in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<3) { row in
                                Color.red.frame(width: 80, height: 50).accessibilityIdentifier("row \(section)-\(row)")
                            }
                        } header: {
                            Color.blue.frame(height: 20).accessibilityIdentifier("header \(section)")
                        } footer: {
                            Color.green.frame(height: 10).accessibilityIdentifier("footer \(section)")
                        }
                    }
                }
            }
        }
        script.scroll(0, 60, at: 50, 50)
        script.scroll(0, 100, at: 50, 50)
        script.scroll(0, 400, at: 50, 50)
        return script
    }

    private static func grid() -> ToldScript {
        let script = ToldScript(CGSize(width: 200, height: 200)) { _ in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 45), spacing: 6), GridItem(.fixed(30))], spacing: 4) {
                    ForEach(0..<40, id: \.self) { Color.red.frame(height: 44).accessibilityIdentifier("cell \($0)") }
                }
            }
        }
        script.scroll(0, 150, at: 50, 50)
        script.scroll(0, 10_000, at: 50, 50)
        return script
    }

    private static func axes() -> ToldScript {
        let script = ToldScript(size) { _ in
            ScrollView([.horizontal, .vertical]) {
                Color.red.frame(width: 300, height: 400).accessibilityIdentifier("content")
            }
            .scrollBounceBehavior(.basedOnSize)
        }
        script.swipe((80, 150), (70, 140), (50, 110), (30, 80))
        script.wait(0.2, 3)
        script.scroll(-1000, 20, at: 50, 50)
        return script
    }

    private static func pulled() -> ToldScript {
        let script = ToldScript(CGSize(width: 200, height: 300)) { _ in
            List { ForEach(0..<3) { Text("Row \($0)") } }.refreshable {}
        }
        script.swipe((100, 60), (100, 100), (100, 200), (100, 290))
        script.wait(0.1, 2)
        return script
    }
}
