import Foundation

/// A package that a project or another package is built with.
struct PackageReference: Hashable {
    enum Place: Hashable {
        /// Its folder.
        case folder(String)
        /// The address that it is fetched from, and which of its versions are asked for, as a manifest writes that.
        case address(String, requirement: String)
    }

    var place: Place

    /// The name by which manifests know the package: the last word of its place.
    var identity: String {
        switch place {
        case .folder(let path): Self.identity(path)
        case .address(let address, _): Self.identity(address)
        }
    }

    /// What messages call the package.
    var text: String {
        switch place {
        case .folder(let path): path
        case .address(let address, _): address
        }
    }

    /// The last word of a path or an address, in small letters, without `.git`.
    static func identity(_ place: String) -> String {
        let name = place.split(separator: "/").last.map { $0.lowercased() } ?? ""
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    init(folder: String) { place = .folder(URL(fileURLWithPath: folder).standardizedFileURL.path) }

    init(address: String, requirement: String) { place = .address(address, requirement: requirement) }

    /// - Parameters:
    ///   - call: What a manifest gives `.package(…)`.
    ///   - folder: The manifest's.
    init?(call: String, in folder: String) {
        func argument(_ label: Substring) -> String? {
            call.matches(of: /([a-zA-Z]+)\s*:\s*"([^"]*)"/).first { $0.1 == label }.map { String($0.2) }
        }
        if let path = argument("path") {
            self.init(folder: path.hasPrefix("/") ? path : ProjectPath.located("\(folder)/\(path)"))
        } else if let address = argument("url") {
            let rest = call.firstMatch(of: /"[^"]*"\s*,(.*)$/.dotMatchesNewlines()).map { String($0.1) } ?? ""
            let requirement = rest.trimmingCharacters(in: .whitespacesAndNewlines)
            self.init(address: address, requirement: requirement.isEmpty ? Self.anyVersion : requirement)
        } else {
            return nil
        }
    }

    static let anyVersion = "\"0.0.0\"..<\"999.0.0\""
}
