import GalleyProtocol
import Testing

@Suite("Scripts")
struct ScriptTests {
    private func actions(_ script: String) throws -> [PlayAction] { try PlayScript.steps(of: script).map(\.action) }

    private func target(
        _ way: PlayTarget.Way, _ name: String = "", role: String? = nil, part: Bool = false, number: Int? = nil
    ) -> PlayTarget {
        var target = PlayTarget(way)
        (target.name, target.role, target.isPart, target.number) = (name, role, part, number)
        return target
    }

    @Test("Steps stand on lines or behind semicolons; a # begins a comment") func steps() throws {
        let steps = try PlayScript.steps(of: "tap 'Add'; type \"Milk; 2 l\"\n# nothing\n\n  wait 1 ;tree\n")
        #expect(
            steps.map(\.action) == [
                .tap(target(.any, "Add"), count: 1), .type("Milk; 2 l", into: nil), .wait(1), .tree(showsAll: false),
            ])
        #expect(steps.map(\.line) == [1, 1, 4, 4])
        #expect(steps.map(\.written) == ["tap 'Add'", "type \"Milk; 2 l\"", "wait 1", "tree"])
    }

    @Test(
        "A view is named in several ways",
        arguments: [
            ("'Add item'", PlayTarget.Way.any, "Add item", nil, false, nil),
            ("Add", .any, "Add", nil, false, nil),
            ("Add[2]", .any, "Add", nil, false, 2),
            ("'Add'[2]", .any, "Add", nil, false, 2),
            ("~'Count'", .any, "Count", nil, true, nil),
            ("~Count", .any, "Count", nil, true, nil),
            ("id:add", .identifier, "add", nil, false, nil),
            ("id:'add.1'", .identifier, "add.1", nil, false, nil),
            ("text:~'Add'[3]", .text, "Add", nil, true, 3),
            ("label:'Add'", .label, "Add", nil, false, nil),
            ("button:'Add'", .role, "Add", "button", false, nil),
            ("toggle", .role, "", "toggle", false, nil),
            ("toggle[2]", .role, "", "toggle", false, 2),
            ("'toggle'", .any, "toggle", nil, false, nil),
            ("12:30", .any, "12:30", nil, false, nil),
            (#"'It\'s'"#, .any, "It's", nil, false, nil),
        ] as [(String, PlayTarget.Way, String, String?, Bool, Int?)])
    func targets(
        written: String, way: PlayTarget.Way, name: String, role: String?, isPart: Bool, number: Int?
    ) throws {
        #expect(
            try actions("tap \(written)")
                == [.tap(target(way, name, role: role, part: isPart, number: number), count: 1)])
    }

    @Test("A point is two numbers") func points() throws {
        var point = PlayTarget(.point)
        (point.x, point.y) = (120, 300.5)
        #expect(try actions("tap 120,300.5") == [.tap(point, count: 1)])
        #expect(point.written == "120,300.5")
    }

    @Test("Each step has its words") func words() throws {
        let milk = target(.any, "Milk")
        var value = PlayExpectation(target(.any, "Name"))
        value.value = "Bob"
        var absent = PlayExpectation(milk)
        absent.isAbsent = true
        var three = PlayExpectation(target(.role, role: "button"))
        (three.count, three.isEnabled) = (3, false)
        let expected: [(String, PlayAction)] = [
            ("double-tap 'Milk'", .tap(milk, count: 2)), ("long-press 'Milk' 2", .press(milk, seconds: 2)),
            ("swipe left 'Milk'", .swipe(.left, milk, distance: nil)),
            ("swipe 'Milk' left 80", .swipe(.left, milk, distance: 80)), ("swipe up", .swipe(.up, nil, distance: nil)),
            ("drag 'Milk' by 10,-20", .dragBy(milk, x: 10, y: -20, seconds: 0.2)),
            ("drag 'Milk' to toggle 1", .drag(milk, to: target(.role, role: "toggle"), seconds: 1)),
            ("type 'a' into 'Milk'", .type("a", into: milk)), ("clear", .clear(nil)), ("clear 'Milk'", .clear(milk)),
            ("key return", .key("Enter", modifiers: [])),
            ("key command+shift+z", .key("z", modifiers: ["command", "shift"])),
            ("key +", .key("+", modifiers: [])), ("scroll down", .scroll(.down, nil, distance: nil)),
            ("scroll 'Milk' up 40", .scroll(.up, milk, distance: 40)), ("scroll to 'Milk'", .scrollTo(milk)),
            ("wait", .waitForRest), ("wait 1.5", .wait(1.5)), ("wait 'Milk' 3", .waitFor(milk, seconds: 3)),
            ("tree all", .tree(showsAll: true)), ("shot a.png scale 2", .shot("a.png", scale: 2)),
            ("expect 'Name' = 'Bob'", .expect(value)), ("expect no 'Milk'", .expect(absent)),
            ("expect 3 button disabled", .expect(three)), ("open 'app://x'", .open("app://x")),
            ("set appearance dark", .set(.appearance(isDark: true))),
            ("set device 'iphone se'", .set(.device("iPhone SE"))),
            ("set size 320x480", .set(.size(HostSize(width: 320, height: 480)))), ("restart", .restart),
        ]
        for (written, action) in expected { #expect(try actions(written) == [action], "\(written)") }
    }

    @Test(
        "What is wrong is told with its line",
        arguments: [
            ("tap 'Add'\nfoo", "line 2 of the script: 'foo' is no step; steps are tap,"),
            ("tap", "a view's name is missing; write it like tap 'Add'"),
            ("tap 'Add", "the quote ' has no end"), ("tap 'Add' 'B'", "'B' is one word too many in 'tap 'Add' 'B''"),
            ("tap foo:'Add'", "'foo:' is no kind of name"), ("tap 'Add'[0]", "'0' is no number that counts from 1"),
            ("tap ''", "the name is empty"), ("swipe 'Milk'", "lacks up, down, left or right"),
            ("wait -1", "-1 is not between 0 and 86400"), ("key foo", "'foo' is no key"),
            ("key meta+a", "'meta' is none of shift"), ("set colour red", "'colour' cannot be set"),
            ("set device 'iPhone 99'", "'iPhone 99' is no device"), ("set size 0x5", "'0x5' is no size"),
            ("drag 'A' 'B'", "lacks 'to' or 'by'"), ("tap 'a''b'", "a space is missing behind"),
        ])
    func faults(script: String, message: String) {
        do {
            _ = try PlayScript.steps(of: script)
            Issue.record("\(script) is no fault")
        } catch {
            #expect("\(error)".contains(message), "\(error)")
        }
    }

    @Test("Numbers are written briefly and rounded to hundredths") func numbers() {
        let written = [0, 1, -1, 0.5, 0.25, 0.05, 1.999, -0.05, 1234.5].map(PlayNumber.text)
        #expect(written == ["0", "1", "-1", "0.5", "0.25", "0.05", "2", "-0.05", "1234.5"])
    }
}
