import GalleyGraph
import GalleyViews

extension View {
    /// Asks how to continue while a binding is true (rules.md §18.10).
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions(),
            message: Optional<EmptyView>.none)
    }

    /// Asks how to continue while a binding is true (rules.md §18.10).
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions(),
            message: message())
    }

    /// Asks how to continue while a binding is true and there is data for it (rules.md §18.10).
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, hasData: data != nil,
            actions: data.map(actions), message: Optional<EmptyView>.none)
    }

    /// Asks how to continue while a binding is true and there is data for it (rules.md §18.10).
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, hasData: data != nil,
            actions: data.map(actions), message: data.map(message))
    }

    /// Asks how to continue while a binding is true (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions(),
            message: Optional<EmptyView>.none)
    }

    /// Asks how to continue while a binding is true (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions(),
            message: message())
    }

    /// Asks how to continue while a binding is true and there is data for it (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented, hasData: data != nil,
            actions: data.map(actions), message: Optional<EmptyView>.none)
    }

    /// Asks how to continue while a binding is true and there is data for it (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented, hasData: data != nil,
            actions: data.map(actions), message: data.map(message))
    }

    /// Asks how to continue while a binding is true (rules.md §18.10).
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? title : nil, isPresented, actions: actions(),
            message: Optional<EmptyView>.none)
    }

    /// Asks how to continue while a binding is true (rules.md §18.10).
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.dialog, titleVisibility == .visible ? title : nil, isPresented, actions: actions(), message: message())
    }

    /// Asks how to continue while a binding is true and there is data for it (rules.md §18.10).
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? title : nil, isPresented, hasData: data != nil,
            actions: data.map(actions), message: Optional<EmptyView>.none)
    }

    /// Asks how to continue while a binding is true and there is data for it (rules.md §18.10).
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .dialog, titleVisibility == .visible ? title : nil, isPresented, hasData: data != nil,
            actions: data.map(actions), message: data.map(message))
    }

    nonisolated func dialog<A: View, M: View>(
        _ kind: DialogCover<A, M>.Kind, _ title: Text?, _ isPresented: Binding<Bool>, hasData: Bool = true, actions: A?,
        message: M?
    ) -> some View {
        let close = { isPresented.wrappedValue = false }
        return modifier(
            PresentationModifier(
                kind: kind == .alert ? "alert" : "confirmationDialog",
                cover: { () -> DialogCover<A, M>? in
                    guard isPresented.wrappedValue, hasData, let actions else { return nil }
                    return DialogCover(kind: kind, title: title, actions: actions, message: message, close: close)
                },
                close: close))
    }
}
