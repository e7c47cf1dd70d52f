import GalleyProcesses
import Testing

struct ParentFolderTests {
    /// The examples of Apple's documentation of `NSString.deletingLastPathComponent`, and those around them.
    @Test("A path's folder is what NSString says, for names of one letter, too") func folders() {
        let paths = [
            "/tmp/scratch.tiff", "/tmp/lock/", "/tmp/", "/tmp", "/", "scratch.tiff", "", "a", "a/", ".", "..", "./a",
            "a/b",
            "a//b//", "//a", "//",
        ]
        let folders = ["/tmp", "/tmp", "/", "/", "/", "", "", "", "", "", "", ".", "a", "a", "/", "/"]
        #expect(paths.map(\.parentFolder) == folders)
    }
}
