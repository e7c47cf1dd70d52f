import Foundation
import GalleyAssets
import GalleyProcesses
import GalleyProtocol

/// A workspace: projects and packages that Xcode builds together.
struct XcodeWorkspace {
    /// Where it lies; nil without one.
    let path: String?
    /// The projects that can be read, in its order.
    private(set) var projects: [XcodeProject] = []
    private(set) var packages: [PackageReference] = []

    /// More than anybody has.
    private static let most = 500

    /// - Parameter path: A folder that is a workspace; nil for none.
    init(path: String?) {
        self.path = path
        guard let path, let content = RegularFile.contents(atPath: "\(path)/contents.xcworkspacedata") else { return }
        let folder = path.parentFolder
        for place in Self.places(in: String(decoding: content, as: UTF8.self)).prefix(Self.most) {
            let path = ProjectPath.located(
                place.hasPrefix("/") ? place : folder.isEmpty ? place : "\(folder)/\(place)")
            if path.hasSuffix(".xcodeproj") {
                guard let project = try? XcodeProject(path: path) else { continue }
                projects.append(project)
            } else if FileManager.default.fileExists(atPath: "\(path)/Package.swift") {
                packages.append(PackageReference(folder: path))
            }
        }
    }

    /// The workspace in a folder that is the only one there.
    init(beside folder: String) {
        let names = Cache.names(in: folder).filter { $0.hasSuffix(".xcworkspace") }
        self.init(path: names.count == 1 ? "\(folder)/\(names[0])" : nil)
    }

    /// The places that a workspace names, from its folder on: groups have places, and what is in them begins there.
    private static func places(in text: String) -> [String] {
        var groups: [String] = []
        var places: [String] = []
        for match in text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*?)(\/?)>/) {
            let isGroup = match.2 == "Group"
            guard match.1.isEmpty else {
                if isGroup { _ = groups.popLast() }
                continue
            }
            let location = match.3.firstMatch(of: /location\s*=\s*"([^"]*)"/).map { String($0.1) } ?? "group:"
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let (kind, name) = (parts[0], plain(parts.count > 1 ? String(parts[1]) : ""))
            let inside = kind == "group" ? groups.filter { !$0.isEmpty } : []
            let place = kind == "absolute" ? name : (inside + [name]).filter { !$0.isEmpty }.joined(separator: "/")
            if !isGroup {
                places.append(place)
            } else if match.4.isEmpty {
                groups.append(name)
            }
        }
        return places
    }

    /// A text without XML's names of characters.
    private static func plain(_ text: String) -> String {
        [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
