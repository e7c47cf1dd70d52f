import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Random uses of a form, step by step, against a list of places. Where the focus goes: Apple's page of `FocusState`,
/// rules.md §18.11 (a view that goes, or that becomes disabled, takes its focus with it; a disabled view gets none, and
/// who sends it there finds it where it was), the tab key in reading order, and a return sends a field off.
@MainActor @Suite("The focus against a list of places")
struct FocusOracleTests {
    private final class Handle {
        var ask: (Int?) -> Void = { _ in }
        var disable: (Int, Bool) -> Void = { _, _ in }
        var show: (Int, Bool) -> Void = { _, _ in }
        var shown: () -> (focus: Int?, texts: [String]) = { (nil, []) }
        var told: [String] = []
    }

    /// Fields at the even places, and what takes the focus without a text between them; 40 points each.
    private struct Form: View {
        let handle: Handle
        @State private var texts = ["", "", "", "", ""]
        @State private var isDisabled = [false, false, false, false, false]
        @State private var isShown = [true, true, true, true, true]
        @FocusState private var focus: Int?

        var body: some View {
            handle.ask = { focus = $0 }
            handle.disable = { isDisabled[$0] = $1 }
            handle.show = { isShown[$0] = $1 }
            handle.shown = { (focus, texts) }
            return VStack(spacing: 0) {
                ForEach(0..<5) { index in
                    VStack(spacing: 0) { if isShown[index] { place(index) } }.frame(width: 200, height: 40)
                }
            }
        }

        @ViewBuilder private func place(_ index: Int) -> some View {
            let handle = handle
            if index % 2 == 0 {
                TextField("Name", text: $texts[index], onEditingChanged: { handle.told.append("\(index) edits \($0)") })
                    .focused($focus, equals: index).disabled(isDisabled[index])
                    .onSubmit { handle.told.append("\(index) is sent") }
            } else {
                Text(verbatim: "Board").focusable().focused($focus, equals: index).disabled(isDisabled[index])
                    .onExitCommand { handle.told.append("\(index) is left") }
            }
        }
    }

    /// What the form should be.
    private struct Model {
        var focus: Int?
        var texts = ["", "", "", "", ""]
        var isDisabled = [false, false, false, false, false]
        var isShown = [true, true, true, true, true]
        var told: [String] = []

        var usable: [Int] { (0..<5).filter { isShown[$0] && !isDisabled[$0] } }

        mutating func move(to place: Int?, isGone: Bool = false) {
            if place == focus { return }
            if let focus, focus % 2 == 0, !isGone { told.append("\(focus) edits false") }
            if let place, place % 2 == 0 { told.append("\(place) edits true") }
            focus = place
        }

        mutating func step(_ way: Int) {
            let usable = usable
            if usable.isEmpty { return }
            guard let focus, let index = usable.firstIndex(of: focus) else {
                return move(to: way > 0 ? usable.first : usable.last)
            }
            move(to: usable[(index + way + usable.count) % usable.count])
        }
    }

    @Test("It is where it should be", arguments: 1...8 as ClosedRange<UInt64>) func run(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let handle = Handle()
        let host = ViewHost(Form(handle: handle), size: CGSize(width: 200, height: 200))
        var model = Model()
        for step in 0..<40 {
            let place = random.whole(0...4)
            let what = random.whole(0...9)
            switch what {
            case 0:
                host.send(random.whole(0...1) == 0 ? .focusNext : .key(.tab))
                model.step(1)
            case 1:
                host.send(.key(.tab, .shift))
                model.step(-1)
            case 2 where model.isShown[place]:
                handle.ask(place)
                host.refresh()
                if !model.isDisabled[place] { model.move(to: place) }
            case 3:
                handle.ask(nil)
                host.refresh()
                model.move(to: nil)
            case 4 where place % 2 == 0 && model.usable.contains(place):
                host.tap(CGPoint(x: 60, y: 20 + 40 * CGFloat(place)))
                model.move(to: place)
            case 5, 6:
                let word = random.pick(["a", "bc", "d e"])
                host.send(.text(word))
                if let focus = model.focus, focus % 2 == 0 { model.texts[focus] += word }
            case 7:
                host.send(.key(.return))
                if let focus = model.focus, focus % 2 == 0 {
                    model.told.append("\(focus) is sent")
                    model.move(to: nil)
                }
            case 8:
                let isDisabled = random.whole(0...2) == 0
                handle.disable(place, isDisabled)
                host.refresh()
                model.isDisabled[place] = isDisabled
                if isDisabled && model.focus == place { model.move(to: nil) }
            case 9:
                let isShown = random.whole(0...2) > 0
                handle.show(place, isShown)
                host.refresh()
                model.isShown[place] = isShown
                if !isShown && model.focus == place { model.move(to: nil, isGone: true) }
            default:
                host.send(.key(.escape))
                if let focus = model.focus, focus % 2 == 1 { model.told.append("\(focus) is left") }
            }
            let (focus, texts) = handle.shown()
            let note = "step \(step): \(what) at \(place)"
            #expect(focus == model.focus && texts == model.texts, "\(note)")
            #expect((host.focusedView != nil) == (model.focus != nil), "\(note)")
            #expect(handle.told == model.told, "\(note)")
            handle.told = model.told
        }
    }
}
