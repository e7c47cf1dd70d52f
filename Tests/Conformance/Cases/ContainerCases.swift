import SwiftUI

/// The setting of the recorded macOS scenes, with a proposal.
@MainActor private func mac(_ width: CGFloat?, _ height: CGFloat?) -> Setting {
    .proposing(width, height).on(.macOS, scale: 2)
}

/// Three texts in a row, or one: texts cut to the recorded widths, so that the numbers do not depend on the font.
@MainActor private var rowOrText: some View {
    ViewThatFits {
        HStack {
            t13("One").lineLimit(1).frame(width: 28.5)
            t13("Two").lineLimit(1).frame(width: 28.5)
            t13("Six").lineLimit(1).frame(width: 28.5)
        }.probe("row")
        t13("One").lineLimit(1).frame(width: 25).probe("text")
    }
}

@MainActor private var columnOrText: some View {
    ViewThatFits(in: .vertical) {
        VStack {
            t13()
            t13()
        }.probe("column")
        t13().probe("text")
    }
}

@MainActor
let containerCases = Area("Views that fit, scroll views") {
    Case(
        "T-135", "The first view that fits in its width", .measured, "SWW layout/view-that-fits",
        parts: [
            Part(mac(200, 60), [.size(of: "row", 101.5, 16), .shown("text", false)]) { rowOrText },
            Part(mac(60, 60), [.shown("row", false), .size(of: "text", 25, 16)]) { rowOrText },
            Part(mac(10, 60), [.shown("row", false), .size(of: "text", 25, 16)]) { rowOrText },
        ])

    Case(
        "T-136", "The first view that fits in its height", .measured, "SWW layout/view-that-fits",
        parts: [
            Part(mac(100, 60), [.height("column", 32), .shown("text", false)]) { columnOrText },
            Part(mac(100, 20), [.shown("column", false), .height("text", 16)]) { columnOrText },
        ])

    Case(
        "T-137", "Where only the width counts the height may be too small", .measured, "SWW layout/view-that-fits",
        .proposing(100, 8), [.size(of: "first", 58, 16), .shown("second", false)]
    ) {
        ViewThatFits(in: .horizontal) {
            HStack {
                box(25, 16)
                box(25, 16)
            }.probe("first")
            box(10, 4).probe("second")
        }
    }

    Case(
        "T-138", "A scroll view is as wide as its content", .measured, "SWW scroll/basic", .window(300, 200),
        [.frame("scroll", 90, 0, 120, 200), .y("content", 0)]
    ) {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<3) { _ in box(120, 20) } }.probe("content")
        }.probe("scroll")
    }

    Case(
        "T-139", "A scroll view overflows with its content", .measured, "SWW scroll/wide", .window(300, 200),
        [.frame("scroll", -50, 0, 400, 200)]
    ) {
        ScrollView { box(400, 20) }.probe("scroll")
    }

    Case(
        "T-140", "A horizontal scroll view is as tall as its content", .measured, "SWW scroll/horizontal",
        .window(300, 200), [.size(of: "scroll", 300, 40)]
    ) {
        ScrollView(.horizontal) { HStack { box(30, 40) } }.probe("scroll")
    }

    Case(
        "T-141", "A scroll view between texts takes the rest", .measured, "SWW scroll/between",
        .window(100, 200).on(.macOS, scale: 2),
        [.height("a", 16), .y("scroll", 16), .height("scroll", 168), .y("b", 184), .height("b", 16)]
    ) {
        VStack(spacing: 0) {
            t13().probe("a")
            ScrollView { box(20, 400) }.probe("scroll")
            t13().probe("b")
        }
    }

    Case(
        "T-142", "Several views in a scroll view are a column", .measured, "SWW scroll/children",
        .window(300, 200).on(.macOS, scale: 2),
        [
            .y("a", 0), .y("box", 24.15087890625), .y("b", 58.893).within(1e-3),
            .of("b", "end", 74.893) { $0.maxY }.within(1e-3),
        ]
    ) {
        ScrollView {
            t13().probe("a")
            box(60, 30).probe("box")
            t13("Two").probe("b")
        }
    }

    Case(
        "T-143", "Padding inside a scroll view", .measured, "SWW scroll/padded", .window(300, 200),
        [.width("scroll", 152), .height("content", 432)]
    ) {
        ScrollView { box(120, 400).padding().probe("content") }.probe("scroll")
    }

    Case(
        "T-144", "A scroll view that starts at its end", .measured, "SWW scroll/anchor", .window(100, 200),
        [.y("content", -200)]
    ) {
        ScrollView { box(50, 400).probe("content") }.defaultScrollAnchor(.bottom)
    }
}
