/// A view that stays laid out, without its type.
@MainActor
package protocol LiveCore: AnyObject {
    var tree: ViewTree { get }
    var context: RenderContext { get }
    var store: StateStore { get }
    var work: PendingWork { get }
    var isWorking: Bool { get }

    var isUnsettled: Bool { get }
    /// Whether what was laid out is put away; asking for the tree lays it out again.
    var isPutAway: Bool { get }

    func beginTurn()
    func update() -> Bool
    func putAway()
    func change(_ change: (inout RenderOptions) -> Void)
    func track<Result>(_ body: () throws -> Result) rethrows -> Result
}
