import Galley
import GalleyTestSupport
import Testing

/// Documentation of `Spring.smooth`, `.snappy` and `.bouncy`: half a second, and a bounce of 0, 0.15 and 0.3, to which `extraBounce` is added.
@Suite("Ready-made springs")
struct SpringPresetTests {
    @Test("Each has its bounce, and more or less of it") func bounces() {
        let springs = [
            Spring.smooth, .snappy, .bouncy, .smooth(duration: 2, extraBounce: 0.1),
            .snappy(duration: 2, extraBounce: 0.1), .bouncy(duration: 2, extraBounce: -0.1),
        ]
        let bounces = [0, 0.15, 0.3, 0.1, 0.25, 0.2]
        for (index, spring) in springs.enumerated() {
            #expect(abs(spring.bounce - bounces[index]) < 1e-9)
            #expect(abs(spring.duration - (index < 3 ? 0.5 : 2)) < 1e-9)
        }
    }
}
