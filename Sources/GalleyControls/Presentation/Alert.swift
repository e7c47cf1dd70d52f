import GalleyGraph
import GalleyViews

extension View {
    /// Shows an alert while a binding is true (rules.md §18.10).
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: Optional<EmptyView>.none)
    }

    /// Shows an alert while a binding is true (rules.md §18.10).
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: message())
    }

    /// Shows an alert while a binding is true and there is data for it (rules.md §18.10).
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .alert, Text(titleKey), isPresented, hasData: data != nil, actions: data.map(actions),
            message: Optional<EmptyView>.none)
    }

    /// Shows an alert while a binding is true and there is data for it (rules.md §18.10).
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, Text(titleKey), isPresented, hasData: data != nil, actions: data.map(actions),
            message: data.map(message))
    }

    /// Shows an alert while a binding is true (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions: actions(), message: Optional<EmptyView>.none)
    }

    /// Shows an alert while a binding is true (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions: actions(), message: message())
    }

    /// Shows an alert while a binding is true and there is data for it (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .alert, Text(title), isPresented, hasData: data != nil, actions: data.map(actions),
            message: Optional<EmptyView>.none)
    }

    /// Shows an alert while a binding is true and there is data for it (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, Text(title), isPresented, hasData: data != nil, actions: data.map(actions),
            message: data.map(message))
    }

    /// Shows an alert while a binding is true (rules.md §18.10).
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, title, isPresented, actions: actions(), message: Optional<EmptyView>.none)
    }

    /// Shows an alert while a binding is true (rules.md §18.10).
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title, isPresented, actions: actions(), message: message())
    }

    /// Shows an alert while a binding is true and there is data for it (rules.md §18.10).
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .alert, title, isPresented, hasData: data != nil, actions: data.map(actions),
            message: Optional<EmptyView>.none)
    }

    /// Shows an alert while a binding is true and there is data for it (rules.md §18.10).
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.alert, title, isPresented, hasData: data != nil, actions: data.map(actions), message: data.map(message))
    }

    /// Shows an alert with an error's description while a binding is true (rules.md §18.10).
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .alert, Text(error?.errorDescription ?? ""), isPresented, hasData: error != nil, actions: actions(),
            message: Optional<EmptyView>.none)
    }

    /// Shows an alert with an error's description while a binding is true (rules.md §18.10).
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(
            .alert, Text(error?.errorDescription ?? ""), isPresented, hasData: error != nil,
            actions: error.map(actions), message: error.map(message))
    }
}
