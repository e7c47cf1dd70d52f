import Galley
import GalleyTestSupport
import Testing
import UniformTypeIdentifiers

@testable import GalleyScreens

/// What becomes of what is dropped: Apple's pages of `DropDelegate` (`dropUpdated(info:)`: nil is the last
/// proposal), `DropOperation`, `DropInfo` and `onDrop(of:isTargeted:perform:)`, which is given the place in the
/// view's own space.
@MainActor @Suite("What becomes of a drop") struct DropOperationTests {
    private final class Told: DropDelegate {
        var told: [String] = []
        var operations: [DropOperation?] = []
        var isValid = true
        func validateDrop(info: DropInfo) -> Bool { isValid }
        func dropEntered(info: DropInfo) { told.append("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            let next = operations.isEmpty ? nil : operations.removeFirst()
            return next.map { DropProposal(operation: $0) }
        }
        func dropExited(info: DropInfo) { told.append("exited") }
        func performDrop(info: DropInfo) -> Bool {
            told.append("performed")
            return true
        }
    }

    /// What can be dragged, 100 × 50, above where it is dropped, 100 × 60.
    private struct Shelf<Target: View>: View {
        let target: Target
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 50).onDrag { NSItemProvider(object: "word" as NSString) }
                target
            }
        }
    }

    /// Lifts it, moves it through places and lets it go.
    private func drag(_ target: some View, through places: [CGPoint]) {
        let host = ViewHost(Shelf(target: target), size: CGSize(width: 100, height: 110))
        host.send(.pointerDown(CGPoint(x: 50, y: 25)))
        host.advance(by: 0.6)
        for place in places { host.send(.pointerMoved(place)) }
        host.send(.pointerUp(places.last ?? .zero))
    }

    private let inside = CGPoint(x: 40, y: 90)
    private let outside = CGPoint(x: 50, y: 10)

    private func told(
        _ operations: [DropOperation?], through places: [CGPoint]? = nil, isValid: Bool = true,
        types: [UTType] = [.plainText]
    ) -> [String] {
        let delegate = Told()
        (delegate.operations, delegate.isValid) = (operations, isValid)
        let target = Color.blue.frame(width: 100, height: 60).onDrop(of: types, delegate: delegate)
        drag(target, through: places ?? [inside])
        return delegate.told
    }

    @Test("A copy and a move are dropped, the others leave") func operations() {
        for operation: DropOperation? in [nil, .copy, .move] {
            #expect(told([operation, operation]) == ["entered", "performed"], "\(operation.map { "\($0)" } ?? "")")
        }
        for operation in [DropOperation.cancel, .forbidden] {
            #expect(told([operation, operation]) == ["entered", "exited"], "\(operation)")
        }
    }

    @Test("Nil is the last proposal") func proposals() {
        let further = CGPoint(x: 60, y: 95)
        #expect(told([.copy, nil], through: [inside, further]) == ["entered", "performed"])
        #expect(told([.move, nil, nil], through: [inside, further, inside]) == ["entered", "performed"])
    }

    @Test("What is of no use is not told, nor what only passes by") func validity() {
        #expect(told([], isValid: false) == [] && told([], types: [.png]) == [] && told([], types: []) == [])
        #expect(told([], types: [.png, .text]) == ["entered", "performed"])
        #expect(told([], through: [inside, outside]) == ["entered", "exited"])
        #expect(told([], through: [inside, outside, inside]) == ["entered", "exited", "entered", "performed"])
        #expect(told([], through: [outside]) == [])
    }

    private struct Plain: DropDelegate {
        let tell: (String) -> Void
        func performDrop(info: DropInfo) -> Bool {
            tell("\(info.location.x) \(info.location.y)")
            tell("\(info.itemProviders(for: [UTType.plainText]).count) \(info.itemProviders(for: [UTType.png]).count)")
            tell("\(info.hasItemsConforming(to: [UTType.text])) \(info.hasItemsConforming(to: [UTType.png]))")
            tell("\(info.hasItemsConforming(to: ["public.text"])) \(info.hasItemsConforming(to: [String]()))")
            return false
        }
    }

    @Test("By default everything is taken; the place is in the view's own space") func information() {
        var told: [String] = []
        let target = Color.blue.frame(width: 100, height: 60).onDrop(
            of: ["public.text"], delegate: Plain { told.append($0) })
        drag(target, through: [inside])
        #expect(told == ["40.0 40.0", "1 0", "true false", "true false"])
    }

    @Test("A drop with a closure: whether it is over the view, what, and where") func closures() {
        let isTargeted = Recorded(false)
        var told: [String] = []
        let blue = Color.blue.frame(width: 100, height: 60)
        let places = blue.onDrop(of: [UTType.plainText], isTargeted: isTargeted.binding) { providers, place in
            told.append("\(providers.count) \(place.x) \(place.y)")
            return true
        }
        drag(places, through: [inside])
        #expect(told == ["1 40.0 40.0"] && isTargeted.written == [true, false])
        drag(places, through: [inside, outside])
        #expect(told.count == 1 && isTargeted.written == [true, false, true, false])
        let named = blue.onDrop(of: ["public.plain-text"], isTargeted: nil) { providers in
            told.append("named \(providers.count)")
            return false
        }
        drag(named, through: [inside])
        let typed = blue.onDrop(of: [UTType.text], isTargeted: nil) { providers in
            told.append("typed \(providers.count)")
            return true
        }
        drag(typed, through: [inside])
        let words = blue.onDrop(of: ["public.text"], isTargeted: isTargeted.binding) { providers, place in
            told.append("words \(providers.count) \(place.y)")
            return true
        }
        drag(words, through: [inside])
        #expect(told == ["1 40.0 40.0", "named 1", "typed 1", "words 1 40.0"])
        let picture = blue.onDrop(of: [UTType.png], isTargeted: isTargeted.binding) { _ in
            told.append("picture")
            return true
        }
        drag(picture, through: [inside])
        #expect(told.count == 4 && isTargeted.written.count == 6)
    }
}
