import GalleyGraph

/// The texts of a `.strings` file, in its own syntax or as an XML or binary property list.
nonisolated enum StringsFile {
    static func entries(_ data: Data) throws -> [String: StringEntry] {
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let texts = list as? [String: Any] else { throw AssetError(message: "it is not a list of texts by key") }
        return texts.compactMapValues { ($0 as? String).map { StringEntry(form: .text($0)) } }
    }
}

/// The texts of a `.stringsdict` file, whose parts depend on numbers or on the device.
nonisolated enum StringsDictionary {
    static func entries(_ data: Data) throws -> [String: StringEntry] {
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let texts = list as? [String: Any] else { throw AssetError(message: "it is not a list of texts by key") }
        return texts.compactMapValues { ($0 as? [String: Any]).flatMap { entry($0) } }
    }

    private static func entry(_ list: [String: Any]) -> StringEntry? {
        if let devices = list["NSStringDeviceSpecificRuleType"] as? [String: String] {
            return StringEntry(form: .device(devices.mapValues { .text($0) }))
        }
        guard let format = list["NSStringLocalizedFormatKey"] as? String else { return nil }
        var entry = StringEntry(form: .text(format))
        for (name, value) in list where name != "NSStringLocalizedFormatKey" {
            guard let rules = value as? [String: String] else { continue }
            let forms = rules.filter { !$0.key.hasPrefix("NSString") }.mapValues { StringEntry.Form.text($0) }
            entry.variables[name] = StringEntry.Variable(position: nil, form: .plural(forms))
        }
        return entry
    }
}
