import SwiftUI

struct Choices: View {
    @State private var size = "M"
    @State private var fruit = "Apple"
    @State private var wheel = 3
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
    @State private var sort = "Name"
    @State private var picked = "Nothing"

    var body: some View {
        Form {
            Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }.pickerStyle(
                .segmented)
            Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) } }
            DatePicker("Day", selection: $date, displayedComponents: .date)
            Menu("Actions") {
                Button("Copy") { picked = "Copy" }
                Menu("Sort") {
                    Picker("Sort by", selection: $sort) {
                        Text("Name").tag("Name")
                        Text("Date").tag("Date")
                    }
                }
                Divider()
                Button("Delete", role: .destructive) { picked = "Delete" }
            }
            Picker("Number", selection: $wheel) { ForEach(1..<10) { Text("\($0)").tag($0) } }
                .pickerStyle(.wheel)
                .frame(height: 120)
            Text("\(size), \(fruit), \(wheel), \(sort), \(picked)").accessibilityIdentifier("chosen")
        }
    }
}

#Preview { Choices() }
