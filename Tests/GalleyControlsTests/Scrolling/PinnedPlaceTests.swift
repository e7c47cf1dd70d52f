import Galley
import GalleyLayout
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Where pinned headers and footers lie, by rules.md §12.4: a header at the start of what is seen, a footer at its end, neither beyond its
/// own place nor outside of its section.
@MainActor @Suite("Places of pinned headers and footers") struct PinnedPlaceTests {
    private let header = SectionTraits(number: 1, part: .header)
    private let footer = SectionTraits(number: 1, part: .footer)
    private let row = SectionTraits(number: 1, part: .row)

    private func pins(
        _ pinned: PinnedScrollableViews, seen start: CGFloat, _ end: CGFloat,
        origin: @escaping (CGFloat) -> CGFloat = { _ in 0 }
    ) -> LazyPins {
        LazyPins(pinned: pinned, viewport: (start, end), origin: origin)
    }

    /// A moved view: its number, where it starts and how long it is.
    private func told(_ sections: LazyPinnedSections) -> [[CGFloat]] {
        sections.moved.map { [CGFloat($0.view), $0.start, $0.length] }
    }

    /// A section from 0 to 200: a header of 20, rows, and a footer of 30.
    private func section(_ pins: LazyPins?, inset: Double = 0) -> [[CGFloat]] {
        var sections = LazyPinnedSections(pins, length: 200)
        var header = header
        header.pinInset = inset
        sections.add(0, header, 0, 20)
        sections.add(1, row, 20, 150)
        sections.add(4, footer, 170, 30)
        return told(sections)
    }

    @Test("A header stays at the start, until its section ends") func headers() {
        let starts: [CGFloat] = [-10, 0, 30, 180, 190, 500]
        let seen = starts.map { section(pins(.sectionHeaders, seen: $0, $0 + 100)) }
        #expect(
            seen == [[[0, 0, 20]], [[0, 0, 20]], [[0, 30, 20]], [[0, 180, 20]], [[0, 180, 20]], [[0, 180, 20]]]
                as [[[CGFloat]]])
        // Of a header with room above it that much stays out of sight.
        #expect(section(pins(.sectionHeaders, seen: 50, 150), inset: 12) == [[0, 38, 20]] as [[CGFloat]])
        #expect(section(pins(.sectionHeaders, seen: 5, 150), inset: 12) == [[0, 0, 20]] as [[CGFloat]])
    }

    @Test("A footer stays at the end, from where its section begins") func footers() {
        let ends: [CGFloat] = [-20, 20, 30, 100, 200, 500]
        let seen = ends.map { section(pins(.sectionFooters, seen: $0 - 100, $0)) }
        #expect(
            seen == [[[4, 0, 30]], [[4, 0, 30]], [[4, 0, 30]], [[4, 70, 30]], [[4, 170, 30]], [[4, 170, 30]]]
                as [[[CGFloat]]])
        #expect(
            section(pins([.sectionHeaders, .sectionFooters], seen: 40, 140)) == [[0, 40, 20], [4, 110, 30]]
                as [[CGFloat]])
        #expect(section(pins([], seen: 40, 140)).isEmpty && section(nil).isEmpty)
    }

    @Test("Lines that start further on in the container") func origin() {
        // The lines, 100 long, start at 10 · 100.
        var sections = LazyPinnedSections(pins(.sectionHeaders, seen: 1030, 1130) { $0 * 10 }, length: 100)
        sections.add(0, header, 5, 20)
        sections.add(1, row, 25, 75)
        #expect(told(sections) == [[0, 30, 20]] as [[CGFloat]])
    }

    @Test("A header before the lines, and a footer behind them, of a section that goes on") func outside() {
        var pins = pins([.sectionHeaders, .sectionFooters], seen: 1030, 1130) { _ in 1000 }
        (pins.header, pins.footer) = ([900, nil], [1800])
        pins.sections[1] = (900, 1830)
        #expect([2, 3, 4, 10].map { pins.lines(of: $0) } == [2..<2, 2..<2, 2..<3, 2..<9])
        var sections = LazyPinnedSections(pins, length: 200)
        sections.add(2, row, 0, 100)
        sections.add(3, row, 100, 100)
        sections.addOutside(0, header, 20)
        // The second view of the header begins where the first one ends, and both move alike.
        sections.addOutside(1, header, 15)
        sections.addOutside(4, footer, 30)
        #expect(told(sections) == [[0, 30, 20], [1, 50, 15], [4, 100, 30]] as [[CGFloat]])
        // Of more nobody knows the place.
        sections.addOutside(7, header, 20)
        sections.addOutside(8, footer, 20)
        sections.addOutside(9, nil, 20)
        #expect(told(sections).count == 3)
    }

    @Test("A section is at least as long as its lines, and each moves by itself") func several() {
        var pins = pins(.sectionHeaders, seen: 60, 160)
        pins.sections[1] = (0, 10)
        var sections = LazyPinnedSections(pins, length: 200)
        sections.add(0, header, 0, 20)
        sections.add(1, row, 20, 50)
        sections.add(2, SectionTraits(number: 2, part: .header), 70, 20)
        sections.add(3, nil, 90, 20)
        sections.add(4, SectionTraits(number: 2, part: .row), 110, 90)
        // The first one's lines end at 70.
        #expect(told(sections) == [[0, 50, 20], [2, 70, 20]] as [[CGFloat]])
    }

    @Test("What is pinned of a section") func parts() {
        let kinds: [PinnedScrollableViews] = [
            [], .sectionHeaders, .sectionFooters, [.sectionHeaders, .sectionFooters],
        ]
        let parts: [SectionTraits.Part] = [.header, .row, .footer]
        let seen = kinds.map { kind in parts.map { kind.contains($0) } }
        #expect(seen == [[false, false, false], [true, false, false], [false, false, true], [true, false, true]])
        #expect(kinds.map(\.rawValue) == [0, 1, 2, 3])
    }
}
