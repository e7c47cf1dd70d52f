import Galley
import GalleyGraph
import GalleyProtocol

/// What holds for the whole view and is no `RenderOptions`' matter.
@MainActor final class LiveTraits: ObservableObject {
    /// Whether a page shows the view: it draws the fields that are edited, and moves what is scrolled.
    let hasPage: Bool
    @Published var typeSize = DynamicTypeSize.large
    @Published var sizeClasses: SizeClasses?
    @Published var reducesMotion = false
    /// What the view has asked the system for, and who is told that it has; without one there is no system.
    var wishes: [LivePicture.Wish] = []
    var wished: (() -> Void)?

    fileprivate func wish(_ wish: LivePicture.Wish) {
        // What asks on and on is not heard.
        if wishes.count < 10 { wishes.append(wish) }
        wished?()
    }

    /// Where files come from and go.
    let files = FileDesk()

    init(hasPage: Bool = false) {
        self.hasPage = hasPage
        files.asked = { [weak self] request in
            var wish = LivePicture.Wish(.choose)
            (wish.id, wish.types, wish.isMany) = (request.id, request.accept, request.isMany)
            self?.wish(wish)
        }
        files.saved = { [weak self] name, data in
            var wish = LivePicture.Wish(.save, text: data.base64EncodedString())
            wish.name = name
            self?.wish(wish)
        }
    }

    /// A person has handed files over.
    func take(_ given: LiveFiles, at point: CGPoint, _ host: ViewHost) {
        let all = given.files.map { ChosenFile(URL(fileURLWithPath: $0.path), mimeType: $0.type) }
        host.turn {
            if let request = given.request { files.take(all, of: request, failure: given.failure) }
        }
        if given.request == nil { host.drop(all.map { NSItemProvider(file: $0) }, at: point) }
    }

    /// A view that is alive and follows these.
    ///
    /// - Parameter carrier: What hands the view's state on to another process.
    func host(_ view: some View, _ options: RenderOptions, carrier: StateCarrier? = nil) -> ViewHost {
        ViewHost(
            LiveRoot(content: view, traits: self), options: options, carrier: carrier,
            movesScreens: hasPage ? false : nil)
    }
}

/// The shown view; it keeps its identity as the traits change.
private struct LiveRoot<Content: View>: View {
    let content: Content
    @ObservedObject var traits: LiveTraits

    var body: some View {
        content.dynamicTypeSize(traits.typeSize)
            .environment(\.pageDrawsFields, traits.hasPage)
            .environment(\.pageScrolls, traits.hasPage)
            .environment(\.reducesMotion, traits.reducesMotion)
            .transformEnvironment(\.openURL) { action in
                guard traits.wished != nil else { return }
                action.system = { [weak traits] in traits?.wish(.init(.open, url: $0.absoluteString)) }
            }
            .transformEnvironment(\.fileDesk) { desk in
                if traits.wished != nil { desk = traits.files }
            }
            .transformEnvironment(\.shareAction) { action in
                guard traits.wished != nil else { return }
                action.share = { [weak traits] in traits?.wish(.init(.share, url: $0?.absoluteString, text: $1)) }
            }
            .transformEnvironment(\.horizontalSizeClass) { value in
                if let classes = traits.sizeClasses { value = classes.horizontal }
            }
            .transformEnvironment(\.verticalSizeClass) { value in
                if let classes = traits.sizeClasses { value = classes.vertical }
            }
    }
}
