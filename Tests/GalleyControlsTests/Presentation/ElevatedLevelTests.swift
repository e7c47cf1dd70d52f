import Foundation
import Galley
import GalleyTestSupport
import Testing

/// In the dark, grounds over a window are lighter: Apple's elevated backgrounds (rules.md §16.3).
@MainActor @Suite("Grounds over a window")
struct ElevatedLevelTests {
    private func pixels(_ view: some View, _ scheme: ColorScheme) throws -> Pixels {
        try Pixels(in: 393, 852, view.environment(\.colorScheme, scheme))
    }

    @Test("A form in a sheet") func form() throws {
        let form = Form { Text("Row") }
        let sheet = Color.blue.sheet(isPresented: .constant(true)) { form }
        let dark = try pixels(sheet, .dark)
        #expect(dark[200, 600] == [28, 28, 30, 255])
        #expect(dark[200, 31 + 60] == [44, 44, 46, 255])
        let light = try pixels(sheet, .light)
        #expect(light[200, 600] == [242, 242, 247, 255])
        // A cover is a window of its own.
        let cover = try pixels(Color.blue.fullScreenCover(isPresented: .constant(true)) { form }, .dark)
        #expect(cover[200, 600] == [0, 0, 0, 255])
        #expect(cover[200, 60] == [28, 28, 30, 255])
    }

    @Test("The background style and its levels") func levels() throws {
        let levels = VStack(spacing: 0) {
            Rectangle().fill(.background)
            Rectangle().fill(.background.secondary)
            Rectangle().fill(.background.tertiary)
        }
        let dark = try pixels(Color.blue.sheet(isPresented: .constant(true)) { levels }, .dark)
        #expect([100, 440, 800].map { dark[200, $0] } == [[28, 28, 30, 255], [44, 44, 46, 255], [58, 58, 60, 255]])
    }

    @Test("An alert's fields lie on grounds of their own") func fields() throws {
        let alert = Color.white.alert("Title", isPresented: .constant(true)) {
            TextField("Name", text: .constant("Windmill"))
            Button("Add") {}
        }
        let field = try #require(screen(alert).named("Windmill")).frame
        // The card is 313 wide, the field's ground 16 and its text 24 inside of it.
        expect(field.minX, 40 + 24)
        let light = try pixels(alert, .light)
        // The page is dimmed by 20 %. Glass is 220 + 33 / 255 × 204 = 246.4 over it (rules.md §16.7). The field's ground is a tertiary
        // fill, (118,118,128) at 12 % (§16.3): 31 of 255 parts over 246 are 230.4 and 231.7, cut to 230 and 231.
        #expect(light[5, 5] == [204, 204, 204, 255])
        #expect(light[150, Int(field.minY) - 20] == [246, 246, 246, 255])
        #expect(light[Int(field.maxX) + 5, Int(field.midY)] == [230, 230, 231, 255])
    }

    @Test("The chosen scope of a search can be read in the dark") func scopes() throws {
        let view = NavigationStack {
            Color.clear.navigationTitle("Title")
                .searchable(
                    text: .constant("a"), isPresented: .constant(true), placement: .navigationBarDrawer
                )
                .searchScopes(.constant(0)) {
                    Text("First").tag(0)
                    Text("Second").tag(1)
                }
        }
        let title = try #require(screen(view).named("First")).frame
        #expect(try pixels(view, .dark)[Int(title.minX) - 10, Int(title.midY)] == [99, 99, 102, 255])
    }
}
