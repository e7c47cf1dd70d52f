import Foundation
import Testing

/// What the compiler says last, or not at all while anything else is wrong, is told at once.
extension CheckTests {
    /// The lines at which messages stand, with their codes.
    private static func told(_ messages: [Message]) -> [String] {
        messages.map { "\($0.place?.line ?? 0) \($0.code) \($0.kind)" }
    }

    /// The compiler tells missing returns in its optimizer's passes, to which no file with another error comes. The marked lines are its own
    /// (DataflowDiagnostics.cpp), recorded from Swift 6.3 without the first one's mistake.
    @Test func missingReturnsAreToldBesideOtherMistakes() throws {
        let source = """
            import SwiftUI
            struct Row: View { var body: some View { Text(tilte) } } // here
            func choice(_ n: Int) -> Int {
                if n > 1 { return 2 }
            } // here
            struct Sizes {
                var all: [Int]
                var small: Int {
                    let first = all[0]
                    first // here
                }
                var large: Int { get { for n in all where n > 9 { return n } } } // here
                subscript(n: Int) -> String {
                    switch n {
                    case 1: return "one"
                    default: print(n)
                    }
                } // here
                func second(_ n: Int?) -> Int? {
                    guard let n else { print("none") } // here
                    do { return try third(n) } catch { print(error) }
                } // here
                func third(_ n: Int) throws -> Int {
                    outer: while true { while true { if n > 3 { break outer } } }
                } // here
                func fourth() -> Int {
                    let double = { (n: Int) -> Int in
                        if n > 3 { return 2 }
                    } // here
                    return double(3)
                }
                func fifth() -> Int { } // here
            }

            """
        try folder.write(source, to: "Sizes.swift")
        let (messages, status) = try check("Sizes.swift")
        #expect(status == 65)
        let errors = messages.filter { $0.severity == "error" }
        #expect(errors.compactMap(\.place?.line) == Self.marked(source), "\(Self.told(messages))")
        #expect(errors.dropFirst().allSatisfy { $0.code == "missing-return" && $0.kind == "mistake" }, "\(messages)")
        #expect(errors.last?.message == "missing return in instance method expected to return 'Int'")
    }

    /// Bodies that end otherwise, in shapes of public files: beside another mistake nothing is told of them.
    @Test func bodiesThatEndOtherwiseMissNoReturn() throws {
        let source = """
            import SwiftUI
            func wrong() { tilte() } // here
            func stop(_ n: Int) -> Never { fatalError("\\(n)") }
            @resultBuilder enum Lines { static func buildBlock(_ all: String...) -> [String] { all } }
            protocol Page { @Lines var body: [String] { get } }
            struct First: Page { var body: [String] { "a"; "b" } }
            @Lines func lines() -> [String] { "a"; "b" }
            struct Shown: View {
                @ViewBuilder var title: some View { Text("a"); Text("b") }
                var body: some View { let n = 3; Text("\\(n)"); if n > 3 { Text("b") } }
                @ViewBuilder func row(_ n: Int) -> some View { switch n { case 1: Text("a"); default: EmptyView() } }
            }
            func a(_ n: Int) -> Int { if n > 3 { 1 } else { 2 } }
            func b(_ n: Int) -> Int { while true { if n > 3 { return 3 } } }
            func c(_ n: Int) -> Int { if n > 3 { return 3 }; stop(n) }
            func d(_ n: Int) -> Int { if n > 3 { return 3 } else { preconditionFailure() } }
            func e(_ n: Int) -> Int { repeat { return 3 } while true }
            func f(_ n: Int) -> Int { switch n { case 1: return 1; case 2: fallthrough; default: return 2 } }
            func g(_ n: Int) throws -> Int { do { return try h(n) } catch { throw error } }
            func h(_ n: Int) throws -> Int { defer { print(n) }; guard n > 3 else { throw CancellationError() }; return n }
            func i(_ all: [Int]) -> Int {
                for n in all { guard n > 3 else { continue }; return n }
                return 0
            }
            func j(_ n: Int) -> Int {
                #if DEBUG
                return n
                #else
                return 3
                #endif
            }
            func k(_ n: Int) -> Int { if #available(iOS 16, *) { return 3 } else { return 4 } }
            func l(_ n: Int) {
                guard n > 3 else {
                    switch n { case 1: return; default: fatalError() }
                }
            }

            """
        try folder.write(source, to: "Ends.swift")
        let (messages, _) = try check("Ends.swift")
        #expect(messages.compactMap(\.place?.line) == Self.marked(source), "\(Self.told(messages))")
    }

    /// Of one body the compiler tells what is wrong first: a wrong type behind a modifier that nothing has, in a view that has the wrong
    /// arguments, in an action and in a function beside it.
    @Test func whatIsWrongBehindAMistakeIsTold() throws {
        let source = """
            import SwiftUI
            struct Card: View {
                @State var count = 0
                var body: some View {
                    VStack(spaceing: 3) { // here
                        Text("a")
                            .opacity("half") // here
                        Text("b")
                            .pading(3) // here
                        Button("c") {
                            count = "three" // here
                        }
                    }
                }
                func size(_ n: Int) -> Int {
                    let wide: Int = "wide" // here
                    return wide + n
                }
                init(start: Int) {
                    _count = State(initialValue: start)
                    let text: String = start // here
                    print(text)
                }
            }
            func last(_ n: Int) -> Int {
                let sum: Int
                if n > 3 { sum = 1 }
                return sum // here
            }

            """
        try folder.write(source, to: "Card.swift")
        let (messages, status) = try check("Card.swift")
        #expect(status == 65)
        #expect(messages.compactMap(\.place?.line) == Self.marked(source), "\(Self.told(messages))")
        #expect(messages.allSatisfy { $0.kind == "mistake" })
    }

