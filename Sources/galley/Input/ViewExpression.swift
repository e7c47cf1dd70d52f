import Foundation
import GalleyProtocol

/// The expression of `--view`, looked at by the parser while the compiler runs: what the compiler takes may still be more than
/// one expression, since it stands in a file of ours.
struct ViewExpression {
    private var parser: Subprocess
    private let limits: Subprocess.Limits

    init(_ text: String, installation: Installation, limits: Subprocess.Limits) throws {
        self.limits = limits
        parser = try Subprocess(
            installation.syntax, ["--expression"], input: Data(text.utf8), limits: limits, mergesErrors: true)
    }

    /// Throws what is wrong with the expression, unless the compiler can say it better.
    ///
    /// - Parameter isCompiled: Whether the compiler has taken it.
    mutating func check(isCompiled: Bool) throws {
        var answer = Data()
        let ending = try parser.finish { bytes in
            answer.append(contentsOf: bytes)
            return .goOn
        }
        if let failure = Failure.syntax(ending, answer, reading: "the expression of --view", limits: limits) {
            throw failure
        }
        guard ending.isSuccess else {
            throw Failure(ExitStatus.unavailable, "cannot read the expression of --view: galley-syntax failed")
        }
        switch String(decoding: answer, as: UTF8.self) {
        case "empty": throw Self.failure("is empty")
        case "several":
            throw Self.failure("is more than one expression, or none; put what it needs into the file, or into { … }()")
        // What the compiler says of these is about what stands behind them, which is not the user's.
        case "unbalanced": throw Self.failure("is not one expression: its brackets do not match")
        case "broken" where isCompiled: throw Self.failure("is not one expression")
        default: return
        }
    }

    private static func failure(_ fault: String) -> Failure {
        Failure(ExitStatus.source, "the expression of --view \(fault)")
    }
}
