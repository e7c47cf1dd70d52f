import ArgumentParser
import CGalleySystem
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
        func found(_ text: String) throws {
            if !quiet { try StandardOutput.write("ok       \(text)\n") }
        }
        func missing(_ text: String, remedy: String) throws {
            isComplete = false
            try StandardOutput.write("missing  \(text)\n         → \(remedy)\n")
        }

        let installation = Installation.current
        for part in installation.parts {
            if FileManager.default.fileExists(atPath: part.path) {
                try found("\(part.use): \(part.path)")
            } else {
                try missing("\(part.use): \(part.path)", remedy: "make build")
            }
        }
        let cache = try Cache()
        try found("cache: \(cache.folder)")
        do {
            let toolchain = try Toolchain.find(cache: cache, limits: LimitOptions.parse([]).compiling)
            try found("\(toolchain.version): \(toolchain.frontend)")
            if let linker = toolchain.linker {
                try found("linker: \(linker)")
            } else {
                try missing("a linker", remedy: "apt-get install binutils, or a toolchain with ld.lld")
            }
        } catch let failure as Failure {
            try missing("the Swift toolchain: \(failure.message)", remedy: "install Swift from swift.org")
        }
        for resource in FontCheck.resources {
            if let path = resource.path {
                try found("\(resource.use): \(path)")
            } else {
                try missing("\(resource.use): \(resource.file)", remedy: resource.remedy)
            }
        }
        if let fault = Sandbox.fault {
            // Everything but one option works without it.
            try StandardOutput.write("without  --sandbox: \(fault)\n")
        } else {
            try found("sandbox: Landlock \(galley_landlock_version()) and seccomp")
        }
        if isComplete {
            do {
                try tryOut(cache: cache)
                try found("a test view compiles and draws")
            } catch let failure as Failure {
                try missing("a test view does not draw: \(failure.message)", remedy: "make build")
            }
        }
        guard isComplete else { throw ExitCode(ExitStatus.unavailable) }
    }

    /// Draws a small view through the whole road.
    private func tryOut(cache: Cache) throws {
        let work = try cache.makeWorkFolder()
        defer { work.discard() }
        let path = "\(work.path)/Doctor.swift"
        let source = """
            import Combine
            import CoreGraphics
            import Foundation
            import SwiftUI
            #Preview { Text("Galley") }

            """
        try work.write(Data(source.utf8), to: "Doctor.swift", in: cache)
        let options = try SourceOptions.parse([path, "--quiet"])
        let file = try ShownFile(options)
        let destination = RenderDestination(path: "\(work.path)/doctor.png", format: .png)
        var request = options.request(.render)
        request.formats = destination.formats
        let results = try file.run(request, destination: destination).results
        if let failure = results.lazy.compactMap(\.failure).first {
            throw Failure(failure.status, failure.message)
        }
    }
}
