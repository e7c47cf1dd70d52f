import Foundation

/// Which names of Apple's frameworks Galley does not have, and what to say about them.
package struct MissingAPI {
    /// The framework of each name, as `MissingNames` spells it.
    private let frameworks: [Substring: Substring]
    /// The same by what follows the last dot: the owner of a member is often inferred.
    private let members: [Substring: Substring]
    /// The types that have a member.
    private let owners: [Substring: Set<Substring>]

    package init(_ text: String = MissingNames.text) {
        var frameworks: [Substring: Substring] = [:]
        var members: [Substring: Substring] = [:]
        var owners: [Substring: Set<Substring>] = [:]
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let framework = line[..<colon]
            for name in line[line.index(after: colon)...].split(separator: " ") {
                // SwiftUI comes first: it has the better advice.
                frameworks[name] = frameworks[name] ?? framework
                guard !name.contains("("), let dot = name.lastIndex(of: ".") else { continue }
                let member = name[name.index(after: dot)...]
                members[member] = members[member] ?? framework
                owners[member, default: []].insert(name[..<dot])
            }
        }
        self.frameworks = frameworks
        self.members = members
        self.owners = owners
    }

    /// What to say about a type, function, attribute or macro; nil when it is not known to be missing.
    package func advice(onName name: some StringProtocol) -> String? {
        // How `galley-syntax` writes what the compiler would take.
        if name == "CoreData" { return Self.advice(on: "@NSManaged", of: "Core Data") }
        let framework = ["", "@", "#"].lazy.compactMap { frameworks[Substring($0 + name)] }.first
        return framework.map { Self.advice(on: name, of: $0) }
    }

    /// What to say about a member of some type.
    package func advice(onMember name: some StringProtocol) -> String? {
        members[Substring(name)].map { Self.advice(on: name, of: $0) }
    }

    /// The same where the type is known that lacks the member; nil where Apple's type has no such member either.
    ///
    /// - Parameter owner: The type's name; nil where it is inferred.
    package func advice(onMember name: some StringProtocol, of owner: String?) -> String? {
        if frameworks[Substring(".\(name)")] != nil { return advice(onMember: name) }
        guard let owner, let owners = owners[Substring(name)] else { return advice(onMember: name) }
        if owners.contains(owner[...]) { return advice(onMember: name) }
        // Of several styles' protocols a message names one.
        let isOther = Self.basics.contains(owner) || KnownNames.types.contains(owner) && !owner.hasSuffix("Style")
        return isOther ? nil : advice(onMember: name)
    }

    /// Whether a type of Apple's has a member that Galley's has not, though another type has one of that name.
    package func lacks(_ member: String, of owner: String) -> Bool {
        owners[member[...]]?.contains(owner[...]) ?? false
    }

    /// Types of the standard library and Foundation.
    package static let basics: Set<String> = [
        "String", "Substring", "Character", "Int", "Double", "Float", "Bool", "CGFloat", "Array", "Dictionary", "Set",
        "Date", "URL", "Data", "UUID", "Optional",
    ]

    /// Types that are missing, for what a misspelt one is meant to be.
    package var types: Set<String> {
        Set(
            frameworks.keys.filter { $0.first?.isUppercase == true && !$0.contains(".") && !$0.contains("(") }.map(
                String.init))
    }

    /// Modifiers that are missing, for what a misspelt one is meant to be.
    package var modifiers: Set<String> {
        Set(frameworks.keys.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) })
    }

    /// What to say about a call of a modifier, or of an initialiser with these labels.
    package func advice(onCall name: String, labels: String, isMember: Bool) -> String? {
        if isMember { return frameworks[Substring("." + name)].map { Self.advice(on: name, of: $0) } }
        if let advice = advice(onName: name) { return advice }
        return frameworks[Substring(name + labels)].map { framework in
            "'\(name)\(labels)' is \(Self.owner(framework)), and Galley has '\(name)' in other forms only; docs/support.md lists "
                + "them"
        }
    }

    private static func advice(on name: some StringProtocol, of framework: Substring) -> String {
        if framework == "SwiftUI" {
            return "'\(name)' is SwiftUI's, and Galley does not have it; docs/support.md lists what there is"
        }
        if framework == "Core Graphics" {
            return "'\(name)' is Core Graphics', of which Galley has geometry, paths, colours and images"
        }
        if framework == "Foundation" {
            return
                "'\(name)' is in Foundation on Apple's platforms only; put what needs it behind #if canImport(Darwin)"
        }
        if PartialFrameworks.names.contains(String(framework).replacing(" ", with: "")) {
            return "'\(name)' is \(owner(framework)), of which Galley has a part; docs/support.md lists it"
        }
        let module = modules[String(framework)] ?? String(framework).replacing(" ", with: "")
        return "'\(name)' is \(owner(framework)), which is not here; put what needs it behind #if canImport(\(module))"
    }

    /// The modules of frameworks that are called otherwise.
    private static let modules = ["Swift Charts": "Charts", "Core Animation": "QuartzCore"]

    private static func owner(_ framework: Substring) -> String {
        framework.hasSuffix("s") ? "\(framework)'" : "\(framework)'s"
    }
}

extension MissingAPI {
    private static let interfaces: Set = [
        "UIKit", "AppKit", "Cocoa", "WatchKit", "TVUIKit", "QuickLook",
        "PencilKit",
    ]
    /// What a picture would show in the place of a framework's views.
    private static let views = [
        "Charts": "charts", "SceneKit": "scenes", "SpriteKit": "scenes",
        "RealityKit": "scenes", "PDFKit": "PDF pages",
    ]
    private static let others: Set = [
        "SwiftData", "CoreData", "CloudKit", "StoreKit", "GameKit", "CoreMotion",
        "CoreMedia", "CoreVideo", "CoreAudio", "CoreML", "CoreBluetooth", "QuartzCore", "Metal",
        "MetalKit",
        "Vision", "NaturalLanguage", "Speech", "AVFAudio", "Photos", "Contacts",
        "ContactsUI",
        "EventKit", "HealthKit", "HomeKit", "Intents", "AppIntents", "ActivityKit", "TipKit",
        "CryptoKit", "Security", "Accelerate", "simd",
        "ARKit",
        "Combine", "GameplayKit", "Translation", "WeatherKit", "MusicKit", "FoundationModels", "ServiceManagement",
        "Darwin",
        "ObjectiveC", "PlaygroundSupport", "XCTest", "LinkPresentation", "NetworkExtension", "MultipeerConnectivity",
    ]

    /// Whether a module is one of Apple's.
    package static func isApple(_ module: String) -> Bool {
        interfaces.contains(module) || views[module] != nil || others.contains(module)
    }

    /// Whether a module is one of Apple's that is nowhere else: also one of which a part is here, in files that see it.
    package static func isAppleOnly(_ module: String) -> Bool {
        isApple(module) || PartialFrameworks.names.contains(module)
    }

    /// What to say about a module that cannot be imported.
    package static func advice(onModule name: some StringProtocol) -> String {
        let name = String(name)
        let condition = "#if canImport(\(name))"
        if interfaces.contains(name) {
            return
                "\(name) is part of Apple's platforms only: put what needs it behind \(condition), and the rest can be shown"
        }
        if let things = views[name] {
            return "Galley draws no \(things): put what needs \(name) behind \(condition), and something in its place "
                + "behind #else"
        }
        if others.contains(name) {
            return "\(name) is a framework of Apple's that is not here: put what needs it behind \(condition)"
        }
        return
            "galley compiles these files with Galley alone: give all files of the module, or the folder of a package that "
            + "depends on '\(name)', or put what needs it behind \(condition)"
    }
}
