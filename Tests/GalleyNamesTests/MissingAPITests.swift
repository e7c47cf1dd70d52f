import GalleyNames
import Testing

/// What is said about names of Apple's that are not here: lines of `framework: names`, as `MissingNames` spells them.
@Suite("Missing names")
struct MissingAPITests {
    private let missing = MissingAPI(
        """
        SwiftUI: .glow @Fetch #lit Thing Owner.shine Button(intent:label:) Font.gleam Holder.part
        nothing of this line counts Nothing
        UIKit: Thing Other.shine UIGadget.show .dim
        Core Graphics: CGThing
        Foundation: Moof
        Core Location: CLThing
        Swift Charts: Chart
        Core Animation: CAThing
        Quick Look: QLThing
        """)

    private let swiftUI = "is SwiftUI's, and Galley does not have it; docs/support.md lists what there is"

    @Test("Types, attributes and macros") func names() {
        let seen = ["Thing", "Fetch", "lit", "glow", "shine", "Nothing", "Button"].map { missing.advice(onName: $0) }
        #expect(
            seen == ["'Thing' \(swiftUI)", "'Fetch' \(swiftUI)", "'lit' \(swiftUI)", nil, nil, nil, nil],
            "the first framework counts; a modifier is no type")
        // Core Data's attribute is told of by what the syntax tool writes.
        #expect(
            missing.advice(onName: "CoreData")
                == "'@NSManaged' is Core Data's, which is not here; put what needs it behind #if canImport(CoreData)")
    }

    @Test("Each framework has its words") func frameworks() {
        let seen = ["CGThing", "Moof", "CLThing", "Chart", "CAThing", "QLThing", "UIGadget"].map {
            missing.advice(onName: $0) ?? "-"
        }
        #expect(
            seen == [
                "'CGThing' is Core Graphics', of which Galley has geometry, paths, colours and images",
                "'Moof' is in Foundation on Apple's platforms only; put what needs it behind #if canImport(Darwin)",
                "'CLThing' is Core Location's, of which Galley has a part; docs/support.md lists it",
                "'Chart' is Swift Charts', which is not here; put what needs it behind #if canImport(Charts)",
                "'CAThing' is Core Animation's, which is not here; put what needs it behind #if canImport(QuartzCore)",
                "'QLThing' is Quick Look's, which is not here; put what needs it behind #if canImport(QuickLook)",
                "-",
            ])
    }

    @Test("Members, with and without their owner") func members() {
        let uiKit = "is UIKit's, which is not here; put what needs it behind #if canImport(UIKit)"
        #expect(missing.advice(onMember: "shine") == "'shine' \(swiftUI)", "the first framework counts")
        #expect(missing.advice(onMember: "show") == "'show' \(uiKit)")
        #expect(missing.advice(onMember: "Thing") == nil)
        // A modifier, whoever is asked; none of String's, nor of a type that is here; but a message names one of several styles.
        let asked: [(String, String?)] = [
            ("glow", "String"), ("shine", "Owner"), ("shine", "Other"), ("shine", nil), ("shine", "String"),
            ("shine", "Text"),
            ("shine", "ButtonStyle"), ("shine", "Unknown"), ("none", "Owner"),
        ]
        let answered = asked.map { missing.advice(onMember: $0.0, of: $0.1) != nil }
        #expect(answered == [true, true, true, true, false, false, true, true, false])
        let lacking = [
            missing.lacks("shine", of: "Owner"), missing.lacks("shine", of: "Font"), missing.lacks("gleam", of: "Font"),
            missing.lacks("none", of: "Font"),
        ]
        #expect(lacking == [true, false, true, false])
    }

    @Test("What a misspelt name may be") func suggestions() {
        #expect(missing.types == ["Thing", "CGThing", "Moof", "CLThing", "Chart", "CAThing", "QLThing"])
        #expect(missing.modifiers == ["glow", "dim"])
    }

    @Test("Calls of modifiers and of initialisers with labels") func calls() {
        let seen = [
            missing.advice(onCall: "glow", labels: "(_:)", isMember: true),
            missing.advice(onCall: "glow", labels: "(_:)", isMember: false),
            missing.advice(onCall: "Thing", labels: "(_:)", isMember: true),
            missing.advice(onCall: "Thing", labels: "(_:)", isMember: false),
            missing.advice(onCall: "Button", labels: "(intent:label:)", isMember: false),
            missing.advice(onCall: "Button", labels: "(_:)", isMember: false),
        ]
        let form =
            "'Button(intent:label:)' is SwiftUI's, and Galley has 'Button' in other forms only; docs/support.md lists them"
        #expect(seen == ["'glow' \(swiftUI)", nil, nil, "'Thing' \(swiftUI)", form, nil])
    }

    @Test("Modules of Apple's") func modules() {
        let names = ["UIKit", "Charts", "CoreData", "MapKit", "Alamofire", "SwiftUI"]
        #expect(names.map(MissingAPI.isApple) == [true, true, true, false, false, false])
        #expect(names.map(MissingAPI.isAppleOnly) == [true, true, true, true, false, false])
        let own =
            "galley compiles these files with Galley alone: give all files of the module, or the folder of a package that "
            + "depends on 'Alamofire', or put what needs it behind #if canImport(Alamofire)"
        #expect(
            ["UIKit", "Charts", "CoreData", "Alamofire"].map { MissingAPI.advice(onModule: $0) } == [
                "UIKit is part of Apple's platforms only: put what needs it behind #if canImport(UIKit), and the rest can be shown",
                "Galley draws no charts: put what needs Charts behind #if canImport(Charts), and something in its place behind #else",
                "CoreData is a framework of Apple's that is not here: put what needs it behind #if canImport(CoreData)",
                own,
            ])
    }

    @Test("Frameworks of which a part is here") func partial() {
        let seen = ["GalleyMapKit.MKMapView", "GalleyMapKit", "MapKit.MKMapView", "GalleyViews.Text", "Galley.Text"].map
        {
            PartialFrameworks.module(ofType: $0)
        }
        #expect(seen == ["MapKit", nil, nil, nil, nil])
    }
}
