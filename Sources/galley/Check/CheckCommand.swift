import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

extension CheckReport.Format: ExpressibleByArgument {}

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with source: every view type-checked, nothing drawn or run.",
        discussion: """
            The compiler looks at every file of the module. What is told says whose it is: the author's mistakes, what Apple's SDK has and \
            Galley has not (gaps), and what modules would have to say that cannot be had here; names of those are stood in for, so that the \
            rest is checked. Data races and isolation are told as the project's settings ask. The next run looks at what has changed.

            EXAMPLES
              galley check Card.swift
              galley check Sources/App --json
              A layout of your own, played with children and proposals; the smallest example of each fault:
                galley check Wrap.swift --layout 'Wrap(spacing: 8)'
              The views' layouts as well, of a folder also where gaps are left out:
                galley check Card.swift --lint
              Again whenever a file is saved:
                galley check Sources/App --watch
              In a check of pull requests:
                galley check App.xcodeproj --format github
                galley check Sources/App --format sarif > galley.sarif

            EXIT STATUS
              0   nothing is wrong; warnings do not count without --strict
              1   --lint or --layout has found something, or --strict and a warning
              2   gaps only
              3   modules that cannot be had, and nothing else
              65  a mistake of the author's
            """)

    @OptionGroup var options: SourceOptions

    @Option(help: "How to print the verdict.")
    var format = CheckReport.Format.text

    @Flag(help: "Print JSON, as --format json.")
    var json = false

    @Flag(help: "Lay out what can be shown, too, and tell what 'galley lint' finds.")
    var lint = false

    @Option(
        help: ArgumentHelp(
            "A layout of the files, as an expression such as 'Wrap()': it is played with up to four children and many proposals, and "
                + "the smallest example is told in which size and placement disagree, bounds.origin is ignored, a row breaks too early "
                + "or too late, children overlap, leave or are never placed, a cache is stale, and more.",
            valueName: "LAYOUT"))
    var layout: String?

    @OptionGroup var sizes: SizeOptions

    @Flag(help: "Check again whenever a file is saved, until Ctrl-C.")
    var watch = false

    func validate() throws {
        guard layout == nil || options.view == nil && !lint else {
            throw ValidationError("give --layout without --view and --lint: it checks the layout alone.")
        }
        try sizes.check(options)
    }

    func run() throws {
        guard watch else {
            let status = try check()
            if status != 0 { throw ExitCode(status) }
            return
        }
        var watch = Watch(options)
        while true {
            watch.begin()
            do {
                _ = try check()
            } catch let failure as Failure {
                complain("galley: \(failure.message)")
            }
            watch.waitForChange()
        }
    }

    /// What `galley lint` says of all that can be laid out.
    private func findings() throws -> [ToolMessage] {
        let (list, _) = try LintRun(options: options, sizes: sizes, suggestsEdits: true).list()
        return list.messages + list.failures
    }

    /// Plays a layout, prints what is wrong with it and returns the status.
    private func check(_ layout: String) throws -> Int32 {
        let verdict = try LayoutVerdict(layout, options)
        let report = CheckReport(messages: verdict.messages, summary: layout)
        let format = json ? .json : format
        try StandardOutput.write(format == .text ? verdict.text : report.text(format))
        return report.status(isStrict: options.strict)
    }

    /// Checks once, prints the verdict and returns the status.
    private func check() throws -> Int32 {
        if let layout { return try check(layout) }
        let compiler = try Compiler(limits: options.limits)
        let outcome: ModuleCheck.Outcome
        // Of several files what does not compile is left out of what is laid out.
        var hasRest = true
        switch try options.input.read(for: options.platform, within: options.limits.time) {
        case .module(let source):
            hasRest = source.isFolder
            outcome = try ModuleCheck(compiler: compiler, options: options).outcome(withPackagesOf: source)
        case .package(let package):
            outcome = try PackageCheck(package: package, compiler: compiler, options: options).outcome()
        case .built(let built): throw built.isNoSource
        }
        var report = CheckReport(messages: outcome.messages, summary: outcome.summary)
        if lint, !report.hasErrors {
            report.messages += try findings()
        } else if lint, hasRest, !report.hasMistakes {
            report.messages += (try? findings()) ?? []
        }
        let status = report.status(isStrict: options.strict)
        try StandardOutput.write(report.text(json ? .json : format))
        return status
    }
}

extension ModuleCheck.Outcome {
    /// How much was looked at.
    fileprivate var summary: String {
        let files = "\(files) file\(files == 1 ? "" : "s")"
        return looked == self.files ? files : "\(files), \(looked) of them again"
    }
}
