import SwiftUI
import UIKit

struct WheelPicker: UIViewRepresentable {
    var data: [[String]]
    @Binding var selections: [Int]

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: UIViewRepresentableContext<WheelPicker>) -> UIPickerView {
        let picker = UIPickerView(frame: .zero)
        picker.dataSource = context.coordinator
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIView(_ view: UIPickerView, context: UIViewRepresentableContext<WheelPicker>) {
        for i in 0...(selections.count - 1) { view.selectRow(selections[i], inComponent: i, animated: false) }
        context.coordinator.parent = self
    }

    class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var parent: WheelPicker
        init(_ pickerView: WheelPicker) { parent = pickerView }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { parent.data.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            parent.data[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            parent.data[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            parent.selections[component] = row
        }
    }
}

#Preview { WheelPicker(data: [["1", "2"], ["a", "b"]], selections: .constant([1, 0])) }
