import Foundation
import GalleyAssets

/// What is noted of an entry's files before it gets its place: how long each is, and the sum of its bytes. So what a disk or a loss
/// of power has changed is noticed, and made again.
struct CacheSeal {
    static let name = "seal"

    /// A line for each file, and the sum of the lines.
    private let text: String

    private init(_ lines: [String]) {
        let lines = lines.map { $0 + "\n" }.joined()
        text = lines + ContentSum(Data(lines.utf8)).hex + "\n"
    }

    private static func line(_ name: String, _ data: Data) -> String {
        "\(ContentSum(data).hex) \(data.count) \(name)"
    }

    /// Seals files of a folder, and sees to it that they are on the disk.
    static func write(_ names: [String], in folder: String) throws(OutputFile.WriteError) {
        var lines: [String] = []
        for name in names {
            let path = "\(folder)/\(name)"
            guard let data = FileManager.default.contents(atPath: path) else { throw OutputFile.WriteError(path) }
            lines.append(line(name, data))
            synchronize(path)
        }
        let path = "\(folder)/\(name)"
        guard FileManager.default.createFile(atPath: path, contents: Data(CacheSeal(lines).text.utf8)) else {
            throw OutputFile.WriteError(path)
        }
        synchronize(path)
        synchronize(folder)
    }

    /// What sealed files hold, in their order; nil where one is not as it was.
    static func contents(of names: [String], in folder: String) -> [Data]? {
        guard let seal = RegularFile.contents(atPath: "\(folder)/\(name)") else { return nil }
        let files = names.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
        guard files.count == names.count, Data(CacheSeal(zip(names, files).map(line)).text.utf8) == seal else {
            return nil
        }
        return files
    }

    /// Waits until a file, or the names in a folder, are on the disk. Where that cannot be had, the seal tells later.
    static func synchronize(_ path: String) {
        let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC))
        if file.number >= 0 { fsync(file.number) }
    }
}

/// A small file of the cache with a separate seal, in its last line.
enum SealedFile {
    static func contents(atPath path: String) -> Data? {
        guard let data = RegularFile.contents(atPath: path), data.count > 16 else { return nil }
        let content = data.dropLast(16)
        return Data(ContentSum(Data(content)).hex.utf8) == data.suffix(16) ? Data(content) : nil
    }

    /// What a file is to hold for these contents.
    static func sealed(_ content: Data) -> Data {
        let line = content + Data("\n".utf8)
        return line + Data(ContentSum(line).hex.utf8)
    }
}
