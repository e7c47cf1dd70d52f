import Foundation
import Galley
import GalleyScreens
import GalleyTesting
import GalleyTypes
import GalleyUIKitClasses
import Testing

@testable import GalleyPhotosUI

/// Pictures that a page's person chooses (Apple's pages of `PhotosPicker` and `photosPicker(isPresented:selection:…)`): what the page is
/// asked for, and what comes into the selection.
@MainActor @Suite("Pictures that are chosen") struct PhotosChoiceTests {
    @MainActor private final class Chosen {
        var one: PhotosPickerItem?
        var many: [PhotosPickerItem] = []
        var isAsking = true
        var isAskingForMany = true
        var asked: [String] = []
        var oneBinding: Binding<PhotosPickerItem?> { Binding(get: { self.one }, set: { self.one = $0 }) }
        var manyBinding: Binding<[PhotosPickerItem]> { Binding(get: { self.many }, set: { self.many = $0 }) }
        func types(_ items: [PhotosPickerItem]) -> [String] {
            items.map { $0.supportedContentTypes.map(\.identifier).joined() }
        }
    }

    private let chosen = Chosen()
    private let desk = FileDesk()

    init() {
        desk.asked = { [chosen] in
            chosen.asked.append(($0.isMany ? "many " : "one ") + $0.accept.joined(separator: " "))
        }
    }

    private func file(_ name: String) -> ChosenFile { ChosenFile(URL(fileURLWithPath: "/x/\(name)"), mimeType: "") }

    private func shown(_ view: some View) -> TestedView {
        host(view.environment(\.fileDesk, desk), size: CGSize(width: 300, height: 200))
    }

    @Test("One picture or film, or as many as are let") func asking() throws {
        let view = shown(
            VStack {
                PhotosPicker("One", selection: chosen.oneBinding)
                PhotosPicker("Pictures", selection: chosen.oneBinding, matching: .images)
                PhotosPicker("Films", selection: chosen.manyBinding, matching: .videos)
                PhotosPicker("Nothing", selection: chosen.manyBinding, maxSelectionCount: 1, matching: .not(.images))
                PhotosPicker(
                    "None", selection: chosen.manyBinding, maxSelectionCount: 2, matching: .not(.any(of: [])))
            })
        for name in ["One", "Pictures", "Films", "Nothing", "None"] { try view.find(button: name).tap() }
        #expect(chosen.asked.prefix(3) == ["one image/* video/*", "one image/*", "many video/*"])
        #expect(chosen.asked.dropFirst(3).map { $0.prefix(4) } == ["one ", "many"])
    }

    @Test("What is chosen is the selection; where nothing is, it stays") func taking() throws {
        let view = shown(
            VStack {
                PhotosPicker("One", selection: chosen.oneBinding)
                PhotosPicker("Two", selection: chosen.manyBinding, maxSelectionCount: 2)
                PhotosPicker("All", selection: chosen.manyBinding)
            })
        try view.find(button: "One").tap()
        desk.take([file("a.png"), file("b.mov")], of: 1)
        #expect(chosen.one?.supportedContentTypes == [.png] && chosen.one?.itemIdentifier == nil)
        try view.find(button: "One").tap()
        desk.take([], of: 2)
        #expect(chosen.one?.supportedContentTypes == [.png])
        let files = ["a.png", "b.mov", "c.jpeg"].map(file)
        try view.find(button: "Two").tap()
        desk.take(files, of: 3)
        #expect(chosen.types(chosen.many) == ["public.png", "com.apple.quicktime-movie"])
        try view.find(button: "All").tap()
        desk.take(files, of: 4)
        #expect(chosen.types(chosen.many) == ["public.png", "com.apple.quicktime-movie", "public.jpeg"])
        try view.find(button: "All").tap()
        desk.take([], of: 5)
        #expect(chosen.many.count == 3)
    }

    @Test("A dialog closes when something was chosen") func dialogs() {
        let isAsking = Binding(get: { chosen.isAsking }, set: { chosen.isAsking = $0 })
        let view = shown(Text("Page").photosPicker(isPresented: isAsking, selection: chosen.oneBinding))
        #expect(view.size.width == 300 && chosen.asked == ["one image/* video/*"])
        desk.take([file("a.png")], of: 1)
        #expect(chosen.one?.supportedContentTypes == [.png] && !chosen.isAsking)
    }

    @Test("A picture of the library's is none here, and says so when it is loaded") func loading() async throws {
        let item = PhotosPickerItem(itemIdentifier: "A/1")
        #expect(item.itemIdentifier == "A/1" && item.supportedContentTypes.isEmpty)
        #expect(try await item.loadTransferable(type: Data.self) == nil)
        let (isNone, progress) = await withCheckedContinuation { answer in
            final class Kept: @unchecked Sendable { var progress: Progress? }
            let kept = Kept()
            kept.progress = item.loadTransferable(type: Data.self) { result in
                let isNone = if case .success(nil) = result { true } else { false }
                answer.resume(returning: (isNone, kept.progress?.totalUnitCount ?? 1))
            }
        }
        #expect(isNone && progress == 1)
        #expect(Set([item, PhotosPickerItem(itemIdentifier: "A/1"), PhotosPickerItem(itemIdentifier: "B")]).count == 2)
    }
}