    /// Of a label that is nearly right the compiler says that one is missing and another too many.
    @Test func aLabelThatIsNearlyRightIsNamed() throws {
        let source = """
            import SwiftUI
            struct Level: View {
                var body: some View {
                    Gauge(val: 0.5) { // here
                        Text("a")
                    }
                }
            }

            """
        try folder.write(source, to: "Level.swift")
        let (messages, _) = try check("Level.swift")
        #expect(messages.map(\.code) == ["wrong-arguments"], "\(Self.told(messages))")
        let suggestion = try #require(messages.first?.suggestion)
        #expect(suggestion.text == "write 'value:' in place of 'val:'")
        let edit = try #require(suggestion.edits?.first)
        #expect(edit.text == "value:" && edit.place.line == 4 && edit.place.column == 15 && edit.place.endColumn == 19)
    }

    /// A class of Apple's is made by a type of it, also by a parameter.
    @Test func makingAControllerByItsTypeIsNoMistake() throws {
        let source = """
            import SwiftUI
            import UIKit
            struct Page<T: UIViewController>: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> T { T() } // here
                func updateUIViewController(_ controller: T, context: Context) {}
            }

            """
        try folder.write(source, to: "Page.swift")
        let (messages, _) = try check("Page.swift")
        #expect(messages.allSatisfy { $0.kind == "gap" || $0.severity != "error" }, "\(Self.told(messages))")
    }

    /// What is wrong in a type the compiler says of each file that shows it; it is told where the type is.
    @Test func aNameIsToldInItsOwnFile() throws {
        let files = [
            "App/Content.swift": """
            import StoreKit
            import SwiftUI
            struct Content: View {
                @Environment(\\.displayStoreKitMessage) private var message
                var body: some View { Text("a") }
            }

            """,
            "App/Other.swift": "import SwiftUI\nstruct Other: View { var body: some View { Content() } }\n",
            "App/Third.swift": "import SwiftUI\nstruct Third: View { var body: some View { VStack { Content() } } }\n",
        ]
        try folder.write(files)
        let (messages, _) = try check("App")
        let told = messages.filter { $0.message.contains("displayStoreKitMessage") }
        #expect(told.map { $0.place?.file } == ["App/Content.swift"] && told.first?.place?.line == 4, "\(messages)")
    }

    /// Of a framework that is here in part a type within a type, and a value of the environment that a delegate's method shares
    /// its name with, are what is not here; a misspelt name of it stays the author's.
    @Test func whatAPartialFrameworkLacksIsAGap() throws {
        let source = """
            import AuthenticationServices
            import SwiftUI
            struct Entry: View {
                @Environment(\\.authorizationController) private var controller
                var body: some View { Text("a") }
                func options() -> ASAuthorizationController.RequestOptions { [] }
                func provider() -> ASAuthorizationAppleIDProvidr { fatalError() } // here
            }

            """
        try folder.write(source, to: "Entry.swift")
        let (messages, _) = try check("Entry.swift")
        let mistakes = messages.filter { $0.kind == "mistake" }
        #expect(mistakes.compactMap(\.place?.line) == Self.marked(source), "\(Self.told(messages))")
        let gaps = Set(messages.filter { $0.kind == "gap" }.compactMap(\.place?.line))
        #expect(gaps == [4, 6], "\(Self.told(messages))")
    }

    /// Of a state's value the compiler speaks of dynamic members: one that is misspelt has the word that is meant.
    @Test func aMisspeltMemberOfAStatesValueHasItsWord() throws {
        let source = """
            import SwiftUI
            struct Switch: View {
                @State private var isOn = false
                var body: some View {
                    Button("Turn") { isOn.togle() } // here
                }
            }

            """
        try folder.write(source, to: "Switch.swift")
        let (messages, _) = try check("Switch.swift")
        #expect(messages.compactMap(\.place?.line) == Self.marked(source), "\(Self.told(messages))")
        #expect(messages.first?.suggestion?.text.contains("'toggle'") ?? false, "\(Self.told(messages))")
    }

    /// What a class of Apple's has and Galley's has not is a gap, though the author has a function of that name or another word is near;
    /// so is a constant of C. Shapes of three public projects' files.
    @Test func membersAndConstantsOfApplesAreGaps() throws {
        let source = """
            import AVFoundation
            import SwiftUI
            import WebKit
            struct Page: View {
                var body: some View { Text("a") }
                func load() {}
                func read(_ asset: AVURLAsset, _ page: WKWebView, _ image: UIImage) {
                    asset.load("duration")
                    page.setValue(true, forKey: "drawsBackground")
                    print(image.images?.count ?? 0)
                    print(kCGImagePropertyGIFDictionary)
                }
            }

            """
        try folder.write(source, to: "Page.swift")
        let (messages, _) = try check("Page.swift")
        let gaps = messages.filter { $0.kind == "gap" }.compactMap(\.place?.line)
        #expect(messages.allSatisfy { $0.kind == "gap" } && gaps == [8, 9, 10, 11], "\(Self.told(messages))")
    }
}
