import Galley
import GalleyTestSupport
import Testing

/// Where views of lazy containers lie at any offset: views of one size follow each other with the spacing between
/// (rules.md §12.1), so that each place is a product. A room of 100 by 120; margins are the scroll view's own
/// (rules.md §19.2). Pinned headers stay at the room's start and footers at its end, as long as their section is
/// seen (Apple's page of `PinnedScrollableViews`).
@MainActor @Suite("Places in lazy containers") struct LazyPlaceTests {
    private let size = CGSize(width: 100, height: 120)
    private let insets = EdgeInsets(top: 6, leading: 9, bottom: 11, trailing: 14)

    /// The places of what is there of sixty views, shown from a point on.
    private func places(
        _ axes: Axis.Set, _ position: ScrollPosition, _ margins: EdgeInsets, isMirrored: Bool,
        @ViewBuilder _ content: () -> some View
    ) -> [Int: CGRect] {
        let view = ScrollView(axes) { content() }.contentMargins(.all, margins, for: .scrollContent)
            .scrollPosition(.constant(position))
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        var found: [Int: CGRect] = [:]
        for (name, frame) in frames(in: size.width, size.height, view) { Int(name).map { found[$0] = frame } }
        return found
    }

    /// Expects all that is seen to be there, in its place, and nothing that is much further away than the room is
    /// long.
    private func check(
        _ found: [Int: CGRect], _ count: Int, _ what: String, reach: CGFloat, _ place: (Int) -> CGRect
    ) {
        let window = CGRect(origin: .zero, size: size)
        for index in 0..<count {
            let wanted = place(index)
            let seen = wanted.intersection(window)
            if !seen.isNull, seen.width > 0.01, seen.height > 0.01 {
                let frame = found[index] ?? .null
                let isRight =
                    abs(frame.minX - wanted.minX) < 1e-6 && abs(frame.minY - wanted.minY) < 1e-6
                    && abs(frame.width - wanted.width) < 1e-6 && abs(frame.height - wanted.height) < 1e-6
                #expect(isRight, "\(what), \(index): \(frame), expected \(wanted)")
            } else if !wanted.intersects(window.insetBy(dx: -reach, dy: -reach)) {
                #expect(found[index] == nil, "\(what), \(index) is not seen")
            }
        }
    }

    @Test("Columns", arguments: [false, true]) func columns(isMirrored: Bool) {
        for (spacing, margins) in [(0, EdgeInsets()), (5, EdgeInsets()), (3, insets)]
            as [(CGFloat, EdgeInsets)]
        {
            let pitch = 17 + spacing
            let length = 60 * pitch - spacing
            let most = length - (120 - margins.top - margins.bottom)
            for y: CGFloat in [-40, 0, 17, 250, 500.5, most, most + 300] {
                let found = places(.vertical, ScrollPosition(y: y), margins, isMirrored: isMirrored) {
                    LazyVStack(spacing: spacing) {
                        ForEach(0..<60, id: \.self) { Color.red.frame(height: 17).probe("\($0)") }
                    }
                }
                let kept = min(max(y, 0), most)
                let left = isMirrored ? margins.trailing : margins.leading
                let width = 100 - margins.leading - margins.trailing
                check(found, 60, "\(spacing) \(y)", reach: 140) { index in
                    CGRect(x: left, y: margins.top + CGFloat(index) * pitch - kept, width: width, height: 17)
                }
            }
        }
    }

    @Test("Rows", arguments: [false, true]) func rows(isMirrored: Bool) {
        for (spacing, margins) in [(0, EdgeInsets()), (4, insets)] as [(CGFloat, EdgeInsets)] {
            let pitch = 21 + spacing
            let length = 60 * pitch - spacing
            let most = length - (100 - margins.leading - margins.trailing)
            for x: CGFloat in [-9, 0, 21, 333.5, most, most + 50] {
                let found = places(.horizontal, ScrollPosition(x: x), margins, isMirrored: isMirrored) {
                    LazyHStack(spacing: spacing) {
                        ForEach(0..<60, id: \.self) { Color.red.frame(width: 21).probe("\($0)") }
                    }
                }
                // Offsets are counted from the left in both directions.
                let origin = (isMirrored ? margins.trailing : margins.leading) - min(max(x, 0), most)
                check(found, 60, "\(spacing) \(x)", reach: 140) { index in
                    let start = CGFloat(index) * pitch
                    let minX = origin + (isMirrored ? length - start - 21 : start)
                    return CGRect(x: minX, y: margins.top, width: 21, height: 120 - margins.top - margins.bottom)
                }
            }
        }
    }

