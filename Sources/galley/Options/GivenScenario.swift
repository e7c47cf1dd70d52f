import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol
import GalleyScenario

/// The scenario of `--scenario`.
struct GivenScenario {
    let path: String
    let scenario: Scenario

    /// Reads the file.
    init(_ path: String) throws {
        self.path = path
        do {
            scenario = try Scenario(contentsOf: URL(fileURLWithPath: path))
        } catch let error as ScenarioError {
            throw ValidationError("the scenario '\(path)': \(error); docs/scenario.md has all keys.")
        }
        if let name = scenario.device, NamedDevice.named(name) == nil {
            let near = Spelling.nearest(to: name, among: NamedDevice.all.map(\.name))
            throw ValidationError(
                "the scenario '\(path)': device: '\(name)' is not known"
                    + (near.map { "; is \($0) meant?" } ?? "; galley help render lists those that are"))
        }
    }

    var device: Device? { scenario.device.flatMap { Device(argument: $0) } }

    /// The options that are not given, as the scenario has them.
    func completed(_ options: VariantOptions) -> VariantOptions {
        var options = options
        if options.appearance.isEmpty, let isDark = scenario.isDark { options.appearance = [[isDark]] }
        if options.locale.isEmpty, let locale = scenario.locale { options.locale = [[locale]] }
        if options.dynamicType.isEmpty, let size = scenario.typeSize.flatMap(HostVariant.TypeSize.init) {
            options.dynamicType = [[size]]
        }
        if options.layoutDirection.isEmpty, let isRightToLeft = scenario.isRightToLeft {
            options.layoutDirection = [[isRightToLeft ? .rightToLeft : .leftToRight]]
        }
        return options
    }
}

/// The home folder of a scenario: what its files and stored values lie in, for as long as its views are shown.
final class ScenarioHome: Sendable {
    private let folder: TemporaryFolder
    private let timeZone: String?

    var path: String { folder.path }

    init(_ scenario: Scenario) throws {
        timeZone = scenario.timeZone
        folder = try TemporaryFolder("home")
        let path = folder.path
        Self.linkFonts(in: path)
        for (name, content) in scenario.files {
            let file = URL(fileURLWithPath: "\(path)/\(name)")
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try content.write(to: file)
            } catch {
                throw Failure(ExitStatus.cannotWrite, "cannot write the scenario's file '\(name)': \(error)")
            }
        }
    }

    /// A person's own fonts stay, and what is known of them: fontconfig looks for them in the home folder.
    private static func linkFonts(in path: String) {
        let (files, home) = (FileManager.default, NSHomeDirectory())
        for name in [".fonts", ".local/share/fonts", ".cache/fontconfig", ".config/fontconfig"]
        where files.fileExists(atPath: "\(home)/\(name)") {
            let link = URL(fileURLWithPath: "\(path)/\(name)")
            try? files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? files.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: "\(home)/\(name)"))
        }
    }

    /// What a program's environment is in this home: Foundation on Linux asks the one or the other for the folder.
    func complete(_ environment: inout [String: String]) {
        environment["HOME"] = path
        environment["CFFIXED_USER_HOME"] = path
        for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] { environment[name] = nil }
        if let timeZone { environment["TZ"] = timeZone }
    }
}
