import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Which target of a project of Xcode's is meant, where what it names lies, and what its settings come to (docs/cli.md;
/// keys are those that Xcode 16 writes).
@Suite("Choices in projects")
struct ProjectChoiceTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func project(_ objects: String, targets: String = "", name: String = "P") throws -> XcodeProject {
        let root = "R = { isa = PBXProject; targets = (\(targets)); };"
        try folder.write(
            "{ objects = { \(root) \(objects) }; rootObject = R; }", to: "x/\(name).xcodeproj/project.pbxproj")
        return try XcodeProject(path: folder["x/\(name).xcodeproj"])
    }

    private func target(_ id: String, _ name: String, _ type: String = "application", sdk: String = "iphoneos")
        -> String
    {
        """
        \(id) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
          buildConfigurationList = \(id)L; };
        \(id)L = { buildConfigurations = (\(id)C); }; \(id)C = { name = Debug; buildSettings = { SDKROOT = \(sdk); }; };

        """
    }

    @Test("Targets in the list's order, then by their names; others than native ones are none") func order() throws {
        let objects =
            target("A", "One") + target("B", "Two") + target("C", "Zed") + target("D", "Able") + target("E", "Able")
            + "G = { isa = PBXAggregateTarget; name = All; }; H = { isa = PBXNativeTarget; };"
        let all = try project(objects, targets: "C, B")
        #expect(all.targets.map(\.id) == ["C", "B", "D", "E", "A"])
        #expect(all.targets.map(\.name) == ["Zed", "Two", "Able", "Able", "One"])
        #expect(all.root["isa"] as? String == "PBXProject" && all.folder == folder["x"] && all.name == "P")
    }

    @Test("The target that is called as the project goes before the first") func named() throws {
        let objects =
            target("A", "One") + target("B", "P") + target("C", "Mac", sdk: "macosx") + target("D", "K", "framework")
        let own = try project(objects, targets: "A, B, C, D")
        #expect(try own.target(nil, for: .ios).name == "P" && own.target(nil, for: .macos).name == "Mac")
        #expect(try own.others(than: own.target(nil, for: .ios), for: .ios) == ["One"])
        #expect(try own.others(than: own.target(nil, for: .ios), for: .macos) == ["Mac"])
        let first = try project(objects, targets: "A, B, C, D", name: "Q")
        #expect(try first.target(nil, for: .ios).name == "One")
        let input = try #require(try XcodeInput(paths: [folder["x/Q.xcodeproj"]], target: nil, for: .ios))
        #expect(input.notes == ["of the project's targets 'One' is shown; others, with --target: P"])
        let given = try XcodeInput(paths: [folder["x/Q.xcodeproj"]], target: "P", for: .ios)
        #expect(given?.notes == [] && given?.target.name == "P")
        let mac = try XcodeInput(paths: [folder["x/Q.xcodeproj/"]], target: nil, for: .macos)
        #expect(mac?.target.name == "Mac" && mac?.project.platform == .macos && mac?.notes == [])
    }

    @Test("Without apps frameworks are meant, and without a target of the platform any") func candidates() throws {
        let kits = try project(target("A", "Kit", "framework") + target("B", "S", "library.static"), targets: "A, B")
        #expect(try kits.target(nil, for: .ios).name == "Kit" && kits.candidates.map(\.name) == ["Kit"])
        #expect(kits.libraries.map(\.name) == ["Kit", "S"] && !kits.hasApp(for: .ios))
        let mac = try project(target("A", "Mac", sdk: "macosx"), targets: "A")
        #expect(try mac.target(nil, for: .ios).name == "Mac" && !mac.hasApp(for: .ios) && mac.hasApp(for: .macos))
        let none = try project(target("A", "T", "bundle.unit-test"), targets: "A")
        #expect(
            failure { _ = try none.target(nil, for: .ios) }
                == "64 the project 'P' has no app and no framework; give the folder of the sources")
    }

    @Test("Of several projects the one that is called as the folder is meant, where more than one fits") func several()
        throws
    {
        func write(_ name: String, sdk: String = "iphoneos", in place: String) throws {
            let objects = target("A", name, sdk: sdk)
            let text = "{ objects = { R = { isa = PBXProject; targets = (A); }; \(objects) }; rootObject = R; }"
            try folder.write(text, to: "\(place)/\(name).xcodeproj/project.pbxproj")
        }
        for name in ["Apps", "Other", "Zed"] { try write(name, in: "Apps") }
        try write("Mac", sdk: "macosx", in: "Apps")
        func chosen(_ place: String, _ name: String? = nil, mac: Bool = false) -> String {
            failure {
                let input = try XcodeInput(paths: [folder[place]], target: name, for: mac ? .macos : .ios)
                throw Failure(0, input.map { "\($0.project.name) \($0.target.name)" } ?? "none")
            }
        }
        #expect(chosen("Apps") == "0 Apps Apps" && chosen("Apps/") == "0 Apps Apps")
        #expect(chosen("Apps", mac: true) == "0 Mac Mac" && chosen("Apps", "Zed") == "0 Zed Zed")
        for name in ["One", "Two"] { try write(name, in: "Both") }
        try write("Mac", sdk: "macosx", in: "Both")
        let words = "64 '\(folder["Both"])' has several projects"
        #expect(chosen("Both") == "\(words) (One.xcodeproj, Two.xcodeproj); give one of them")
        #expect(chosen("Both", "None") == "\(words) (Mac.xcodeproj, One.xcodeproj, Two.xcodeproj); give one of them")
        try folder.write("", to: "Both/Broken.xcodeproj/readme")
        #expect(chosen("Both", "Two") == "0 Two Two", "one without its file is none")
        #expect(chosen("Both/Broken.xcodeproj").hasPrefix("66 "))
        try write("Only", in: "One")
        #expect(chosen("One", "None") == "64 the project has no target 'None'; it has Only")
    }

    @Test("Where files and groups lie") func places() throws {
        let objects = """
            M = { isa = PBXGroup; children = (A, B, C, G, L); sourceTree = "<group>"; path = Main; };
            G = { isa = PBXGroup; children = (D); sourceTree = "<group>"; };
            A = { path = a.swift; sourceTree = "<group>"; }; B = { path = b.swift; sourceTree = SOURCE_ROOT; };
            C = { path = "/abs/c.swift"; sourceTree = "<absolute>"; }; D = { path = "../d.swift"; sourceTree = "<group>"; };
            E = { path = e.swift; sourceTree = SDKROOT; }; F = { path = f.swift; sourceTree = "<group>"; };
            L = { path = l.swift; };
            X = { isa = PBXGroup; children = (Y); sourceTree = "<group>"; path = x; };
            Y = { isa = PBXGroup; children = (X); sourceTree = "<group>"; path = y; };
            """
        let project = try project(objects)
        let places = ["A", "B", "C", "D", "E", "F", "L", "M", "none", "X"].map {
            project.path(of: $0).map(folder.plain)
        }
        #expect(
            places == [
                "FOLDER/x/Main/a.swift", "FOLDER/x/b.swift", "/abs/c.swift", "FOLDER/x/d.swift", nil,
                "FOLDER/x/f.swift",
                nil, "FOLDER/x/Main", nil, nil,
            ])
        #expect(project.parents["A"] == "M" && project.parents["D"] == "G" && project.parents["F"] == nil)
    }

    @Test("What of a folder belongs to a target") func synchronized() {
        func holds(_ isOwned: Bool, _ exceptions: [String]) -> [Bool] {
            let folder = XcodeProject.SynchronizedFolder(
                path: "/p", isOwned: isOwned, exceptions: exceptions, explicitFolders: [])
            return ["a", "b/c", "b", "bc", "a/d"].map(folder.holds)
        }
        #expect(holds(true, []) == [true, true, true, true, true])
        #expect(holds(true, ["b", "a"]) == [false, false, false, true, false])
        #expect(
            holds(false, ["b"]) == [false, true, true, false, false]
                && holds(false, []) == [false, false, false, false, false])
    }

    @Test("Folders of which a target has all but some, or some alone, on a platform") func platforms() throws {
        let objects = """
            A = { isa = PBXNativeTarget; name = A; fileSystemSynchronizedGroups = (S); };
            B = { isa = PBXNativeTarget; name = B; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = S; sourceTree = "<group>"; exceptions = (SA, SB); };
            SA = { target = A; membershipExceptions = (out); platformFiltersByRelativePath = { mac = (macos); both = (ios, macos); }; };
            SB = { target = B; membershipExceptions = (out, mac); platformFiltersByRelativePath = { mac = (macos); }; };
            """
        func told(_ name: String, _ platform: HostRequest.Platform) throws -> [String] {
            var project = try project(objects, targets: "A, B")
            project.platform = platform
            let target = try #require(project.targets.first { $0.name == name })
            return project.synchronizedFolders(of: target).map { "\($0.isOwned) \($0.exceptions)" }
        }
        #expect(try told("A", .ios) == ["true [\"out\", \"mac\"]"] && told("A", .macos) == ["true [\"out\"]"])
        #expect(try told("B", .ios) == ["false [\"out\"]"] && told("B", .macos) == ["false [\"out\", \"mac\"]"])
    }

    @Test("Settings of files and of levels, each over what was before") func settings() throws {
        try folder.write(
            "A = 1 // words\nB = $(A)x ;\nA = $(inherited) 2\n#include? \"more/b.xcconfig\"\nnot a setting\n",
            to: "x/a.xcconfig")
        try folder.write(
            "C[sdk=iphone*] = three\nD[sdk=macosx*] = four\n#include \"../c.xcconfig\"\n", to: "x/more/b.xcconfig")
        try folder.write(
            "#include \"\(folder["x/d.xcconfig"])\"\nE = five\n#include \"none.xcconfig\"\n", to: "x/c.xcconfig")
        try folder.write("F = six\n#include \"d.xcconfig\"\n", to: "x/d.xcconfig")
        let objects = """
            A = { isa = PBXNativeTarget; name = A; buildConfigurationList = L; };
            L = { buildConfigurations = (C1, C2); };
            C1 = { name = Release; buildSettings = { A = release; }; };
            C2 = { name = Debug; baseConfigurationReference = F; buildSettings = { A = "$(inherited) own"; G = (a, "b c"); }; };
            F = { path = a.xcconfig; sourceTree = "<group>"; };
            """
        let project = try project(objects, targets: "A")
        let settings = project.settings(of: project.targets[0])
        let names = ["A", "B", "C", "D", "E", "F", "G", "TARGET_NAME", "PROJECT_NAME"]
        #expect(
            names.map { settings[$0] } == [
                "1 2 own", "1 2 ownx", "three", nil, "five", "six", "a b c", "A", "P",
            ])
        let first = try self.project(objects.replacing("name = Debug", with: "name = Other"), targets: "A")
        #expect(first.settings(of: first.targets[0])["A"] == "release", "the first, where none is for debugging")
    }
}
