import Foundation
import GalleyGraph
import GalleyLive
import GalleyViews

/// A control that chooses a colour: its label, and a ring around the chosen one. Where the view is alive, its page asks for the colour.
nonisolated public struct ColorPicker<Label: View>: View {
    @Environment(\.self) private var environment
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    /// A color picker with a view as its label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View {
        let color = selection.wrappedValue.resolve(in: environment)
        NamedView("ColorPicker", value: .text(Self.hexadecimal(color))) {
            ControlRow {
                HandedIn(label: label)
            } control: {
                ColorWell(color: selection.wrappedValue).modifier(
                    AdjustModifier.choosing { text in
                        guard let (red, green, blue) = Self.components(text) else { return }
                        // Pages ask for no opacity: it stays.
                        selection.wrappedValue = Color(
                            .sRGB, red: red, green: green, blue: blue,
                            opacity: supportsOpacity ? Double(color.opacity) : 1)
                    })
            }
        }
    }

    /// A colour as HTML's `<input type="color">` has it: the standard's "valid simple color", in lower case.
    private static func hexadecimal(_ color: Color.Resolved) -> String {
        [color.red, color.green, color.blue]
            .map { String(format: "%02x", Int((min(max($0, 0), 1) * 255).rounded())) }
            .reduce("#", +)
    }

    /// What that says; nil for anything else.
    private static func components(_ text: String) -> (red: Double, green: Double, blue: Double)? {
        guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
            let number = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        func part(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
        return (part(16), part(8), part(0))
    }
}

extension ColorPicker where Label == Text {
    /// A color picker with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A color picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A ring of all hues, 28 points wide, around the colour.
private struct ColorWell: View {
    let color: Color

    var body: some View {
        ZStack {
            ForEach(0..<36, id: \.self) { step in
                Circle().trim(from: Double(step) / 36, to: Double(step + 1) / 36 + 0.004)
                    .stroke(Color(hue: Double(step) / 36, saturation: 0.85, brightness: 1), lineWidth: 3)
            }
            .padding(1.5)
            Circle().fill(color).padding(5)
        }
        .frame(width: 28, height: 28)
        .dimmedWhenDisabled()
    }
}
