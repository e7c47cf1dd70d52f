import ArgumentParser
import Foundation
import GalleyProtocol

/// Where a file's pictures go: what the `-o` and `--format` options ask for.
struct RenderDestination {
    /// Files that the user named, for one view.
    private var named: [(format: HostRequest.Format, path: String)] = []
    /// Where each view gets files named after it; ends in "/" or is empty.
    private var folder = ""
    /// The formats of the files in `folder`.
    private var folderFormats: [HostRequest.Format]

    init(outputs: [String], formats: [HostRequest.Format]) throws {
        folderFormats = formats.isEmpty ? [.png] : formats
        for path in outputs {
            if path.hasSuffix("/") {
                folder = path
                continue
            }
            let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
            guard let format = HostRequest.Format(rawValue: ending) else {
                throw ValidationError(
                    "'\(path)' ends in none of \(HostRequest.Format.allCases.endings("and")); the ending says what to draw. "
                        + "A folder ends in '/'.")
            }
            named.append((format, path))
        }
        guard folder.isEmpty || (named.isEmpty && outputs.count == 1) else {
            throw ValidationError("give either files or one folder with -o, not both.")
        }
    }

    /// One file, for a view of our own.
    init(path: String, format: HostRequest.Format) {
        named = [(format, path)]
        folderFormats = []
    }

    /// The pictures to make of each view.
    var formats: [HostRequest.Format] { named.isEmpty ? folderFormats : named.map(\.format) }

    /// The files of each view's variants, in the order of `formats`. A variant's label stands at the end of the name. A name that
    /// is taken already gets a number.
    ///
    /// - Throws: A failure when the user named one file and there are several views.
    func paths(forViews names: [String], variants: [String]) throws -> [[String]] {
        guard named.isEmpty else {
            guard names.count == 1 else {
                throw Failure(
                    ExitStatus.usage,
                    "there are \(names.count) views to show (\(names.joined(separator: ", "))), but -o names one file; pick one "
                        + "with --preview or --view, or give a folder: -o out/")
            }
            return variants.map { variant in named.map { Self.path($0.path, variant) } }
        }
        var taken: Set<String> = []
        return names.flatMap { view in
            variants.map { variant in
                let name = OutputFile.name(for: view) + (variant.isEmpty ? "" : "-\(variant)")
                var unique = name
                var count = 1
                while !taken.insert(unique).inserted {
                    count += 1
                    unique = "\(name)-\(count)"
                }
                return folderFormats.map { "\(folder)\(unique).\($0.rawValue)" }
            }
        }
    }

    /// `card.png` is `card-dark.png`.
    private static func path(_ path: String, _ variant: String) -> String {
        guard !variant.isEmpty, let dot = path.lastIndex(of: ".") else { return path }
        return "\(path[..<dot])-\(variant)\(path[dot...])"
    }

    /// Says before the compiler runs what could not be written after it.
    func prepare() throws {
        let manager = FileManager.default
        if !folder.isEmpty {
            do {
                try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw Failure(ExitStatus.cannotWrite, "cannot make the folder '\(folder)'")
            }
        }
        let folders =
            named.isEmpty
            ? [folder.isEmpty ? "." : folder]
            : named.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }
        for folder in folders {
            guard manager.fileExists(atPath: folder) else {
                throw Failure(ExitStatus.cannotWrite, "there is no folder '\(folder)' to write to; make it first")
            }
            guard manager.isWritableFile(atPath: folder) else {
                throw Failure(ExitStatus.cannotWrite, "cannot write into the folder '\(folder)'; check its permissions")
            }
        }
        for output in named {
            var isFolder: ObjCBool = false
            if manager.fileExists(atPath: output.path, isDirectory: &isFolder), isFolder.boolValue {
                throw Failure(ExitStatus.cannotWrite, "cannot write '\(output.path)': it is a folder")
            }
        }
    }
}
