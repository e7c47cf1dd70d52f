import ArgumentParser
import CGalleySystem
import Foundation
import GalleyProcesses
import GalleyProtocol

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the toolchain, Galley's parts and the fonts, and say what to do about what is missing.",
        discussion: """
            EXAMPLES
              galley doctor             a list of what was found
              galley doctor --quiet     only what is missing; exit status 69 when something is

            Where views built by galley build are drawn and nothing is compiled (the package galley-runtime), no compiler is asked for.
            """)

    @Flag(help: "Print only what is missing.")
    var quiet = false

    func run() throws {
        var findings = Findings(isQuiet: quiet)
        let cache = try Cache()
        try checkParts(&findings)
        try findings.found("cache: \(cache.folder)")
        let compiles = Installation.current.hasCompilingParts
        if compiles { try checkToolchain(cache, &findings) }
        try checkFonts(&findings)
        try checkSandbox(findings)
        if findings.isComplete, compiles { try checkDrawing(cache, &findings) }
        if !compiles { try findings.lacks("compiling: this installation draws what galley build has made") }
        guard findings.isComplete else { throw ExitCode(ExitStatus.unavailable) }
    }

    /// What was found and what not, a line each.
    private struct Findings {
        let isQuiet: Bool
        private(set) var isComplete = true

        init(isQuiet: Bool) { self.isQuiet = isQuiet }

        func found(_ text: String) throws {
            if !isQuiet { try StandardOutput.write("ok       \(text)\n") }
        }

        /// What most do without.
        func lacks(_ text: String) throws {
            if !isQuiet { try StandardOutput.write("without  \(text)\n") }
        }

        mutating func missing(_ text: String, remedy: String) throws {
            isComplete = false
            try StandardOutput.write("missing  \(text)\n         → \(remedy)\n")
        }
    }

    private func checkParts(_ findings: inout Findings) throws {
        let installation = Installation.current
        for part in installation.hasCompilingParts ? installation.parts : Array(installation.parts.prefix(3)) {
            if FileManager.default.fileExists(atPath: part.path) {
                try findings.found("\(part.use): \(part.path)")
            } else {
                try findings.missing("\(part.use): \(part.path)", remedy: "make build")
            }
        }
    }

    private func checkToolchain(_ cache: Cache, _ findings: inout Findings) throws {
        do {
            let toolchain = try Toolchain.find(cache: cache, limits: LimitOptions.parse([]).compiling)
            try findings.found("\(toolchain.version): \(toolchain.frontend)")
            if let linker = toolchain.linker {
                try findings.found("linker: \(linker)")
            } else {
                try findings.missing("a linker", remedy: "apt-get install binutils, or a toolchain with ld.lld")
            }
        } catch let failure as Failure {
            try findings.missing("the Swift toolchain: \(failure.message)", remedy: "install Swift from swift.org")
        }
    }

    private func checkFonts(_ findings: inout Findings) throws {
        for resource in FontCheck.resources {
            if let path = resource.path {
                try findings.found("\(resource.use): \(path)")
            } else if resource.isNeeded {
                try findings.missing("\(resource.use): \(resource.file)", remedy: resource.remedy)
            } else {
                try findings.lacks("\(resource.use): \(resource.remedy)")
            }
        }
    }

    /// Everything but one option works without it.
    private func checkSandbox(_ findings: Findings) throws {
        if let fault = Sandbox.fault { return try findings.lacks("--sandbox: \(fault)") }
        try findings.found("sandbox: Landlock \(galley_landlock_version()) and seccomp")
    }

    private func checkDrawing(_ cache: Cache, _ findings: inout Findings) throws {
        do {
            try tryOut(cache: cache)
            try findings.found("a test view compiles and draws")
        } catch let failure as Failure {
            try findings.missing("a test view does not draw: \(failure.message)", remedy: "make build")
        }
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
