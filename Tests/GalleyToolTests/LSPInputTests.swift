import GalleyProtocol
import Testing

@testable import galley

/// What a document is checked with, and what is offered between quotes (docs/editors.md).
@Suite("What a document belongs to")
struct LSPInputTests {
    private static let manifest = """
        let package = Package(name: "P", targets: [
          .target(name: "Other", dependencies: ["A"], path: "Code/Other"),
          .target(name: "Own")])
        """

    @Test("The package, project or playground around a file") func around() throws {
        let folder = try ScratchFolder([
            "p/Package.swift": Self.manifest, "app/App.xcodeproj/project.pbxproj": "", "app/Views/Deep/A.swift": "",
            "space/W.xcworkspace/contents.xcworkspacedata": "", "toy/Package.swift": "import AppleProductTypes",
            "git/.git/HEAD": "", "git/A/B.swift": "",
        ])
        func input(_ name: String, root: String? = nil) -> String {
            guard let input = LSPInput(around: folder[name], root: root.map { folder[$0] }) else { return "none" }
            let target = input.target.map { " target \($0)" } ?? ""
            return folder.plain(input.path) + target + (input.isFile ? " alone" : "")
        }
        #expect(input("p/Sources/Own/A.swift") == "FOLDER/p target Own")
        #expect(input("p/Sources/Own/Deep/A.swift") == "FOLDER/p target Own")
        #expect(input("p/src/Own/A.swift") == "FOLDER/p target Own")
        #expect(input("p/Code/Other/A.swift") == "FOLDER/p target Other")
        #expect(input("p/Sources/A.swift") == "FOLDER/p/Sources/A.swift alone", "a folder of one target has no name")
        #expect(input("p/Examples/Own/A.swift") == "FOLDER/p/Examples/Own/A.swift alone")
        #expect(input("p/Package.swift") == "none" && input("p/Tests/OwnTests/A.swift") == "none")
        #expect(input("app/Views/Deep/A.swift") == "FOLDER/app")
        #expect(input("space/A.swift") == "FOLDER/space")
        #expect(input("toy/A.swift") == "FOLDER/toy")
        #expect(input("git/A/B.swift") == "FOLDER/git/A/B.swift alone")
        #expect(input("app/Views/Deep/A.swift", root: "app/Views") == "FOLDER/app/Views/Deep/A.swift alone")
        #expect(input("app/Views/Deep/A.swift", root: "app") == "FOLDER/app", "the folder that is open is looked at")
    }

    @Test("The nearest folder whose other files declare what a file lacks") func wider() throws {
        let folder = try ScratchFolder([
            "a/b/c/View.swift": "struct View2 { let x = Model() }", "a/b/Row.swift": "struct Row {}",
            "a/Model.swift": "final class Model {}\nfunc helper() {}\nenum E { case one }\nlet value = 1",
        ])
        func wider(_ names: Set<String>, root: String? = "") -> String? {
            let input = LSPInput(declaring: names, around: folder["a/b/c/View.swift"], root: root.map { folder[$0] })
            #expect(input?.isFile != true && input?.target == nil)
            return input.map { folder.plain($0.path) }
        }
        #expect(wider(["Row"], root: "a") == "FOLDER/a/b")
        #expect(wider(["Row", "Model"], root: "a") == "FOLDER/a/b")
        for name in ["Model", "helper", "one", "value"] { #expect(wider([name], root: "a") == "FOLDER/a", "\(name)") }
        #expect(wider(["Model"], root: "a/b") == nil, "not above the folder that is open")
        #expect(wider(["Model"], root: nil) == nil && wider(["Absent"], root: "a") == nil && wider([]) == nil)
        #expect(wider(["View2"], root: "a/b/c") == nil, "the file itself does not count")
        #expect(wider(["x"], root: "a/b/c") == nil)
    }

    @Test("The names that a file alone does not know") func unknown() {
        func message(_ code: String, _ text: String) -> ToolMessage { .init(.mistake, .error, code: code, text) }
        let names = LSPInput.unknownNames(in: [
            message("unknown-name", "cannot find 'Row' in scope"),
            message("unknown-member", "value of type 'Model' has no member 'rows'"),
            message("unknown-module", "no such module 'Kit'"), message("unused", "variable 'a'"),
        ])
        #expect(names == ["Row", "Model", "rows"])
    }

    @Test("How commands are told of it") func arguments() {
        #expect(LSPInput(path: "/a").arguments == ["--", "/a"])
        #expect(LSPInput(path: "/a", target: "T").arguments == ["--target", "T", "--", "/a"])
    }
}
