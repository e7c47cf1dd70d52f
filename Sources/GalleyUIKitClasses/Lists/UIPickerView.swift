import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// Wheels of choices that a data source gives, drawn as `Picker`s of wheels beside each other. In a live view the delegate hears of a
/// choice.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// Who gives the numbers of wheels and of choices.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Who gives the choices' words.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var chosen: [Int: Int] = [:]

    /// How many wheels there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// How many choices a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// The choice of a wheel.
    open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
    /// Chooses.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
    /// Asks for all choices; they are asked for each time anyway.
    open func reloadAllComponents() {}
    /// Asks for a wheel's choices.
    open func reloadComponent(_ component: Int) {}

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    override func ownContent(in size: CGSize) -> AnyView? {
        AnyView(
            HStack(spacing: 0) {
                ForEach(0..<numberOfComponents, id: \.self) { component in
                    let choice = Binding(
                        get: { self.selectedRow(inComponent: component) },
                        set: { row in
                            self.chosen[component] = row
                            self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
                            self.noteChange()
                        })
                    Picker("", selection: choice) {
                        ForEach(0..<self.numberOfRows(inComponent: component), id: \.self) { row in
                            Text(
                                verbatim: self.delegate?.pickerView(self, titleForRow: row, forComponent: component)
                                    ?? "?"
                            )
                            .tag(row)
                        }
                    }
                    .pickerStyle(.wheel).labelsHidden()
                }
            }
            .frame(width: size.width, height: size.height))
    }
}

/// What gives wheels their numbers.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many choices a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What gives choices their words, and hears which was chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// A choice's words.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// A choice was made.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    /// A choice's view: not drawn.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    /// How wide a wheel is: kept.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// How high a choice is: kept.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    /// None.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// A choice was made.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    /// An empty one.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    /// As wide as there is room.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    /// As high as a line.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
}
