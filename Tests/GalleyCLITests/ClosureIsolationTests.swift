import Foundation
import Testing

/// Closures that Apple declares `@preconcurrency`, as SwiftUI's documentation shows them: in the Swift 6 mode a stored closure
/// that says nothing of actors is no error. What Apple declares without it (`Button(_:systemImage:action:)`) is one there, too.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct ClosureIsolationTests {
    @Test func storedClosures() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            struct Buttons: View {
                let action: () -> Void
                let measure: (GeometryProxy) -> CGFloat
                let title = "t"
                var body: some View {
                    VStack {
                        Button(action: action) { Text("a") }
                        Button(role: .cancel, action: action) { Text("b") }
                        Button("c", action: action)
                        Button("d", role: .destructive, action: action)
                        Button(title, action: action)
                        Button(title, role: nil, action: action)
                    }
                    .onGeometryChange(for: CGFloat.self, of: measure) { _ in }
                    .onGeometryChange(for: CGFloat.self, of: measure) { _, _ in }
                }
            }
            #Preview { Buttons(action: {}, measure: { $0.size.width }) }
            """, to: "Buttons.swift")
        let output = try folder.galley("layout", "Buttons.swift", "--swift-version", "6")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Button \"d\""))
    }

    /// Foundation's functions come from Objective-C on Apple's platforms, which the compiler takes as `@preconcurrency`
    /// (`Decl::preconcurrency`), and Dispatch's are `@preconcurrency`: their closures are warned of at most.
    @Test func foundationsClosures() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI

            @MainActor final class Clock: ObservableObject {
                @Published var count = 0
                func tick() { count += 1 }
                func start() {
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
                    NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: .main) { _ in
                        self.count = 0
                    }
                    DispatchQueue.global(qos: .background).async { self.count += 1 }
                    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.tick() }
                    DispatchQueue.global().async(execute: DispatchWorkItem {})
                }
            }
            #Preview { Text(verbatim: "\\(Clock().count)") }
            """, to: "Clock.swift")
        for version in ["5", "6"] {
            let output = try folder.galley("layout", "Clock.swift", "--swift-version", version)
            #expect(output.status == 0 && output.text.contains("Text \"0\""), "\(output.errors)")
        }
        // As on Linux they are Linux's.
        let linux = try folder.galley("layout", "Clock.swift", "--as", "linux")
        #expect(linux.status == 65 && linux.errors.contains("Clock.swift:7:"), "\(linux.errors)")
    }
}
