import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of `NSColor`; the greys of windows are those that color pickers report on macOS 10.14 to 15.
@Suite("AppKit's colours")
@MainActor
struct NSColorTests {
    private func components(_ color: Color, dark: Bool = false) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        let color = color.resolve(in: environment)
        return [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
    }

    @Test func windows() {
        #expect(components(Color(nsColor: .windowBackgroundColor)) == [236, 236, 236, 255])
        #expect(components(Color(.windowBackgroundColor), dark: true) == [50, 50, 50, 255])
        #expect(components(Color(.textBackgroundColor), dark: true) == [30, 30, 30, 255])
        #expect(components(Color(.separatorColor), dark: true) == [255, 255, 255, 26])
        #expect(components(Color(.labelColor)) == components(.primary))
    }

    @Test("A name that UIKit has as well is the same colour")
    func both() {
        #expect(components(Color(.systemRed)) == components(Color(nsColor: .systemRed)))
        #expect(components(Color(.red)) == [255, 0, 0, 255])
        #expect(NSColor.red == NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(NSColor(white: 0.25, alpha: 0.5).redComponent == 0.25)
        #expect(NSColor.systemBlue.withAlphaComponent(0.5).alphaComponent == 0.5)
    }

    @Test("Core Graphics' colours")
    func coreGraphics() {
        #expect(components(Color(cgColor: CGColor(gray: 0.2, alpha: 1))) == [51, 51, 51, 255])
        #expect(
            components(Color(cgColor: UIColor(red: 1, green: 0.2, blue: 0, alpha: 1).cgColor)) == [255, 51, 0, 255])
        #expect(Color(red: 1, green: 0, blue: 0).opacity(0.5).cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(Color.red.cgColor == nil && UIColor(cgColor: .white) == .white)
    }
}
