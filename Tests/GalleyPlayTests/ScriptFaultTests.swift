import Foundation
import GalleyProtocol
import Testing

/// Steps that cannot be read: each says which word is missing or wrong, and how it is written (docs/play.md); and steps whose words may
/// stand in more than one order.
@Suite("Faults of scripts")
struct ScriptFaultTests {
    private func fault(_ script: String) -> String? {
        do {
            _ = try PlayScript.steps(of: script)
            return nil
        } catch { return error.message }
    }

    @Test("What is missing") func missing() {
        let drag = "drag 'Knob' to 200,40 or drag 'Knob' by 100,0"
        let scroll = "scroll down 300, scroll 'Countries' down or scroll to 'Terms'"
        let cases: [(String, String)] = [
            ("type", "'type' lacks a word; write it like type 'Milk' into 'New item'"),
            ("key", "'key' lacks a word; write it like key return or key command+s"),
            ("open", "'open' lacks a word; write it like open 'app://item/2'"),
            ("set", "'set' lacks a word; write it like set appearance dark"),
            ("set locale", "'set locale' lacks a word; write it like set locale VALUE"),
            ("pinch 'Map'", "'pinch 'Map'' lacks a number; write it like pinch 'Map' 2"),
            ("rotate 'Dial' far", "'rotate 'Dial' far' lacks a number; write it like rotate 'Dial' 90"),
            ("drag 'Knob' by", "'drag 'Knob' by' lacks a distance; write it like \(drag)"),
            ("drag 'Knob' by 100", "'drag 'Knob' by 100' lacks a distance; write it like \(drag)"),
            ("drag 'Knob' by '1,2'", "'drag 'Knob' by '1,2'' lacks a distance; write it like \(drag)"),
            ("drag 'Knob'", "'drag 'Knob'' lacks 'to' or 'by'; write it like \(drag)"),
            ("scroll", "'scroll' lacks a direction; write it like \(scroll)"),
            ("scroll 'Countries'", "'scroll 'Countries'' lacks a direction; write it like \(scroll)"),
            ("swipe 'Milk'", "'swipe 'Milk'' lacks up, down, left or right; write it like swipe left 'Milk'"),
            ("swipe", "'swipe' lacks up, down, left or right; write it like swipe left 'Milk'"),
        ]
        for (script, message) in cases where script != "swipe" { #expect(fault(script) == message, "\(script)") }
        #expect(fault("swipe")?.isEmpty == false)
    }

    @Test("What is wrong") func wrong() {
        let settings = "appearance, type-size, locale, direction, orientation, device and size can"
        let cases: [(String, String)] = [
            ("jump", "'jump' is no step; steps are \(PlayScript.verbs.joined(separator: ", "))"),
            ("tap 'A' 'B'", "'B' is one word too many in 'tap 'A' 'B''"),
            ("set appearance drak", "'drak' is none of dark, light"), ("set direction up", "'up' is none of ltr, rtl"),
            ("set orientation up", "'up' is none of landscape, portrait"),
            ("set colour red", "'colour' cannot be set; \(settings)"),
            ("set size 390", "'390' is no size; write it like set size 390x844"),
            ("set size 0x844", "'0x844' is no size; write it like set size 390x844"),
            ("set size 390x844x1", "'390x844x1' is no size; write it like set size 390x844"),
            ("set device Nothing", "'Nothing' is no device that is known; `galley help play` names some"),
            (
                "set locale \(String(repeating: "a", count: 101))",
                "'\(String(repeating: "a", count: 20))…' is no language"
            ),
            ("key meta+s", "'meta' is none of shift, control, option, command"),
            ("wait 86401", "86401 is not between 0 and 86400"),
            ("rotate 'Dial' 3601", "3601 is not between -3600 and 3600"),
        ]
        for (script, message) in cases {
            #expect(fault(script) == message, "\(script)")
        }
        #expect(
            fault("set locale \(String(repeating: "a", count: 100))") == nil
                && fault("set type-size tiny")?.contains("none of") == true)
        #expect(fault("key nokey")?.hasPrefix("'nokey' is no key; keys are single characters and ") == true)
        do {
            _ = try PlayScript.steps(of: "tap 'A'\n\njump")
        } catch { #expect(error.line == 3 && "\(error)".hasPrefix("line 3 of the script: 'jump'")) }
    }

    private func action(_ script: String) throws -> PlayAction {
        try #require(try PlayScript.steps(of: script).first).action
    }

    private func named(_ name: String) -> PlayTarget {
        var target = PlayTarget(.any)
        target.name = name
        return target
    }

    @Test("Words before and after") func orders() throws {
        let milk = named("Milk")
        #expect(try action("swipe left") == .swipe(.left, nil, distance: nil))
        #expect(try action("swipe left 'Milk'") == .swipe(.left, milk, distance: nil))
        #expect(try action("swipe 'Milk' left") == .swipe(.left, milk, distance: nil))
        #expect(try action("swipe left 'Milk' 30") == .swipe(.left, milk, distance: 30))
        #expect(try action("swipe left 30 'Milk'") == .swipe(.left, milk, distance: 30))
        #expect(try action("scroll 'Milk' down 30") == .scroll(.down, milk, distance: 30))
        #expect(try action("scroll down") == .scroll(.down, nil, distance: nil))
        #expect(
            try action("type 'x'") == .type("x", into: nil) && action("type 'x' into 'Milk'") == .type("x", into: milk))
        #expect(try action("clear") == .clear(nil) && action("clear 'Milk'") == .clear(milk))
        #expect(try action("key command+shift+s") == .key("s", modifiers: ["command", "shift"]))
        #expect(
            try action("key +") == .key("+", modifiers: [])
                && action("key command++") == .key("+", modifiers: ["command"]))
        #expect(try action("wait") == .waitForRest && action("wait 1.5") == .wait(1.5))
        #expect(
            try action("set appearance dark") == .set(.appearance(isDark: true))
                && action("tree all") == .tree(showsAll: true))
        #expect(try action("set appearance light") == .set(.appearance(isDark: false)))
        #expect(
            try action("set orientation landscape") == .set(.isOnItsSide(true))
                && action("set locale pseudo") == .set(.locale("en_XA")))
        #expect(try action("set orientation portrait") == .set(.isOnItsSide(false)))
        #expect(
            try action("set direction rtl") == .set(.direction(.rightToLeft))
                && action("set locale de") == .set(.locale("de")))
        #expect(try action("set direction ltr") == .set(.direction(.leftToRight)))
        #expect(try action("set size 390x844") == .set(.size(HostSize(width: 390, height: 844))))
        #expect(try action("restart") == .restart && action("reload") == .reload && action("open 'a'") == .open("a"))
    }
}