    @Test("Grids of three columns", arguments: [false, true]) func grids(isMirrored: Bool) {
        let items = Array(repeating: GridItem(.fixed(20), spacing: 5), count: 3)
        for margins in [EdgeInsets(), insets] {
            let room = 100 - margins.leading - margins.trailing
            // Three of 20 and two gaps of 5, in the middle of the room.
            let inset = (room - 70) / 2
            let left = isMirrored ? margins.trailing : margins.leading
            // 59 views are twenty lines, of which the last has two.
            let most = 20 * 16 - 4 - (120 - margins.top - margins.bottom)
            for y: CGFloat in [0, 12, 100.5, most + 9] {
                let found = places(.vertical, ScrollPosition(y: y), margins, isMirrored: isMirrored) {
                    LazyVGrid(columns: items, spacing: 4) {
                        ForEach(0..<59, id: \.self) { Color.red.frame(height: 12).probe("\($0)") }
                    }
                }
                check(found, 59, "\(y)", reach: 140) { index in
                    let aside = inset + CGFloat(index % 3) * 25
                    let minX = left + (isMirrored ? room - aside - 20 : aside)
                    let minY = margins.top + CGFloat(index / 3) * 16 - min(y, most)
                    return CGRect(x: minX, y: minY, width: 20, height: 12)
                }
            }
        }
    }

    /// Twenty sections of a header of 10, eight rows of 10 and a footer of 14: 104 each.
    private func sections(_ pinned: PinnedScrollableViews, _ y: CGFloat, _ margins: EdgeInsets) -> [Int: CGRect] {
        places(.vertical, ScrollPosition(y: y), margins, isMirrored: false) {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
                ForEach(0..<20, id: \.self) { section in
                    Section {
                        ForEach(0..<8, id: \.self) {
                            Color.red.frame(height: 10).probe("\(section * 10 + $0 + 1)")
                        }
                    } header: {
                        Color.green.frame(height: 10).probe("\(section * 10)")
                    } footer: {
                        Color.blue.frame(height: 14).probe("\(section * 10 + 9)")
                    }
                }
            }
        }
    }

    @Test("Pinned headers and footers at every offset") func pinned() {
        let kinds: [PinnedScrollableViews] = [
            [], .sectionHeaders, .sectionFooters, [.sectionHeaders, .sectionFooters],
        ]
        for margins in [EdgeInsets(), insets] {
            let (start, end) = (margins.top, 120 - margins.bottom)
            let width = 100 - margins.leading - margins.trailing
            for kind in kinds {
                for y: CGFloat in [0, 4, 50, 94, 99, 104, 517, 1500] {
                    let found = sections(kind, y, margins)
                    for section in 0..<20 {
                        let top = margins.top + CGFloat(section) * 104 - y
                        let bottom = top + 104
                        guard bottom > 0, top < 120 else { continue }
                        let isHeaderPinned = kind.contains(.sectionHeaders)
                        let header = isHeaderPinned ? max(min(max(top, start), bottom - 10), top) : top
                        let isFooterPinned = kind.contains(.sectionFooters)
                        let last = bottom - 14
                        let footer = isFooterPinned ? min(max(min(last, end - 14), top), last) : last
                        for (name, minY, height) in [(0, header, 10), (9, footer, 14)] as [(Int, CGFloat, CGFloat)] {
                            guard minY + height > 0.01, minY < 119.99 else { continue }
                            let frame = found[section * 10 + name] ?? .null
                            let wanted = CGRect(x: margins.leading, y: minY, width: width, height: height)
                            #expect(frame == wanted, "\(kind.rawValue) \(y) \(section) \(name)")
                        }
                        let rows = (1...8).map { top + CGFloat($0) * 10 }
                        for (index, minY) in rows.enumerated() where minY > -9.99 && minY < 119.99 {
                            #expect(found[section * 10 + index + 1]?.minY == minY, "\(y) \(section) row \(index)")
                        }
                    }
                }
            }
        }
    }
}
