import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Foundation's documentation of `FileWrapper`: files and folders in memory, as documents are read from and written to.
@MainActor @Suite("Files and folders in memory") struct FileWrapperTests {
    @Test("A file has contents, a folder has files") func kinds() {
        let file = FileWrapper(regularFileWithContents: Data("a".utf8))
        #expect(file.isRegularFile && !file.isDirectory && file.regularFileContents == Data("a".utf8))
        #expect(file.fileWrappers == nil && file.filename == nil && file.preferredFilename == nil)
        let folder = FileWrapper(directoryWithFileWrappers: ["one": file])
        #expect(!folder.isRegularFile && folder.isDirectory && folder.regularFileContents == nil)
        #expect(folder.fileWrappers?.count == 1 && file.preferredFilename == "one")
    }

    @Test("A second file of a name has another, and goes alone") func names() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        #expect(folder.addRegularFile(withContents: Data([1]), preferredFilename: "a") == "a")
        let second = FileWrapper(regularFileWithContents: Data([2]))
        second.preferredFilename = "a"
        let name = folder.addFileWrapper(second)
        #expect(name != "a" && name.hasSuffix("a") && folder.fileWrappers?[name] === second)
        folder.removeFileWrapper(second)
        #expect(folder.fileWrappers?.mapValues(\.regularFileContents) == ["a": Data([1])])
        #expect(folder.addFileWrapper(FileWrapper(regularFileWithContents: Data())) == "Untitled")
    }

    @Test("What is written is read again") func files() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID())")
        defer { try? FileManager.default.removeItem(at: place) }
        let inner = FileWrapper(directoryWithFileWrappers: ["b": FileWrapper(regularFileWithContents: Data([2, 3]))])
        let outer = FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data([1])), "inner": inner,
        ])
        try outer.write(to: place, originalContentsURL: nil)
        let again = try FileWrapper(url: place)
        #expect(again.isDirectory && again.filename == place.lastPathComponent)
        #expect(again.fileWrappers?["a"]?.regularFileContents == Data([1]))
        let file = again.fileWrappers?["inner"]?.fileWrappers?["b"]
        #expect(file?.isRegularFile == true && file?.regularFileContents == Data([2, 3]) && file?.filename == "b")
        #expect(file?.preferredFilename == "b")
    }
}
