import Foundation
import GalleyProtocol
import Testing

/// Numbers of scripts: those that are left out and the smallest and largest that are taken, as docs/play.md has them, and how numbers and
/// texts are written back.
@Suite("Numbers of scripts")
struct ScriptLimitTests {
    private func action(_ script: String) throws -> PlayAction {
        try #require(try PlayScript.steps(of: script).first).action
    }

    private func milk(_ name: String = "Milk") -> PlayTarget {
        var target = PlayTarget(.any)
        target.name = name
        return target
    }

    @Test("Numbers that are left out") func omitted() throws {
        #expect(try action("tap 'Milk'") == .tap(milk(), count: 1))
        #expect(try action("long-press 'Milk'") == .press(milk(), seconds: 0.6))
        #expect(try action("pinch 'Milk' 2") == .pinch(milk(), scale: 2, seconds: 0.2))
        #expect(try action("pinch 'Milk' 2 3") == .pinch(milk(), scale: 2, seconds: 3))
        #expect(try action("rotate 'Milk' -90") == .rotate(milk(), degrees: -90, seconds: 0.2))
        #expect(try action("rotate 'Milk' 90 3") == .rotate(milk(), degrees: 90, seconds: 3))
        #expect(try action("drag 'Milk' to 'B'") == .drag(milk(), to: milk("B"), seconds: 0.2))
        #expect(try action("drag 'Milk' by 1,2 3") == .dragBy(milk(), x: 1, y: 2, seconds: 3))
        #expect(try action("wait 'Milk'") == .waitFor(milk(), seconds: 10))
        #expect(try action("tree") == .tree(showsAll: false) && action("shot") == .shot("", scale: nil))
        #expect(try action("shot scale 2") == .shot("", scale: 2))
        #expect(try action("swipe left 40 'Milk'") == .swipe(.left, milk(), distance: 40))
        #expect(try action("swipe left 'Milk' 40") == .swipe(.left, milk(), distance: 40))
        let expectation = PlayExpectation(milk())
        #expect(!expectation.isAbsent && expectation.count == nil && expectation.isEnabled == nil)
        #expect(try action("expect 'Milk'") == .expect(expectation))
        #expect(PlayStep(.restart, written: "restart").line == 1)
        let point = PlayTarget(.any)
        #expect(!point.isPart && point.x == 0 && point.y == 0 && point.number == nil)
    }

