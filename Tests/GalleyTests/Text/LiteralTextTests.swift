import Testing

@testable import GalleyViews

/// `Text("…")` is `Text(_: LocalizedStringKey, tableName:bundle:comment:)` (Apple's documentation of `Text`: a literal is a key); an
/// initializer without further arguments would be taken before it.
struct LiteralTextTests {
    @Test("A literal is a key, which equal texts share") func literals() {
        let common = Text("a").common
        #expect(common?.string == "a" && common?.isKey == true)
    }
}
