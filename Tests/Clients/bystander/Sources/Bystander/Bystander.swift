// A package that knows nothing of Galley, as many do: what stands behind these conditions is meant for Apple's platforms.
#if canImport(SwiftUI)
    #error("a module SwiftUI is seen by packages beside it")
#endif
#if canImport(CoreGraphics)
    #error("a module CoreGraphics is seen by packages beside it")
#endif
#if canImport(os) || canImport(simd) || canImport(Combine)
    #error("a module of Apple's is seen by packages beside it")
#endif

public func greeting() -> String { "Hello" }
