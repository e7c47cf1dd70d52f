import GalleyGraph

extension Preview {
    /// Previews of one view with several arguments, each named by its own (iOS 26: `Preview(_:traits:arguments:body:)`).
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) {
        self.init(name, traits) { EmptyView() }
        variants = arguments.map { argument in
            let own = [name, "\(argument)"].compactMap(\.self).joined(separator: " ")
            return Preview(own, traits) { body(argument) }
        }
    }

    private init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], made body: @escaping @MainActor () -> any View)
    {
        self.name = name
        layout = traits.compactMap(\.layout).last
        orientation = traits.compactMap(\.orientation).last
        self.body = Self.wrapped(body, in: traits)
    }
}

/// Declares a preview of a view for each of several arguments:
///
///     #Preview(arguments: Stage.allCases) { stage in
///         StageView(stage: stage)
///     }
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")
