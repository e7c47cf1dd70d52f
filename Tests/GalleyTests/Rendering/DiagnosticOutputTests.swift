import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// What `ImageRenderer` writes to standard error: each warning and error once a process, and no notes.
@MainActor @Suite("Printed diagnostics", .serialized)
struct DiagnosticOutputTests {
    private func messages(_ severity: Diagnostic.Severity, _ names: [String]) -> [Diagnostic] {
        names.map { Diagnostic(severity: severity, message: "DiagnosticOutputTests: \($0)") }
    }

    @Test("Each is printed once, in order; another severity or message is another") func once() {
        let warnings = messages(.warning, ["a", "b", "a", "c"])
        #expect(DiagnosticOutput.unprinted(warnings) == messages(.warning, ["a", "b", "c"]))
        #expect(DiagnosticOutput.unprinted(warnings).isEmpty)
        let errors = messages(.error, ["b", "d"])
        #expect(DiagnosticOutput.unprinted(warnings + errors) == errors)
        #expect(DiagnosticOutput.unprinted([]) == [])
    }

    @Test("Notes are not printed, and do not count as printed") func notes() {
        #expect(DiagnosticOutput.unprinted(messages(.note, ["n"])).isEmpty)
        #expect(DiagnosticOutput.unprinted(messages(.note, ["n"]) + messages(.warning, ["n"])).count == 1)
    }

    @Test("A renderer takes its warnings as printed, unless it is told not to print") func renderer() {
        func draw(_ name: String, prints: Bool) -> [Diagnostic] {
            let renderer = ImageRenderer(content: Image(systemName: name))
            renderer.printsDiagnostics = prints
            _ = renderer.cgImage
            return renderer.diagnostics
        }
        let silent = draw("diagnostic.output.silent", prints: false)
        #expect(silent.count == 1 && DiagnosticOutput.unprinted(silent) == silent)
        let loud = draw("diagnostic.output.loud", prints: true)
        #expect(loud.count == 1 && DiagnosticOutput.unprinted(loud).isEmpty)
    }
}
