import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive
@testable import GalleyViews

/// Arguments that are left out of gestures, keys, animations and the environment: the values of SwiftUI's interface
/// (`SwiftUI.swiftinterface`, `SwiftUICore.swiftinterface`). Options have the bits of the same interface.
@MainActor @Suite("Left out of gestures and values")
struct OmittedGestureArgumentTests {
    @Test("Of gestures") func gestures() {
        #expect(LongPressGesture().minimumDuration == 0.5 && LongPressGesture().maximumDistance == 10)
        #expect(LongPressGesture(minimumDuration: 2).maximumDistance == 10)
        #expect(DragGesture().minimumDistance == 10 && DragGesture().coordinateSpace == .local)
        #expect(DragGesture(coordinateSpace: .global).minimumDistance == 10)
        #expect(DragGesture(coordinateSpace: .named("x")).coordinateSpace == .named(AnyHashable("x")))
        #expect(DragGesture(coordinateSpace: CoordinateSpace.global).minimumDistance == 10)
        #expect(
            TapGesture().count == 1 && SpatialTapGesture().count == 1 && SpatialTapGesture().coordinateSpace == .local)
        #expect(SpatialTapGesture(coordinateSpace: CoordinateSpace.global).count == 1)
        #expect(SpatialTapGesture(coordinateSpace: .global).count == 1)
        #expect(MagnifyGesture().minimumScaleDelta == 0.01 && MagnificationGesture().minimumScaleDelta == 0.01)
        #expect(RotateGesture().minimumAngleDelta == .degrees(1) && RotationGesture().minimumAngleDelta == .degrees(1))
        #expect(GestureMask.all == [.gesture, .subviews] && GestureMask.none.rawValue == 0)
        #expect([GestureMask.gesture, .subviews, .all].map(\.rawValue) == [1, 2, 3])
    }

    @Test("Options have their bits") func options() {
        let kinds: [ContentShapeKinds] = [
            .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility,
        ]
        #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        let keys: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad, .all]
        #expect(keys.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 63])
        #expect([KeyPress.Phases.down, .repeat, .up, .all].map(\.rawValue) == [1, 2, 4, 7])
        #expect([FocusInteractions.activate, .edit, .automatic].map(\.rawValue) == [1, 2, 3])
        #expect([SubmitTriggers.text, .search].map(\.rawValue) == [1, 2])
        #expect([MatchedGeometryProperties.position, .size, .frame].map(\.rawValue) == [1, 2, 3])
        #expect([SafeAreaRegions.container, .keyboard].map(\.rawValue) == [1, 2])
        #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]) && SafeAreaRegions.all.rawValue == .max)
        #expect([VerticalEdge.Set.top, .bottom, .all].map(\.rawValue) == [1, 2, 3])
        #expect([HorizontalEdge.Set.leading, .trailing, .all].map(\.rawValue) == [1, 2, 3])
        let shadows: [GraphicsContext.ShadowOptions] = [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]
        #expect(shadows.map(\.rawValue) == [1, 2, 4, 8])
        #expect(GraphicsContext.BlurOptions.opaque.rawValue == 1 && GraphicsContext.ClipOptions.inverse.rawValue == 1)
        let keyboards: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
        ]
        // UITextInputTraits.h counts them from 0.
        #expect(keyboards.map(\.rawValue) == Array(0...11) && UIKeyboardType.alphabet == .asciiCapable)
        let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
        #expect(capitals.map(\.rawValue) == [0, 1, 2, 3])
        #expect(MeasurementFormatter.UnitOptions.temperatureWithoutUnit.rawValue == 4)
        #expect([MeasurementFormatter.UnitOptions.providedUnit, .naturalScale].map(\.rawValue) == [1, 2])
    }

    @Test("Of feedback, activities and transitions") func others() {
        #expect(SensoryFeedback.impact() == .impact(weight: .medium, intensity: 1))
        #expect(SensoryFeedback.impact(intensity: 0.5) == .impact(weight: .medium, intensity: 0.5))
        #expect(SensoryFeedback.impact(weight: .heavy) == .impact(weight: .heavy, intensity: 1))
        #expect(SensoryFeedback.impact(flexibility: .soft) == .impact(flexibility: .soft, intensity: 1))
        #expect(SensoryFeedback.impact(flexibility: .soft) != .impact(flexibility: .rigid))
        #expect(SensoryFeedback.impact() != .impact(intensity: 2) && SensoryFeedback.impact != .impact(weight: .light))
        let activity = NSUserActivity(activityType: "a.b")
        // Foundation's documentation: handed to other devices at first, found by no search.
        #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch && !activity.isEligibleForPrediction)
        #expect(!activity.isEligibleForPublicIndexing && activity.activityType == "a.b")
        activity.addUserInfoEntries(from: ["a": 1, "b": 2])
        activity.addUserInfoEntries(from: ["b": 3])
        #expect(activity.userInfo?["a"] as? Int == 1 && activity.userInfo?["b"] as? Int == 3)
        #expect(TransitionProperties().hasMotion && !OpacityTransition.properties.hasMotion)
        #expect(!IdentityTransition.properties.hasMotion && ScaleTransition.properties.hasMotion)
        #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
        #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.isIdentity) == [false, true, false])
        #expect(ContentTransition.numericText() == .numericText(countsDown: false))
        #expect(ContentTransition.numericText() != .numericText(countsDown: true))
        #expect(AnyTransition.scale(scale: 0.5).transaction(Transaction()).animation == nil)
        #expect(AnyTransition.opacity.animation(.easeIn).transaction(Transaction()).animation == .easeIn)
        #expect(AnyTransition.opacity.animation(nil).transaction(Transaction(animation: .linear)).animation == nil)
        let both = AnyTransition.opacity.animation(.easeIn).combined(with: .slide)
        #expect(both.transaction(Transaction()).animation == .easeIn)
        let later = AnyTransition.opacity.animation(.easeIn).combined(with: .slide.animation(.easeOut))
        #expect(later.transaction(Transaction()).animation == .easeOut)
    }

    @Test("Of the environment") func environment() {
        let values = EnvironmentValues()
        #expect(values.isEnabled && values.displayScale == 1 && values.pixelLength == 1 && values.colorScheme == .light)
        #expect(
            values.layoutDirection == .leftToRight && values.dynamicTypeSize == .large && values.sizeCategory == .large)
        #expect(!values.accessibilityReduceMotion && !values.accessibilityReduceTransparency)
        #expect(!values.accessibilityDifferentiateWithoutColor && !values.accessibilityInvertColors)
        #expect(!values.accessibilityVoiceOverEnabled && !values.accessibilitySwitchControlEnabled)
        #expect(!values.accessibilityEnabled && !values.accessibilityShowButtonShapes)
        #expect(!values.accessibilityDimFlashingLights && values.accessibilityPlayAnimatedImages)
        #expect(!values.accessibilityLargeContentViewerEnabled && values.colorSchemeContrast == .standard)
        #expect(values.scenePhase == .active && !values.isPresented && !values.isSearching && !values.isFocused)
        #expect(
            values.headerProminence == .standard && values.horizontalSizeClass == nil && values.verticalSizeClass == nil
        )
        #expect(
            values.locale.identifier == "en_US" && values.timeZone == .gmt && values.calendar.identifier == .gregorian)
        #expect(values.editMode == nil && values.imageLoader == nil && !values.isLive && values.look == .iOS26)
        #expect(values.imageScale == .medium && !values.isInRows && !values.isInPages && !values.isUnderTabs)
        var odd = values
        for (given, kept) in [(3, 3), (0, 1), (-2, 1), (.nan, 1), (.infinity, 1)] as [(CGFloat, CGFloat)] {
            odd.displayScale = given
            #expect(odd.displayScale == kept && odd.pixelLength == 1 / kept, "\(given)")
        }
        odd.sizeCategory = .accessibilityLarge
        #expect(odd.dynamicTypeSize == .accessibility2 && odd.dividerThickness == 1)
        odd.displayScale = 2
        odd.dynamicTypeSize = .large
        #expect(odd.dividerThickness == 0.5)
        odd.textPlatform = .macOS
        #expect(odd.dividerThickness == 1)
    }

    @Test("Of options of pictures") func renderOptions() {
        let options = RenderOptions()
        #expect(options.proposal == .unspecified && options.canvas == nil && !options.followsPreviewLayout)
        #expect(
            options.allowsFileURLs && !options.chrome && options.settle == 0.5 && options.scale == 1
                && !options.isOpaque)
        #expect(options.textPlatform == .iOS && options.look == .iOS26 && options.colorScheme == .light)
        #expect(options.currentDate == Date(timeIntervalSinceReferenceDate: 0) && options.timeZone == .gmt)
        #expect(options.safeArea == EdgeInsets() && options.storedValues.isEmpty && !options.notesOrigins)
        #expect(options.background == nil && options.window == nil)
        var other = options
        other.isOpaque = true
        #expect(other.background == .white)
        other.colorScheme = .dark
        #expect(other.background == .black)
        other.proposal = ProposedViewSize(width: 30, height: 40)
        #expect(other.window == CGSize(width: 30, height: 40))
        other.proposal.height = .infinity
        #expect(other.window == nil)
        other.canvas = CGSize(width: 5, height: 6)
        #expect(other.window == CGSize(width: 5, height: 6))
        other.takeWindow()
        #expect(
            other.window == CGSize(width: 393, height: 852)
                && other.proposal == ProposedViewSize(width: 393, height: 852))
    }

    /// The radii of Apple's screens in points, as `UIScreen._displayCornerRadius` has been published for each (kylebashour/ScreenCorners).
    @Test("Corners of screens, upright and on their side") func corners() {
        for (width, height, radius) in [
            (320, 568, 0), (375, 667, 0), (414, 736, 0), (375, 812, 39), (414, 896, 41.5), (390, 844, 47.33),
            (428, 926, 53.33), (393, 852, 55), (430, 932, 55), (402, 874, 62), (420, 912, 62), (440, 956, 62),
            (600, 900, 18), (599, 900, 39), (1024, 768, 18),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            #expect(DeviceWindow.cornerRadius(of: CGSize(width: width, height: height)) == radius, "\(width)")
            #expect(DeviceWindow.cornerRadius(of: CGSize(width: height, height: width)) == radius, "\(height)")
        }
    }
}
