import Galley
import GalleyTestSupport
import Testing

private struct Song: Identifiable {
    var id: Int
    var height: CGFloat
}

/// The initialisers of `List` and of an editable `ForEach`, as SwiftUI's documentation declares them. What they look like is
/// not judged here: each must lay out its rows.
@MainActor
@Suite("Lists of collections and bindings")
struct ListInitializerTests {
    @State private var one: Int?
    @State private var several: Set<Int> = []
    @State private var always = 1

    private let songs = [Song(id: 1, height: 20), Song(id: 2, height: 30)]

    /// A binding that any copy may write.
    private var binding: Binding<[Song]> { .constant(songs) }

    /// The gaps above and below the card and its rows: at least 52, or the content and 30 (rules.md §18.8).
    private let single: CGFloat = 35 + 52 + 35
    private let both: CGFloat = 35 + 52 + 60 + 35

    private func height<Content: View>(_ view: Content) -> CGFloat {
        RenderedView(view.fixedSize()).size.height
    }

    private func row(_ song: Song) -> some View { Color.red.frame(width: 10, height: song.height) }

    @Test("Of elements, by identity, key path or range, with any selection")
    func elements() {
        #expect(height(List(songs) { row($0) }) == both)
        #expect(height(List(songs, selection: $one) { row($0) }) == both)
        #expect(height(List(songs, selection: $several) { row($0) }) == both)
        #expect(height(List(songs, selection: $always) { row($0) }) == both)
        #expect(height(List(songs, selection: Optional<Binding<Set<Int>>>.none) { row($0) }) == both)
        #expect(height(List(songs, id: \.height) { row($0) }) == both)
        #expect(height(List(songs, id: \.height, selection: $one) { row($0) }) == both)
        #expect(height(List(songs, id: \.height, selection: $several) { row($0) }) == both)
        #expect(height(List(0..<2) { row(songs[$0]) }) == both)
        #expect(height(List(0..<2, selection: $one) { row(songs[$0]) }) == both)
        #expect(height(List(0..<2, selection: $several) { row(songs[$0]) }) == both)
        #expect(height(List(selection: $one) { row(songs[0]) }) == single)
        #expect(height(List(selection: $several) { row(songs[0]) }) == single)
        #expect(height(List(selection: $always) { row(songs[0]) }) == single)
    }

    @Test("Of bindings: each row has a binding to its element")
    func bindings() {
        #expect(height(List(binding) { $song in row(song) }) == both)
        #expect(height(List(binding) { (song: Binding<Song>) in row(song.wrappedValue) }) == both)
        #expect(height(List(binding, selection: $one) { $song in row(song) }) == both)
        #expect(height(List(binding, selection: $several) { $song in row(song) }) == both)
        #expect(height(List(binding, id: \.height) { $song in row(song) }) == both)
        #expect(height(List(binding, id: \.height, selection: $one) { $song in row(song) }) == both)
        #expect(height(List(binding, id: \.height, selection: $several) { $song in row(song) }) == both)
    }

    @Test("Rows that can be edited")
    func editing() {
        #expect(height(List(binding, editActions: .all) { $song in row(song) }) == both)
        #expect(height(List(binding, editActions: [.delete, .move], selection: $one) { $song in row(song) }) == both)
        #expect(
            height(List(binding, id: \.height, editActions: .delete, selection: $several) { $song in row(song) })
                == both)
        #expect(height(VStack(spacing: 0) { ForEach(binding, editActions: .move) { $song in row(song) } }) == 50)
        #expect(EditActions<[Song]>.all == [.move, .delete])
    }

    /// What the row does to its binding is in the collection, by either way to it.
    @Test("Bindings write through")
    func writing() {
        final class Box { var songs = [Song(id: 1, height: 20), Song(id: 2, height: 30)] }
        let box = Box()
        let binding = Binding {
            box.songs
        } set: {
            box.songs = $0
        }
        _ = height(
            VStack {
                List(binding) { $song in row(song).onAppear { $song.wrappedValue.height += 1 } }
                ForEach(binding, id: \.id, editActions: .all) { $song in row(song).onAppear { song.height += 2 } }
            })
        #expect(box.songs.map(\.height) == [23, 33])
    }
}
