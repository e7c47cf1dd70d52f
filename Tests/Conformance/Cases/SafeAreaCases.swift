import SwiftUI

/// A guide at a quarter of the width.
private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
    fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

/// Content of 50 by 100 whose width and height depend on nothing, or on each other.
@MainActor private func content(dependent: Bool) -> some View {
    Group {
        if dependent {
            Color.red.frame(idealWidth: 50, idealHeight: 100).aspectRatio(0.5, contentMode: .fit)
        } else {
            box(50, 100)
        }
    }
}

@MainActor @CaseList
private var insetCases: [Case] {
    Case(
        "S-001", "A scroll view's content starts at the top beside a bar at the bottom", .measured,
        "SWW position/safe-area", .window(100, 200),
        [.frame("content", 0, 0, 100, 240), .frame("bar", 0, 170, 100, 30), .frame("whole", 0, 0, 100, 200)]
    ) {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<8) { _ in Color.green.frame(height: 30) } }.probe("content")
        }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("bar") }.probe("whole")
    }

    Case(
        "S-002", "What ignores the safe area reaches under a bar", .measured, "SWW position/safe-area",
        .window(100, 200), [.frame("content", 0, 0, 100, 200), .frame("bar", 0, 0, 100, 30)]
    ) {
        VStack(spacing: 0) { Color.orange.probe("content") }.ignoresSafeArea()
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).probe("bar") }
    }

    Case(
        "S-003", "Padding of the safe area moves a scroll view's content", .measured, "SWW position/safe-area-padding",
        .window(100, 150), [.frame("content", 0, 20, 100, 180), .frame("whole", 0, 0, 100, 150)]
    ) {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<6) { _ in Color.green.frame(height: 30) } }.probe("content")
        }.safeAreaPadding(.vertical, 20).probe("whole")
    }

    // 100 of content, 8 between, 20 of the bar; whatever the content is made of.
    Case(
        "S-004", "A bar beside a scroll view adds its length once", .inferred, "OSU InsetViewLayout.sizeThatFits",
        parts: [
            Part(.proposing(nil, nil), [.size(50, 128), .answer(nil, 60, (50, 60)), .answer(0, nil, (50, 128))]) {
                ScrollView { content(dependent: false) }.safeAreaInset(edge: .bottom) { box(50, 20) }
            },
            Part(.proposing(nil, nil), [.size(50, 128), .answer(nil, 60, (50, 60))]) {
                ScrollView { content(dependent: true) }.safeAreaInset(edge: .bottom) { box(50, 20) }
            },
            Part(.proposing(nil, nil), [.size(50, 120)]) {
                ScrollView { content(dependent: true) }.safeAreaInset(edge: .top, spacing: 0) { box(50, 20) }
            },
        ])

    Case(
        "S-005", "The view on the edge is as wide as it is, and so is the whole", .inferred,
        "OSU InsetViewLayout.sizeThatFits: the greater length across", .proposing(nil, nil),
        [.size(80, 60), .frame("content", 15, 0, 50, 40), .frame("bar", 0, 40, 80, 20)]
    ) { box(50, 40).probe("content").safeAreaInset(edge: .bottom, spacing: 0) { box(80, 20).probe("bar") } }

    Case(
        "S-006", "The two views' guides meet", .inferred, "OSU InsetViewLayout.childGeometry",
        parts: [
            Part(.window(200, 100), [.x("bar", 160), .x("content", 0)]) {
                Color.red.probe("content")
                    .safeAreaInset(edge: .bottom, alignment: .trailing) { box(40, 20).probe("bar") }
            },
            Part(.window(200, 100), [.x("bar", 20)]) {
                Color.red.alignmentGuide(.leading) { _ in 20 }
                    .safeAreaInset(edge: .bottom, alignment: .leading) { box(40, 20).probe("bar") }
            },
            Part(.window(200, 100), [.x("bar", 40)]) {
                Color.red.safeAreaInset(edge: .bottom, alignment: .quarter) { box(40, 20).probe("bar") }
            },
        ])
}

