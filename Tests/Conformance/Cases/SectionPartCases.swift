import SwiftUI

private let sectionDocs = "AD SectionCollection, SectionConfiguration"

/// Loose views, a section with a header and a footer, and more loose views.
@MainActor @ViewBuilder private var mixedContent: some View {
    box(10, 2)
    box(10, 2)
    Section {
        ForEach(0..<3) { _ in box(10, 5) }
    } header: {
        box(10, 7)
        box(10, 7)
    } footer: {
        box(10, 1)
    }
    Group { box(10, 4) }
}

extension ContainerValues {
    @Entry fileprivate var height: CGFloat = 3
}

@MainActor
let sectionPartCases = Area("Sections taken apart") {
    Case(
        "B19-sections", "Views beside each other that are in no section make one", .documented, sectionDocs,
        .window(100, 100),
        [.noted("counts", 3), .noted("header", 0, 2, 0), .noted("content", 2, 3, 1), .noted("footer", 0, 1, 0)]
    ) {
        Group(sections: mixedContent) { sections in
            let _ = note("counts", CGFloat(sections.count))
            let _ = noteAll("header", sections.map(\.header.count))
            let _ = noteAll("content", sections.map(\.content.count))
            let _ = noteAll("footer", sections.map(\.footer.count))
            box(1, 1)
        }
    }

    Case(
        "B19-empty", "There is always one section", .documented, sectionDocs, .window(100, 100), [.noted("count", 1, 0)]
    ) {
        Group(sections: EmptyView()) { sections in
            let _ = note("count", CGFloat(sections.count), CGFloat(sections.first?.content.count ?? -1))
            box(1, 1)
        }
    }

    Case(
        "B19-rows", "A row for each section, its parts in stacks of their own", .documented, sectionDocs,
        .window(100, 100), [.size(of: "rows", 30, 31), .frame("row0", 35, 34.5, 30, 4)]
    ) {
        VStack(spacing: 0) {
            ForEach(sections: mixedContent) { section in
                VStack(spacing: 0) {
                    HStack(spacing: 0) { section.header }
                    section.content
                    HStack(spacing: 0) { section.footer }
                }
                .frame(width: 30)
                .probe(section.header.isEmpty && section.content.count == 2 ? "row0" : "other")
            }
        }
        .probe("rows")
    }

    Case(
        "B19-values", "A declared section has container values, another none", .documented,
        "AD SectionConfiguration.containerValues", .window(100, 100), [.noted("values", 3, 9, 3), .noted("rows", 9, 9)]
    ) {
        let content = Group {
            box(1, 1)
            Section {
                box(1, 1)
                box(1, 1)
            }
            .containerValue(\.height, 9)
            box(1, 1).containerValue(\.height, 8)
        }
        Group(sections: content) { sections in
            let _ = noteAll("values", sections.map(\.containerValues.height))
            let _ = noteAll("rows", sections[1].content.map(\.containerValues.height))
            box(1, 1)
        }
    }
}

private func noteAll(_ name: String, _ numbers: [CGFloat]) {
    MainActor.assumeIsolated { Recorder.current?.notes[name] = numbers }
}

private func noteAll(_ name: String, _ numbers: [Int]) { noteAll(name, numbers.map { CGFloat($0) }) }
