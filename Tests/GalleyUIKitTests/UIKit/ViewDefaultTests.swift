import Foundation
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What views, controls and recognisers of UIKit's have where nothing was set: the default that Apple's page of each
/// property names.
@MainActor @Suite("Defaults of UIKit's views") struct ViewDefaultTests {
    private let coder = NSKeyedArchiver(requiringSecureCoding: false)

    @Test("Of every view") func views() throws {
        for view in [UIView(), try #require(UIView(coder: coder))] {
            let off = [
                view.isMultipleTouchEnabled, view.isExclusiveTouch, view.preservesSuperviewLayoutMargins,
                view.clipsToBounds, view.isHidden,
            ]
            let on = [
                view.autoresizesSubviews, view.insetsLayoutMarginsFromSafeArea, view.isUserInteractionEnabled,
                view.translatesAutoresizingMaskIntoConstraints, view.isOpaque,
            ]
            #expect(off == [false, false, false, false, false] && on == [true, true, true, true, true])
            #expect(view.contentScaleFactor == 1 && view.alpha == 1 && view.tag == 0)
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            let priorities = [
                view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
                view.contentCompressionResistancePriority(for: .horizontal),
                view.contentCompressionResistancePriority(for: .vertical),
            ]
            #expect(priorities.map(\.rawValue) == [250, 250, 750, 750])
        }
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
        #expect(UIView.layoutFittingCompressedSize == .zero && UIView.noIntrinsicMetric == -1)
    }

