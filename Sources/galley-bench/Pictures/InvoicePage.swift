import Foundation
import Galley

/// An invoice with a table of twelve rows on a page of A4.
struct InvoicePage: View {
    /// The invoice's number: each has one of its own.
    let number: Int

    private struct Item {
        let name: String
        let count: Int
        let price: Double
    }

    private static let items = [
        Item(name: "Design of the layout engine", count: 12, price: 95),
        Item(name: "Text shaping and line breaking", count: 18, price: 95),
        Item(name: "PNG, SVG and PDF back ends", count: 24, price: 95),
        Item(name: "Stack algorithm conformance tests", count: 16, price: 80),
        Item(name: "Grid and alignment guides", count: 14, price: 80),
        Item(name: "Browser preview with inspector", count: 20, price: 95),
        Item(name: "Batch render service", count: 10, price: 110),
        Item(name: "Documentation and tutorials", count: 8, price: 70),
        Item(name: "Performance tuning", count: 12, price: 120),
        Item(name: "Security review", count: 6, price: 140),
        Item(name: "On-call support (November)", count: 1, price: 450),
        Item(name: "Continuous integration runners", count: 2, price: 60),
    ]
    /// Points to a millimetre.
    private static let mm: CGFloat = 72 / 25.4
    private static let gray = Color(red: 0x6B / 255, green: 0x72 / 255, blue: 0x80 / 255)
    private static let indigo = Color(red: 0x4F / 255, green: 0x46 / 255, blue: 0xE5 / 255)
    private static let line = Color(red: 0xE5 / 255, green: 0xE7 / 255, blue: 0xEB / 255)
    private static let stripe = Color(red: 0xF5 / 255, green: 0xF3 / 255, blue: 1)

    var body: some View {
        let total = Self.items.map { Double($0.count) * $0.price }.reduce(0, +)
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    text("Invoice", 26, .bold).foregroundStyle(Self.indigo)
                    text("No. 2026-\(String(String(10_000 + number).suffix(4)))\nNovember 21, 2026")
                        .foregroundStyle(Self.gray)
                }
                Spacer(minLength: 0)
                VStack(alignment: .trailing, spacing: 0) {
                    text("Galley Layouts Ltd.", 10, .bold)
                    text("1 Proposal Way\n12345 Stackville").multilineTextAlignment(.trailing)
                }
            }
            VStack(alignment: .leading, spacing: 0) {
                text("Bill to").foregroundStyle(Self.gray)
                text("Linux Servers Inc.", 10, .bold)
                text("Attn: Accounts payable\n42 Render Street, Portside")
            }
            .padding(.vertical, 8 * Self.mm)
            table
            totals(total).padding(.top, 6 * Self.mm).frame(maxWidth: .infinity, alignment: .trailing)
            text(
                "Payment within 30 days by bank transfer. Please state the invoice number. Thank you for your business: every line of this page was proposed, measured and placed.",
                8.5
            )
            .foregroundStyle(Self.gray)
            .padding(.top, 14 * Self.mm)
            Spacer(minLength: 0)
        }
        .foregroundStyle(Color(red: 0x1F / 255, green: 0x29 / 255, blue: 0x37 / 255))
        .padding(18 * Self.mm)
        .frame(width: 595, height: 842, alignment: .topLeading)
    }

    private var table: some View {
        VStack(spacing: 0) {
            row(["Description", "Qty", "Unit price", "Amount"], .semibold)
                .foregroundStyle(.white).background(Self.indigo)
            ForEach(Self.items.indices, id: \.self) { index in
                let item = Self.items[index]
                row([item.name, "\(item.count)", money(item.price), money(Double(item.count) * item.price)])
                    .background(index % 2 == 1 ? Self.stripe : .clear)
                    .overlay(alignment: .bottom) { Self.line.frame(height: 0.3 * Self.mm) }
            }
        }
    }

    private func row(_ cells: [String], _ weight: Font.Weight = .regular) -> some View {
        HStack(spacing: 0) {
            text(cells[0], 10, weight).frame(maxWidth: .infinity, alignment: .leading)
            text(cells[1], 10, weight).frame(width: 40, alignment: .trailing)
            text(cells[2], 10, weight).frame(width: 80, alignment: .trailing)
            text(cells[3], 10, weight).frame(width: 85, alignment: .trailing)
        }
        .padding(3 * Self.mm)
    }

    private func totals(_ total: Double) -> some View {
        VStack(spacing: 0) {
            sum("Subtotal", total, 10, .regular)
            sum("Tax (10%)", total / 10, 10, .regular)
            sum("Total", total * 1.1, 13, .bold)
                .overlay(alignment: .top) { Self.indigo.frame(height: 0.5 * Self.mm) }
        }
        .frame(width: 70 * Self.mm)
    }

    private func sum(_ name: String, _ value: Double, _ size: CGFloat, _ weight: Font.Weight) -> some View {
        HStack(spacing: 0) {
            text(name, size, weight)
            Spacer()
            text(money(value), size, weight)
        }
        .padding(.horizontal, 3 * Self.mm)
        .padding(.vertical, 1.5 * Self.mm)
    }

    private func text(_ text: String, _ size: CGFloat = 10, _ weight: Font.Weight = .regular) -> some View {
        Text(text).font(.custom("Inter", fixedSize: size).weight(weight))
    }

    /// An amount with two decimals, its thousands apart: “$1,140.00”.
    private func money(_ value: Double) -> String {
        let cents = Int((value * 100).rounded())
        let (whole, rest) = (String(cents / 100), String(100 + cents % 100).suffix(2))
        var grouped = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0 { grouped += "," }
            grouped.append(digit)
        }
        return "$\(grouped).\(rest)"
    }
}
