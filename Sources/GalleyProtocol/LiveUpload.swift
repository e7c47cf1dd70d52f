/// A part of a file that a person has chosen, or has dropped on the page. The parts of all files come in their order.
package struct LiveUpload: Codable, Sendable, Hashable {
    /// The wish that it answers (`LivePicture.Wish`); nil for what was dropped.
    package var request: Int?
    /// Which of how many files it is of; of none where nothing was chosen.
    package var file = 0
    package var count = 0
    /// What the file is called there, and its type as the internet calls it.
    package var name = ""
    package var type = ""
    /// The file's bytes, and how many of them come before this part.
    package var size = 0
    package var offset = 0
    /// The part, as base 64.
    package var data = ""

    package init(request: Int?) { self.request = request }

    /// Whether the numbers and texts are such as a page sends.
    var isSound: Bool {
        (0...LiveFiles.mostFiles).contains(count) && (0..<max(count, 1)).contains(file)
            && (0...LiveFiles.mostFileBytes).contains(size) && (0...size).contains(offset) && name.utf8.count <= 1000
            && type.utf8.count <= 200 && data.utf8.count <= 48 << 10
    }
}

/// The files that a person has handed over, where the server has put them.
package struct LiveFiles: Codable, Sendable, Hashable {
    package struct File: Codable, Sendable, Hashable {
        package var path: String
        /// As the internet calls it; an empty one is not known.
        package var type: String

        package init(path: String, type: String) { (self.path, self.type) = (path, type) }
    }

    /// The wish that they answer; nil for what was dropped.
    package var request: Int?
    /// Empty where nothing was chosen.
    package var files: [File]
    /// Why there are none, though some were chosen.
    package var failure: String?

    package init(request: Int?, files: [File], failure: String? = nil) {
        (self.request, self.files, self.failure) = (request, files, failure)
    }

    /// The most files that are handed over at once, and the most bytes of one. The page's script (files.js) knows both.
    package static let mostFiles = 32
    package static let mostFileBytes = 32 << 20
}
