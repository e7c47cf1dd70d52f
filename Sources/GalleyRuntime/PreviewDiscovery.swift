import CSwiftSections
import Galley
import GalleyProtocol

/// Finds the types that `#Preview` made, in the library that holds the user's code.
@MainActor
enum PreviewDiscovery {
    /// The previews of a module in the image around `address`, in the order of their files' names and lines.
    static func previews(of module: String, around address: UnsafeRawPointer) -> [HostedViews] {
        var found: [any PreviewRegistry.Type] = []
        withUnsafeMutablePointer(to: &found) { found in
            // Every type that a macro names uniquely ends so; only those are worth a look.
            _ = galley_each_struct(address, "fMu_", found) { metadata, context in
                // The C side hands over non-generic structs' metadata, which is what an Any.Type is.
                let type = unsafeBitCast(metadata, to: Any.Type.self)
                if let registry = type as? any PreviewRegistry.Type {
                    context?.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee.append(registry)
                }
            }
        }
        // Previews on one line keep the order of their names, which the compiler numbers.
        let ordered = found.filter { $0.fileID.hasPrefix("\(module)/") }
            .sorted { ($0.fileID, $0.line, "\($0)") < ($1.fileID, $1.line, "\($1)") }
        return ordered.map { registry in
            let file = String(registry.fileID.dropFirst(module.count + 1))
            let place = HostResult.PreviewPlace(file: file, line: registry.line)
            let name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
            return HostedViews(name: name, file: file, line: registry.line) {
                let preview = registry.makePreview()
                return (preview.variants ?? [preview]).map { preview in
                    HostedView(
                        name: preview.name ?? name,
                        layout: preview.layout, isLandscape: preview.orientation?.isLandscape ?? false, preview: place,
                        make: { [body = preview.body] _ in body() })
                }
            }
        }
    }
}
