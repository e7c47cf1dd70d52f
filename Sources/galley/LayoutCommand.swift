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
                HStack  nil×nil → 284×100 at (8, 50)
              galley layout Card.swift --size 390x844 --view 'Card(title: "Hi")'
              galley layout Card.swift --format json | python3 -m json.tool
            """)

    @OptionGroup var options: SourceOptions

    @Option(help: "How to print it.")
    var format = HostRequest.LayoutFormat.tree

    func run() throws {
        let source = try options.source
        let compiler = try Compiler()
        let product = try compiler.compile(source, options: options)
        var request = options.request(.layout, source: source)
        request.layoutFormat = format
        let results = try HostProcess(installation: compiler.installation, library: product.library).run(request)
        let report = ResultReport(results: results, survey: product.survey, options: options)
        report.printLayouts(withNames: format == .tree)
        try report.finish()
    }
}
