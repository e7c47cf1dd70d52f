// Pickers of values, dates and colours in each style.
import SwiftUI

struct Season: View {
    @State private var season = 1

    var body: some View {
        Picker("Season", selection: $season) {
            Text("Spring").tag(0)
            Text("Summer").tag(1)
            Text("Autumn").tag(2)
            Text("Winter").tag(3)
        }
    }
}

struct Align: View {
    @State private var align = 0

    var body: some View {
        Picker("Alignment", selection: $align) {
            Image(systemName: "text.alignleft").tag(0)
            Image(systemName: "text.aligncenter").tag(1)
            Image(systemName: "text.alignright").tag(2)
        }
    }
}

#Preview("Picker: menu") {
    VStack(spacing: 14) {
        Season()
        Season().tint(.orange)
        Season().disabled(true)
    }
    .pickerStyle(.menu)
    .padding()
}

#Preview("Picker: segmented") {
    VStack(spacing: 14) {
        Season()
        Align()
        Season().disabled(true)
        Season().controlSize(.large)
    }
    .pickerStyle(.segmented)
    .frame(width: 340)
    .padding()
}

#Preview("Picker: wheel") {
    Season().pickerStyle(.wheel).frame(width: 340)
}

#Preview("Picker: inline") {
    Form { Season().pickerStyle(.inline) }
        .frame(width: 370, height: 320)
}

#Preview("Picker: palette") {
    Align().pickerStyle(.palette).frame(width: 340).padding()
}

#Preview("Picker: navigation link") {
    NavigationStack {
        Form { Season().pickerStyle(.navigationLink) }
    }
    .frame(width: 370, height: 140)
}

#Preview("Picker in a form") {
    Form {
        Season()
        Season().pickerStyle(.segmented)
    }
    .frame(width: 370, height: 200)
}

let aDate = Date(timeIntervalSince1970: 1_750_000_000)

#Preview("Date picker: compact") {
    VStack(alignment: .leading, spacing: 14) {
        DatePicker("Date and time", selection: .constant(aDate))
        DatePicker("Date", selection: .constant(aDate), displayedComponents: .date)
        DatePicker("Time", selection: .constant(aDate), displayedComponents: .hourAndMinute)
        DatePicker("Disabled", selection: .constant(aDate)).disabled(true)
        DatePicker("Tinted", selection: .constant(aDate)).tint(.orange)
    }
    .frame(width: 350)
    .padding()
}

#Preview("Date picker: graphical") {
    DatePicker("Date", selection: .constant(aDate))
        .datePickerStyle(.graphical)
        .frame(width: 350)
        .padding()
}

#Preview("Date picker: wheel") {
    DatePicker("Date", selection: .constant(aDate), displayedComponents: .date)
        .datePickerStyle(.wheel)
        .labelsHidden()
        .padding()
}

#Preview("Colour picker") {
    VStack(spacing: 14) {
        ColorPicker("Fill", selection: .constant(.teal))
        ColorPicker("Half clear", selection: .constant(.red.opacity(0.5)))
        ColorPicker("Disabled", selection: .constant(.green)).disabled(true)
    }
    .frame(width: 300)
    .padding()
}
