import Testing

@testable import GalleyHTTP

/// `If-None-Match` (RFC 9110 §13.1.2): `*`, or a list of entity tags (RFC 9110 §8.8.3), compared weakly.
struct EntityTagTests {
    private func names(_ lines: [String]) -> Bool {
        HTTPRequest(target: "/", headers: .init(lines.map { ("If-None-Match", $0) })).names(answer: #""tag""#)
    }

    @Test(arguments: [
        [#""tag""#], [#"W/"tag""#], ["*"], [#""other", "tag""#], [#""other","tag","third""#], [#", ,"tag","#],
        [#""a,b", "tag""#], [#""other""#, #""tag""#], ["\t\"tag\" "], [#""", "tag""#], [#""é!#~", "tag""#],
    ])
    func named(_ lines: [String]) { #expect(names(lines)) }

    @Test(arguments: [
        [], [""], ["tag"], [#"garbage"tag""#], [#""tag"garbage"#], [#"w/"tag""#], [#"W/ "tag""#], [#""other"tag""#],
        [#""tag"#], [#"tag""#], [#""tag" "other""#], ["*", "*"], [#"*, "tag""#], [#""a,"tag""#], [#""x tag""#],
        [#""Tag""#], [#"W/W/"tag""#], [#""other" garbage"tag""#],
    ])
    func notNamed(_ lines: [String]) { #expect(!names(lines)) }
}
