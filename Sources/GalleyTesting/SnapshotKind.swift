import Foundation
import Galley

/// What of a view is compared with a reference.
public struct SnapshotKind: Sendable, Hashable {
    enum Form: Hashable { case png, svg, layout, accessibility }

    let form: Form
    /// How the reference's file ends.
    let ending: String

    /// Its pixels.
    public static let png = SnapshotKind(form: .png, ending: "png")
    /// Its picture as SVG, which can be read in a difference of two versions.
    public static let svg = SnapshotKind(form: .svg, ending: "svg")
    /// Its layout: a line for each view with its numbers.
    public static let layout = SnapshotKind(form: .layout, ending: "layout.txt")
    /// Its picture with a number on each element that assistive technology reads, and what it reads, in the order of reading.
    public static let accessibility = SnapshotKind(form: .accessibility, ending: "accessibility.png")

    var isPicture: Bool { form == .png || form == .accessibility }

    /// What is compared.
    @MainActor func data(of view: TestedView) throws -> Data {
        switch form {
        case .png: return try view.host.pngData()
        case .svg: return try view.host.svgData()
        case .layout: return Data((view.layoutText + "\n").utf8)
        case .accessibility: return try AccessibilityPicture.data(of: view)
        }
    }
}
