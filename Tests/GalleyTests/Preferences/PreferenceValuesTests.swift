import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

private struct Names: PreferenceKey {
    static let defaultValue: [String] = ["default"]
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct First: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

/// Values that views hand up (rules.md §20.2): in the order of the views, the first one's is the initial one, the default counts only
/// where nobody writes.
@MainActor @Suite("Values handed up")
struct PreferenceValuesTests {
    @Test("Values of one key are joined in order, those of others left alone") func joined() {
        var first = PreferenceValues(), second = PreferenceValues()
        #expect(first.isEmpty && first[Names.self] == nil)
        first[Names.self] = ["a"]
        second[Names.self] = ["b", "c"]
        second[First.self] = "x"
        first.add(second)
        #expect(first[Names.self] == ["a", "b", "c"] && first[First.self] == "x")
        first.add(PreferenceValues())
        #expect(first[Names.self] == ["a", "b", "c"])
        first[Names.self] = nil
        #expect(first[Names.self] == nil && !first.isEmpty)
        first[First.self] = String?.none
        #expect(second[Names.self] == ["b", "c"])
    }

    /// What a view hands up.
    private func handed(_ view: some View) -> [String] {
        var found: [String] = ["never told"]
        let host = liveHost(
            view.onPreferenceChange(Names.self) { value in MainActor.assumeIsolated { found = value } }, 100, 100)
        return withExtendedLifetime(host) { found }
    }

    private func name(_ name: String) -> some View { Color.clear.preference(key: Names.self, value: [name]) }

    @Test("In the order of the views, whichever way they lie") func order() {
        #expect(
            handed(
                HStack {
                    name("a"); name("b")
                }) == ["a", "b"])
        #expect(
            handed(
                HStack {
                    name("a"); name("b")
                }.environment(\.layoutDirection, .rightToLeft)) == ["a", "b"])
        #expect(
            handed(
                ZStack {
                    name("a").zIndex(9); name("b")
                }) == ["a", "b"])
        #expect(
            handed(
                VStack {
                    name("a");
                    HStack {
                        name("b"); name("c")
                    }; name("d")
                }) == ["a", "b", "c", "d"])
    }

    @Test("A background's come before the view's, an overlay's after them") func layers() {
        #expect(handed(name("view").background(name("back")).overlay(name("over"))) == ["back", "view", "over"])
    }

    @Test("A view replaces what its content says, or changes it") func replaced() {
        #expect(
            handed(
                VStack {
                    name("a"); name("b")
                }.preference(key: Names.self, value: ["c"])) == ["c"])
        let changed = VStack {
            name("a"); name("b")
        }.transformPreference(Names.self) { $0 = $0.reversed() + ["z"] }
        #expect(handed(changed) == ["b", "a", "z"])
        #expect(handed(Color.clear.transformPreference(Names.self) { $0.append("z") }) == ["default", "z"])
    }

    @Test("Of hidden views and of those without opacity as well; not of those that are not there") func present() {
        #expect(
            handed(
                HStack {
                    name("a").hidden(); name("b").opacity(0)
                }) == ["a", "b"])
        let shown = false
        #expect(
            handed(
                HStack {
                    if shown { name("a") }; name("b")
                }) == ["b"])
    }
}
