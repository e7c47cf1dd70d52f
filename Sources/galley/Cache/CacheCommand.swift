import ArgumentParser
import Foundation
import GalleyProcesses

struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Show or clear the cache of compiled files.",
        discussion: """
            Files are compiled once and kept. When the cache is larger than GALLEY_CACHE_LIMIT megabytes, 512 unless set, \
            the files that were not used for the longest time go first.

            EXAMPLES
              galley cache                     where it is, and how large
              galley cache --json
              galley cache clear
              GALLEY_CACHE_LIMIT=100 galley render Card.swift
            """,
        subcommands: [Show.self, Clear.self], defaultSubcommand: Show.self)

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show where the cache is and how large (the default).")

        @Flag(help: "Print JSON.")
        var json = false

        func run() throws {
            let cache = try Cache()
            try cache.print(cache.contents, asJSON: json)
        }
    }

    struct Clear: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "clear",
            abstract: "Remove what is in the cache, except what other runs are using.")

        @Flag(help: "Print JSON.")
        var json = false

        func run() throws {
            let cache = try Cache()
            try cache.print(cache.clear(), asJSON: json)
        }
    }
}

extension Cache {
    fileprivate func print(_ contents: Contents, asJSON: Bool) throws {
        guard asJSON else {
            let megabytes = { (bytes: Int) in String(format: "%.1f MB", Double(bytes) / Double(1 << 20)) }
            return try StandardOutput.write(
                """
                folder   \(folder)
                entries  \(contents.entries.count) compiled \(contents.entries.count == 1 ? "file" : "files")
                size     \(megabytes(contents.bytes)) of \(megabytes(limit)), \(megabytes(contents.modules)) of it the \
                compiler's modules

                """)
        }
        struct Report: Encodable {
            var folder: String
            var entries: Int
            var bytes: Int
            var moduleBytes: Int
            var limit: Int
        }
        let report = Report(
            folder: folder, entries: contents.entries.count, bytes: contents.bytes, moduleBytes: contents.modules,
            limit: limit)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try StandardOutput.write(String(decoding: encoder.encode(report), as: UTF8.self) + "\n")
    }
}