@MainActor @CaseList
private var marginCases: [Case] {
    Case(
        "S-010", "A container's length is that of its safe area", .documented,
        "AD containerRelativeFrame: the container's size less its safe area insets",
        parts: [
            Part(.window(200, 100), [.width("card", 160), .x("card", 20)]) {
                ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal).probe("card") }
                    .safeAreaPadding(.horizontal, 20)
            },
            Part(.window(100, 200), [.height("card", 180), .y("card", 0)]) {
                ScrollView { Color.red.containerRelativeFrame(.vertical).probe("card") }
                    .safeAreaInset(edge: .bottom, spacing: 0) { box(50, 20) }
            },
            Part(.window(100, 200), [.height("card", 130), .y("card", 50)]) {
                ScrollView { Color.red.containerRelativeFrame(.vertical).probe("card") }
                    .contentMargins(.top, 40, for: .scrollContent)
                    .safeAreaPadding(EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0))
            },
        ])

    Case(
        "S-011", "A request to scroll keeps to the content's margins", .measured, "SWW scroll/geometry row10",
        .window(120, 150), [.y("10", 20), .y("0", -180)]
    ) {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { row in box(120, 20).probe("\(row)").id(row) } }
            }.contentMargins(.top, 20, for: .scrollContent).onAppear { proxy.scrollTo(10, anchor: .top) }
        }
    }

    Case(
        "S-012", "Margins around a scroll view's content", .measured, "SWW scroll/margins",
        parts: [
            Part(.window(200, 200), [.frame("scroll", 20, 0, 160, 200), .frame("content", 40, 20, 120, 400)]) {
                ScrollView { box(120, 400).probe("content") }.contentMargins(20, for: .scrollContent).probe("scroll")
            },
            Part(.window(200, 200), [.frame("scroll", 28, 0, 144, 200), .frame("content", 40, 0, 120, 60)]) {
                ScrollView { box(120, 60).probe("content") }
                    .contentMargins(.horizontal, 12, for: .scrollContent).probe("scroll")
            },
            Part(.window(200, 200), [.frame("scroll", 40, 0, 120, 200), .frame("content", 40, 30, 120, 60)]) {
                ScrollView { box(120, 60).probe("content") }.contentMargins(.top, 30).probe("scroll")
            },
            Part(.window(200, 200), [.frame("scroll", 40, 0, 120, 200), .frame("content", 40, 0, 120, 400)]) {
                ScrollView { box(120, 400).probe("content") }.contentMargins(20, for: .scrollIndicators)
                    .probe("scroll")
            },
        ])

    // 60 of content in 200, and 400 (500 once it has grown).
    Case(
        "S-013", "Anchors by their roles", .measured, "SWW scroll/anchor-roles",
        parts: [
            Part(.window(120, 200), [.frame("content", 0, 140, 120, 60)]) {
                ScrollView { box(120, 60).probe("content") }.defaultScrollAnchor(.bottom, for: .alignment)
            },
            Part(.window(120, 200), [.frame("content", 0, 70, 120, 60)]) {
                ScrollView { box(120, 60).probe("content") }.defaultScrollAnchor(.center, for: .alignment)
            },
            Part(.window(120, 200), [.frame("content", 0, 0, 120, 400)]) {
                ScrollView { box(120, 400).probe("content") }.defaultScrollAnchor(.bottom, for: .sizeChanges)
            },
            Part(.window(120, 200), [.frame("content", 0, -200, 120, 400)]) {
                ScrollView { box(120, 400).probe("content") }.defaultScrollAnchor(.bottom)
                    .defaultScrollAnchor(.bottom, for: .sizeChanges)
            },
            Part(.window(120, 200), [.frame("content", 0, -300, 120, 500)]) {
                ScrollView { box(120, 500).probe("content") }.defaultScrollAnchor(.bottom)
                    .defaultScrollAnchor(.bottom, for: .sizeChanges)
            },
        ])
}

@MainActor @CaseList
private var styleCases: [Case] {
    let red: (CGFloat, CGFloat, CGFloat) = (255, 56, 60)

    // 100 by 200, a clear bar of 30 at the bottom, 8 between: the content ends at 162.
    Case(
        "S-020", "A style behind or in front of a view reaches under what lies on the safe area's edges", .documented,
        "AD background(_:ignoresSafeAreaEdges:), overlay(_:ignoresSafeAreaEdges:)",
        parts: [
            Part(.window(100, 200), [.pixel(50, 190, red.0, red.1, red.2), .frame("content", 0, 0, 100, 162)]) {
                Color.clear.probe("content").background(Color.red)
                    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
            },
            Part(.window(100, 200), [.pixel(50, 190, red.0, red.1, red.2)]) {
                Color.clear.overlay(Color.red).safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
            },
            Part(.window(100, 200), [.alpha(50, 190, 0), .pixel(50, 150, red.0, red.1, red.2)]) {
                Color.clear.background(Color.red, ignoresSafeAreaEdges: [])
                    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
            },
            Part(.window(100, 200), [.alpha(50, 190, 0)]) {
                Color.clear.overlay(Color.red, ignoresSafeAreaEdges: .top)
                    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
            },
            Part(.window(100, 200), [.alpha(50, 190, 0)]) {
                Color.clear.background(Color.red, in: Rectangle())
                    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
            },
        ])

    Case(
        "S-021", "A style stays where the view does not touch the safe area's edge", .measured,
        "SWW ios/representable/safearea-rule (of colours that ignore the safe area)",
        parts: [
            Part(.window(100, 200), [.alpha(50, 190, 0), .alpha(50, 155, 0), .pixel(50, 150, red.0, red.1, red.2)]) {
                Color.clear.background(Color.red).padding(.bottom, 10)
                    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
            },
            Part(.window(100, 200), [.pixel(50, 190, red.0, red.1, red.2), .alpha(2, 190, 0)]) {
                Color.clear.background(Color.red).padding(.horizontal, 5)
                    .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
            },
        ])
}

@MainActor
let safeAreaCases = Area("Safe areas and margins") {
    insetCases
    marginCases
    styleCases
}
