import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor private final class Model {
    var number = 1
    var name = "a"
    var transactions: [Transaction] = []
}

private struct Point: Equatable {
    var x = 1
    var y = 2
}

private struct Level: TransactionKey { static let defaultValue = 0 }

extension Transaction {
    fileprivate var level: Int {
        get { self[Level.self] }
        set { self[Level.self] = newValue }
    }
}

/// The signatures are those of Apple's documentation of `Binding` and of public re-declarations of its interface.
@MainActor @Suite("Bindings")
struct BindingTests {
    @Test func closuresOfTheMainActor() {
        let model = Model()
        let number = Binding(get: { model.number }, set: { model.number = $0 })
        number.wrappedValue = 5
        #expect(model.number == 5 && number.wrappedValue == 5)
        let name = Binding(get: { model.name }, set: { model.name = $0 })
        name.wrappedValue += "b"
        #expect(name.wrappedValue == "ab")
    }

    @Test func theTransactionOfAChange() {
        let model = Model()
        let number = Binding(
            get: { model.number },
            set: { value, transaction in
                model.number = value
                model.transactions.append(transaction)
            })
        number.wrappedValue = 2
        #expect(model.transactions.last?.animation == nil)
        number.animation(.linear).wrappedValue = 3
        #expect(model.transactions.last?.animation == .linear)
        var transaction = Transaction()
        transaction.level = 7
        transaction.disablesAnimations = true
        number.transaction(transaction).wrappedValue = 4
        #expect(model.transactions.last?.level == 7)
        #expect(model.transactions.last?.disablesAnimations == true)
        // The animation is added to what the binding's transaction says already.
        number.transaction(transaction).animation(.easeIn).wrappedValue = 5
        #expect(model.transactions.last?.level == 7 && model.transactions.last?.animation == .easeIn)
        #expect(model.number == 5)
        var changed = number
        changed.transaction.level = 9
        changed.wrappedValue = 6
        #expect(model.transactions.last?.level == 9)
    }

    @Test func partsHandTheTransactionOn() {
        let model = Model()
        let point = Binding(
            get: { Point(x: model.number, y: 2) },
            set: { value, transaction in
                model.number = value.x
                model.transactions.append(transaction)
            })
        point.animation(.linear).x.wrappedValue = 8
        #expect(model.number == 8 && model.transactions.last?.animation == .linear)
        #expect(point.animation(.linear).x.transaction.animation == .linear)
    }

    @Test func optionalsAndHashables() {
        let model = Model()
        let number = Binding(get: { model.number }, set: { model.number = $0 })
        let optional: Binding<Int?> = Binding(number)
        optional.wrappedValue = 4
        optional.wrappedValue = nil
        #expect(model.number == 4)
        #expect(Binding(optional)?.wrappedValue == 4)
        let any: Binding<AnyHashable> = Binding(number)
        any.wrappedValue = AnyHashable(6)
        any.wrappedValue = AnyHashable("no number")
        #expect(model.number == 6 && any.wrappedValue == AnyHashable(6))
    }

    @Test func constantsStay() {
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
    }

    private func isSendable<T: Sendable>(_ value: T) -> Bool { true }

    @Test func bindingsToSendableValuesAreSendable() {
        #expect(isSendable(Binding.constant(3)))
        #expect(isSendable(State(initialValue: 3)))
    }
}
