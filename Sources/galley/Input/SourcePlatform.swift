import ArgumentParser

/// The platform that a file's `#if` conditions take the program to be on.
enum SourcePlatform: String, ExpressibleByArgument, CaseIterable {
    case ios, macos, linux

    /// The framework of controls that the platform has, which nothing here has.
    var framework: Substring? {
        switch self {
        case .ios: "UIKit"
        case .macos: "AppKit"
        case .linux: nil
        }
    }

    var name: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        case .linux: "Linux"
        }
    }
}
