import SwiftUI

private enum Marker: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
    fileprivate static let marker = HorizontalAlignment(Marker.self)
}

/// Notes numbers of its only view's dimensions.
struct DimensionReader: Layout {
    let name: String
    let read: @Sendable (ViewDimensions) -> CGFloat

    init(_ name: String, _ read: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        self.name = name
        self.read = read
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let subview = subviews.first { note(name, read(subview.dimensions(in: proposal))) }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// The setting of the recorded macOS scenes.
private let mac = Setting.proposing(nil, nil).on(.macOS, scale: 2)

@MainActor
let alignmentCases = Area("Alignment") {
    Case(
        "T-115", "Leading guides given by closures", .measured, "SWW alignment-guide", .window(300, 200),
        [.frame("stack", 75, 66, 150, 68), .x("a", 75), .x("b", 175), .x("c", 160)],
        dispute: Dispute(
            chosen: "a stack's extent is the union of its aligned children, which the recording cannot tell apart",
            alternative: "OSU's union also contains the guide itself; the numbers here are the same")
    ) {
        VStack(alignment: .leading, spacing: 4) {
            box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a")
            box(50, 20).probe("b")
            box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
        }.probe("stack")
    }

    Case(
        "T-116", "A centre guide given by a closure", .model, "model of the rules", .window(300, 100),
        [.x("a", 100), .x("b", 110)]
    ) {
        VStack(alignment: .center, spacing: 0) {
            box(100, 20).probe("a")
            box(40, 20).probe("b").alignmentGuide(HorizontalAlignment.center) { $0.width / 2 + 20 }
        }
    }

    Case(
        "T-117", "Columns that lead and trail", .measured, "SWW vstack-alignment",
        parts: ([(.leading, 0), (.trailing, 50)] as [(HorizontalAlignment, CGFloat)]).map { alignment, offset in
            Part(.window(300, 200), [.between("b from a", "a", "b", offset) { $1.minX - $0.minX }]) {
                VStack(alignment: alignment, spacing: 4) {
                    box(100, 20).probe("a")
                    box(50, 20).probe("b")
                }
            }
        })

    Case(
        "T-118", "Rows at the top and at the bottom", .measured, "SWW hstack-alignment",
        parts: ([(.top, 0), (.bottom, 30)] as [(VerticalAlignment, CGFloat)]).map { alignment, offset in
            Part(.window(300, 200), [.between("b from a", "a", "b", offset) { $1.minY - $0.minY }]) {
                HStack(alignment: alignment, spacing: 4) {
                    box(20, 60).probe("a")
                    box(20, 30).probe("b")
                }
            }
        })

    // 30 above the baseline, and 3 of the text below it, in 100: the row starts at 33.5.
    Case(
        "T-119", "A text's baseline on a box's bottom", .model, "model of the rules with the recorded baseline of 13",
        .window(200, 100).on(.macOS, scale: 2), [.height("row", 33), .y("box", 33.5), .y("text", 50.5)],
        dispute: Dispute(
            chosen: "macOS first baselines are whole points, as recorded (T-159)",
            alternative: "rounded to pixels the baseline is 12.5: row 33.5 tall, box at y 33.25, text at 50.75")
    ) {
        HStack(alignment: .firstTextBaseline) {
            t13().frame(width: 30).probe("text")
            box(20, 30).probe("box")
        }.probe("row")
    }

    Case(
        "T-120", "Of custom guides a container gives the mean", .inferred, "OSU AlignmentGuideTests",
        parts: [
            Part(.proposing(nil, nil), [.noted("marker", 3)]) {
                DimensionReader("marker") { $0[explicit: .marker] ?? -1 }.callAsFunction {
                    ZStack(alignment: .topLeading) {
                        box(20, 20).alignmentGuide(.marker) { _ in 1 }
                        box(20, 20)
                        box(20, 20).alignmentGuide(.marker) { _ in 3 }
                        box(20, 20)
                        box(20, 20).alignmentGuide(.marker) { _ in 5 }
                    }
                }
            },
            Part(.proposing(nil, nil), [.noted("default", 20)]) {
                DimensionReader("default") { $0[.marker] }.callAsFunction { box(20, 20) }
            },
            Part(.proposing(nil, nil), [.noted("not explicit", -1)]) {
                DimensionReader("not explicit") { $0[explicit: .marker] ?? -1 }.callAsFunction { box(20, 20) }
            },
        ])

    Case("T-121", "A column's first baseline", .documented, "AD VerticalAlignment", mac, [.noted("first", 13)]) {
        DimensionReader("first") { $0[.firstTextBaseline] }.callAsFunction { twoTexts }
    }

    Case(
        "T-122", "A column's last baseline", .documented, "AD VerticalAlignment", mac, [.noted("last", 29)],
        dispute: Dispute(
            chosen: "the last text baseline is documented as the bottommost",
            alternative: "OSU's source takes the topmost: 13")
    ) {
        DimensionReader("last") { $0[.lastTextBaseline] }.callAsFunction { twoTexts }
    }

    Case(
        "T-123", "A depth stack aligned at a corner", .model, "SWW zstack, model of the rules", .window(200, 200),
        [.frame("a", 50, 50, 100, 100), .frame("b", 120, 120, 30, 30)],
        dispute: Dispute(
            chosen: "a depth stack is the union of its aligned children, as rows are",
            alternative: "OSU takes the greatest width and height; the same without custom guides")
    ) {
        ZStack(alignment: .bottomTrailing) {
            box(100, 100).probe("a")
            box(30, 30).probe("b")
        }
    }

    Case(
        "T-124", "A colour fills a depth stack", .measured, "SWW zstack-fill", .window(200, 200),
        [.frame("a", 0, 0, 200, 200), .frame("b", 0, 0, 30, 30)]
    ) {
        ZStack(alignment: .topLeading) {
            Color.red.probe("a")
            box(30, 30).probe("b")
        }
    }

    Case(
        "T-125", "The highest priority alone gives the size", .inferred, "OSU", .proposing(nil, nil),
        [.frame("stack", 0, 0, 50, 50), .frame("a", 0, 0, 50, 50), .frame("b", -25, -25, 100, 100)]
    ) {
        ZStack {
            box(50, 50).layoutPriority(1).probe("a")
            box(100, 100).probe("b")
        }.probe("stack")
    }

    // The title is cut to the recorded width, so that the numbers do not depend on the font.
    Case(
        "T-126", "An icon beside a title", .measured, "SWW Label.md",
        parts: [
            Part(mac, [.size(of: "label", 58.5, 24)]) { label(24) },
            Part(mac, [.between("icon from title", "title", "icon", 2.42) { $1.minY - $0.minY }.within(5e-3)]) {
                label(12)
            },
        ])
}

@MainActor private var twoTexts: some View {
    VStack {
        t13("One")
        t13("Two")
    }
}

@MainActor private func label(_ side: CGFloat) -> some View {
    Label {
        t13("Title").lineLimit(1).frame(width: 26.5).probe("title")
    } icon: {
        box(side, side).probe("icon")
    }.font(.system(size: 13)).probe("label")
}
