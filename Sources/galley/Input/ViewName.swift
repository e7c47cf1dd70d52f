import Foundation
import GalleyNames
import GalleyProtocol
import GalleyScenario

extension Compiler {
    /// The expression of `--view`; a view's type that stands alone is made, as `Card()` is where `Card` is said.
    func completed(_ expression: String, in source: SourceSet) throws -> String {
        let name = expression.trimmingCharacters(in: .whitespaces)
        guard name.wholeMatch(of: /[A-Z]\w*(\.[A-Z]\w*)*/) != nil else { return expression }
        let survey = try SourceSurvey(of: source, installation: installation, limits: limits)
        if let view = survey.views.first(where: { $0.name == name }) {
            if let obstacle = view.obstacle { throw Failure(ExitStatus.source, "\(name) \(obstacle)") }
            return view.expression
        }
        // What is no view by its own declaration is the compiler's to judge.
        guard !source.declaredTypes.contains(name), !KnownNames.types.contains(name),
            let near = Spelling.nearest(to: name, among: survey.views.map(\.name))
        else { return expression }
        throw Failure(
            ExitStatus.source, "\(source.name) has no view '\(name)'; did you mean '\(near)'?")
    }
}
