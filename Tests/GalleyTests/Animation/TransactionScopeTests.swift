import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// The transaction of a part of the views, and how it is made anew in a later update: what changes it for a part is done again, what
/// was said once is not.
@MainActor @Suite("Transactions of parts of a view")
struct TransactionScopeTests {
    private let live = LiveState(start: Date(timeIntervalSinceReferenceDate: 0), transition: AnyTransition.opacity)
    private let builder: ViewTreeBuilder

    init() {
        let store = StateStore()
        store.live = live
        builder = ViewTreeBuilder(
            context: RenderContext(options: RenderOptions(), store: store), environment: EnvironmentValues())
    }

    @Test("What changes a transaction counts inside, and from the outside in") func nested() {
        live.transaction = Transaction(animation: .linear)
        var found: [Animation?] = [builder.transaction.animation]
        builder.withTransaction(always: true) {
            $0.animation = .easeIn
            $0.isContinuous = true
        } _: {
            found.append(builder.transaction.animation)
            builder.withTransaction(always: false) {
                $0.animation = $0.animation == .easeIn ? .easeOut : nil
            } _: {
                found.append(builder.transaction.animation)
                #expect(builder.transaction.isContinuous)
            }
            found.append(builder.transaction.animation)
        }
        found.append(builder.transaction.animation)
        #expect(found == [.linear, .easeIn, .easeOut, .easeIn, .linear] && builder.transactionScope == nil)
    }

    @Test("A later update's transaction is changed by what always counts") func renewed() {
        var scopes: [TransactionScope?] = []
        builder.withTransaction(always: true) {
            $0.isContinuous = true
        } _: {
            builder.withTransaction(always: false) {
                $0.animation = .easeIn
            } _: {
                scopes.append(builder.transactionScope)
                builder.withTransaction(always: true) {
                    $0.disablesAnimations = true
                } _: {
                    scopes.append(builder.transactionScope)
                }
            }
        }
        #expect(scopes.map { $0?.transaction.animation } == [.easeIn, .easeIn])
        let later = scopes.map { $0?.renewed(Transaction(animation: .linear)).transaction }
        #expect(later.map { $0?.animation } == [.linear, .linear])
        #expect(later.map { $0?.isContinuous } == [true, true])
        #expect(later.map { $0?.disablesAnimations } == [false, true])
        #expect(scopes.map { $0?.isOfChange } == [false, false] && scopes.map { $0?.moved == nil } == [true, true])
    }

    @Test("A view whose state has changed otherwise than its surroundings changes in its own, and moves in theirs")
    func own() {
        let (one, other) = (Identity.root.child(1), Identity.root.child(2))
        live.begin([
            ChangeBatch(scopes: [one], transaction: Transaction()),
            ChangeBatch(scopes: [other], transaction: Transaction(animation: .linear)),
        ])
        #expect(builder.transaction.animation == .linear)
        let still = builder.transactionScope(of: one)
        #expect(still?.transaction.animation == nil && still?.moved?.animation == .linear && still?.isOfChange == true)
        let moving = builder.transactionScope(of: other)
        #expect(moving?.transaction.animation == .linear && moving?.moved == nil && moving?.isOfChange == true)
        #expect(builder.transactionScope(of: .root) == nil)
        // Inside of it another one counts as well; what a modifier says of transactions goes before.
        builder.transactionScope = moving
        #expect(builder.transactionScope(of: one)?.transaction.animation == nil)
        #expect(builder.transactionScope(of: one)?.moved?.animation == .linear)
        builder.transactionScope = still
        var found: [Animation?] = []
        builder.withTransaction(always: true) {
            $0.animation = $0.animation == nil ? .easeIn : .easeOut
        } _: {
            let scope = builder.transactionScope(of: other)
            found = [scope?.transaction.animation, scope?.moved?.animation]
            #expect(scope === builder.transactionScope)
        }
        #expect(found == [.easeIn, .easeOut] && builder.transactionScope === still)
        builder.isTrial = true
        builder.transactionScope = nil
        #expect(builder.transactionScope(of: one) == nil)
    }

    @Test("What goes with a change is said in the transaction or comes from the caller") func making() {
        struct Name: TransactionKey { static let defaultValue = "none" }
        var found: [[String?]] = []
        func note() {
            let current = Transaction.current
            found.append([
                current.map { $0.animation == .linear ? "linear" : $0.animation == .easeIn ? "ease" : "still" },
                current?[Name.self],
            ])
        }
        var named = Transaction()
        named[Name.self] = "own"
        var (still, continuous) = (Transaction(), Transaction())
        (still.disablesAnimations, continuous.isContinuous) = (true, true)
        #expect(Transaction.current == nil)
        withTransaction(Transaction(animation: .linear)) {
            for one in [Transaction(), Transaction(animation: .easeIn), named, still, continuous] { one.making(note) }
        }
        let wanted: [[String?]] = [
            ["linear", "none"], ["ease", "none"], ["still", "own"], ["still", "none"], ["still", "none"],
        ]
        #expect(found == wanted)
        withTransaction(\.isContinuous, true) {
            #expect(Transaction.current?.isContinuous == true)
            withTransaction(\.animation, .linear) { #expect(Transaction.current?.isContinuous == true) }
            #expect(Transaction.current?.animation == nil)
        }
        let numbers = (0..<3).map { _ in withTransaction(Transaction()) { Transaction.current?.number ?? 0 } }
        #expect(Transaction.current == nil && numbers == numbers.sorted() && Set(numbers).count == 3 && numbers[0] > 0)
        #expect(TransitionProperties().hasMotion && !TransitionProperties(hasMotion: false).hasMotion)
        let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
        #expect(phases.map(\.isIdentity) == [false, true, false] && phases.map(\.value) == [-1, 0, 1])
    }
}
