import Foundation
import GalleyProtocol

/// Where the views of a layout stand in the source, as far as their names, their texts and the views that made them tell.
///
/// A view does not know its line: SwiftUI's initialisers have no place for it. But it is known in whose body it was made. So a view is
/// looked for in the declarations of those views, by the text that it is written with, or by its type where that is there only once; a
/// line in someone else's declaration is never taken for it.
struct SourcePlaces {
    struct Place: Hashable {
        var file: String
        var line: Int
    }

    /// A name in the source, in the declaration that it stands in; a preview's has its file, too.
    private struct Written {
        var name: String
        var isMember: Bool
        var literal: String?
        /// What a call is given, as `(_:value:format:)`.
        var labels: String?
        var owner: String?
        var place: Place
        /// The line in which the view begins that a modifier is called on.
        var start: Int?
    }

    private var written: [Written] = []
    private var views: [String: Place] = [:]
    private var previews: [Place] = []
    /// The views that show others, which they are given: what is made in their bodies may be written elsewhere.
    private var holders: Set<String> = []
    private var suppressions: [Place: Set<String>] = [:]
    private var fileSuppressions: Set<String> = []

    init(_ files: [SourceFile], survey: SourceSurvey, installation: Installation, limits: Subprocess.Limits) {
        let used = UsedNames.all(of: files, installation: installation, limits: limits)
        for file in files {
            takeComments(of: file)
            for use in used[file.path]?.uses ?? [] {
                let isPreview = use.owner?.hasPrefix(Self.previewMark) ?? false
                written.append(
                    Written(
                        name: use.name, isMember: use.isMember, literal: use.literal, labels: use.labels,
                        owner: isPreview ? use.owner.map { "\(file.path) \($0)" } : use.owner,
                        place: Place(file: file.path, line: use.line), start: use.startLine))
            }
        }
        let first = files.first?.path ?? ""
        for view in survey.views {
            views[view.name] = Place(file: view.file ?? first, line: view.line)
            if view.isGeneric { holders.insert(view.name) }
        }
        for preview in survey.previews {
            let place = Place(file: preview.file ?? first, line: preview.line)
            previews.append(place)
            if let name = preview.name { views[name] = place }
        }
        for use in written where use.name == "AnyView" || use.name == "ViewBuilder" {
            if let owner = use.owner { holders.insert(owner) }
        }
    }

    private static let previewMark = "#Preview:"

    // MARK: Comments

    /// `// galley:ignore RULE, RULE` and `// galley:ignore-file RULE`; without a rule, all of them.
    private mutating func takeComments(of file: SourceFile) {
        for (index, line) in file.lines.enumerated() {
            guard let start = line.range(of: "// galley:ignore") else { continue }
            var rest = line[start.upperBound...]
            let isForFile = rest.hasPrefix("-file")
            if isForFile { rest = rest.dropFirst("-file".count) }
            let rules = Set(rest.split { $0 == " " || $0 == "," }.map(String.init))
            let all = rules.isEmpty ? ["*"] : rules
            if isForFile {
                fileSuppressions.formUnion(all)
                continue
            }
            // It speaks of its own line, or, standing alone, of the next.
            let isAlone = line[..<start.lowerBound].allSatisfy(\.isWhitespace)
            suppressions[Place(file: file.path, line: index + (isAlone ? 2 : 1)), default: []].formUnion(all)
        }
    }

    /// Whether a comment says that a finding is meant: beside its view, one around it, or the declaration of one.
    func isSuppressed(_ finding: HostResult.Finding, in result: HostResult) -> Bool {
        func names(_ rules: Set<String>) -> Bool { rules.contains(finding.rule) || rules.contains("*") }
        if names(fileSuppressions) { return true }
        if suppressions.isEmpty { return false }
        return finding.path.contains { view in
            let owners = owners(of: view, result)
            let all =
                places(byText: view, owners) + places(byKind: view, owners.first)
                + places(ofTextOf: view, in: owners) + owners.compactMap { views[$0] }
            return all.contains { suppressions[$0].map(names) ?? false }
        }
    }

    // MARK: Places

    /// Where a finding's view is written, else the nearest view around it, else the declaration of the view that is shown; nil where none of
    /// that is known.
    func place(of finding: HostResult.Finding, in result: HostResult) -> (place: Place, isExact: Bool)? {
        let path = finding.path
        for (index, view) in path.enumerated().reversed() {
            let owners = owners(of: view, result)
            let isExact = index == path.count - 1
            if let place = Self.only(places(byText: view, owners)) { return (place, isExact) }
            // What others are given to show is written elsewhere.
            let owner = owners.first.flatMap { holders.contains($0) ? nil : $0 }
            if !isMade(view, by: path[..<index], owner), let place = Self.only(places(byKind: view, owner)) {
                return (place, isExact)
            }
            if let place = Self.only(places(ofTextOf: view, in: owners)) { return (place, isExact) }
            // Around it begin the views that use those in whose bodies it was made.
            let around = index == 0 ? 0 : path[index - 1].owners.count
            let entered = view.owners.dropLast(min(around, view.owners.count)).filter { !holders.contains($0) }
            if let place = entered.lazy.compactMap({ views[$0] }).first { return (place, false) }
        }
        return (preview(of: result) ?? views[result.name]).map { ($0, false) }
    }

