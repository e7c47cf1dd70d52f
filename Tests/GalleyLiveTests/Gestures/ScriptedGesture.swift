import Foundation
import Galley

@testable import GalleyLive

/// A gesture that gets as far as a test says, and notes what it is told.
nonisolated struct ScriptedGesture: PrimitiveGesture {
    typealias Value = Int
    let made: ScriptedRecognition
    init(_ made: ScriptedRecognition) { self.made = made }
}

extension ScriptedGesture: RecognizedGesture {
    @MainActor func recognition(in space: GestureSpace) -> ValueRecognition<Int> { made }
}

@MainActor final class ScriptedRecognition: ValueRecognition<Int> {
    enum Flag: CaseIterable { case holds, two, follows }

    var phase = Recognition.State.possible
    var told: Int?
    var flags: Set<Flag> = []
    var moment: TimeInterval?
    var log: [String] = []

    override var state: Recognition.State { phase }
    override var value: Int? { told }
    override var holdsOthersBack: Bool { flags.contains(.holds) }
    override var takesTwoFingers: Bool { flags.contains(.two) }
    override var followsFinger: Bool { flags.contains(.follows) }
    override var nextMoment: TimeInterval? { moment }
    override func handle(_ sample: PointerSample) {
        log.append("\(sample.kind) \(Int(sample.location.x)) at \(Int(sample.time))")
    }
    override func tick(_ time: TimeInterval) { log.append("tick \(Int(time))") }
    override func deliver() { log.append("deliver") }
    override func refresh(with gesture: any Gesture) { log.append("refresh") }
    override func cancel() {
        log.append("cancel")
        if phase != .ended { phase = .failed }
    }

    /// What has been noted since the last time.
    func news() -> [String] {
        defer { log = [] }
        return log
    }
}

extension PointerSample {
    /// What a finger does at a place on a line.
    static func at(_ x: CGFloat, _ kind: Kind, _ time: TimeInterval = 0) -> PointerSample {
        PointerSample(kind: kind, location: CGPoint(x: x, y: 0), time: time)
    }
}
