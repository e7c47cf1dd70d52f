import Galley

/// A live view of any type.
@MainActor
protocol MeasuredView {
    func offer(_ proposal: ProposedViewSize)
    func update() -> Bool
}

extension LiveView: MeasuredView {}
