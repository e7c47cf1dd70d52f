import SwiftUI
import UIKit

struct TableView: UIViewRepresentable {
    var rows: [String]
    func makeUIView(context: Context) -> UITableView {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = context.coordinator
        table.delegate = context.coordinator
        return table
    }
    func updateUIView(_ uiView: UITableView, context: Context) { uiView.reloadData() }
    func makeCoordinator() -> Coordinator { Coordinator(rows) }

    class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
        let rows: [String]
        init(_ rows: [String]) { self.rows = rows }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }
}

#Preview { TableView(rows: ["A", "B"]).frame(width: 200, height: 100) }
