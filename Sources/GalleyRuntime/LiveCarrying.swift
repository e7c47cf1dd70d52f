import Foundation
import Galley
import GalleyGraph
import GalleyProtocol

/// Takes over what the views of the process before have kept, and hands over what they keep to the process after this one.
@MainActor
final class LiveCarrying {
    private let write: (_ mark: UInt8, any Encodable) throws -> Void
    private var kept: KeptState?
    private var carrier: StateCarrier?

    init(_ write: @escaping (_ mark: UInt8, any Encodable) throws -> Void) { self.write = write }

    /// The next view that begins continues with what was kept.
    func take(_ state: String?) {
        guard let state else { return }
        kept = try? JSONDecoder().decode(KeptState.self, from: Data(state.utf8))
    }

    /// A view begins.
    func begin() -> StateCarrier {
        let carrier = StateCarrier(kept ?? KeptState())
        self.carrier = carrier
        return carrier
    }

    /// Says what has become of what was taken over.
    func report() throws {
        guard kept != nil, let report = carrier?.report else { return }
        kept = nil
        try write(LiveKeptState.mark, LiveKeptState(kept: report.kept, anew: report.anew))
    }

    /// A person continues from here.
    func close() { carrier?.close() }

    /// Says what a view keeps; nothing without a view.
    func hand(_ host: ViewHost?) throws {
        try write(LiveKeptState.stateMark, host?.core.store.keptState ?? KeptState())
    }
}
