import GalleyGraph
import GalleyViews

extension View {
    /// Puts a search field into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(text, placement, prompt)
    }

    /// Puts a search field into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, placement, Text(prompt))
    }

    /// Puts a search field into the bars of the view's screen (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, placement, Text(prompt))
    }

    /// Puts a search field into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text, placement, prompt, isPresented: isPresented)
    }

    /// Puts a search field into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, placement, Text(prompt), isPresented: isPresented)
    }

    /// Puts a search field into the bars of the view's screen (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, placement, Text(prompt), isPresented: isPresented)
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, placement, prompt, tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, placement, Text(prompt), tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, placement, Text(prompt), tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, prompt, isPresented: isPresented,
            tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, Text(prompt), isPresented: isPresented,
            tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, Text(prompt), isPresented: isPresented,
            tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, placement, prompt, tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, placement, Text(prompt), tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, placement, Text(prompt), tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, prompt, isPresented: isPresented,
            tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, Text(prompt), isPresented: isPresented,
            tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, Text(prompt), isPresented: isPresented,
            tokens: tokens.wrappedValue.map { AnyView(token($0)) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, placement, prompt, tokens: editableTokens.wrappedValue.map { AnyView(token(.constant($0))) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, Text(prompt), tokens: editableTokens.wrappedValue.map { AnyView(token(.constant($0))) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, Text(prompt), tokens: editableTokens.wrappedValue.map { AnyView(token(.constant($0))) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, prompt, isPresented: isPresented,
            tokens: editableTokens.wrappedValue.map { AnyView(token(.constant($0))) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, Text(prompt), isPresented: isPresented,
            tokens: editableTokens.wrappedValue.map { AnyView(token(.constant($0))) })
    }

    /// Puts a search field with tokens before its text into the bars of the view's screen (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text, placement, Text(prompt), isPresented: isPresented,
            tokens: editableTokens.wrappedValue.map { AnyView(token(.constant($0))) })
    }

    /// Puts a search field into the bars, with what is suggested during a search, as older files say it
    /// (rules.md §18.10).
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text, placement, prompt)
    }

    /// Puts a search field into the bars, with what is suggested during a search, as older files say it
    /// (rules.md §18.10).
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text, placement, Text(prompt))
    }

    /// Puts a search field into the bars, with what is suggested during a search, as older files say it
    /// (rules.md §18.10).
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text, placement, Text(prompt))
    }

    nonisolated private func searchable(
        _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?, isPresented: Binding<Bool>? = nil,
        tokens: [AnyView] = []
    ) -> some View {
        modifier(
            SearchModifier(
                text: text, placement: placement, prompt: prompt, isPresented: isPresented, tokens: tokens))
    }
}
