import Foundation

/// Whether files name something of UIKit's, AppKit's or Core Animation's, so that the modules which stand for these are loaded.
///
/// A word that begins so is looked for, wherever it stands: a comment may load a module that no one needs, and no harm is done.
enum FrameworkNames {
    /// What of UIKit's and AppKit's is in `import SwiftUI` anyway, where most files that name them name nothing else.
    private static let always: Set<String> = ["UIColor", "UIImage", "UIFont", "NSColor", "NSImage", "NSFont"]
    /// Words of AppKit's and of both that begin as Foundation's do, and those whose members are mostly theirs.
    private static let shared = [
        "NSAttributedString", "NSLayout", "NSDirectional", "NSMutableAttributedString", "NSMutableParagraphStyle",
        "NSParagraphStyle", "NSTextAlignment", "NSTextAttachment", "NSTextContainer", "NSTextStorage",
        "NSUnderlineStyle",
    ]
    private static let appKit = [
        "NSAlert", "NSAnimation", "NSApp", "NSBezierPath", "NSBox", "NSButton", "NSClick", "NSClip", "NSCollectionView",
        "NSComboBox", "NSControl", "NSCursor", "NSDocument", "NSEdgeInsets", "NSEvent", "NSFont", "NSGesture",
        "NSGlass",
        "NSGraphicsContext", "NSHaptic", "NSHosting", "NSImageView", "NSMagnification", "NSMenu", "NSOpenPanel",
        "NSOutlineView", "NSPan", "NSPasteboard", "NSPopUp", "NSPopover", "NSPress", "NSProgressIndicator", "NSRect",
        "NSResponder", "NSRunningApplication", "NSSavePanel", "NSScreen", "NSScroll", "NSSearch", "NSSecure",
        "NSSegmented",
        "NSSharing", "NSSlider", "NSSound", "NSSplit", "NSStack", "NSStatus", "NSStepper", "NSSwitch", "NSTab",
        "NSText",
        "NSTitlebar", "NSToolbar", "NSTracking", "NSUserInterface", "NSView", "NSVisualEffect", "NSWindow",
        "NSWorkspace",
    ]

    static func areIn(_ source: SourceSet, of platform: SourcePlatform) -> Bool {
        source.files.contains { file in
            let content = file.content
            if content.holds("#selector") || content.holds("Selector(") || content.holds("(withAttributes:") {
                return true
            }
            return platform == .macos
                ? words("NS", in: content).contains { word in (shared + appKit).contains { word.hasPrefix($0) } }
                    || !words("CA", in: content).isEmpty
                : !words("UI", in: content).isSubset(of: always) || !words("CA", in: content).isEmpty
                    || words("NS", in: content).contains { word in shared.contains { word.hasPrefix($0) } }
        }
    }

    /// Whether files name something of a framework whose names begin with two capitals, such as Core Image's.
    static func name(_ start: StaticString, in source: SourceSet) -> Bool {
        source.files.contains { !words(start, in: $0.content).isEmpty }
    }

    /// The words that begin with two capitals, a third and a small letter: `UIView` and `CALayer`, not `CARD`.
    private static func words(_ start: StaticString, in content: Data) -> Set<String> {
        content.withUnsafeBytes { bytes in
            var words: Set<String> = []
            var index = 0
            let (first, second) = (start.utf8Start[0], start.utf8Start[1])
            while index + 3 < bytes.count {
                defer { index += 1 }
                guard bytes[index] == first, bytes[index + 1] == second, isCapital(bytes[index + 2]),
                    isSmall(bytes[index + 3]), index == 0 || !isPart(bytes[index - 1])
                else { continue }
                let end = bytes[index...].firstIndex { !isPart($0) } ?? bytes.count
                words.insert(String(decoding: bytes[index..<end], as: UTF8.self))
            }
            return words
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isPart(_ byte: UInt8) -> Bool {
        isCapital(byte) || isSmall(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "_")
    }
}
