import Foundation
import GalleyProtocol
import Testing

import GalleyWorker

/// Values from texts, and what is said of those that do not fit.
struct FieldsDecoderTests {
    enum Size: String, Codable, CaseIterable { case small, large }

    struct Place: Codable, Equatable {
        var city: String
        var zip: Int?
    }

    struct Card: Codable, Equatable {
        var title: String
        var count: Int?
        var price: Double?
        var isNew: Bool?
        var date: Date?
        var link: URL?
        var size: Size?
        var tags: [String]?
        var points: [Int]?
        var place: Place?
    }

    private func decode(_ fields: (String, String)..., strictly: Bool = true) throws -> Card {
        try FieldsDecoder(fields.map { HostField(name: $0.0, value: $0.1) }).decode(Card.self, refusesOthers: strictly)
    }

    private func message(_ fields: (String, String)...) -> String? {
        do {
            _ = try FieldsDecoder(fields.map { HostField(name: $0.0, value: $0.1) })
                .decode(Card.self, refusesOthers: true)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func values() throws {
        let card = try decode(
            ("title", "A"), ("count", "-3"), ("price", "2.5"), ("isNew", "yes"), ("date", "2025-06-09"),
            ("link", "https://a.b/c"),
            ("size", "large"), ("tags", "x"), ("tags", "y"), ("points", "[1, 2]"), ("place.city", "Bonn"),
            ("place.zip", "53111"))
        #expect(card.title == "A" && card.count == -3 && card.price == 2.5 && card.isNew == true)
        // Midnight in Greenwich: 20,248 days after 1970.
        #expect(card.date == Date(timeIntervalSince1970: 20_248 * 86_400))
        #expect(card.link == URL(string: "https://a.b/c") && card.size == .large)
        #expect(card.tags == ["x", "y"] && card.points == [1, 2] && card.place == Place(city: "Bonn", zip: 53111))
        #expect(try decode(("title", "A"), ("place", #"{"city": "Ulm"}"#)).place == Place(city: "Ulm"))
        #expect(
            try decode(("title", "A"), ("date", "2025-06-09T10:00:00Z")).date
                == Date(timeIntervalSince1970: 20_248 * 86_400 + 36_000))
    }

    /// An empty text is a text where there must be one, and nothing where there may be nothing.
    @Test func emptyTexts() throws {
        let card = try decode(
            ("title", ""), ("count", ""), ("size", ""), ("tags", ""), ("place", ""), ("date", ""))
        #expect(card == Card(title: ""))
    }

    /// What looks like JSON is a text where a text is wanted.
    @Test func textsThatLookLikeJSON() throws {
        #expect(try decode(("title", "[1]")).title == "[1]")
        #expect(try decode(("title", "a"), ("tags", #"["p","q"]"#)).tags == ["p", "q"])
    }

    @Test func misfits() {
        #expect(message() == "'title' is missing")
        #expect(message(("title", "a"), ("count", "2.5")) == "'count' must be a whole number, and is '2.5'")
        #expect(message(("title", "a"), ("price", "inf")) == "'price' must be a number, and is 'inf'")
        #expect(message(("title", "a"), ("isNew", "maybe")) == "'isNew' must be true or false, and is 'maybe'")
        #expect(message(("title", "a"), ("size", "huge")) == "'size' must be one of small, large, and is 'huge'")
        #expect(
            message(("title", "a"), ("date", "June"))
                == "'date' must be a date such as 2025-06-09T10:00:00Z or 2025-06-09, and is 'June'")
        #expect(message(("title", "a"), ("title", "b")) == "'title' is there 2 times")
        #expect(message(("title", "a"), ("place.zip", "1")) == "'place.city' is missing")
        #expect(
            message(("title", "a"), ("titel", "b"))?.hasPrefix("there is no 'titel'; it takes count, date, ") == true)
        // What comes after it was not asked for yet: nothing is said of it.
        #expect(message(("titel", "b"), ("count", "1")) == "'title' is missing")
    }

    @Test func columnsThatNobodyAsksFor() throws {
        #expect(try decode(("title", "a"), ("file", "x"), strictly: false) == Card(title: "a"))
    }
}
