import GalleyGraph
import GalleyViews

/// A view whose look follows keyframes. A picture shows their beginning.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
    private let initialValue: Value
    private let trigger: Trigger?
    private let repeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    /// Follows the keyframes when `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = Trigger(trigger)
        repeating = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Follows the keyframes as soon as the view is shown.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        self.repeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public var body: some View {
        KeyframeRunner(
            initialValue: initialValue, trigger: trigger, repeating: repeating, content: content, keyframes: keyframes)
    }
}

/// Follows keyframes on the view's clock.
private struct KeyframeRunner<Value, KeyframePath: Keyframes, Content: View>: View where Value == KeyframePath.Value {
    /// When the keyframes have begun; nil before.
    @State private var start: TimeInterval?
    /// The value that they have begun from; nil is the initial one.
    @State private var base: Value?
    private var clock = FrameClock()
    let initialValue: Value
    let trigger: Trigger?
    let repeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    init(
        initialValue: Value, trigger: Trigger?, repeating: Bool, content: @escaping (Value) -> Content,
        keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = trigger
        self.repeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    var body: some View {
        content(value)
            .onAppear { if trigger == nil, clock.isRunning { start = clock.now } }
            .onChange(of: trigger) {
                guard clock.isRunning else { return }
                base = value
                start = clock.now
            }
    }

    private var value: Value {
        let first = base ?? initialValue
        guard let start, clock.isRunning else { return first }
        let timeline = KeyframeTimeline(first, keyframes(first))
        let elapsed = clock.now - start
        if repeating, timeline.duration > 0 {
            clock.askForFrame()
            return timeline.value(time: elapsed.truncatingRemainder(dividingBy: timeline.duration))
        }
        if elapsed < timeline.duration { clock.askForFrame() }
        return timeline.value(time: min(elapsed, timeline.duration))
    }
}

/// The clock of a view that is alive.
struct FrameClock: DynamicProperty, InstallableProperty {
    private var live: LiveState?
    private var scope = Identity.root

    init() {}

    @MainActor var isRunning: Bool { live != nil }
    /// In seconds.
    @MainActor var now: TimeInterval { live?.now ?? 0 }

    /// Builds the view again with the next frame.
    @MainActor func askForFrame() { live?.askForFrame(scope) }

    @MainActor mutating func install(_ place: PropertyPlace) {
        live = place.store.live
        scope = place.scope
    }
}

extension View {
    /// Changes the view along keyframes when `trigger` changes. A picture shows their beginning.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes)
    }

    /// Changes the view along keyframes as soon as it is shown. A picture shows their beginning.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes)
    }
}
