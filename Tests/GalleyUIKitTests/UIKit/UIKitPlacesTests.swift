import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// Where UIKit's views and controllers lie in one another, as Apple's documentation of their methods says.
@MainActor @Suite("Places of UIKit's views and controllers") struct UIKitPlacesTests {
    private func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    /// Documentation of `UIStackView`: views follow one another along the axis with the spacing between them; across it they lie as the
    /// alignment says. Worked out here by sums of lengths, for each axis, alignment and distribution that keeps lengths.
    @Test("A stack's places, by sums", arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func stacks(axis: NSLayoutConstraint.Axis) {
        let sizes: [(along: CGFloat, across: CGFloat)] = [(20, 10), (30, 40), (10, 20)]
        func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
            axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        }
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
            for isSpread in [false, true] {
                let views = sizes.map { one in
                    let size = size(one.along, one.across)
                    return sized(size.width, size.height)
                }
                let stack = UIStackView(arrangedSubviews: views)
                (stack.axis, stack.alignment, stack.spacing) = (axis, alignment, 6)
                stack.setCustomSpacing(9, after: views[1])
                stack.distribution = isSpread ? .equalSpacing : .fill
                stack.isLayoutMarginsRelativeArrangement = true
                stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                // 20 + 6 + 30 + 9 + 10 along, 40 across, and the margins.
                let margins: (start: CGFloat, top: CGFloat) = axis == .horizontal ? (2, 1) : (1, 2)
                let whole = size(75, 40)
                #expect(stack.intrinsicContentSize == CGSize(width: whole.width + 6, height: whole.height + 4))
                let extra = isSpread ? 5.0 : 0
                let room = size(75 + extra * 2, 50)
                stack.frame.size = CGSize(width: room.width + 6, height: room.height + 4)
                stack.layoutIfNeeded()
                var place = margins.start
                for (view, one) in zip(views, sizes) {
                    let across = alignment == .fill ? 50 : one.across
                    let start =
                        alignment == .center ? (50 - across) / 2 : alignment == .trailing ? 50 - across : 0
                    let origin = size(place, margins.top + start)
                    #expect(view.frame.origin == CGPoint(x: origin.width, y: origin.height), "\(alignment) \(isSpread)")
                    #expect(view.frame.size == size(one.along, across), "\(alignment) \(isSpread)")
                    place += one.along + (view === views[1] ? 9 : 6) + extra
                }
            }
        }
    }

    @Test("Views come into a stack at a place, once, and go with their superview") func arranged() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView()
        for view in views.reversed() { stack.insertArrangedSubview(view, at: 0) }
        #expect(stack.arrangedSubviews == views && views.allSatisfy { $0.superview === stack })
        #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(views[0], at: 9)
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]] && stack.subviews.count == 3)
        stack.insertArrangedSubview(views[0], at: -1)
        #expect(stack.arrangedSubviews == views)
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews == [views[0], views[2]] && views[1].superview === stack)
        views[2].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[0]])
        stack.spacing = 4
        stack.setCustomSpacing(7, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == 7 && stack.customSpacing(after: views[1]) == 4)
    }

    /// Documentation of `NSLayoutAnchor` and `UILayoutGuide`: what an anchor relates, and where the guides of a view lie.
    @Test("Guides and anchors") func guides() {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 0))
        #expect(view.layoutMarginsGuide === view.layoutMarginsGuide && view.layoutMarginsGuide.owningView === view)
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        let own = UILayoutGuide()
        view.addLayoutGuide(own)
        #expect(own.owningView === view && view.layoutGuides.count == 1 && own.layoutFrame == .zero)
        view.removeLayoutGuide(own)
        #expect(view.layoutGuides.isEmpty)

        let child = UIView()
        view.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            child.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor, constant: 1),
            child.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 2),
            child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 3),
            child.heightAnchor.constraint(lessThanOrEqualTo: child.widthAnchor, multiplier: 0.25),
            child.heightAnchor.constraint(greaterThanOrEqualToConstant: 13.25),
        ]
        view.addConstraints(constraints)
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 3, y: 16, width: 53, height: 13.25))
        #expect(child.constraints.count == 5 && constraints.allSatisfy(\.isActive))
        view.removeConstraint(constraints[0])
        #expect(child.constraints.count == 4)
        view.removeConstraints(constraints)
        #expect(child.constraints.isEmpty)
        view.addConstraint(constraints[1])
        #expect(child.constraints.count == 1 && constraints[1].constant == 16 && constraints[2].multiplier == 0.5)
        #expect(UILayoutPriority.defaultLow + 1 > .defaultLow && (UILayoutPriority.required - 1).rawValue == 999)
        let base = child.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: -2)
        #expect(base.firstAttribute == .firstBaseline && base.secondAttribute == .lastBaseline && base.constant == -2)
        let after = child.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 3)
        #expect(after.constant == 24 && after.relation == .equal && after.multiplier == 1)
    }

    @Test("Sizes that fit") func sizes() {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 100, height: 50))
        let label = UILabel(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
        label.text = "Text"
        label.sizeToFit()
        #expect(
            label.frame.origin == CGPoint(x: 5, y: 6)
                && abs(label.frame.width - label.intrinsicContentSize.width) < 0.001)
        let fixed = sized(30, 20)
        #expect(fixed.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
        let target = CGSize(width: 70, height: 80)
        func fitting(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
            fixed.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        #expect(fitting(.required, .fittingSizeLevel) == CGSize(width: 70, height: 20))
        #expect(fitting(.defaultHigh, .required) == CGSize(width: 30, height: 80))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        view.transform3D = CATransform3DMakeScale(2, 3, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
        #expect(view.transform3D == CATransform3DMakeScale(2, 3, 1))
        view.layer.setAffineTransform(CGAffineTransform(translationX: 4, y: 5))
        #expect(view.layer.affineTransform() == CGAffineTransform(translationX: 4, y: 5))
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue) = (2, 6)
        let track = slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 128, height: 30))
        #expect(track == CGRect(x: 0, y: 13, width: 128, height: 4))
        let thumb = slider.thumbRect(forBounds: .zero, trackRect: track, value: 3)
        #expect(thumb == CGRect(x: 25, y: 1, width: 28, height: 28))
        let scroll = UIScrollView()
        scroll.setContentOffset(CGPoint(x: 3, y: 4), animated: false)
        scroll.setZoomScale(2, animated: false)
        #expect(scroll.bounds.origin == CGPoint(x: 3, y: 4) && scroll.zoomScale == 2 && scroll.clipsToBounds)
        #expect(scroll.contentLayoutGuide !== scroll.frameLayoutGuide)
    }

    @Test("A view's recognisers, interactions, colours and window") func belongings() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let tap = UITapGestureRecognizer()
        inner.addGestureRecognizer(tap)
        inner.addGestureRecognizer(UIPanGestureRecognizer())
        #expect(tap.view === inner && inner.gestureRecognizers?.count == 2)
        inner.removeGestureRecognizer(tap)
        #expect(tap.view == nil && inner.gestureRecognizers?.count == 1)
        outer.tintColor = .red
        #expect(inner.tintColor == .red && UIView().tintColor == .tintColor)
        let window = UIWindow(frame: .zero)
        window.addSubview(outer)
        #expect(inner.window === window && window.window === window && UIView().window == nil)
        #expect(inner.next === outer && inner.isDescendant(of: inner))
        window.isHidden = true
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow)
        let refresh = UIRefreshControl()
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        inner.accessibilityHint = "hint"
        (inner.accessibilityValue, inner.accessibilityElementsHidden) = ("value", true)
        (inner.accessibilityTraits, inner.isAccessibilityElement) = (.button, true)
        #expect(inner.accessibilityHint == "hint" && inner.accessibilityValue == "value")
        #expect(inner.accessibilityTraits == .button && inner.isAccessibilityElement)
        #expect(inner.accessibilityElementsHidden && !outer.accessibilityElementsHidden)
    }

    @Test("Pages, panes and what is presented") func controllers() {
        let all = (0..<2).map { _ in UIViewController() }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        pages.view.frame.size = CGSize(width: 30, height: 40)
        var isDone = false
        for controller in all {
            pages.setViewControllers([controller], direction: .forward, animated: false) { isDone = $0 }
        }
        #expect(isDone && pages.viewControllers == [all[1]] && pages.children == [all[1]])
        #expect(pages.view.subviews == [all[1].view] && all[1].view.frame.size == CGSize(width: 30, height: 40))
        pages.view.frame.size = CGSize(width: 50, height: 60)
        #expect(all[1].view.frame.size == CGSize(width: 50, height: 60))

        let panes = UISplitViewController(style: .doubleColumn)
        panes.viewControllers = [UIViewController()]
        panes.viewControllers = all
        #expect(panes.children == all)
        panes.view.frame.size = CGSize(width: 30, height: 40)
        panes.viewWillLayoutSubviews()
        panes.viewWillLayoutSubviews()
        #expect(panes.view.subviews == [all[1].view] && all[1].view.frame.size == CGSize(width: 30, height: 40))
        #expect(all[0].splitViewController === panes && all[0].tabBarController == nil)

        let presentation = all[0].presentationController
        #expect(presentation is UISheetPresentationController && presentation === all[0].presentationController)
        #expect(presentation?.presentedViewController === all[0] && presentation?.presentingViewController === all[0])
        #expect(all[0].sheetPresentationController === presentation)
        let popover = all[1].popoverPresentationController
        #expect(popover != nil && popover === all[1].popoverPresentationController)
        #expect(presentation?.presentedView === all[0].view && presentation?.presentationStyle == .automatic)
        all[0].setEditing(true, animated: false)
        #expect(all[0].isEditing && !all[1].isEditing)
        all[0].showDetailViewController(all[1], sender: nil)
        #expect(all[0].presentedViewController === all[1])
        all[0].dismiss(animated: false) { isDone = false }
        #expect(all[0].presentedViewController == nil && all[1].presentingViewController == nil && !isDone)
        let story = UIStoryboard(name: "Main", bundle: nil)
        #expect(story.instantiateInitialViewController() == nil)
    }
}
