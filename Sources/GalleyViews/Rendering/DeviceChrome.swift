import GalleyGraph

/// What a device draws itself around a program: the clock and its neighbours at the top, the bar at the bottom.
struct DeviceChrome: View {
    @Environment(\.colorScheme) private var scheme
    let window: CGSize
    let insets: EdgeInsets
    let hidesStatusBar: Bool
    let hidesHomeIndicator: Bool
    /// Whether the clock lies on something light or dark; nil is as the window is.
    let clockScheme: ColorScheme?

    var body: some View {
        VStack(spacing: 0) {
            if insets.top > 0, !hidesStatusBar {
                NamedView("StatusBar") {
                    StatusBar(height: insets.top, isTablet: min(window.width, window.height) >= 600)
                        .environment(\.colorScheme, clockScheme ?? scheme)
                }
            }
            Spacer(minLength: 0)
            if insets.bottom > 0, !hidesHomeIndicator {
                NamedView("HomeIndicator") {
                    Capsule().fill(Color.primary)
                        .frame(width: min(window.width * 0.36, 320), height: 5)
                        .padding(.bottom, 8)
                }
            }
        }
        .frame(width: window.width, height: window.height)
    }
}

/// The time, and how well the device is connected and charged.
private struct StatusBar: View {
    let height: CGFloat
    let isTablet: Bool

    var body: some View {
        // Displays with rounded corners have a row of 54 points, with the time in the middle of the space beside the camera.
        let isTall = height > 24
        HStack(spacing: 6) {
            Text("9:41").font(.system(size: isTall ? 17 : 12, weight: .semibold))
                .frame(width: isTall ? 90 : nil)
            Spacer(minLength: 0)
            HStack(spacing: 5) {
                if !isTablet { Image(systemName: "cellularbars") }
                Image(systemName: "wifi")
                Image(systemName: "battery.100")
            }
            .font(.system(size: isTall ? 15 : 11, weight: .medium))
            .frame(width: isTall ? 100 : nil)
        }
        .padding(.horizontal, isTall ? 20 : 10)
        .frame(height: isTall ? min(height, 54) : height)
        .frame(height: height, alignment: .top)
    }
}

/// What the views say about a device's own things.
struct ChromeSettings: Equatable {
    var hidesStatusBar: Bool?
    var hidesHomeIndicator: Bool?
}

struct ChromeSettingsKey: PreferenceKey {
    static var defaultValue: ChromeSettings { ChromeSettings() }

    static func reduce(value: inout ChromeSettings, nextValue: () -> ChromeSettings) {
        let next = nextValue()
        value.hidesStatusBar = value.hidesStatusBar ?? next.hidesStatusBar
        value.hidesHomeIndicator = value.hidesHomeIndicator ?? next.hidesHomeIndicator
    }
}

extension View {
    /// Hides the clock and its neighbours where a picture shows them.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        transformPreference(ChromeSettingsKey.self) { $0.hidesStatusBar = $0.hidesStatusBar ?? hidden }
    }

    /// Hides the clock and its neighbours where a picture shows them.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Hides what the system shows over the program, such as the bar at the bottom, where a picture shows it.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        transformPreference(ChromeSettingsKey.self) {
            $0.hidesHomeIndicator = $0.hidesHomeIndicator ?? (visibility == .hidden)
        }
    }
}

private enum ClockSchemeKey: RenderKey { static var defaultValue: ColorScheme? { nil } }

extension RenderContext {
    /// Whether the clock lies on a bar that asks to be light or dark; nil is as the window is.
    package var clockScheme: ColorScheme? {
        get { self[ClockSchemeKey.self] }
        set { self[ClockSchemeKey.self] = newValue }
    }
}
