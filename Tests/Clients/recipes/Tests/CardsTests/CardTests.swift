import Cards
import GalleyTesting
import SwiftUI
import Testing

@MainActor @Test func aTapCounts() throws {
    let view = host(Card())
    try view.find(button: "More").tap()
    #expect(try view.find(textContaining: "Hello").label == "Hello 2")
}
