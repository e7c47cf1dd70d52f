import Foundation
import Galley

@testable import GalleyExtraLayouts

/// Views of every container, side by side with what they react to: guides, spacing, priorities, direction.
@MainActor enum ApprovedViews {
    /// Views with different preferences for spacing and guides.
    @ViewBuilder private static var some: some View {
        Text("First").font(.title)
        Text("second, which is long enough to wrap")
        Color.red.frame(width: 20, height: 12).alignmentGuide(.bottom) { $0[.top] + 3 }
        Divider()
        Rectangle().frame(minWidth: 10, idealWidth: 40, maxWidth: 90).layoutPriority(1)
        Spacer(minLength: 7)
        Text("last\nlines").alignmentGuide(.leading) { _ in -6 }.alignmentGuide(.firstTextBaseline) {
            $0[.lastTextBaseline]
        }
    }

    @ViewBuilder private static var few: some View {
        Text("A")
        Color.blue.frame(width: 14, height: 9)
        Text("words in two lines").layoutPriority(-1)
    }

    private static let layouts: [(String, AnyLayout)] = [
        ("row", AnyLayout(HStackLayout())), ("row at the top, 5", AnyLayout(HStackLayout(alignment: .top, spacing: 5))),
        ("row on baselines", AnyLayout(HStackLayout(alignment: .firstTextBaseline))),
        ("row on last baselines, -3", AnyLayout(HStackLayout(alignment: .lastTextBaseline, spacing: -3))),
        ("column", AnyLayout(VStackLayout())),
        ("column to the left, 4", AnyLayout(VStackLayout(alignment: .leading, spacing: 4))),
        ("column to the right", AnyLayout(VStackLayout(alignment: .trailing))), ("depth", AnyLayout(ZStackLayout())),
        ("depth in a corner", AnyLayout(ZStackLayout(alignment: .bottomTrailing))),
        ("depth on baselines", AnyLayout(ZStackLayout(alignment: .leadingFirstTextBaseline))),
        (
            "grid without rows of its own",
            AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: nil))
        ),
        ("flow", AnyLayout(FlowLayout())), ("radial", AnyLayout(RadialLayout())),
        ("masonry", AnyLayout(MasonryLayout(columns: 2))),
        ("spaced column", AnyLayout(SpacedColumn())), ("guided row", AnyLayout(GuidedRow())),
    ]

    static func all(_ log: LayoutLog) -> [(String, AnyView)] {
        layouts.flatMap { name, layout in
            [
                (name, AnyView(layout { some })),
                (
                    "\(name) in a row",
                    AnyView(
                        HStack(alignment: .firstTextBaseline) {
                            Text("before"); layout { few }; Text("behind").font(.largeTitle)
                        })
                ),
                (
                    "\(name) in a column",
                    AnyView(
                        VStack(alignment: .leading) {
                            Text("before"); layout { few }; Color.red.frame(width: 30, height: 4)
                        })
                ),
            ]
        } + containers + grids(log)
    }

    private static var containers: [(String, AnyView)] {
        [
            ("HStack", AnyView(HStack { some })),
            ("HStack of baselines", AnyView(HStack(alignment: .lastTextBaseline, spacing: 3) { some })),
            ("VStack", AnyView(VStack { some })),
            ("VStack to the right", AnyView(VStack(alignment: .trailing, spacing: 0) { some })),
            ("ZStack", AnyView(ZStack(alignment: .topTrailing) { some })),
            ("LazyVStack", AnyView(ScrollView { LazyVStack(alignment: .leading, spacing: nil) { some } })),
            ("LazyHStack", AnyView(ScrollView(.horizontal) { LazyHStack(spacing: 2) { some } })),
            (
                "priorities",
                AnyView(
                    HStack(spacing: 1) {
                        Text("a longer text of low priority").layoutPriority(-2); Text("middle words");
                        Text("high words").layoutPriority(3); Color.red
                    })
            ),
            (
                "equal priorities",
                AnyView(
                    VStack {
                        Rectangle().frame(minHeight: 5, maxHeight: 30).layoutPriority(1);
                        Rectangle().frame(minHeight: 50).layoutPriority(1); Rectangle()
                    })
            ),
            (
                "fits",
                AnyView(
                    ViewThatFits(in: .horizontal) {
                        Text("a text that is far too long to fit into anything"); Text("shorter text"); Text("s")
                    })
            ),
            (
                "fits down",
                AnyView(
                    ViewThatFits(in: .vertical) {
                        Color.red.frame(height: 300); Color.blue.frame(height: 30)
                    }.frame(height: 60))
            ),
            (
                "fits nothing",
                AnyView(
                    ViewThatFits {
                        Color.red.frame(width: 900, height: 900); Color.blue.frame(width: 800, height: 800)
                    })
            ),
            (
                "overlay",
                AnyView(
                    Text("base").padding().overlay(alignment: .bottomTrailing) { some }.background(
                        alignment: .topLeading
                    ) { few })
            ),
            (
                "safe areas",
                AnyView(
                    Color.red.safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { Text("bar") }.safeAreaInset(
                        edge: .trailing
                    ) { Color.blue.frame(width: 17) }.safeAreaPadding(.horizontal, 5))
            ),
            (
                "aspect ratios",
                AnyView(
                    HStack {
                        Color.red.aspectRatio(2, contentMode: .fit);
                        Color.blue.aspectRatio(0.5, contentMode: .fill).frame(width: 20, height: 30);
                        Circle().aspectRatio(contentMode: .fit)
                    })
            ),
            (
                "fixed sizes",
                AnyView(
                    VStack {
                        Text("a text that does not wrap though it is long").fixedSize();
                        Text("a text that may become tall without end").fixedSize(horizontal: false, vertical: true);
                        Color.red.fixedSize()
                    })
            ),
            (
                "frames",
                AnyView(
                    VStack {
                        Text("x").frame(width: 50, alignment: .trailing);
                        Text("x").frame(minWidth: 10, maxWidth: .infinity, minHeight: 30, alignment: .bottomLeading);
                        Text("x").frame(idealWidth: 33, idealHeight: 12).fixedSize();
                        Color.red.frame(minWidth: 400, maxHeight: 3)
                    })
            ),
            (
                "moved",
                AnyView(
                    VStack {
                        Text("offset").offset(x: 5, y: -7); Text("position").position(x: 30, y: 8).frame(height: 20);
                        Text("padding").padding(.leading, 12).padding(.vertical, -3)
                    })
            ),
            (
                "scroll",
                AnyView(
                    ScrollView([.horizontal, .vertical]) {
                        VStack(alignment: .leading) { ForEach(0..<12) { Text("Row \($0) of a list that scrolls") } }
                    }.contentMargins(6))
            ),
            (
                "reader",
                AnyView(
                    GeometryReader { proxy in
                        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))").frame(
                            width: proxy.size.width / 2, height: 20)
                    })
            ),
            (
                "hidden and empty",
                AnyView(
                    HStack {
                        Text("a").hidden(); EmptyView(); Group { few }; if true { Text("if") }
                    })
            ),
            (
                "lazy grid",
                AnyView(
                    LazyVGrid(
                        columns: [
                            GridItem(.fixed(30)), GridItem(.flexible(minimum: 20, maximum: 60), spacing: 3),
                            GridItem(.adaptive(minimum: 25), alignment: .topTrailing),
                        ], alignment: .leading, spacing: 4
                    ) { some })
            ),
            (
                "lazy rows",
                AnyView(
                    LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(20), alignment: .bottom)], spacing: nil) {
                        some
                    }.frame(height: 90))
            ),
            (
                "container relative",
                AnyView(
                    ScrollView(.horizontal) {
                        HStack {
                            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6);
                            Text("t").containerRelativeFrame(.vertical) { length, _ in length / 4 }
                        }
                    })
            ),
        ]
    }

    private static func grids(_ log: LayoutLog) -> [(String, AnyView)] {
        [
            (
                "grid",
                AnyView(
                    Grid {
                        GridRow { some }; GridRow { few }
                    })
            ),
            (
                "grid of spans",
                AnyView(
                    Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 2) {
                        GridRow {
                            Text("Name"); Color.red.frame(maxWidth: 120, maxHeight: 30);
                            Text("A longer text that wraps")
                        };
                        GridRow(alignment: .firstTextBaseline) {
                            Text("Two").font(.largeTitle); Text("spans two columns of the grid").gridCellColumns(2)
                        }; Divider().gridCellUnsizedAxes(.horizontal);
                        GridRow {
                            Color.blue.frame(width: 20, height: 20).gridCellAnchor(.bottomTrailing);
                            Color.green.frame(width: 40, height: 40).gridColumnAlignment(.trailing); Text("end")
                        }
                    })
            ),
            (
                "grid of wide spans",
                AnyView(
                    Grid(horizontalSpacing: 4) {
                        GridRow {
                            Text("wide enough for three").gridCellColumns(3); Text("x")
                        };
                        GridRow {
                            Text("a"); Text("b").gridCellColumns(2);
                            Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
                        };
                        GridRow {
                            Color.clear.gridCellUnsizedAxes(.vertical); Text("c");
                            Text("d").gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)); Text("e"); Text("f")
                        }
                    })
            ),
            (
                "grid without rows",
                AnyView(
                    Grid {
                        Text("alone"); Text("another, longer")
                    })
            ), ("empty grid", AnyView(Grid { GridRow {} })),
            (
                "grid on baselines",
                AnyView(
                    Grid(alignment: .trailingLastTextBaseline, verticalSpacing: nil) {
                        GridRow {
                            Text("big").font(.largeTitle); Text("two\nlines");
                            Text("x").alignmentGuide(.lastTextBaseline) { _ in 2 }
                        };
                        GridRow(alignment: .top) {
                            Text("1"); Color.red.frame(height: 30); Text("3")
                        }
                    })
            ),
            (
                "grid that must shrink",
                AnyView(
                    Grid {
                        GridRow {
                            Text("several words in a cell").layoutPriority(1); Text("and several more in another");
                            Rectangle()
                        };
                        GridRow {
                            Text("one"); Spacer(minLength: 4); Rectangle().frame(maxWidth: 20)
                        }
                    })
            ),
            ("told", AnyView(ToldLayout(log: log) { some })),
            (
                "told in a row",
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        Text("a"); ToldLayout(log: log) { few }; Text("b")
                    })
            ),
            (
                "told from right to left",
                AnyView(
                    VStack(alignment: .center) {
                        Text("a"); ToldLayout(log: log, gap: 8) { few }; Color.red.frame(width: 50, height: 3)
                    }.environment(\.layoutDirection, .rightToLeft))
            ),
            ("told in any layout", AnyView(AnyLayout(ToldLayout(log: log)) { few })),
            ("told without subviews", AnyView(ToldLayout(log: log) {})),
        ]
    }
}
