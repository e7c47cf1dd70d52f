import Foundation
import GalleyProtocol
import Testing

@testable import GalleyPreview

/// Files that pages hand over: what a hostile page sends stays in its folder, and takes no more room than it may.
struct UploadFolderTests {
    private let folder: UploadFolder

    init() throws { folder = try UploadFolder(mostBytes: 3000) }

    private func part(
        _ name: String, _ data: String, request: Int? = 1, file: Int = 0, of count: Int = 1, size: Int? = nil,
        offset: Int = 0
    ) -> LiveCommand {
        var upload = LiveUpload(request: request)
        (upload.name, upload.file, upload.count, upload.offset) = (name, file, count, offset)
        (upload.size, upload.data) = (size ?? data.utf8.count, Data(data.utf8).base64EncodedString())
        var command = LiveCommand(.upload)
        command.upload = upload
        return command
    }

    private func files(_ answer: SessionUploads.Answer) -> LiveFiles? {
        if case .complete(let command) = answer { command.files } else { nil }
    }

    private func text(_ file: LiveFiles.File) -> String? { try? String(contentsOfFile: file.path, encoding: .utf8) }

    private var contents: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] }

    @Test("Parts become a file, files come together, and the place of a drop stays") func wholeFiles() throws {
        let uploads = SessionUploads(folder)
        #expect(uploads.take(part("a.txt", "one ", request: nil, of: 2, size: 7)) == .waits)
        #expect(uploads.take(part("a.txt", "two", request: nil, of: 2, size: 7, offset: 4)) == .waits)
        var last = part("a.txt", "", request: nil, file: 1, of: 2)
        (last.x, last.y) = (3, 4)
        let answer = uploads.take(last)
        guard case .complete(let told) = answer, let all = told.files else { throw Wrong() }
        #expect(told.kind == .files && told.x == 3 && told.y == 4 && all.request == nil)
        // Two of a name do not meet.
        #expect(all.files.map(text) == ["one two", ""])
        uploads.remove()
        #expect(contents == [])
    }

    private struct Wrong: Error {}

    @Test(
        "Names lead nowhere else",
        arguments: [
            ("../../etc/passwd", "passwd"), ("..", "_."), (".bashrc", "_bashrc"), ("C:\\x\\y.png", "y.png"),
            ("", "file"),
            ("/", "file"), ("a\u{0}b\n.txt", "ab.txt"), ("é 🥐.md", "é 🥐.md"),
        ])
    func names(name: String, kept: String) throws {
        let uploads = SessionUploads(folder)
        let file = try #require(files(uploads.take(part(name, "x")))?.files.first)
        #expect((file.path as NSString).lastPathComponent == kept)
        #expect(file.path.hasPrefix(folder.path + "/") && !file.path.contains("/../"))
        #expect(text(file) == "x")
        var status = stat()
        #expect(lstat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func longNamesKeepTheirEnding() {
        let name = SessionUploads.fileName(String(repeating: "🥐", count: 300) + ".jpeg")
        #expect(name.hasSuffix("🥐.jpeg") && name.utf8.count <= 220)
    }

    @Test("What is out of order is of no use, and leaves nothing") func outOfOrder() {
        let uploads = SessionUploads(folder)
        let wrong = [
            part("a", "x", offset: 1), part("a", "xx", size: 1), part("a", "", size: 5), part("a", "x", file: 1, of: 2),
        ]
        for command in wrong { #expect(uploads.take(command) == .waits) }
        #expect(uploads.take(part("a", "x", size: 2)) == .waits)
        // Another request's part.
        #expect(uploads.take(part("a", "y", request: 2, size: 2, offset: 1)) == .waits)
        #expect(uploads.take(part("a", "y", size: 2, offset: 1)) == .waits)
        #expect(contents.filter { $0.hasSuffix("/a") } == [])
    }

    @Test("Who has too many loses the first; who sends too much is told so; all have only so much room") func room()
        throws
    {
        let uploads = SessionUploads(folder, mostBytes: 1000)
        let large = String(repeating: "x", count: 600)
        let first = try #require(files(uploads.take(part("a", large)))?.files.first)
        let second = try #require(files(uploads.take(part("b", large)))?.files.first)
        #expect(text(first) == nil && text(second) == large)
        let answer = files(uploads.take(part("c", large + large)))
        #expect(answer?.files == [] && answer?.failure == "there is no room for these files")
        // Others' sessions.
        let others = (0..<5).map { _ in SessionUploads(folder, mostBytes: 1000) }
        let taken = others.map { files($0.take(part("a", large)))?.files.count }
        #expect(taken == [1, 1, 1, 1, 0])
        uploads.remove()
        // What is given back is there for others, and who is gone takes nothing more.
        #expect(files(others[4].take(part("a", large)))?.files.count == 1)
        #expect(uploads.take(part("a", large)) == .waits)
    }

    @Test("No page says where files are, nor sends more than its part") func soundness() throws {
        var files = LiveCommand(.files)
        #expect(!files.isSound)
        files.files = LiveFiles(request: 1, files: [.init(path: "/etc/passwd", type: "")])
        #expect(!files.isSound)
        files.kind = .text
        #expect(!files.isSound)
        #expect(part("a", "x").isSound)
        #expect(!LiveCommand(.upload).isSound)
        let changes: [(inout LiveUpload) -> Void] = [
            { $0.count = 33 }, { $0.file = 1 }, { $0.size = 33 << 20 }, { $0.offset = 2 }, { $0.offset = -1 },
            { $0.name = String(repeating: "x", count: 1001) }, { $0.data = String(repeating: "A", count: 50_000) },
        ]
        for change in changes {
            var command = part("a", "x")
            if var upload = command.upload {
                change(&upload)
                command.upload = upload
            }
            #expect(!command.isSound)
        }
    }
}
