import GalleyNames
import Testing

@testable import GalleyProtocol

/// Declarations that stand for absent names, made from how the names are used.
@Suite("Declarations for absent names")
struct CheckStubsTests {
    private func use(
        _ name: String, _ labels: String? = nil, member: Bool = false, role: String? = nil, generics: Int? = nil
    ) -> UsedNames.Use {
        .init(
            name: name, labels: labels, isMember: member, line: 1, column: 1, endLine: nil, endColumn: nil,
            startLine: nil, role: role, generics: generics, literal: nil, owner: nil)
    }

    private func text(_ names: Set<String>, members: Set<String> = [], _ uses: [UsedNames.Use]) -> String {
        CheckStubs(names: names, members: members, uses: uses).text
    }

    /// Which of some lines a text lacks.
    private func lacking(_ text: String, _ lines: [String]) -> [String] {
        let all = Set(text.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) })
        return lines.filter { !all.contains(Substring($0)) }
    }

    private func head(_ text: String) -> String {
        String(text.split(separator: "\n").first { $0.hasPrefix("@") } ?? "")
    }

    @Test("A call's labels become an initialiser's; closures build views, or give nothing") func initialisers() {
        let panel = text(
            ["Panel"],
            [use("Panel", "(_:spacing:{})"), use("Panel", "()"), use("Panel", "(_:{}label:{})"), use("Panel", "(a:)")])
        #expect(
            lacking(
                panel,
                [
                    "nonisolated init<T0, T1, C2: View>(_ p0: T0, spacing p1: T1, _ p2: @ViewBuilder () -> C2) {}",
                    "nonisolated init<T0, T1>(_ p0: T0, spacing p1: T1, _ p2: () -> Void) {}", "nonisolated init() {}",
                    "nonisolated init<T0, C1: View, C2: View>(_ p0: T0, _ p1: @ViewBuilder () -> C1, "
                        + "label p2: @ViewBuilder () -> C2) {}",
                    "nonisolated init<T0>(_ p0: T0, _ p1: () -> Void, label p2: () -> Void) {}",
                    "nonisolated init<T0>(a p0: T0) {}",
                ]) == [])
        // Each but the decoder's: two forms of those with closures.
        #expect(panel.ranges(of: "nonisolated init").count == 7)
        #expect(
            panel.hasPrefix("import SwiftUI\n\n@dynamicMemberLookup struct Panel: View, Hashable")
                && panel.hasSuffix("}\n"))
    }

    @Test("Types have as many parameters as were given; objects are classes") func types() {
        let heads = [
            head(text(["Box"], [use("Box", role: "type", generics: 1), use("Box", role: "type", generics: 2)])),
            head(text(["Box"], [use("Box")])), head(text(["Model"], [use("Model", role: "object")])),
        ]
        let rest = "View, Hashable, Codable, Identifiable"
        #expect(
            heads == [
                "@dynamicMemberLookup struct Box<G0, G1>: \(rest), Sendable {",
                "@dynamicMemberLookup struct Box: \(rest), Sendable {",
                "@dynamicMemberLookup final class Model: \(rest), ObservableObject, @unchecked Sendable {",
            ])
        let inner = text(["Kit.Part"], [use("Part", "(x:)"), use("Kit", "(y:)")])
        #expect(inner.hasPrefix("import SwiftUI\n\nextension Kit {\n@dynamicMemberLookup struct Part: View, "))
        #expect(lacking(inner, ["nonisolated init<T0>(x p0: T0) {}"]) == [] && !inner.contains("y p0"))
    }

    @Test("What types conform to is a protocol, and what stands before a variable a wrapper") func others() {
        let plain = text(
            ["Store", "CardView", "Row"],
            [
                use("Store", role: "inherited"), use("CardView", role: "constraint"), use("Row", role: "constraint"),
            ])
        #expect(
            plain == """
                import SwiftUI

                protocol CardView: View {}
                extension CardView { @MainActor var body: EmptyView { EmptyView() } }
                protocol Row {}
                protocol Store {}

                """)
        let shown = text(["GLViewRepresentable"], [use("GLViewRepresentable", role: "inherited")])
        #expect(
            lacking(shown, ["extension GLViewRepresentable { var body: EmptyView { EmptyView() } }"]) == []
                && shown.contains("protocol GLViewRepresentable: View where Body == EmptyView"))
        let wrapper = text(
            ["Query"],
            [use("Query", "(key:)", role: "wrapper"), use("Query", "()"), use("Query", "(_:{})"), use("Query", "(_:)")])
        #expect(
            lacking(
                wrapper,
                [
                    "@propertyWrapper struct Query<Value> {", "init<T0>(key p0: T0) {}", "init(wrappedValue: Value) {}",
                    "init<T0>(wrappedValue: Value, key p0: T0) {}", "init<T0>(_ p0: T0) {}",
                    "init<T0>(wrappedValue: Value, _ p0: T0) {}",
                ]) == [])
        #expect(wrapper.ranges(of: "init").count == 6, "without arguments there is one already, and closures make none")
    }

    @Test("Functions and modifiers") func functions() {
        let seen = text(
            ["glow", "9no", "a-b", "Tag", "@x"], members: ["shine", "no-member", "unused"],
            [
                use("glow", "(_:)"), use("glow", "({})"), use("Tag", role: "attribute"),
                use("shine", "()", member: true),
                use("shine", "(x:)", member: true), use("shine", "(y:)"), use("unused", member: true), use("9no", "()"),
                use("a-b", "()"), use("no-member", "()", member: true), use("other", "()"),
            ])
        #expect(
            seen == """
                import SwiftUI

                    @MainActor func glow<T0>(_ p0: T0) -> some View { EmptyView() }
                    @MainActor func glow<C0: View>(_ p0: @ViewBuilder () -> C0) -> some View { EmptyView() }
                    @MainActor func glow(_ p0: () -> Void) -> some View { EmptyView() }
                extension View {
                    @MainActor func shine() -> some View { self }
                    @MainActor func shine<T0>(x p0: T0) -> some View { self }
                }

                """)
        #expect(text(["Tag"], [use("Tag", role: "attribute")]) == "" && text([], members: ["none"], []) == "")
    }
}
