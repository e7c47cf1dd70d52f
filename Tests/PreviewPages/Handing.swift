import PhotosUI
import SwiftUI

// What Scripts/preview_handing.py uses: what is dragged within the view, and files that come in and go out.

struct Task: Codable, Identifiable, Transferable {
    let id: Int
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

struct Board: View {
    @State private var open = (1...12).map { Task(id: $0, name: "Task \($0)") }
    @State private var done: [Task] = []
    @State private var isOver = false
    @State private var note = "none"

    var body: some View {
        VStack {
            Text("done \(done.map(\.name).joined(separator: ",")), over \(isOver ? "yes" : "no")")
            Text("note \(note)")
            HStack(alignment: .top) {
                ScrollView {
                    VStack {
                        ForEach(open) { task in
                            Text(task.name).frame(maxWidth: .infinity, minHeight: 44).background(.yellow)
                                .draggable(task) { Text("Moving \(task.name)").padding(8).background(.orange) }
                        }
                        Text("Plain").frame(maxWidth: .infinity, minHeight: 44).background(.mint).draggable(
                            "plain words")
                    }
                }
                .frame(width: 150, height: 260)
                VStack(spacing: 20) {
                    Text("Done").frame(width: 150, height: 120).background(isOver ? .green : .gray)
                        .dropDestination(for: Task.self) { tasks, _ in
                            done += tasks
                            open.removeAll { task in tasks.contains { $0.id == task.id } }
                            return true
                        } isTargeted: {
                            isOver = $0
                        }
                    Text("Notes").frame(width: 150, height: 120).background(.teal)
                        .dropDestination(for: String.self) { words, _ in
                            note = words.joined()
                            return true
                        }
                }
            }
        }
        .padding()
    }
}

struct Tray: View {
    @State private var picks = false
    @State private var saves = false
    @State private var log = "none"
    @State private var reason = ""
    @State private var isOver = false
    @State private var item: PhotosPickerItem?
    @State private var photo: Image?

    var body: some View {
        VStack(spacing: 16) {
            Text("log \(log)")
            Text("over \(isOver ? "yes" : "no")")
            Text(reason).font(.caption2)
            Button("Import") { picks = true }
                .fileImporter(isPresented: $picks, allowedContentTypes: [.plainText], allowsMultipleSelection: true) {
                    result in
                    switch result {
                    case .success(let urls):
                        let texts = urls.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "?" }
                        log = zip(urls, texts).map { "\($0.lastPathComponent)=\($1.count > 20 ? "\($1.count)" : $1)" }
                            .joined(separator: ";")
                    case .failure(let error): log = "refused"; reason = error.localizedDescription
                    }
                } onCancellation: {
                    log = "cancelled"
                }
            Button("Export") { saves = true }
                .fileExporter(isPresented: $saves, item: "saved words", defaultFilename: "words") { result in
                    log = (try? result.get().lastPathComponent) ?? "failed"
                }
            PhotosPicker("Photo", selection: $item, matching: .images)
            if let photo { photo.resizable().frame(width: 40, height: 40).accessibilityLabel("The photo") }
            Text("Drop here").frame(width: 220, height: 120).background(isOver ? .green : .gray)
                .dropDestination(for: URL.self) { urls, place in
                    log =
                        urls.map(\.lastPathComponent).joined(separator: "+")
                        + " at \(Int(place.x.rounded())),\(Int(place.y.rounded()))"
                    return true
                } isTargeted: {
                    isOver = $0
                }
        }
        .padding()
        .onChange(of: item) {
            Swift.Task {
                let data = try? await item?.loadTransferable(type: Data.self)
                photo = try? await item?.loadTransferable(type: Image.self)
                log = "photo \(data?.count ?? 0)"
            }
        }
    }
}

struct Order: View {
    @State private var names = ["Ada", "Bea", "Cid"]

    var body: some View {
        VStack {
            Text("names \(names.joined(separator: ","))")
            Text("Eve").frame(width: 120, height: 44).background(.mint).draggable("Eve")
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .dropDestination(for: String.self) { words, offset in names.insert(contentsOf: words, at: offset) }
            }
            .frame(height: 260)
        }
        .frame(width: 320)
    }
}

#Preview("Board") { Board() }
#Preview("Tray") { Tray() }
#Preview("Order") { Order() }
