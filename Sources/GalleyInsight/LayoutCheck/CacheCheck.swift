import Foundation
import GalleyLayout
import GalleyViews

/// An answer follows from the proposal and the children alone.
enum CacheCheck {
    static func fault<L>(_ player: LayoutPlayer<L>) -> LayoutFault? {
        let rows =
            LayoutCheckChild.rows(upTo: 2).filter { $0.allSatisfy(\.isFixed) } + [
                [.usual, .usual, .usual], [.fixed(50, 20), .usual, .fixed(20, 40)],
            ]
        let offers: [ProposedViewSize] = [.unspecified, .only(65, .horizontal), .only(1000, .horizontal), .zero]
        for children in rows {
            for first in offers {
                for second in offers where first != second {
                    if let fault = other(player, children, first, second) { return fault }
                }
            }
        }
        for before in rows {
            for after in rows where before != after {
                for offer in offers.prefix(3) {
                    if let fault = stale(player, before, after, offer) { return fault }
                }
            }
        }
        return nil
    }

    /// Whether an answer is another one after another question.
    private static func other<L>(
        _ player: LayoutPlayer<L>, _ children: [LayoutCheckChild], _ first: ProposedViewSize, _ second: ProposedViewSize
    ) -> LayoutFault? {
        let probe = player.probe(children)
        var cache = probe.makeCache()
        _ = player.play(probe, children, first, &cache)
        let again = player.play(probe, children, second, &cache)
        let fresh = player.play(children, second)
        guard fresh.isFinite, !again.isSame(as: fresh) else { return nil }
        return LayoutFault(
            .staleCache,
            "asked \(text(first)) before, it answers \(text(again.size)) and not \(text(fresh.size))"
                + (again.size.isNear(fresh.size) ? ", and places the children otherwise" : ""), again)
    }

    /// Whether an answer is that of children that are gone.
    private static func stale<L>(
        _ player: LayoutPlayer<L>, _ before: [LayoutCheckChild], _ after: [LayoutCheckChild], _ offer: ProposedViewSize
    ) -> LayoutFault? {
        // What indexes by the old children would stop the program: only as many as before.
        guard before.count == after.count else { return nil }
        let old = player.probe(before)
        var cache = old.makeCache()
        _ = player.play(old, before, offer, &cache)
        let probe = player.probe(after)
        probe.update(&cache)
        let again = player.play(probe, after, offer, &cache)
        let fresh = player.play(after, offer)
        guard fresh.isFinite, !again.isSame(as: fresh) else { return nil }
        return LayoutFault(
            .staleCache,
            "after its children were \(before.map(\.text).joined(separator: ", ")) it answers \(text(again.size)) and not "
                + text(fresh.size), again)
    }

    private static func text(_ size: CGSize) -> String { LayoutNumber.short(size.width, size.height) }
    private static func text(_ offer: ProposedViewSize) -> String { LayoutNumber.short(offer.width, offer.height) }
}
