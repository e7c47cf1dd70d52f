import Foundation
import Galley
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Views before, behind and on the edges of others have a state of their own each (docs/rules.md §10.1: a second view
/// for each view of the content), which stays while what is around is built again.
@MainActor @Suite("States of layers")
struct LayerStateTests {
    private final class Model: ObservableObject {}

    private final class Log {
        var models: [Model] = []
        var count: Int { Set(models.map(ObjectIdentifier.init)).count }
    }

    private struct Owner: View {
        let log: Log
        @StateObject private var model = Model()
        var body: some View {
            let _ = log.models.append(model)
            Color.red.frame(width: 5, height: 5)
        }
    }

    /// How many states there are, and how many after all is built once more.
    private func counts(_ view: (Owner) -> some View) -> [Int] {
        let log = Log()
        let live = LiveView(view(Owner(log: log)))
        let first = log.count
        live.change { $0.colorScheme = .dark }
        return [first, log.count]
    }

    // In a stack: what is around several views of a root is around their column.
    @Test("One for each view of the content, and one for the content itself") func each() {
        let found = [
            counts { $0.overlay($0) }, counts { $0.background($0) }, counts { $0.mask($0) },
            counts { owner in owner.overlay { owner } },
            counts { owner in
                owner.background {
                    owner
                    owner
                }
            },
            counts { owner in
                HStack {
                    Group {
                        owner
                        owner
                    }.overlay { owner }
                }
            },
            counts { owner in
                HStack {
                    Group {
                        owner
                        owner
                    }.background(owner).overlay(owner)
                }
            },
            counts { owner in owner.safeAreaInset(edge: .top) { owner } },
            counts { owner in
                HStack {
                    Group {
                        owner
                        owner
                    }.safeAreaInset(edge: .leading) { owner }
                }
            },
            counts { owner in owner.safeAreaBar(edge: .bottom) { owner } }, counts { $0.containerShape(Circle()) },
        ]
        #expect(found == [2, 2, 2, 2, 3, 4, 6, 2, 4, 2, 1].map { [$0, $0] })
    }

    @Test("Neighbours of layers keep theirs") func neighbours() {
        let found = [
            counts { owner in
                HStack {
                    owner.overlay(owner)
                    owner
                    owner.background(owner).mask(owner)
                }
            },
            counts { owner in
                VStack {
                    owner.overlay(Color.clear)
                    owner.border(.blue)
                    owner.clipShape(Circle()).opacity(0.5)
                }
            },
            counts { owner in
                ZStack {
                    owner.frame(width: 3)
                    owner.containerRelativeFrame(.horizontal)
                    owner.containerRelativeFrame(.horizontal)
                }
            },
            counts { owner in
                Grid {
                    GridRow {
                        owner
                        owner
                    }
                    owner
                }
            },
        ]
        #expect(found == [6, 3, 3, 3].map { [$0, $0] })
    }
}
