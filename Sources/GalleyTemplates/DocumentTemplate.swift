/// An invoice on a sheet of A4 and the data that it shows.
enum DocumentTemplate {
    static let files = [
        StartTemplate.File(
            name: "Invoice.swift",
            text: """
                import SwiftUI

                /// An invoice on a sheet of A4, 595 by 842 points. Its properties are those of invoice.json.
                struct Invoice: View, Decodable {
                    struct Item: Decodable {
                        var text: String
                        var count: Int
                        var price: Double
                    }

                    var number: String
                    var to: [String]
                    var items: [Item]

                    private var total: Double { items.reduce(0) { $0 + Double($1.count) * $1.price } }

                    var body: some View {
                        VStack(alignment: .leading, spacing: 24) {
                            HStack(alignment: .firstTextBaseline) {
                                Text("Invoice").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
                                Spacer()
                                Text(number).font(.title3).foregroundStyle(.secondary)
                            }
                            VStack(alignment: .leading, spacing: 2) {
                                ForEach(to, id: \\.self) { line in Text(line) }
                            }
                            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
                                GridRow {
                                    Text("What")
                                    Text("Count").gridColumnAlignment(.trailing)
                                    Text("Price").gridColumnAlignment(.trailing)
                                    Text("Sum").gridColumnAlignment(.trailing)
                                }
                                .font(.headline)
                                Divider()
                                ForEach(items, id: \\.text) { item in
                                    GridRow {
                                        Text(item.text).frame(maxWidth: .infinity, alignment: .leading)
                                        Text(item.count, format: .number)
                                        Text(item.price, format: .currency(code: "EUR"))
                                        Text(Double(item.count) * item.price, format: .currency(code: "EUR"))
                                    }
                                    .monospacedDigit()
                                }
                                Divider()
                                GridRow {
                                    Text("Total").gridCellColumns(3)
                                    Text(total, format: .currency(code: "EUR")).monospacedDigit()
                                }
                                .font(.headline)
                            }
                            Spacer()
                            Text("Payable within 14 days.").font(.footnote).foregroundStyle(.secondary)
                        }
                        .padding(56)
                        .frame(width: 595, height: 842)
                        .background(.white)
                    }
                }

                #Preview("Invoice") {
                    Invoice(
                        number: "2026-0042", to: ["Example Ltd.", "1 Example Street"],
                        items: [.init(text: "Layout, by the hour", count: 8, price: 90)])
                }

                """),
        StartTemplate.File(
            name: "invoice.json",
            text: """
                {
                  "number": "2026-0042",
                  "to": ["Example Ltd.", "1 Example Street", "Exampleton"],
                  "items": [
                    {"text": "Layout, by the hour", "count": 8, "price": 90},
                    {"text": "Proofs, printed", "count": 2, "price": 12.5}
                  ]
                }

                """),
    ]

    static let steps = [
        "galley render Invoice.swift --data invoice.json --title 'Invoice 2026-0042' --language en -o invoice.pdf",
        "galley preview Invoice.swift",
    ]
}
