import Foundation
import Galley

/// A view's picture with a number on each element that assistive technology reads, and a legend in the order of reading.
@MainActor enum AccessibilityPicture {
    /// An element as it is read.
    struct Element {
        var frame: CGRect
        var text: String
    }

    static func data(of view: TestedView) throws -> Data {
        let elements = elements(of: view.host.viewTree())
        let size = view.size
        let picture = UIImage(data: try view.host.pngData()) ?? UIImage()
        var options = RenderOptions()
        options.isOpaque = true
        let drawn = DrawnPicture(picture: picture, size: size)
        let page = AccessibilityPage(elements: elements, picture: drawn)
        return try GalleyTesting.host(page, options: options).host.pngData()
    }

    /// The elements in the order of reading: that of the views, those of a higher priority first.
    static func elements(of roots: [LiveNode]) -> [Element] { roots.flatMap(collect) }

    private static func collect(_ node: LiveNode) -> [Element] {
        if node.isHidden { return [] }
        switch node.role {
        case .container, .list, .scrollView, .sheet, .alert, .popover, .picker, .menu:
            // A name makes an element of what would be none.
            if node.role == .container, let label = node.label, node.children.isEmpty || node.hint != nil {
                return label.isEmpty ? [] : [element(node, label)]
            }
            return inReadingOrder(node).flatMap(collect)
        default:
            let inside = node.all.filter { $0.isText }.compactMap(\.label).joined(separator: ", ")
            return [
                element(node, node.label ?? (inside.isEmpty ? node.all.lazy.compactMap(\.label).first ?? "" : inside))
            ]
        }
    }

    /// The views inside. A navigation bar is drawn over its screen, and read before it (rules.md §18.12).
    private static func inReadingOrder(_ node: LiveNode) -> [LiveNode] {
        guard navigation.contains(node.kind), var bars = node.children.last,
            let bar = bars.all.first(where: { $0.kind == "NavigationBar" })
        else { return node.children }
        bars.remove(bar.id)
        return [bar] + node.children.dropLast() + [bars]
    }

    private static let navigation: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]

    private static func element(_ node: LiveNode, _ name: String) -> Element {
        var words = [name]
        if let value = node.value, value != name { words.append(value) }
        if node.role != .text, node.role != .container { words.append(node.role.rawValue) }
        if !node.isEnabled { words.append("dimmed") }
        if let hint = node.hint { words.append(hint) }
        return Element(frame: node.frame, text: words.filter { !$0.isEmpty }.joined(separator: ", "))
    }
}

extension LiveNode {
    /// Takes a view inside away.
    fileprivate mutating func remove(_ id: UInt64) {
        children.removeAll { $0.id == id }
        for index in children.indices { children[index].remove(id) }
    }
}

/// A picture in a size.
private struct DrawnPicture: View {
    let picture: UIImage
    let size: CGSize

    var body: some View { Image(uiImage: picture).resizable().frame(width: size.width, height: size.height) }
}

private struct AccessibilityPage: View {
    let elements: [AccessibilityPicture.Element]
    let picture: DrawnPicture

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            picture.overlay(alignment: .topLeading) {
                ZStack(alignment: .topLeading) {
                    ForEach(elements.indices, id: \.self) { index in
                        let frame = elements[index].frame
                        Rectangle().strokeBorder(color(index), lineWidth: 2)
                            .background(color(index).opacity(0.15))
                            .overlay(alignment: .topLeading) { badge(index).offset(x: -8, y: -8) }
                            .frame(width: max(frame.width, 0), height: max(frame.height, 0))
                            .offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
            VStack(alignment: .leading, spacing: 6) {
                ForEach(elements.indices, id: \.self) { index in
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        badge(index)
                        Text(verbatim: elements[index].text).font(.system(size: 13))
                    }
                }
            }
            .frame(width: 280, alignment: .leading)
        }
        .padding(16)
    }

    private func badge(_ index: Int) -> some View {
        Text(verbatim: "\(index + 1)").font(.system(size: 11, weight: .bold)).foregroundStyle(.white)
            .padding(.horizontal, 4).background(color(index))
    }

    private func color(_ index: Int) -> Color {
        [Color.red, .blue, .green, .orange, .purple, .pink][index % 6]
    }
}
