/// Collects elements as a tree.
struct SVGTree {
    private struct Open {
        var tag: String
        var children: [SVGElement] = []
    }

    /// Groups deeper than this are text, so that no one who reads the picture goes arbitrarily deep.
    static let mostDepth = 100

    private var open = [Open(tag: "")]
    /// The group below the deepest that is told apart, and how many are open in it.
    private var buried = ""
    private var buriedDepth = 0

    /// The elements so far; all groups are closed.
    var elements: [SVGElement] { open[0].children }
    /// How many groups lie around what comes next; nil where they are not told apart any more.
    var depth: Int? { buriedDepth == 0 ? open.count : nil }
    /// How many elements the innermost group has.
    var count: Int { open[open.count - 1].children.count }
    /// The elements of the innermost group.
    var innermost: [SVGElement] { open[open.count - 1].children }

    mutating func begin(_ tag: String) {
        if buriedDepth == 0, open.count < Self.mostDepth {
            open.append(Open(tag: tag))
        } else {
            buried += tag + "\n"
            buriedDepth += 1
        }
    }

    mutating func add(_ text: String) {
        if buriedDepth > 0 { buried += text + "\n" } else { add([SVGElement(text)]) }
    }

    mutating func add(_ elements: [SVGElement]) { open[open.count - 1].children += elements }

    mutating func end(_ endTag: String) {
        if buriedDepth == 0 {
            let group = open.removeLast()
            add([SVGElement(group.tag, group.children)])
            return
        }
        buriedDepth -= 1
        buried += endTag
        if buriedDepth > 0 {
            buried += "\n"
        } else {
            add([SVGElement(buried)])
            buried = ""
        }
    }
}
