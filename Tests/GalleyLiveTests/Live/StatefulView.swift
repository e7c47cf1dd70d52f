import Galley
import GalleyTestSupport

/// A part of a `StatefulPlan`, named by its place in the plan.
struct StatefulView: View {
    let plan: StatefulPlan
    let name: String
    let controls: Controls

    init(_ plan: StatefulPlan, _ name: String, _ controls: Controls) {
        self.plan = plan
        self.name = name
        self.controls = controls
    }

    @ViewBuilder var body: some View {
        if plan.hasState {
            let part = KeptPart(plan: plan, name: name, controls: controls, value: controls.first(name))
            // A part that shows another one has a node of its own to bear the name.
            if plan.children.isEmpty {
                part.accessibilityIdentifier(name)
            } else {
                part.padding(0).accessibilityIdentifier(name)
            }
        } else {
            fixed.accessibilityIdentifier(name)
        }
    }

    private func child(_ index: Int) -> StatefulView {
        StatefulView(plan.children[index], "\(name).\(index)", controls)
    }

    @ViewBuilder private var fixed: some View {
        switch plan.kind {
        case .row: HStack(spacing: 2) { all }
        case .column: VStack(alignment: .leading, spacing: 3) { all }
        case .depth: ZStack { all }
        case .padded(let length): child(0).padding(length)
        case .framed(let width): child(0).frame(maxWidth: width)
        default: child(0).overlay(alignment: .topTrailing) { child(1) }
        }
    }

    private var all: some View { ForEach(plan.children.indices, id: \.self) { child($0) } }
}

/// A part with state.
private struct KeptPart: View {
    let plan: StatefulPlan
    let name: String
    let controls: Controls
    @State var value: Int

    var body: some View {
        controls.register(name, $value)
        return shown
    }

    private func child(_ index: Int) -> StatefulView {
        StatefulView(plan.children[index], "\(name).\(index)", controls)
    }

    @ViewBuilder private var shown: some View {
        switch plan.kind {
        case .box(let height): Color.red.frame(width: CGFloat(value), height: height)
        case .text: Text(verbatim: Array(repeating: "word", count: value % 7).joined(separator: " "))
        case .handed:
            HStack(spacing: 1) {
                HandedBox(width: $value).accessibilityIdentifier(name + " handed")
                child(0)
            }
        case .branch: if value % 2 == 0 { child(0) } else { child(1) }
        case .rows:
            VStack(spacing: 1) {
                ForEach(StatefulPlan.order(value, of: plan.children.count), id: \.self) { child($0) }
            }
        case .arranged:
            (value % 2 == 0 ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout(spacing: 1)))
                .callAsFunction { ForEach(plan.children.indices, id: \.self) { child($0) } }
        default: child(0).id(value)
        }
    }
}

private struct HandedBox: View {
    @Binding var width: Int

    var body: some View { Color.blue.frame(width: CGFloat(width), height: 7) }
}
