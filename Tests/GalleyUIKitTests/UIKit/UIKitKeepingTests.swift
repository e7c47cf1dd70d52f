import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What objects of UIKit's keep of what they are made with, and answer by it, as Apple's documentation of each initialiser and method says.
@MainActor @Suite("What UIKit's objects keep") struct UIKitKeepingTests {
    private let target = UIViewController()

    @Test("Items of bars") func items() {
        let image = UIImage(systemName: "star")
        let action = UIAction(title: "Do", image: image) { _ in }
        let system = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: "go")
        #expect(system.target === target && system.action == "go" && system.style == .plain)
        let titled = UIBarButtonItem(title: "Title", style: .done, target: target, action: "go")
        #expect(titled.title == "Title" && titled.style == .done && titled.target === target && titled.action == "go")
        let drawn = UIBarButtonItem(image: image, style: .done, target: target, action: "go")
        #expect(drawn.image === image && drawn.style == .done && drawn.target === target && drawn.action == "go")
        let menu = UIMenu(title: "Menu", options: .displayInline, children: [action])
        let acting = UIBarButtonItem(primaryAction: action, menu: menu)
        #expect(acting.title == "Do" && acting.image === image && acting.primaryAction === action)
        #expect(acting.menu === menu && menu.children.count == 1 && menu.options == .displayInline)
        #expect(UIBarButtonItem(title: "Other", primaryAction: action).title == "Other")
        let both = UIBarButtonItem(systemItem: .add, primaryAction: action, menu: menu)
        #expect(both.primaryAction === action && both.menu === menu)
        let view = UIView()
        #expect(UIBarButtonItem(customView: view).customView === view)
        #expect(UIBarButtonItem.fixedSpace(7).width == 7 && UIBarButtonItem.flexibleSpace().width == 0)
        titled.setTitleTextAttributes([.kern: 1], for: .selected)
        #expect(titled.titleTextAttributes(for: .selected)?.count == 1)
        #expect(titled.titleTextAttributes(for: .normal) == nil)
        let tab = UITabBarItem(title: "Tab", image: image, tag: 3)
        #expect(tab.title == "Tab" && tab.image === image && tab.tag == 3 && tab.selectedImage == nil)
        let other = UITabBarItem(title: "Tab", image: nil, selectedImage: image)
        #expect(other.title == "Tab" && other.selectedImage === image && other.tag == 0)
        let more = UITabBarItem(tabBarSystemItem: .more, tag: 4)
        #expect(more.title == "More" && more.tag == 4)
    }

    @Test("Bars and their looks") func bars() {
        let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
        let bar = UINavigationBar()
        #expect(bar.topItem == nil && bar.backItem == nil)
        bar.setItems([first, second], animated: false)
        #expect(bar.topItem === second && bar.backItem === first && first.title == "First")
        let image = UIImage(systemName: "star")
        bar.setBackgroundImage(image, for: .compact)
        #expect(bar.backgroundImage(for: .compact) === image && bar.backgroundImage(for: .default) == nil)
        bar.setBackgroundImage(image, for: .top, barMetrics: .default)
        #expect(bar.backgroundImage(for: .default) === image)
        first.setHidesBackButton(true, animated: true)
        #expect(first.hidesBackButton && !second.hidesBackButton)
        let tools = UIToolbar()
        tools.setItems([UIBarButtonItem.flexibleSpace()], animated: false)
        #expect(tools.items?.count == 1)
        let heights = [bar.intrinsicContentSize, tools.intrinsicContentSize, UITabBar().intrinsicContentSize]
        #expect(heights == [44, 44, 49].map { CGSize(width: -1, height: $0) })
        #expect(UISearchBar().intrinsicContentSize == CGSize(width: -1, height: 56))

        let look = UINavigationBarAppearance()
        (look.backgroundColor, look.shadowColor) = (.red, .blue)
        (look.backgroundImage, look.shadowImage, look.backgroundEffect) = (image, image, UIBlurEffect(style: .light))
        let copy = UIBarAppearance(barAppearance: look)
        #expect(copy.backgroundColor == .red && copy.shadowColor == .blue && copy.backgroundImage === image)
        #expect(copy.shadowImage === image && copy.backgroundEffect === look.backgroundEffect)
        look.configureWithTransparentBackground()
        #expect(look.backgroundColor == nil)
        look.configureWithOpaqueBackground()
        #expect(look.backgroundColor == .systemBackground)
        look.configureWithDefaultBackground()
        #expect(look.backgroundColor == nil)
        look.setBackIndicatorImage(image, transitionMaskImage: nil)
        #expect(look.backIndicatorImage === image && look.backIndicatorTransitionMaskImage !== image)
    }

    @Test("Actions, menus and questions") func menus() {
        var sent: [String] = []
        let action = UIAction(
            title: "Do", identifier: UIAction.Identifier("id"), attributes: .destructive, state: .mixed
        ) {
            sent.append("\(type(of: $0.sender ?? 0))")
        }
        #expect(action.title == "Do" && action.identifier.rawValue == "id" && action.state == .mixed)
        #expect(action.attributes == .destructive && UIAction { _ in }.identifier.rawValue.isEmpty)
        let control = UIControl(frame: .zero, primaryAction: action)
        control.sendActions(for: .touchDown)
        #expect(sent.isEmpty)
        control.sendActions(for: [.touchDown, .primaryActionTriggered])
        #expect(sent == ["UIControl"])
        let key = UIKeyCommand(input: "k", modifierFlags: [.command, .shift], action: "go")
        #expect(key.input == "k" && key.modifierFlags == [.shift, .command] && key.title.isEmpty)
        let titled = UIKeyCommand(title: "Key", action: "go", input: "j", modifierFlags: .control)
        #expect(titled.title == "Key" && titled.input == "j" && titled.modifierFlags == .control)
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .actionSheet)
        for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
        #expect(alert.actions.map(\.title) == ["One", "Two"] && alert.actions[0].style == .cancel)
        #expect(alert.title == "Title" && alert.message == "Message" && alert.preferredStyle == .actionSheet)
        let swipe = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        let swipes = UISwipeActionsConfiguration(actions: [swipe])
        #expect(swipes.actions.count == 1 && swipe.style == .destructive && swipe.title == "Delete")
        let shortcut = UIApplicationShortcutItem(type: "type", localizedTitle: "Title", localizedSubtitle: "Below")
        #expect(shortcut.type == "type" && shortcut.localizedTitle == "Title" && shortcut.localizedSubtitle == "Below")
        #expect(UIApplicationShortcutItem(type: "a", localizedTitle: "b").localizedSubtitle == nil)
        let custom = UIAccessibilityCustomAction(name: "name") { _ in true }
        #expect(custom.name == "name" && custom.actionHandler?(custom) == true)
        let element = UIAccessibilityElement(accessibilityContainer: target)
        #expect(element.accessibilityContainer === target)
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout, UIPickerViewDataSource, UIPickerViewDelegate
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section + 5
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component + 7 }
    }

    @Test("Tables, grids and wheels ask their sources") func sources() {
        let (rows, layout) = (Rows(), UICollectionViewFlowLayout())
        let (table, wheels) = (UITableView(frame: .zero, style: .grouped), UIPickerView())
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 1) == 0)
        #expect(grid.numberOfSections == 0 && grid.numberOfItems(inSection: 1) == 0)
        #expect(wheels.numberOfComponents == 0 && wheels.numberOfRows(inComponent: 1) == 0)
        (table.dataSource, grid.dataSource, wheels.dataSource) = (rows, rows, rows)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 1) == 4 && table.style == .grouped)
        #expect(grid.numberOfSections == 1 && grid.numberOfItems(inSection: 1) == 6)
        #expect(wheels.numberOfComponents == 2 && wheels.numberOfRows(inComponent: 1) == 8)
        wheels.selectRow(3, inComponent: 1, animated: false)
        #expect(wheels.selectedRow(inComponent: 1) == 3 && wheels.selectedRow(inComponent: 0) == 0)
        #expect(wheels.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(rows.pickerView(wheels, titleForRow: 0, forComponent: 0) == nil)
        var path = IndexPath(row: 2, section: 1)
        #expect(path.row == 2 && path.section == 1 && path.item == 2 && path == IndexPath(item: 2, section: 1))
        (path.row, path.section) = (4, 3)
        #expect(path == IndexPath(indexes: [3, 4]))
        path.item = 5
        #expect(path == IndexPath(indexes: [3, 5]))
        table.rowHeight = 33
        #expect(rows.tableView(table, heightForRowAt: path) == 33)
        #expect(rows.tableView(table, titleForHeaderInSection: 0) == nil)
        layout.itemSize = CGSize(width: 9, height: 8)
        #expect(rows.collectionView(grid, layout: layout, sizeForItemAt: path) == CGSize(width: 9, height: 8))
        let plain = UICollectionViewLayout()
        #expect(rows.collectionView(grid, layout: plain, sizeForItemAt: path) == CGSize(width: 50, height: 50))
        grid.setCollectionViewLayout(plain, animated: false)
        #expect(grid.collectionViewLayout === plain && plain.collectionViewContentSize == .zero)
        table.setEditing(true, animated: false)
        #expect(table.isEditing)
        let cell = rows.tableView(table, cellForRowAt: path)
        cell.setSelected(true, animated: false)
        #expect(cell.isSelected && cell.reuseIdentifier == "cell" && cell.contentView.superview === cell)
        let framed = UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && framed.reuseIdentifier == nil)
        let item = rows.collectionView(grid, cellForItemAt: path)
        #expect(item.contentView.superview === item)
        let controller = UITableViewController(style: .insetGrouped)
        #expect(controller.view === controller.tableView && controller.tableView.style == .insetGrouped)
        #expect(controller.numberOfSections(in: table) == 1)
        #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
    }

    @Test("Names and kinds that are passed on") func names() {
        #expect(Selector("go").description == "go" && NSStringFromSelector(NSSelectorFromString("go")) == "go")
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 3, y: 3, width: 24, height: 36))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(
            UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image", "public.movie"])
        #expect(UIWindow.Level.normal + 3 == UIWindow.Level(3) && UIWindow.Level(5) - 2 == UIWindow.Level(3))
        let size = CGSize(width: 20, height: 10)
        #expect(UIPageControl().size(forNumberOfPages: 3) == CGSize(width: 73, height: 26))
        #expect(UIPageControl().size(forNumberOfPages: -3) == CGSize(width: 22, height: 26))
        for (style, side) in [
            (UIActivityIndicatorView.Style.medium, 20.0), (.large, 37), (.whiteLarge, 37), (.gray, 20),
        ] {
            let spinner = UIActivityIndicatorView(style: style)
            #expect(spinner.frame.size == CGSize(width: side, height: side))
        }
        let image = UIImageView(image: UIGraphicsImageRenderer(size: size).image { _ in })
        #expect(image.frame.size == size && !image.isUserInteractionEnabled && image.intrinsicContentSize == size)
        let storage = NSTextAttachment(data: Data([1]), ofType: "public.png")
        #expect(storage.contents == Data([1]) && storage.fileType == "public.png")
        let color = UICalendarView.Decoration(color: .red)
        #expect(type(of: color) == UICalendarView.Decoration.self)
    }
}
