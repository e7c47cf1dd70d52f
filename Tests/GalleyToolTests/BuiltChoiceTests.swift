import Foundation
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// Which view of a folder that `galley build` has made is meant: docs/cli.md.
@Suite("Views of a built folder")
struct BuiltChoiceTests {
    private let fake: FakeToolchain

    init() throws { fake = try FakeToolchain(["lib.so": "library", "font/One.ttf": "f"]) }

    private func built(_ types: [String], shown: Bool = true) throws -> BuiltViews {
        var built = try BuiltFolder(fake.folder["built"], source: "Card.swift", look: .ios18)
        var survey = SourceSurvey()
        survey.warning = "w"
        let product = Compiler.Product(library: fake.folder["lib.so"], identity: "", survey: survey)
        if shown { try built.add(shown: product) }
        if !types.isEmpty { try built.add(decoding: product, types: types) }
        try built.publish()
        return try #require(try BuiltViews(paths: [fake.folder["built"]]))
    }

    private func told(_ work: () throws -> Void) -> String { fake.folder.plain(failure(work)) }

    @Test("By its place among the names that are shown") func names() throws {
        let views = try built([])
        let names = ["Card", "Row()", "Card(1)"]
        func index(_ name: String) throws -> Int { try views.index(of: name, among: names) }
        #expect(try index("Card") == 0 && index("Card()") == 0 && index("Row()") == 1 && index("Card(1)") == 2)
        let message =
            "64 'FOLDER/built' shows 'Card', 'Row()', 'Card(1)'; an expression needs the compiler: galley build --view "
        #expect(told { _ = try index("Row") } == "\(message)'Row'")
        #expect(told { _ = try index("Card(2)") } == "\(message)'Card(2)'")
        #expect(told { _ = try index("Other()") } == "\(message)'Other()'")
    }

    @Test("By its type among those that data makes") func types() throws {
        let options = try fake.options()
        func indices(_ views: BuiltViews, _ view: String? = nil, every: Bool = false) throws -> [Int]? {
            var options = options
            (options.view, options.everyDecodable) = (view, every)
            return try views.decodableIndices(options)
        }
        let one = try built(["Card"])
        #expect(try indices(one) == nil && indices(one, "Card") == [0] && indices(one, every: true) == nil)
        #expect(
            told { _ = try indices(one, "Row") } == "64 'FOLDER/built' can make no 'Row' from data; it can be Card")
        let two = try built(["Card", "Row"])
        #expect(try indices(two, "Row") == [1] && indices(two, "Card") == [0] && indices(two, every: true) == nil)
        #expect(
            told { _ = try indices(two) }
                == "64 several views are Decodable (Card, Row); name the one for --data with --view")
    }

    @Test("The library of views that are shown, and that of those from data") func products() throws {
        let options = try fake.options()
        var data = options
        data.data = "d"
        let views = try built(["Card"])
        let (shown, decoding) = (try views.product(for: options), try views.product(for: data))
        #expect(shown.library == fake.folder["built/shown.so"] && decoding.library == fake.folder["built/decoding.so"])
        #expect(shown.survey.warning == "w" && decoding.survey.warning == nil && shown.look == .ios18)
        #expect(shown.identity == views.manifest.hash && !shown.isNew && shown.entry == nil && shown.host == nil)
        #expect(shown.bundle == nil && shown.fonts.isEmpty && shown.assetFolders.isEmpty)
        let none = try built([])
        #expect(
            told { _ = try none.product(for: data) }
                == "64 'FOLDER/built' has no view that data could make: none of Card.swift was Decodable when it was built"
        )
        let only = try built(["Card"], shown: false)
        #expect(
            told { _ = try only.product(for: options) }
                == "64 'FOLDER/built' has nothing that can be shown without data; give --data, or add a #Preview and build it "
                + "again")
    }

    @Test("What is one, and what is not") func folders() throws {
        _ = try built([])
        #expect(BuiltViews.isOne(fake.folder["built"]) && !BuiltViews.isOne(fake.folder["font"]))
        #expect(try BuiltViews(paths: [fake.folder["font"]]) == nil && BuiltViews(paths: []) == nil)
        #expect(try BuiltViews(paths: ["\(fake.folder["built"])/"])?.path == fake.folder["built"])
        #expect(
            told { _ = try BuiltViews(paths: [fake.folder["built"], fake.folder["font"]]) }
                == "64 'FOLDER/built' was made by galley build; give it alone")
        #expect(BuiltViews.machine.wholeMatch(of: /\w+/) != nil)
    }
}
