import Bystander
import Combine
import CoreGraphics
import SwiftUI
import os
import simd

private let log = Logger(subsystem: "recipes", category: "cards")

final class Model: ObservableObject {
    @Published var count = 1
    private var changes: AnyCancellable?

    init() { changes = $count.sink { log.debug("\($0)") } }
}

public struct Card: View {
    @StateObject private var model = Model()

    public init() {}

    public var body: some View {
        VStack {
            Text(greeting() + " \(model.count)")
            Button("More") { model.count += 1 }
        }
        .frame(
            width: CGFloat(simd_length(SIMD2<Double>(30, 40))) * 2,
            height: CGRect(x: 0, y: 0, width: 1, height: 50).height)
    }
}

#Preview { Card() }
