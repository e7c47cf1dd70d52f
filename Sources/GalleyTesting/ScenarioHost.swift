import Foundation
import Galley
import GalleyGraph
@_exported import GalleyScenario

/// Shows a view for a test in the world of a scenario, as `galley --scenario` does: what URLs answer, what is stored, the date, the time
/// zone, the language, the appearance, the size and the direction of text.
///
/// From now on URL sessions of the whole process ask the scenario, until another one is given: let the tests of such views run one after
/// the other (`@Suite(.serialized)`). What is stored is found by `AppStorage` of this view, and by `UserDefaults.standard` as its
/// registered values. Its files and its device are the tool's matter.
///
/// - Parameters:
///   - view: The view.
///   - size: The window's size in points; nil is the view's ideal size.
///   - scenario: The world.
///   - options: What else it is rendered with; what the scenario says goes before it.
@MainActor public func host<V: View>(
    _ view: V, size: CGSize? = nil, scenario: Scenario, options: RenderOptions = RenderOptions()
) -> TestedView {
    let world = ScenarioWorld(scenario)
    ScenarioWorld.current = world
    UserDefaults.standard.register(defaults: scenario.defaults.compactMapValues(\.stored))
    var options = options
    options.take(world)
    if let isDark = scenario.isDark { options.colorScheme = isDark ? .dark : .light }
    if let locale = scenario.locale { options.locale = Locale(identifier: locale) }
    if let isRightToLeft = scenario.isRightToLeft {
        options.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    let typeSize = scenario.typeSize.flatMap { name in
        DynamicTypeSize.allCases.first { String(describing: $0) == name }
    }
    guard let typeSize else { return host(view, size: size, options: options) }
    return host(view.dynamicTypeSize(typeSize), size: size, options: options)
}

extension TestedView {
    /// The requests that nothing in the scenario has answered, such as `GET https://example.com/items`, in the order in which they came.
    public var unansweredRequests: [String] { ScenarioWorld.current?.unanswered ?? [] }
}
