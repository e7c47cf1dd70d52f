import Foundation
import Galley
import GalleyApproved
import GalleyTestSupport
import GalleyTold
import Testing

/// What controls and screens say to a person, where they lie, and how they are drawn, as approved.
@MainActor @Suite("Controls and screens, approved", .enabled(if: Approved.isUsualSystem)) struct ToldViewTests {
    /// GALLEY_SHEETS names a folder: what is recorded is drawn there, to be looked at.
    static func told(_ host: ViewHost, _ name: String) -> String {
        if Approved.isRecording, let folder = ProcessInfo.processInfo.environment["GALLEY_SHEETS"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent(name.replacing("/", with: "-") + ".png")
            try? host.pngData().write(to: file)
        }
        return host.told
    }

    private func expect(_ file: String, _ parts: [ApprovedText.Part]) throws {
        let differences = try ApprovedText(file, parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("Controls of every style") func controls() throws {
        let parts = ToldControls.all.flatMap { name, view in
            ToldControls.looks.map { look, change in
                ApprovedText.Part("\(name), \(look)") {
                    var options = RenderOptions()
                    options.scale = 2
                    options.currentDate = Date(timeIntervalSinceReferenceDate: 0)
                    change(&options)
                    return Self.told(ViewHost(view, options: options), "\(name), \(look)")
                }
            }
        }
        let mac = ToldMacControls.all.map { name, view in
            ApprovedText.Part("\(name), macOS") {
                var options = RenderOptions()
                options.scale = 2
                options.textPlatform = .macOS
                options.currentDate = Date(timeIntervalSinceReferenceDate: 0)
                return Self.told(ViewHost(view, options: options), "\(name), macOS")
            }
        }
        try expect("controls.txt", parts + mac)
    }

    @Test("Texts, shapes, styles, effects and what is said of views") func modifiers() throws {
        let parts = ToldModifiers.all.flatMap { name, view in
            [ColorScheme.light, .dark].map { scheme in
                ApprovedText.Part("\(name), \(scheme)") {
                    var options = RenderOptions()
                    options.scale = 2
                    options.colorScheme = scheme
                    return Self.told(ViewHost(view, options: options), "\(name), \(scheme)")
                }
            }
        }
        try expect("modifiers.txt", parts)
    }

    @Test("Screens in windows") func screens() throws {
        let parts = ToldScreens.all.flatMap { scene in
            scene.windows.map { window in
                ApprovedText.Part("\(scene.name), \(window.name)") {
                    var options = RenderOptions()
                    options.scale = 2
                    options.canvas = window.size
                    options.proposal = ProposedViewSize(window.size)
                    options.safeArea = window.insets
                    window.change(&options)
                    return Self.told(ViewHost(scene.view, options: options), "\(scene.name), \(window.name)")
                }
            }
        }
        try expect("screens.txt", parts)
    }
}

/// What views say and how they are drawn after each thing that a person does, and at times of what moves, as approved.
@MainActor @Suite("Scripts, approved", .enabled(if: Approved.isUsualSystem)) struct ToldScriptTests {
    private func expect(_ file: String, _ scripts: [(String, () -> ToldScript)]) throws {
        let parts = scripts.map { name, run in ApprovedText.Part(name) { run().text } }
        let differences = try ApprovedText(file, parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("Fingers, keys and the focus") func gestures() throws { try expect("gestures.txt", ScriptedGestures.all) }
    @Test("Controls in use") func controls() throws { try expect("used-controls.txt", ScriptedControls.all) }
    @Test("What moves") func motion() throws { try expect("motion.txt", ScriptedMotion.all) }
    @Test("What scrolls") func scrolling() throws { try expect("scrolling.txt", ScriptedScrolling.all) }
    @Test("Screens in use") func screens() throws {
        try expect("used-screens.txt", ScriptedScreens.all + ScriptedCovers.all)
    }
}
