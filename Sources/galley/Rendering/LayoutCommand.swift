import ArgumentParser
import GalleyProtocol

struct LayoutCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Say what each view was proposed, what it answered and where it was placed.",
        discussion: """
            The tree shows proposal → answer at place, in points, to the hundredth. JSON has full precision, one object \
            a line for each view.

            EXAMPLES
              galley layout Card.swift
                HStack  393×852 → 284×100 at (0, 0)
              galley layout Card.swift --size ideal
              galley layout Sources/App --view 'ContentView()'
              galley layout Card.swift --device 'iPhone SE'
              galley layout Card.swift --size 390x844 --view 'Card(title: "Hi")'
              galley layout Card.swift --format json | python3 -m json.tool
            """)

    @OptionGroup var options: SourceOptions

    @Option(help: "How to print it.")
    var format = HostRequest.LayoutFormat.tree

    @Flag(
        help:
            "Show also what controls and containers are made of: the parts that nobody wrote, each with a point before it."
    )
    var all = false

    func run() throws {
        let file = try ShownFile(options)
        var request = options.request(.layout)
        request.layoutFormat = format
        request.showsParts = all
        let report = try file.run(request)
        try report.printLayouts(withNames: format == .tree, isJSON: format == .json)
        try report.finish()
    }
}
