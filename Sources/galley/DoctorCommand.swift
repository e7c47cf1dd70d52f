import ArgumentParser
import Foundation
import GalleyProtocol

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the toolchain, Galley's parts and the fonts, and say what to do about what is missing.",
        discussion: """
            EXAMPLES
              galley doctor             a list of what was found
              galley doctor --quiet     only what is missing; exit status 69 when something is
            """)

    @Flag(help: "Print only what is missing.")
    var quiet = false

    func run() throws {
        var isComplete = true
        func found(_ text: String) {
            if !quiet { print("ok       \(text)") }
        }
        func missing(_ text: String, remedy: String) {
            isComplete = false
            print("missing  \(text)\n         → \(remedy)")
        }

        let installation = Installation.current
        for part in installation.parts {
            if FileManager.default.fileExists(atPath: part.path) {
                found("\(part.use): \(part.path)")
            } else {
                missing("\(part.use): \(part.path)", remedy: "make build")
            }
        }
        let cache = try Cache()
        found("cache: \(cache.folder)")
        do {
            let toolchain = try Toolchain.find(cache: cache)
            found("\(toolchain.version): \(toolchain.frontend)")
            if let linker = toolchain.linker {
                found("linker: \(linker)")
            } else {
                missing("a linker", remedy: "apt-get install binutils, or a toolchain with ld.lld")
            }
        } catch let failure as Failure {
            missing("the Swift toolchain: \(failure.message)", remedy: "install Swift from swift.org")
        }
        for resource in FontCheck.resources {
            if let path = resource.path {
                found("\(resource.use): \(path)")
            } else {
                missing("\(resource.use): \(resource.file)", remedy: resource.remedy)
            }
        }
        if isComplete {
            do {
                try tryOut(cache: cache)
                found("a test view compiles and draws")
            } catch let failure as Failure {
                missing("a test view does not draw: \(failure.message)", remedy: "make build")
            }
        }
        guard isComplete else { throw ExitCode(ExitStatus.unavailable) }
    }

    /// Draws a small view through the whole road.
    private func tryOut(cache: Cache) throws {
        let work = try cache.makeWorkFolder()
        defer { try? FileManager.default.removeItem(atPath: work) }
        let path = "\(work)/Doctor.swift"
        let source = """
            import Combine
            import CoreGraphics
            import Foundation
            import SwiftUI
            #Preview { Text("Galley") }

            """
        try Data(source.utf8).write(to: URL(fileURLWithPath: path))
        let options = try SourceOptions.parse([path, "--quiet"])
        let file = try options.source
        let compiler = try Compiler()
        let product = try compiler.compile(file, options: options)
        var request = options.request(.render, source: file)
        request.outputs = [.init(format: .png, path: "\(work)/doctor.png")]
        let results = try HostProcess(installation: compiler.installation, library: product.library).run(request)
        if let failure = results.lazy.compactMap(\.failure).first {
            throw Failure(failure.status, failure.message)
        }
    }
}
