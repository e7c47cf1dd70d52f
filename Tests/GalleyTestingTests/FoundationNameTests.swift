import Foundation
import GalleyFoundation
import Testing

@Suite("Names that Foundation has on Apple's platforms")
struct FoundationNameTests {
    private final class Names: NSObject, XMLParserDelegate {
        var found: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?,
            attributes attributeDict: [String: String] = [:]
        ) { found.append(elementName) }
    }

    @Test("Foundation brings XMLParser") func parser() {
        let names = Names()
        let parser = XMLParser(data: Data("<a><b/><c>x</c></a>".utf8))
        parser.delegate = names
        #expect(parser.parse() && names.found == ["a", "b", "c"])
    }

    @Test("A value is set by its key") func defaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "FoundationNameTests"))
        defaults.setValue(3, forKey: "count")
        #expect(defaults.integer(forKey: "count") == 3 && defaults.value(forKey: "count") as? Int == 3)
        defaults.setValue(nil, forKey: "count")
        #expect(defaults.value(forKey: "count") == nil)
    }

    @Test("A queue is itself") func queues() {
        let other = DispatchQueue(label: "other")
        #expect(DispatchQueue.main == .main && other == other && other != .main && !(other == .main))
        #expect(NSException(name: .rangeException, reason: "far", userInfo: nil).name.rawValue == "NSRangeException")
    }

    @Test("Core Foundation's time is Foundation's") func absoluteTime() {
        let before = Date().timeIntervalSinceReferenceDate
        let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        #expect(before <= now && now <= Date().timeIntervalSinceReferenceDate)
        // CFDate.h: from 1970 to 2001 there are 31 years with 8 leap days.
        #expect(kCFAbsoluteTimeIntervalSince1970 == Double((31 * 365 + 8) * 86400))
    }
}
