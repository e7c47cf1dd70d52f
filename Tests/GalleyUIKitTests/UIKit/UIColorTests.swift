import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of `UIColor`; the numbers of docs/rules.md §16.2 and §16.3.
@Suite("UIKit's colours")
@MainActor
struct UIColorTests {
    private func components(_ color: Color, dark: Bool = false, look: Look = .iOS26) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        environment.look = look
        let color = color.resolve(in: environment)
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test("System colours adapt to appearance and look")
    func system() {
        #expect(components(Color(.systemGray6)) == [242, 242, 247])
        #expect(components(Color(.systemGray6), dark: true) == [28, 28, 30])
        #expect(components(Color(uiColor: .systemGray2), dark: true) == [99, 99, 102])
        #expect(components(Color(UIColor.systemBackground), dark: true) == [0, 0, 0])
        #expect(components(Color(.tertiarySystemBackground), dark: true) == [44, 44, 46])
        #expect(components(Color(.secondarySystemGroupedBackground)) == [255, 255, 255])
        #expect(components(Color(.systemBlue)) == [0, 136, 255])
        #expect(components(Color(.systemBlue), look: .iOS18) == [0, 122, 255])
        #expect(components(Color(.systemBlue.withAlphaComponent(0.5)), look: .iOS18) == [0, 122, 255])
        #expect(Color(.label.withAlphaComponent(0.5)).resolve(in: EnvironmentValues()).opacity == 0.5)
    }

    @Test("Colours without a system are the same everywhere")
    func fixed() {
        #expect(components(Color(.red), dark: true) == [255, 0, 0])
        #expect(components(Color(.orange)) == [255, 128, 0])
        #expect(components(Color(.darkGray)) == [85, 85, 85] && components(Color(.lightGray)) == [170, 170, 170])
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && UIColor.red != .systemRed)
        #expect(UIColor(Color.blue) == .systemBlue)
    }

    @Test("A provider is asked for each appearance")
    func provider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
        #expect(components(Color(uiColor: color)) == [255, 56, 60])
        #expect(components(Color(uiColor: color), dark: true) == [255, 255, 255])
        #expect(color == color && color.resolvedColor(with: .init(userInterfaceStyle: .dark)) == .white)
    }

    @Test("Components in the light")
    func parts() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(white: 0.25, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.25, 0.25, 0.5])
        // The hue of (0, 0.5, 1) is 210 degrees.
        #expect(
            UIColor(red: 0, green: 0.5, blue: 1, alpha: 1).getHue(
                &red, saturation: &green, brightness: &blue, alpha: nil))
        #expect(abs(red - 210.0 / 360) < 1e-6 && green == 1 && blue == 1)
        let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == .red)
    }

    /// As an app of one's own extends it.
    @Test func extended() { #expect(UIColor(hex: 0xFF0080) == UIColor(red: 1, green: 0, blue: 128 / 255, alpha: 1)) }
}

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: 1)
    }
}
