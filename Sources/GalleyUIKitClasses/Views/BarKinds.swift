/// How a bar looks: kept.
public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    /// High, with a line above.
    case defaultPrompt = 101
    /// Low, with a line above.
    case compactPrompt
}
