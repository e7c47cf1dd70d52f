import Galley
import Testing

@testable import GalleyScreens

/// Which items of a bar share a ground: on glass neighbours up to a spacer, an item that stands out alone (Apple's documentation of
/// `ToolbarSpacer` and `sharedBackgroundVisibility(_:)`).
@MainActor @Suite("Items on one ground") struct BarRunTableTests {
    private func item(isProminent: Bool = false, isSpacer: Bool = false) -> ToolbarGroup.Entry {
        ToolbarGroup.Entry(isSpacer: isSpacer, view: ElementView { _ in }, isProminent: isProminent)
    }

    private func group(_ entries: [ToolbarGroup.Entry], hasGround: Bool = true) -> ToolbarGroup {
        ToolbarGroup(placement: .automatic, entries: entries, hasBackground: hasGround)
    }

    private func space(_ sizing: SpacerSizing, isSearch: Bool = false) -> ToolbarGroup {
        ToolbarGroup(placement: .automatic, entries: [], spacer: sizing, isSearch: isSearch)
    }

    /// The runs: how many items are in each, `-` without a ground, `!` where it stands out, `>` with room behind it, `s` for a search.
    private func told(_ groups: [ToolbarGroup], sharing: Bool = true, search: SearchField? = nil) -> String {
        BarRun.runs(of: groups, sharing: sharing, search: search).map { run in
            (run.search == nil ? "\(run.entries.count)" : "s") + (run.hasGround ? "" : "-")
                + (run.isProminent ? "!" : "") + (run.isFlexible ? ">" : "")
        }.joined(separator: " ")
    }

    private var one: ToolbarGroup { group([item()]) }
    private var bare: ToolbarGroup { group([item()], hasGround: false) }
    private var outstanding: ToolbarGroup { group([item(isProminent: true)]) }

    @Test("Neighbours share one, up to a spacer, an item that stands out and one that has none") func sharing() {
        let inner = group([item(), item(isSpacer: true), item(), item()])
        let first = group([item(isSpacer: true), item()])
        let seen: [String] = [
            told([]), told([one]), told([group([item(), item()]), one]), told([one, space(.fixed), one, one]),
            told([one, space(.flexible), one]), told([space(.flexible), one]), told([space(.fixed), one]),
            told([one, outstanding, one]), told([outstanding, outstanding]), told([one, bare, one]),
            told([bare, bare]),
            told([inner]), told([first]), told([one, group([]), one]),
        ]
        let wanted: [String] = [
            "", "1", "3", "1 2", "1> 1", "0-> 1", "1", "1 1! 1", "1! 1!", "1 1- 1", "1- 1-", "1> 2", "0-> 1", "2",
        ]
        #expect(seen == wanted)
    }

    @Test("Before iOS 26 each stands for itself") func alone() {
        let seen: [String] = [
            told([group([item(), item()]), one], sharing: false), told([one, space(.fixed), one], sharing: false),
            told([one, space(.flexible), one], sharing: false), told([outstanding, bare], sharing: false),
        ]
        #expect(seen == ["1 1 1", "1 1", "1> 1", "1! 1-"])
    }

    @Test("A search stands where it is named, where there is one") func search() {
        let field = SearchField(text: .constant(""), prompt: Text("Search"), placement: .automatic)
        let groups = [one, space(.fixed, isSearch: true), one, one]
        #expect(told(groups, search: field) == "1 s 2" && told(groups) == "1 2")
        #expect(told([space(.flexible), space(.fixed, isSearch: true)], search: field) == "0-> s")
        #expect(told(groups, sharing: false, search: field) == "1 s 1 1")
    }

    @Test("When scopes are shown: Apple's documentation of SearchScopeActivation") func scopes() {
        func shown(_ activation: SearchScopeActivation, _ isPresented: Bool, _ hasText: Bool) -> [Bool] {
            let field = SearchField(
                text: .constant(""), prompt: Text("Search"), placement: .automatic, isPresented: isPresented,
                hasText: hasText)
            let scopes = SearchScopes(labels: [], selected: nil, activation: activation) { _ in }
            return [TextPlatform.iOS, .macOS].map { scopes.areShown(with: field, on: $0) }
        }
        let seen: [[Bool]] = [
            shown(.automatic, true, false), shown(.automatic, true, true), shown(.automatic, false, true),
            shown(.onTextEntry, true, false), shown(.onTextEntry, true, true),
            shown(.onSearchPresentation, true, false),
            shown(.onSearchPresentation, false, false),
        ]
        let wanted: [[Bool]] = [
            [false, true], [true, true], [false, false], [false, false], [true, true], [true, true], [false, false],
        ]
        #expect(seen == wanted)
    }
}
