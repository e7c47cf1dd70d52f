import Foundation
import Galley
import GalleyLive
import GalleyTestSupport
import Testing

/// The screens of a view as a browser leads through them, with its history and its addresses.
@MainActor @Suite("Screens and addresses")
struct ShownScreensTests {
    private enum Kind: String, Hashable { case sweet, salty }
    private struct Dish: Hashable, Codable { var id = 1, name = "Soup" }
    private struct Unwritten: Hashable { var id = 1 }

    /// A stack whose path's values are all of one type.
    private struct Typed<Value: Hashable>: View {
        let next: Value
        @State private var path: [Value] = []
        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("On", value: next)
                    .navigationDestination(for: Value.self) { value in
                        VStack {
                            Text(verbatim: "screen \(value)")
                            NavigationLink("On", value: next)
                        }
                    }
            }
        }
    }

    private func host(_ view: some View) -> ViewHost { ViewHost(view, size: CGSize(width: 390, height: 844)) }

    /// The address of the screen that a value leads to; a new view must come to the same by it.
    private func address<Value: Hashable>(_ value: Value) throws -> String? {
        let host = host(Typed(next: value))
        #expect(host.shownScreens?.address == [] && host.shownScreens?.depth == 0)
        host.tap("On")
        let screens = try #require(host.shownScreens)
        #expect(screens.depth == 1)
        guard let parts = screens.address else { return nil }
        let other = self.host(Typed(next: value))
        #expect(other.openScreens(parts))
        #expect(other.shows("screen \(value)"))
        #expect(parts.count == 1)
        return parts.first
    }

    @Test("Values are parts of an address as people write them") func values() throws {
        #expect(try address(7) == "7")
        #expect(try address(-2.5) == "-2.5")
        #expect(try address("Soups & stews/2") == "Soups & stews/2")
        #expect(try address(Kind.salty) == "salty")
        #expect(try address(Dish()) == #"{"id":1,"name":"Soup"}"#)
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        #expect(try address(id) == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        #expect(try address(Unwritten()) == nil)
        // An address has no empty part.
        #expect(try address("") == nil)
    }

    @Test("An address leads back and on, as far as its parts mean something") func leading() {
        let host = host(Typed(next: 9))
        #expect(host.openScreens(["1", "2", "3"]))
        #expect(host.shows("screen 3") && host.shownScreens?.depth == 3)
        #expect(host.openScreens(["1", "5"]))
        #expect(host.shows("screen 5") && host.shownScreens?.address == ["1", "5"])
        #expect(!host.openScreens(["1", "5", "six", "7"]))
        #expect(host.shownScreens?.address == ["1", "5"])
        #expect(host.leaveScreen() && host.shows("screen 1"))
        #expect(host.openScreens([]) && host.shownScreens?.depth == 0)
        #expect(!host.leaveScreen())
    }

    @Test("Where values are of several types, theirs stand before them; screens below say which there are") func mixed()
    {
        struct Mixed: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("Kind", value: Kind.sweet)
                        .navigationDestination(for: Kind.self) { kind in
                            NavigationLink("Dish", value: Dish())
                                .navigationDestination(for: Dish.self) { Text(verbatim: "dish \($0.name)") }
                        }
                }
            }
        }
        let host = host(Mixed())
        host.tap("Kind")
        #expect(host.shownScreens?.address == ["Kind:sweet"])
        host.tap("Dish")
        let parts = ["Kind:sweet", #"Dish:{"id":1,"name":"Soup"}"#]
        #expect(host.shownScreens?.address == parts)
        let other = self.host(Mixed())
        #expect(other.openScreens(parts) && other.shows("dish Soup"))
        // What no screen knows, and what is no type's.
        #expect(!self.host(Mixed()).openScreens(["Dish:{}"]) && !self.host(Mixed()).openScreens(["sweet"]))
    }

    @Test("A screen that no value led to has no address of its own, and one without a back button is not left")
    func others() {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        NavigationLink("Further") { Text("end").navigationBarBackButtonHidden() }
                    }
                }
            }
        }
        let host = host(Root())
        host.tap("Go")
        #expect(host.shownScreens?.depth == 1 && host.shownScreens?.address == [])
        host.tap("Further")
        #expect(host.shownScreens?.depth == 2)
        #expect(!host.leaveScreen() && host.shows("end"))
        #expect(!host.openScreens(["1"]))
    }

    @Test("A view without screens has none, and says whether it takes URLs") func none() {
        let plain = host(Text("A"))
        #expect(plain.shownScreens?.depth == nil && !plain.takesURLs && !plain.leaveScreen() && !plain.openScreens([]))
        #expect(host(Text("A").onOpenURL { _ in }).takesURLs)
    }
}
