import Foundation
import Galley
import GalleyTestSupport
import Testing

private struct Theme: Equatable { var name = "plain" }

extension EnvironmentValues {
    @Entry fileprivate var gutter: CGFloat = 8
    @Entry fileprivate var heading = "none"  // a comment at the end
    @Entry fileprivate var choice: [String: (Int) -> Bool]?
    /// With a comment, and a value of several lines.
    @Entry fileprivate var theme = Theme(
        name: "=, \("nested: \("x")")"
    )
    @Entry fileprivate var `default`: Int? = 3
}

extension Transaction {
    @Entry fileprivate var isQuick = false
}

/// A row that takes its gap from the environment.
private struct Row: View {
    @Environment(\.gutter) private var gutter

    var body: some View {
        HStack(spacing: gutter) {
            box(10, 10)
            box(10, 10)
        }
    }
}

@MainActor @Suite("@Entry")
struct EntryTests {
    @Test func defaults() {
        let values = EnvironmentValues()
        #expect(values.gutter == 8)
        #expect(values.heading == "none")
        #expect(values.choice == nil)
        #expect(values.theme.name == "=, nested: x")
        #expect(values.default == 3)
        #expect(!Transaction().isQuick)
    }

    @Test func setValues() {
        var values = EnvironmentValues()
        values.heading = "h"
        values.default = nil
        #expect(values.heading == "h")
        #expect(values.default == nil)
        withTransaction(\.isQuick, true) {}
        expect(size(of: Row(), nil, nil), 28, 10)
        expect(size(of: Row().environment(\.gutter, 3), nil, nil), 23, 10)
    }
}