    /// Whether a text is one that a control makes of a value, and so is written nowhere.
    private func isMade(
        _ view: HostResult.Finding.Place, by around: ArraySlice<HostResult.Finding.Place>, _ owner: String?
    ) -> Bool {
        guard view.kind == "Text", let control = around.last(where: { Self.makers.contains($0.kind) }) else {
            return false
        }
        return written.contains { use in
            use.owner == owner && use.name == control.kind && !use.isMember
                && use.labels.map { !$0.contains("{}") } ?? false
        }
    }

    private static let makers: Set = ["LabeledContent", "DatePicker"]

    /// Where views of a type are written in the declaration that a view was made in, in the order of the source.
    func places(ofAll view: HostResult.Finding.Place, in result: HostResult) -> [Place] {
        guard let owner = owners(of: view, result).first, !holders.contains(owner),
            view.kind.first?.isUppercase ?? false
        else { return [] }
        return written.filter { $0.owner == owner && $0.name == view.kind && !$0.isMember }.map(\.place)
    }

    /// Where modifiers of a name stand behind the view that begins at a place, the outermost first.
    func places(ofModifiers name: String, on view: Place) -> [Place] {
        written.filter { $0.isMember && $0.name == name && $0.start == view.line && $0.place.file == view.file }
            .map(\.place)
    }

    private static func only(_ places: [Place]) -> Place? {
        let different = Set(places)
        return different.count == 1 ? different.first : nil
    }

    /// The declarations that a view may be written in, the innermost first.
    private func owners(of view: HostResult.Finding.Place, _ result: HostResult) -> [String] {
        view.owners + (preview(of: result).map { ["\($0.file) \(Self.previewMark)\($0.line)"] } ?? [])
    }

    private func preview(of result: HostResult) -> Place? {
        guard let preview = result.preview else { return nil }
        return previews.first {
            $0.line == preview.line && URL(fileURLWithPath: $0.file).lastPathComponent == preview.file
        }
    }

    /// Where a view is written with its text: in the declarations around it, else outside of all views. A control's title is the control's, and
    /// so written with another type.
    private func places(byText view: HostResult.Finding.Place, _ owners: [String]) -> [Place] {
        let uses = uses(ofTextOf: view)
        let own = uses.filter { $0.name == view.kind }
        let inside = own.filter { $0.owner.map(owners.contains) ?? false }
        if !inside.isEmpty { return inside.map(\.place) }
        let titles = uses.filter { $0.owner != nil && $0.owner == owners.first }
        if !titles.isEmpty { return titles.map(\.place) }
        return own.filter { $0.owner.map { views[$0] == nil && !isPreview($0) } ?? true }.map(\.place)
    }

    /// Where the text of a view is handed to a view around it.
    private func places(ofTextOf view: HostResult.Finding.Place, in owners: [String]) -> [Place] {
        uses(ofTextOf: view).filter { $0.owner.map(owners.contains) ?? false }.map(\.place)
    }

    private func uses(ofTextOf view: HostResult.Finding.Place) -> [Written] {
        guard let label = view.label else { return [] }
        let texts = [label] + (view.written.map { [$0, Self.pattern($0)] } ?? [])
        return written.filter { !$0.isMember && $0.literal.map(texts.contains) ?? false }
    }

    private func isPreview(_ owner: String) -> Bool { owner.contains(Self.previewMark) }

    /// Where views of this type, or this modifier, are written in a declaration.
    private func places(byKind view: HostResult.Finding.Place, _ owner: String?) -> [Place] {
        guard let owner else { return [] }
        let isModifier = view.kind.first?.isLowercase ?? false
        return written.filter { use in
            use.owner == owner && use.name == view.kind && use.isMember == isModifier
                && (view.label == nil || use.literal == nil)
        }.map(\.place)
    }

    /// A key with `%` for each value, as a text with interpolations is noted.
    private static func pattern(_ key: String) -> String {
        key.replacing(/%(\d+\$)?[-+0#]*\d*(\.\d+)?(hh|h|ll|l|q|z|t)?[@a-zA-Z]/, with: "%")
    }
}