    @Test("Of views that scroll") func scrolling() throws {
        for view in [UIScrollView(), try #require(UIScrollView(coder: coder))] {
            let off = [
                view.isPagingEnabled, view.alwaysBounceVertical, view.alwaysBounceHorizontal,
                view.isDirectionalLockEnabled, view.isTracking, view.isDragging, view.isDecelerating, view.isZooming,
            ]
            let on = [
                view.isScrollEnabled, view.bounces, view.bouncesZoom, view.showsHorizontalScrollIndicator,
                view.showsVerticalScrollIndicator, view.delaysContentTouches, view.canCancelContentTouches,
                view.scrollsToTop, view.clipsToBounds,
            ]
            #expect(off == [Bool](repeating: false, count: 8) && on == [Bool](repeating: true, count: 9))
            #expect([view.minimumZoomScale, view.maximumZoomScale, view.zoomScale] == [1, 1, 1])
            #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
            view.setZoomScale(3, animated: true)
            #expect(view.zoomScale == 3)
        }
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
        let grid = UICollectionViewFlowLayout()
        #expect(grid.minimumLineSpacing == 10 && grid.minimumInteritemSpacing == 10)
        #expect(grid.itemSize == CGSize(width: 50, height: 50) && !grid.sectionHeadersPinToVisibleBounds)
        #expect(grid.estimatedItemSize == .zero && grid.sectionInset == .zero && grid.scrollDirection == .vertical)
        let cells = UICollectionView(frame: .zero, collectionViewLayout: grid)
        #expect(cells.allowsSelection && !cells.allowsMultipleSelection && cells.collectionViewLayout === grid)
        let other = UICollectionViewLayout()
        cells.setCollectionViewLayout(other, animated: false)
        #expect(cells.collectionViewLayout === other)
        let cell = UICollectionViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!cell.isSelected && !cell.isHighlighted && cell.subviews == [cell.contentView])
        let table = UITableView()
        #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.allowsSelectionDuringEditing)
        #expect(!table.isEditing && table.style == .plain)
        let heights = [
            table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
            table.sectionHeaderTopPadding, UITableView.automaticDimension,
        ]
        #expect(heights == [-1, -1, -1, -1, -1, -1])
        // Apple's Human Interface Guidelines: lines begin 16 points from a phone's side.
        #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        let row = UITableViewCell(style: .value1, reuseIdentifier: "row")
        #expect(!row.isSelected && row.separatorInset == .zero && row.reuseIdentifier == "row")
        #expect(row.subviews == [row.contentView])
        #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.maxY == 6)
        table.setEditing(true, animated: true)
        row.setSelected(true, animated: true)
        #expect(table.isEditing && row.isSelected)
        #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
        let paths = [IndexPath(row: 3, section: 4), IndexPath(item: 5, section: 6)]
        #expect(paths.map(\.section) == [4, 6] && paths.map(\.row) == [3, 5] && paths.map(\.item) == [3, 5])
        var path = paths[0]
        (path.row, path.section) = (8, 9)
        #expect(path == IndexPath(row: 8, section: 9))
        path.item = 7
        #expect(path == IndexPath(item: 7, section: 9))
    }

    @Test("Of controls") func controls() {
        let control = UIControl()
        let off = [
            control.isSelected, control.isHighlighted, control.showsMenuAsPrimaryAction,
            control.isContextMenuInteractionEnabled,
        ]
        #expect(control.isEnabled && off == [false, false, false, false])
        let button = UIButton(type: .custom)
        #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
        #expect(!button.showsTouchWhenHighlighted && !button.changesSelectionAsPrimaryAction)
        #expect(button.buttonType == .custom && UIButton(type: .close).buttonType == .close)
        #expect(UIButton(type: .contactAdd, primaryAction: nil).buttonType == .contactAdd)
        #expect(UIButton(primaryAction: nil).buttonType == .system)
        #expect(UIButton(configuration: .plain()).buttonType == .system && UIButton().buttonType == .custom)
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        #expect(!segments.isMomentary && !segments.apportionsSegmentWidthsByContent)
        #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == -1)
        let stepper = UIStepper()
        #expect([stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue] == [0, 0, 100, 1])
        #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
        let pages = UIPageControl()
        #expect(pages.allowsContinuousInteraction && !pages.hidesForSinglePage)
        #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
        let date = UIDatePicker()
        #expect(date.minuteInterval == 1 && date.countDownDuration == 0 && UIColorWell().supportsAlpha)
        #expect(date.minimumDate == nil && date.maximumDate == nil && date.datePickerMode == .dateAndTime)
        let slider = UISlider()
        #expect([slider.value, slider.minimumValue, slider.maximumValue] == [0, 0, 1] && slider.isContinuous)
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.hidesWhenStopped && !spinner.isAnimating && UIProgressView().progress == 0)
        let configuration = UIButton.Configuration.plain()
        #expect(configuration.titlePadding == 1 && !configuration.showsActivityIndicator)
        #expect(configuration.background.strokeWidth == 0 && configuration.imagePadding == 0)
        #expect(!UISwitch().isOn && UIRefreshControl().isRefreshing == false)
    }

    @Test("Of texts") func texts() {
        let label = UILabel(frame: .zero)
        let off = [
            label.isHighlighted, label.adjustsFontSizeToFitWidth, label.allowsDefaultTighteningForTruncation,
            label.adjustsFontForContentSizeCategory, label.isUserInteractionEnabled,
        ]
        #expect(off == [false, false, false, false, false] && label.isEnabled && label.numberOfLines == 1)
        #expect(label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        let field = UITextField()
        let none = [
            field.adjustsFontSizeToFitWidth, field.adjustsFontForContentSizeCategory, field.clearsOnBeginEditing,
            field.isSecureTextEntry, field.enablesReturnKeyAutomatically, field.isEditing,
        ]
        #expect(none == [Bool](repeating: false, count: 6) && field.minimumFontSize == 0 && field.text == "")
        let view = UITextView()
        let kept = [
            view.allowsEditingTextAttributes, view.adjustsFontForContentSizeCategory, view.isSecureTextEntry,
            view.enablesReturnKeyAutomatically,
        ]
        #expect(kept == [false, false, false, false] && view.isEditable && view.isSelectable)
        #expect(view.backgroundColor == .systemBackground && view.selectedRange == NSRange(location: 0, length: 0))
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        let container = view.textContainer
        #expect(container.lineFragmentPadding == 5 && container.maximumNumberOfLines == 0)
        #expect(container.widthTracksTextView && !container.heightTracksTextView && container.size == .zero)
        let bar = UISearchBar()
        #expect(!bar.showsCancelButton && !bar.showsScopeBar && bar.isTranslucent)
        #expect(bar.selectedScopeButtonIndex == 0 && bar.enablesReturnKeyAutomatically)
        bar.setShowsCancelButton(true, animated: false)
        #expect(bar.showsCancelButton)
        let style = NSMutableParagraphStyle()
        let lengths = [
            style.lineSpacing, style.paragraphSpacing, style.headIndent, style.firstLineHeadIndent,
            style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight,
        ]
        #expect(lengths == [CGFloat](repeating: 0, count: 7))
        let (shadow, attachment) = (NSShadow(), NSTextAttachment(data: Data([7]), ofType: "public.png"))
        #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
        #expect(attachment.contents == Data([7]) && attachment.fileType == "public.png")
        #expect(attachment.allowsTextAttachmentView && attachment.bounds == .zero && attachment.image == nil)
    }

    @Test("Of recognisers") func recognisers() {
        let (tap, press, pan, swipe) = (
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
            UISwipeGestureRecognizer()
        )
        for one in [tap, press, pan, swipe, UIGestureRecognizer()] as [UIGestureRecognizer] {
            #expect(one.isEnabled && one.cancelsTouchesInView && one.delaysTouchesEnded && !one.delaysTouchesBegan)
            #expect(one.requiresExclusiveTouchType && one.numberOfTouches == 0 && one.state == .possible)
            #expect(one.canBePrevented(by: tap) && one.canPrevent(tap))
            #expect(!one.shouldBeRequiredToFail(by: tap) && !one.shouldRequireFailure(of: tap))
        }
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
        #expect(swipe.numberOfTouchesRequired == 1 && swipe.direction == .right)
        let pinch = UIPinchGestureRecognizer()
        #expect(pinch.scale == 1 && pinch.velocity == 0 && UIRotationGestureRecognizer().rotation == 0)
    }

    @Test("Of pictures, guides and responders") func others() throws {
        let image = UIImage(systemName: "star")
        let views = [UIImageView(), UIImageView(frame: .zero), UIImageView(image: image), UIImageView(coder: coder)]
        for view in views.compactMap({ $0 }) {
            #expect(!view.isUserInteractionEnabled && !view.isHighlighted && !view.isAnimating)
            #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
        }
        let both = UIImageView(image: nil, highlightedImage: image)
        #expect(both.image == nil && both.highlightedImage === image && both.intrinsicContentSize.width == -1)
        both.isHighlighted = true
        #expect(both.intrinsicContentSize == image?.size)
        let guide = UILayoutGuide()
        #expect(guide.owningView == nil && guide.layoutFrame == .zero && guide.identifier.isEmpty)
        #expect(!UIKeyboardLayoutGuide().followsUndockedKeyboard && UIKeyboardLayoutGuide().usesBottomSafeArea)
        let responder = UIView()
        #expect(!responder.canBecomeFirstResponder && responder.canResignFirstResponder)
        #expect(!responder.isFirstResponder && !responder.canPerformAction("copy", withSender: nil))
        let refresh = UIRefreshControl()
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing && UIView.areAnimationsEnabled)
        let stack = UIStackView()
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement && stack.spacing == 0)
    }
}
