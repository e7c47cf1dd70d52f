/// Declares code that Xcode runs in its canvas while it is written. Here it is compiled, and not run.
///
///     #Playground("Sorting") {
///         let sorted = names.sorted()
///     }
@freestanding(declaration)
public macro Playground(
    _ name: String? = nil, body: @escaping () async throws -> Void
) = #externalMacro(module: "GalleyMacros", type: "PlaygroundMacro")
