/// Declares a value of the environment, of containers or of transactions:
///
///     extension EnvironmentValues {
///         @Entry var gutter: CGFloat = 8
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GalleyMacros", type: "EntryMacro")

/// Makes an entry's default value one that is asked for, and not kept. Only `@Entry` writes it.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "GalleyMacros", type: "EntryDefaultValueMacro")
