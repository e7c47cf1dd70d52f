// What JavaScript calls. A tree goes in as words (see `TreeSnapshot`), its nodes' frames come out as doubles; one tree
// is held at a time.

// For WebAssembly the three are compiled as one module, in which there is nothing to import.
#if canImport(GalleyReplay)
    import GalleyEngine
    import GalleyReplay
#endif

/// The words that JavaScript writes, and the tree that was read from them.
nonisolated(unsafe) private var words = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
nonisolated(unsafe) private var frames = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
nonisolated(unsafe) private var tree: Replayer?
nonisolated(unsafe) private var unanswered: UnansweredQuestion?

/// Memory for a snapshot of `count` words; what was there before is gone.
@_expose(wasm, "reserve") @_cdecl("galley_reserve")
func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt64>? {
    words.deallocate()
    words = .allocate(capacity: Int(max(count, 1)))
    return words.baseAddress
}

/// Reads a tree from the first `count` words of the reserved memory.
///
/// - Returns: −1, or the position of the word that makes no sense.
@_expose(wasm, "load") @_cdecl("galley_load")
func load(_ count: Int32) -> Int32 {
    tree = nil
    unanswered = nil
    guard count >= 0, count <= words.count else { return 0 }
    do throws(Replayer.Malformed) {
        tree = try Replayer(UnsafeBufferPointer(start: words.baseAddress, count: Int(count)))
        return -1
    } catch {
        return Int32(error.position)
    }
}

/// Lays the tree out for the proposal that was recorded with it.
///
/// - Returns: The count of nodes, or −1 where the tree asks what was not answered when it was recorded.
@_expose(wasm, "layOut") @_cdecl("galley_lay_out")
func layOut() -> Int32 { layOut(nil) }

/// Lays the tree out for another proposal; NaN is "unspecified".
@_expose(wasm, "layOutFor") @_cdecl("galley_lay_out_for")
func layOut(for width: Double, _ height: Double) -> Int32 { layOut(Proposal(width, height)) }

private func layOut(_ proposal: Proposal?) -> Int32 {
    guard let tree else { return -1 }
    unanswered = tree.layOut(proposal)
    return unanswered == nil ? Int32(tree.pass.count) : -1
}

/// Six numbers per node: see `Pass.frames(into:)`. They hold until the next call.
@_expose(wasm, "frames") @_cdecl("galley_frames")
func readFrames() -> UnsafeMutablePointer<Double>? {
    guard let tree else { return nil }
    frames.deallocate()
    frames = .allocate(capacity: tree.pass.count * Pass.frameLength)
    guard let start = frames.baseAddress else { return nil }
    tree.pass.frames(into: start)
    return start
}

/// The node whose question has no answer; −1 where every question had one.
@_expose(wasm, "unansweredNode") @_cdecl("galley_unanswered_node")
func unansweredNode() -> Int32 { Int32(unanswered?.node ?? -1) }

/// The question that has no answer, by its place in `Question`; −1 where every one had.
@_expose(wasm, "unansweredQuestion") @_cdecl("galley_unanswered_question")
func unansweredQuestion() -> Int32 { Int32(unanswered?.question.rawValue ?? -1) }
