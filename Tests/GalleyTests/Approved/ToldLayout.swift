import Foundation
import Galley
import GalleyApproved
import GalleyOS

@testable import GalleyAppKit
@testable import GalleyControls
@testable import GalleyGraph
@testable import GalleyInsight
@testable import GalleyLive
@testable import GalleyPages
@testable import GalleyScreens
@testable import GalleyUIKit
@testable import GalleyViews

/// Lines that a layout under test writes.
final class LayoutLog: Sendable {
    private let lines = OSAllocatedUnfairLock<[String]>(initialState: [])

    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var text: String { lines.withLock { $0.joined(separator: "\n") } }
}

/// A layout that asks its subviews everything that can be asked, and writes down the answers, what it was asked itself and how
/// often its cache was made. It places its subviews on a slant.
struct ToldLayout: Layout {
    let log: LayoutLog
    var gap: CGFloat = 3

    struct Cache {
        var count = 0
        var sizes: [CGSize] = []
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        log.add("cache made for \(subviews.count)")
        return Cache(count: subviews.count)
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        log.add("cache of \(cache.count) updated for \(subviews.count)")
        cache.count = subviews.count
    }

    private func number(_ value: CGFloat?) -> String { value.map { Approved.number($0) } ?? "nil" }
    private func text(_ proposal: ProposedViewSize) -> String {
        "\(number(proposal.width)) × \(number(proposal.height))"
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        log.add("asked for \(text(proposal)), \(cache.count), \(subviews.layoutDirection)")
        return CGSize(
            width: cache.sizes.reduce(0) { $0 + $1.width + gap },
            height: cache.sizes.reduce(0) { max($0, $1.height + gap) })
    }

    private func ask(_ subview: LayoutSubview) -> String {
        let proposals: [ProposedViewSize] = [
            .zero, .unspecified, .infinity, ProposedViewSize(width: 30, height: nil),
            ProposedViewSize(width: nil, height: 20),
            ProposedViewSize(width: 55, height: 44),
        ]
        let sizes = proposals.map { subview.sizeThatFits($0) }.map { Approved.numbers($0.width, $0.height) }
        let dimensions = subview.dimensions(in: ProposedViewSize(width: 60, height: 40))
        let across: [HorizontalAlignment] = [
            .leading, .center, .trailing,
        ]
        let down: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        let guides =
            across.map { "\(Approved.number(dimensions[$0]))(\(number(dimensions[explicit: $0])))" }
            + down.map { "\(Approved.number(dimensions[$0]))(\(number(dimensions[explicit: $0])))" }
        return
            "priority \(Approved.number(subview.priority)), sizes \(sizes.joined(separator: ", ")), guides \(guides.joined(separator: " "))"
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        log.add(
            "placed in \(Approved.numbers(bounds.minX, bounds.minY, bounds.width, bounds.height)), offered \(text(proposal))"
        )
        var place = bounds.origin
        let anchors: [UnitPoint] = [.topLeading, .center, .bottomTrailing, .leading]
        for (index, subview) in subviews.enumerated() {
            log.add("subview \(index): \(ask(subview))")
            if index > 0 {
                let (before, own) = (subviews[index - 1].spacing, subview.spacing)
                let union = before.union(own, edges: [.top, .leading])
                let all = before.union(own)
                log.add(
                    "gaps "
                        + Approved.numbers(
                            before.distance(to: own, along: .horizontal), before.distance(to: own, along: .vertical),
                            own.distance(to: before, along: .horizontal), own.distance(to: before, along: .vertical),
                            union.distance(to: own, along: .vertical), own.distance(to: union, along: .horizontal),
                            all.distance(to: before, along: .vertical),
                            ViewSpacing.zero.distance(to: own, along: .vertical),
                            own.distance(to: ViewSpacing(), along: .horizontal)))
            }
            subview.place(
                at: place, anchor: anchors[index % 4], proposal: ProposedViewSize(width: nil, height: proposal.height))
            place.x += (cache.sizes.indices.contains(index) ? cache.sizes[index].width : 0) + gap
            place.y += gap
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { guide == .center ? bounds.minX + bounds.width / 3 : nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { guide == .firstTextBaseline ? bounds.minY + 4 : nil }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(ViewSpacing()) { $0.union($1.spacing, edges: [.leading, .bottom]) }
    }
}
