import SwiftUI
import UIKit

struct ColorSlider: UIViewRepresentable {
    @Binding var value: Double
    var color: UIColor

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider(frame: .zero)
        slider.thumbTintColor = color
        slider.minimumTrackTintColor = color
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.addTarget(context.coordinator, action: #selector(Coordinator.valueChanged(_:)), for: .valueChanged)
        return slider
    }

    func updateUIView(_ uiView: UISlider, context: Context) { uiView.value = Float(value) }
    func makeCoordinator() -> Coordinator { Coordinator(value: $value) }

    final class Coordinator: NSObject {
        var value: Binding<Double>
        init(value: Binding<Double>) { self.value = value }
        @objc func valueChanged(_ sender: UISlider) { value.wrappedValue = Double(sender.value) }
    }
}

struct PageControl: UIViewRepresentable {
    var numberOfPages: Int
    @Binding var currentPage: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = numberOfPages
        control.addTarget(
            context.coordinator,
            action: #selector(Coordinator.updateCurrentPage(sender:)),
            for: .valueChanged)
        return control
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = currentPage }

    class Coordinator: NSObject {
        var control: PageControl
        init(_ control: PageControl) { self.control = control }

        @objc
        func updateCurrentPage(sender: UIPageControl) {
            control.currentPage = sender.currentPage
        }
    }
}

struct SwitchView: UIViewRepresentable {
    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.isOn = true
        view.onTintColor = .systemOrange
        return view
    }
    func updateUIView(_ uiView: UISwitch, context: Context) {}
}

struct SegmentedView: UIViewRepresentable {
    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        return control
    }
    func updateUIView(_ uiView: UISegmentedControl, context: Context) {}
}

#Preview {
    VStack {
        ColorSlider(value: .constant(50), color: .systemGreen)
        PageControl(numberOfPages: 4, currentPage: .constant(1)).frame(width: CGFloat(4 * 18))
        SwitchView()
        SegmentedView().fixedSize()
    }
}
