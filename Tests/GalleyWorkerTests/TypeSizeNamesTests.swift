import Galley
import GalleyProtocol
import Testing

/// The sizes of text that a variant names: a host finds SwiftUI's by the name.
@Suite struct TypeSizeNamesTests {
    @Test("each size of a variant is one of DynamicTypeSize, by the same name and in the same order")
    func namesAreThoseOfSwiftUI() {
        #expect(
            HostVariant.TypeSize.allCases.map(\.rawValue) == DynamicTypeSize.allCases.map { String(describing: $0) })
        #expect(HostVariant.TypeSize.allCases.count == 12)
    }
}
