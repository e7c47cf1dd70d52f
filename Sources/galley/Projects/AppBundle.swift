import Foundation

/// Where what an app's bundle holds comes from.
enum AppBundle {
    /// Nothing is known of one.
    case none
    /// Files that belong to no project: what lies in their folders.
    case folders([String])
    case target(XcodeProject, XcodeProject.Target)

    /// The files in the bundle.
    var resources: BundleResources {
        switch self {
        case .none: return BundleResources()
        case .folders(let folders):
            var resources = BundleResources()
            for folder in folders { resources.add(folder: folder, keepsFolders: true) }
            return resources
        case .target(let project, let target): return project.resources(of: target)
        }
    }

    /// What the bundle says of the app (`Info.plist`); nil where nothing is known.
    var info: Data? {
        guard case .target(let project, let target) = self else { return nil }
        return try? PropertyListSerialization.data(
            fromPropertyList: project.info(of: target), format: .xml, options: 0)
    }
}

extension XcodeProject {
    /// The target's property list, as Xcode makes it: from the file that the settings name, with settings in their places, and
    /// from settings of its own.
    fileprivate func info(of target: Target) -> [String: Any] {
        let settings = settings(of: target)
        var info: [String: Any] = [
            "CFBundleDevelopmentRegion": root["developmentRegion"] as? String ?? "en",
            "CFBundleName": settings["PRODUCT_NAME"] ?? target.name,
            "CFBundleExecutable": settings["PRODUCT_NAME"] ?? target.name,
        ]
        for (key, setting) in [
            ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleShortVersionString", "MARKETING_VERSION"),
            ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ] {
            if let value = settings[setting] { info[key] = value }
        }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.values.keys where name.hasPrefix(prefix) {
            info[String(name.dropFirst(prefix.count))] = settings[name]
        }
        if let name = settings["INFOPLIST_FILE"], !name.isEmpty {
            let path = ProjectPath.located(name.hasPrefix("/") ? name : "\(folder)/\(name)")
            let list = FileManager.default.contents(atPath: path)
                .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
            info.merge((list ?? [:]).mapValues { Self.filled($0, settings) }) { _, new in new }
        }
        return info
    }

    private static func filled(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.filled(text)
        case let list as [Any]: list.map { filled($0, settings) }
        case let dictionary as [String: Any]: dictionary.mapValues { filled($0, settings) }
        default: value
        }
    }
}
