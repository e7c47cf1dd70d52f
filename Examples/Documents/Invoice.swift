import SwiftUI

/// An invoice of three pages:
/// galley render Invoice.swift -o invoice.pdf --title 'Invoice 2026-0042' --language en --pdf-standard ua-1
struct Invoice: View {
    private static let names = [
        "Design of the layout engine", "Text shaping and line breaking", "Stack algorithm conformance tests",
        "Grid and alignment guides", "Batch render service", "Documentation and tutorials", "Security review",
    ]

    private let items = (0..<50).map { index in
        InvoiceItem(
            id: index, name: names[index % names.count], quantity: 1 + index % 9, price: Double(40 + index * 37 % 90))
    }

    var body: some View {
        PagedDocument(size: .a4, spacing: 0) {
            InvoiceHead()
            Section {
                ForEach(items) { ItemRow(item: $0) }
            } header: {
                ItemHeader()
            }
            InvoiceTotal(total: items.reduce(0) { $0 + $1.total })
            Text(
                "Payment within 30 days by bank transfer. Please state the invoice's number; [our terms](https://galley.example/terms) apply. Thank you 🎉"
            )
            .font(.footnote)
        } header: { page in
            if page.number > 1 {
                Text("Invoice 2026-0042").font(.caption).foregroundStyle(.secondary).padding(.bottom, 8)
            }
        } footer: { page in
            Text("Page \(page.number) of \(page.count)").font(.caption).foregroundStyle(.secondary).padding(.top, 8)
        }
    }
}

struct InvoiceItem: Identifiable {
    let id: Int
    let name: String
    let quantity: Int
    let price: Double

    var total: Double { Double(quantity) * price }

    static func money(_ value: Double) -> String { String(format: "%.2f €", value) }
}

private struct InvoiceHead: View {
    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading) {
                Text("Invoice").font(.largeTitle.bold()).foregroundStyle(.indigo).accessibilityHeading(.h1)
                Text("No. 2026-0042").foregroundStyle(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing) {
                Text("Galley Layouts Ltd.").bold()
                Text("1 Proposal Way, 12345 Stackville")
                Link("galley.example", destination: URL(string: "https://galley.example/?a=1&b=2")!)
            }
        }
        .font(.footnote)
        .padding(.bottom, 24)
    }
}

private struct ItemHeader: View {
    var body: some View {
        TableLine(cells: ["Description", "Quantity", "Price", "Amount"], role: .columnHeader)
            .bold()
            .foregroundStyle(.white)
            .background(.indigo)
            .documentRole(.tableRow)
    }
}

private struct ItemRow: View {
    let item: InvoiceItem

    var body: some View {
        TableLine(
            cells: [
                item.name, "\(item.quantity)", InvoiceItem.money(item.price), InvoiceItem.money(item.total),
            ], role: .tableCell
        )
        .background(item.id % 2 == 1 ? Color.indigo.opacity(0.06) : .clear)
        .documentRole(.tableRow)
    }
}

private struct TableLine: View {
    let cells: [String]
    let role: DocumentRole

    var body: some View {
        HStack {
            Text(cells[0]).documentRole(role).frame(maxWidth: .infinity, alignment: .leading)
            ForEach(1..<4) { index in
                Text(cells[index]).documentRole(role).frame(width: 80, alignment: .trailing)
            }
        }
        .font(.footnote)
        .padding(6)
    }
}

private struct InvoiceTotal: View {
    let total: Double

    var body: some View {
        HStack {
            Spacer()
            Text("Total")
            Text(InvoiceItem.money(total))
        }
        .font(.body.bold())
        .padding(.vertical, 16)
        .padding(.horizontal, 6)
    }
}
