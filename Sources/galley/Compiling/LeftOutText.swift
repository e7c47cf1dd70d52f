import Foundation
import GalleyNames
import GalleyProtocol

/// What is said of files of which something is left out.
struct LeftOutText {
    private let files: [LeftOutFile]
    private let missing = MissingAPI()

    init(_ files: [LeftOutFile]) { self.files = files }

    /// Whether anything is missing that a view may show.
    var isHarmless: Bool { files.allSatisfy(\.isHarmless) }

    /// The modules that are not here, a line for each.
    var moduleLines: [String] {
        var modules: [(name: String, places: [String])] = []
        for file in files {
            for part in file.parts where part.kind == .module {
                let place = "\(file.file):\(part.line)"
                if let index = modules.firstIndex(where: { $0.name == part.name }) {
                    modules[index].places.append(place)
                } else {
                    modules.append((part.name, [place]))
                }
            }
        }
        return modules.map { name, places in
            let module = String(name.prefix { $0 != "." })
            return Self.line(onModule: module, places)
        }
    }

    /// A module that is not here.
    static func line(onModule name: String, _ places: [String]) -> String {
        "no such module '\(name)' (\(places.joined(separator: ", "))): \(MissingAPI.advice(onModule: name))"
    }

    /// What is left out, a line for each file, and how bad that is.
    var lines: [(severity: String, text: String)] {
        files.compactMap { file in
            let parts = file.parts.filter { $0.kind != .module }
            guard let first = parts.first(where: { $0.kind != .delegate }) ?? parts.first else { return nil }
            let reason = reason(first, in: file)
            if file.isWhole, !file.isHarmless { return ("warning", "'\(file.file)' is left out: \(reason)") }
            let names = Self.list(parts.map(\.name))
            let ending = file.isHarmless ? ", which no view needs" : ""
            return (file.isHarmless ? "note" : "warning", "left out of '\(file.file)': \(names)\(ending) (\(reason))")
        }
    }

    /// Why a piece is not there.
    private func reason(_ part: LeftOutFile.Part, in file: LeftOutFile) -> String {
        if let name = part.uses {
            let owner = part.usesFile.map { $0 == file.file ? "" : " of \($0)" } ?? ""
            let verb = part.kind == .preview ? "shows" : "uses"
            return "line \(part.reasonLine): it \(verb) \(name)\(owner), which is left out"
        }
        let names = part.reason.matches(of: /'([^']+)'/).map { $0.1 }
        let advice = names.last.flatMap { missing.advice(onName: $0) ?? missing.advice(onMember: $0) }
        return "line \(part.reasonLine): \(part.reason)\(advice.map { "; \($0)" } ?? "")"
    }

    /// The first three names, each once.
    private static func list(_ names: [String]) -> String {
        var known: Set<String> = []
        let names = names.filter { known.insert($0).inserted }
        if names.count > 4 { return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more" }
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " and \(last)"
    }

    /// What is said where nothing may be left out.
    ///
    /// - Parameter name: What messages call the files.
    func failure(of name: String) -> String { "\(name) does not compile\n\(errors.joined(separator: "\n"))" }

    /// Each piece with the first error in it, as the compiler tells it.
    private var errors: [String] {
        files.filter { !$0.isHarmless }.flatMap { file in
            file.parts.filter { $0.kind != .delegate }.map { part in
                "\(file.file):\(part.reasonLine): error: \(part.uses.map { "uses \($0), which is left out" } ?? part.reason)"
            }
        }
    }
}
