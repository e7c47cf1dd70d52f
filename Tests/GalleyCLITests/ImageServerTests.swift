import Foundation
import Testing

/// The server as a library, in a program of its own (Tests/ImageServer).
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ImageServerTests {
    @Test func program() throws {
        let folder = try TemporaryFolder()
        let server = try ServeImagesTests.Server(folder, program: "image-server", ["0"])
        let picture = try server.get("/card.png?title=Hello")
        #expect(picture.status == 200 && picture.data.starts(with: [0x89, 0x50]), "\(picture.text)")
        #expect(try server.get("/card.png?title=a&titel=b").text.contains("there is no 'titel'"))
        let refused = try server.get("/card.png?title=refused")
        #expect(refused.status == 400 && refused.text.contains("'title' must be another"))
        #expect(try server.get("/card.png?title=a&trap=crash").status == 500)
        #expect(try server.get("/card.svg?title=a").status == 200)
        #expect(try server.get("/card.png?title=a&_size=16385x1").status == 413)
        #expect(try server.get("/card.png?title=a", headers: ["Host": "evil.example"]).status == 403)
        #expect(server.end() == 0)
    }
}
