import Foundation
import SwiftUI

private let recorded = "rules.md §18.9, recorded on iOS 26"
private let measured = "rules.md §18.7, measured on iOS 26"

/// Sizes of controls. Numbers that rest on a line of text are left to the areas about text.
@MainActor
let controlCases = Area("Controls") {
    Case(
        "C-001", "A switch alone, and at the end of its row", .measured, measured, .proposing(300, nil),
        [.size(300, 28), .frame("label", 0, 4, 40, 20)]
    ) {
        Toggle(isOn: .constant(true)) { Color.red.frame(width: 40, height: 20).probe("label") }
    }

    Case("C-002", "A switch without its label", .measured, measured, .proposing(300, 100), [.size(63, 28)]) {
        Toggle("Label", isOn: .constant(false)).labelsHidden()
    }

    Case(
        "C-003", "A switch keeps 8 to its label", .measured, recorded, .proposing(nil, nil), [.size(40 + 8 + 63, 28)]
    ) {
        Toggle(isOn: .constant(true)) { Color.red.frame(width: 40, height: 20) }
    }

    // testSmallToggleEnabled is 49×31 at @3x and scaled by 44 of 49 about its middle; the track is from 7.5 to 145 pixels.
    Case(
        "C-020", "Before iOS 26 a switch of 51 is laid out as 49 and reaches 2 past its end", .measured,
        "GoodRequest/GoodSwiftUI, pictures of iOS 18.6; AccessibilitySnapshot, iOS 18.5", .proposing(300, 100).before26,
        [.size(49, 31)]
    ) {
        Toggle("Label", isOn: .constant(false)).labelsHidden()
    }

    // testSmallToggleDisabled: 213 of green below the knob, 228 beside it, and all white beside the track.
    Case(
        "C-021", "Before iOS 26 the shadow of a switch's knob ends with the track", .measured,
        "GoodRequest/GoodSwiftUI, testSmallToggleDisabled, iOS 18.6", .proposing(300, 100).before26.scale(3),
        [
            .pixel(3, 28, 255, 255, 255), .pixel(31, 15, 228, 228, 229).within(2),
            .pixel(16, 29.6, 213, 213, 214).within(3),
        ]
    ) {
        Toggle("Label", isOn: .constant(false)).labelsHidden().background(Color.white)
    }

    Case(
        "C-004", "A slider is as wide as offered and 31 tall", .measured, recorded, .proposing(250, 400),
        [.size(250, 31)]
    ) {
        Slider(value: .constant(0.5))
    }

    Case("C-005", "A slider with a label is no taller", .measured, recorded, .proposing(250, nil), [.size(250, 31)]) {
        Slider(value: .constant(3), in: 0...10, step: 1) { Text("Speed") }
    }

    Case("C-006", "A stepper alone", .measured, recorded, .proposing(300, 100), [.size(94, 32)]) {
        Stepper("Count", value: .constant(1)).labelsHidden()
    }

    Case("C-007", "A stepper in its row", .measured, recorded, .proposing(300, nil), [.size(300, 32)]) {
        Stepper(value: .constant(1), in: 0...5) { Color.red.frame(width: 40, height: 20) }
    }

    Case(
        "C-008", "A text field with a border is as wide as offered and 34 tall", .measured, recorded,
        .proposing(220, nil), [.size(220, 34)]
    ) {
        TextField("Name", text: .constant("Galley")).textFieldStyle(.roundedBorder)
    }

    Case(
        "C-009", "A segmented picker is as wide as offered and 31 tall", .measured, recorded, .proposing(300, nil),
        [.size(300, 31)]
    ) {
        Picker("Sort", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
    }

    Case("C-010", "A wheel that turns", .measured, recorded, .proposing(300, 300), [.size(20, 20)]) { ProgressView() }

    Case("C-011", "A ring for a known value", .measured, recorded, .proposing(300, 300), [.size(20, 20)]) {
        ProgressView(value: 0.5).progressViewStyle(.circular)
    }

    Case("C-012", "A bar is 4 tall", .measured, recorded, .proposing(180, 300), [.size(180, 4)]) {
        ProgressView(value: 0.5)
    }

    Case(
        "C-013", "Editors, canvases and what is shown for nothing take all that is offered", .measured, recorded,
        parts: [
            Part(.proposing(200, 150), [.size(200, 150)]) { TextEditor(text: .constant("Text")) },
            Part(.proposing(200, 150), [.size(200, 150)]) { Canvas { _, _ in } },
            Part(.proposing(200, 150), [.size(200, 150)]) { ContentUnavailableView("None", systemImage: "tray") },
        ])

    Case(
        "C-015", "Fields of one line are 22 tall, empty secure ones 21, filled ones a line, 8 apart", .measured,
        "AccessibilitySnapshot's pictures, SwiftUITextEntry (iOS 26.2 and 18.5 alike, @3x)",
        .proposing(402, nil).scale(3),
        [
            .frame("a", 0, 0, 402, 22), .frame("b", 0, 30, 402, 22), .frame("c", 0, 60, 402, 21),
            .frame("d", 0, 89, 402, 61 / 3.0),
        ]
    ) {
        VStack {
            TextField("Field", text: .constant("")).probe("a")
            TextField("Field", text: .constant("Value")).probe("b")
            SecureField("Password", text: .constant("")).probe("c")
            SecureField("Password", text: .constant("secret123")).probe("d")
        }
    }

    // Its ink ends 72.3 points from the field's beginning; nine dots are 92.6 wide.
    Case(
        "C-022", "The prompt of an empty secure field is spaced as any text", .measured,
        "AccessibilitySnapshot, testSwiftUITextEntry, iOS 18.5 and 26.2", .proposing(nil, nil).scale(3),
        [.width("empty", 73).within(0.7), .width("filled", 92.6).within(0.7)]
    ) {
        VStack {
            SecureField("Password", text: .constant("")).fixedSize().probe("empty")
            SecureField("Password", text: .constant("secret123")).fixedSize().probe("filled")
        }
    }

    Case(
        "C-016", "A wheel that nobody makes larger is 320×216, of options and of dates", .measured,
        "rules.md §18.7, UIKit's and SwiftUI's wheels in pictures of iOS 26",
        parts: [
            Part(.proposing(400, 600), [.size(of: "wheel", 320, 216)]) {
                Picker("Sort", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.wheel)
                    .fixedSize().probe("wheel")
            },
            Part(.proposing(400, 600), [.size(of: "wheel", 320, 216)]) {
                DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.wheel)
                    .labelsHidden().probe("wheel")
            },
        ])

    Case(
        "C-017", "The row of a compact date picker is as tall as its capsule and 30", .measured,
        "rules.md §18.7, pictures of an iPhone 16 with iOS 26: 34.3 and 30", .proposing(390, 600).scale(3),
        [.of("after", "y", 35 + 103 / 3.0 + 30 + 16) { $0.minY }]
    ) {
        Form {
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            Color.red.frame(width: 10, height: 20).probe("after")
        }
    }

    Case(
        "C-018", "What is before the arrow of a row ends 53⅓ before the screen's edge", .measured,
        "home-assistant/iOS's snapshots, 390 wide, @3x, text size Medium", .proposing(390, 600).scale(3),
        [.of("value", "end", 390 - 160 / 3.0) { $0.maxX }]
    ) {
        List {
            NavigationLink {
                Text("Next")
            } label: {
                HStack {
                    Text("Name")
                    Spacer()
                    Color.red.frame(width: 20, height: 10).probe("value")
                }
            }
        }
        .dynamicTypeSize(.medium)
    }

    Case(
        "C-019", "The ground of a bordered button", .measured, "rules.md §16.3, pictures of iOS 26",
        parts: [
            Part(.window(100, 60), [.pixel(20, 30, 233, 233, 234)]) {
                Button(action: {}) { Color.clear.frame(width: 60, height: 10) }.buttonStyle(.bordered).frame(
                    width: 100, height: 60
                ).background(Color.white)
            },
            Part(.window(100, 60), [.pixel(20, 30, 38, 39, 41)]) {
                Button(action: {}) { Color.clear.frame(width: 60, height: 10) }.buttonStyle(.bordered).frame(
                    width: 100, height: 60
                ).background(Color.black)
                    .environment(\.colorScheme, .dark)
            },
        ])

    Case("C-014", "A menu is exactly its label", .measured, recorded, .proposing(300, 300), [.size(50, 20)]) {
        Menu {
            Button("A") {}
        } label: {
            Color.red.frame(width: 50, height: 20)
        }
    }
}
