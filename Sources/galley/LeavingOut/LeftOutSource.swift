/// What is compiled beside files of which something is left out: the names that `galley-syntax` writes into them.
enum LeftOutSource {
    static let code = """
        import GalleyRuntime
        import SwiftUI

        nonisolated struct __GalleyLeftOut: SwiftUI.View {
            let name: Swift.String
            let place: Swift.String

            init(_ name: Swift.String, _ place: Swift.String) {
                self.name = name
                self.place = place
            }

            @_Concurrency.MainActor var body: some SwiftUI.View { GalleyRuntime.LeftOutView(name, place) }
        }

        nonisolated func __galleyError(_ name: Swift.String, _ place: Swift.String) -> any Swift.Error {
            GalleyRuntime.LeftOutError(name, place)
        }

        """
}