    @Test("The least and the most") func bounds() throws {
        let cases: [(String, least: String, less: String, most: String, more: String)] = [
            ("long-press 'M' #", "0", "-0.1", "60", "60.1"), ("pinch 'M' #", "0.05", "0.04", "20", "20.1"),
            ("pinch 'M' 2 #", "0", "-1", "60", "61"), ("rotate 'M' #", "-3600", "-3601", "3600", "3601"),
            ("rotate 'M' 1 #", "0", "-1", "60", "61"), ("swipe up #", "1", "0.9", "10000", "10001"),
            ("swipe up 'M' #", "1", "0.9", "10000", "10001"), ("drag 'A' to 'B' #", "0", "-1", "60", "61"),
            ("drag 'A' by 1,1 #", "0", "-1", "60", "61"), ("scroll down #", "0", "-1", "1000000", "1000001"),
            ("wait #", "0", "-1", "86400", "86401"), ("wait 'M' #", "0", "-1", "86400", "86401"),
            ("shot a.png scale #", "0.05", "0.04", "8", "8.1"), ("expect # 'M'", "0", "-1", "100000", "100001"),
        ]
        for (script, least, less, most, more) in cases {
            func with(_ number: String) -> String { script.replacing("#", with: number) }
            for taken in [least, most] {
                #expect(throws: Never.self, "\(with(taken))") { try PlayScript.steps(of: with(taken)) }
            }
            for refused in [less, more] {
                #expect("\(with(refused))") {
                    _ = try PlayScript.steps(of: with(refused))
                } throws: {
                    "\($0)" == "line 1 of the script: \(refused) is not between \(least) and \(most)"
                }
            }
        }
    }

    @Test("Points, sizes and languages have ends, too") func otherBounds() throws {
        var point = PlayTarget(.point)
        (point.x, point.y) = (1_000_000, -1_000_000)
        #expect(try action("tap 1000000,-1000000") == .tap(point, count: 1))
        #expect(try action("tap 1000001,0") == .tap(milk("1000001,0"), count: 1))
        #expect(try action("tap 0,-1000001") == .tap(milk("0,-1000001"), count: 1))
        #expect(try action("tap 1,2,3") == .tap(milk("1,2,3"), count: 1))
        #expect(try action("set size 1x10000") == .set(.size(HostSize(width: 1, height: 10_000))))
        for size in ["0.9x5", "5x10001", "5", "1x2x3"] {
            #expect(throws: PlayScriptError.self, "\(size)") { try PlayScript.steps(of: "set size \(size)") }
        }
        let long = String(repeating: "x", count: 100)
        #expect(try action("set locale \(long)") == .set(.locale(long)))
        #expect(throws: PlayScriptError.self) { try PlayScript.steps(of: "set locale \(long)x") }
        #expect(try action("set locale pseudo") == .set(.locale("en_XA")))
        #expect(try action("set appearance light") == .set(.appearance(isDark: false)))
        #expect(try action("set direction rtl") == .set(.direction(.rightToLeft)))
        #expect(try action("set direction ltr") == .set(.direction(.leftToRight)))
        #expect(try action("set orientation landscape") == .set(.isOnItsSide(true)))
        #expect(try action("set orientation portrait") == .set(.isOnItsSide(false)))
        #expect(try action("set type-size accessibility3") == .set(.typeSize(.accessibility3)))
    }

    @Test("Numbers and texts are written back") func written() {
        for (number, text) in [
            (0, "0"), (12, "12"), (1.5, "1.5"), (1.25, "1.25"), (1.05, "1.05"), (-0.5, "-0.5"), (-3.07, "-3.07"),
            (2.999, "3"), (0.004, "0"), (100.1, "100.1"), (1e15, "∞"), (.infinity, "∞"), (-.infinity, "-∞"),
            (.nan, "nan"),
            (-1e15, "-∞"),
        ] as [(Double, String)] {
            #expect(PlayNumber.text(number) == text, "\(number)")
        }
        for (text, quoted) in [
            ("a", "'a'"), ("it's", "\"it's\""), ("say \"x\"", "'say \"x\"'"), ("it's \"x\"", "'it\\'s \"x\"'"),
            ("a\\b", "'a\\\\b'"), ("a\nb\tc", "'a\\nb\\tc'"), ("a\r\nb", "'a\\nb'"), ("", "''"),
        ] {
            #expect(PlayText.quoted(text) == quoted, "\(text)")
        }
        var target = milk("Add")
        #expect(target.written == "'Add'")
        (target.isPart, target.number) = (true, 2)
        #expect(target.written == "~'Add'[2]")
        for (way, text) in [
            (PlayTarget.Way.identifier, "id:~'Add'[2]"), (.label, "label:~'Add'[2]"), (.text, "text:~'Add'[2]"),
        ] {
            target.way = way
            #expect(target.written == text)
        }
        (target.way, target.role, target.isPart) = (.role, "button", false)
        #expect(target.written == "button:'Add'[2]")
        (target.name, target.role, target.number) = ("", nil, nil)
        #expect(target.written == "view")
        var element = PlayElement(id: "1", role: "button", kind: "Button", label: "Add", frame: [])
        #expect(element.name == "button “Add”" && element.isEnabled && !element.isFocused && !element.isSelected)
        (element.label, element.identifier) = ("", "add")
        #expect(element.name == "button “add”")
        element.identifier = nil
        #expect(element.name == "button" && !element.isOutOfSight)
    }

    @Test("Words, quotes, remarks and lines") func words() throws {
        let script = "# nothing\n  tap 'a\nb' ; tap \"c\\n\\t\\\"d\"\r\ntap e # no remark"
        #expect(throws: PlayScriptError.self) { try PlayScript.steps(of: script) }
        let steps = try PlayScript.steps(
            of: "# nothing\n  tap 'a\nb' ; tap \"c\\n\\t\\\"d\"\r\n\rtap e;;tap f#2\n# end")
        #expect(steps.map(\.line) == [2, 3, 5, 5])
        #expect(steps.map(\.written) == ["tap 'a\nb'", "tap \"c\\n\\t\\\"d\"", "tap e", "tap f#2"])
        #expect(steps.map(\.action) == ["a\nb", "c\n\t\"d", "e", "f#2"].map { .tap(milk($0), count: 1) })
        #expect(
            try action("key +") == .key("+", modifiers: [])
                && action("key control++") == .key("+", modifiers: ["control"]))
        #expect(try action("key shift+tab") == .key("Tab", modifiers: ["shift"]))
    }
}
