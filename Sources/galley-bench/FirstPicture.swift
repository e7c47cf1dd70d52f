import Galley

/// The first picture of a process: Latin, Korean and emoji on white.
enum FirstPicture {
    @MainActor static func draw() throws {
        let view = Text("Hello, 안녕하세요 🎉").padding(8).background(Color.white)
        let renderer = ImageRenderer(content: view)
        renderer.scale = 2
        print(try renderer.pngData().count, "bytes")
    }
}
