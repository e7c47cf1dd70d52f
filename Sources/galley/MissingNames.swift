// Made by `make support` from Scripts/swiftui-api-frequency.tsv, Scripts/swiftui-names.txt and the public API of the built
// modules: do not edit.

/// Names that source for Apple's platforms uses and Galley does not have, one framework a line.
///
/// `Type`, `@attribute`, `#macro`, `.modifier`, `Owner.member`, or a call by its labels, `Type(label:)`.
enum MissingNames {
    static let text = """
        SwiftUI: #colorLiteral #imageLiteral .accessibilityChartDescriptor .accessibilityRotor .accessibilityRotorEntry \
          .alertScene .alternatingRowBackgrounds .backgroundExtensionEffect .badgeProminence .buttonSizing .colorEffect \
          .containerBackground .copyable .cuttable .dialogIcon .dialogSuppressionToggle .digitalCrownRotation \
          .distortionEffect .exportsItemProviders .fileDialogMessage .focusedObject .glassEffectUnion \
          .horizontalRadioGroupLayout .importableFromServices .invalidatableContent .itemProvider .labelsVisibility \
          .layerEffect .layoutDirectionBehavior .listRowHoverEffect .materialActiveAppearance .navigationDocument \
          .navigationLinkIndicatorVisibility .onCommand .onContinueUserActivity .onCopyCommand .onCutCommand .onInsert \
          .onPasteCommand .previewContext .quickLookPreview .scrollEdgeEffectStyle .speechAdjustedPitch \
          .symbolColorRenderingMode .textInputSuggestions .toolbarForegroundStyle .typeSelectEquivalent \
          .typesettingLanguage .userActivity .writingToolsBehavior @FetchRequest @FocusedObject \
          @NSApplicationDelegateAdaptor @SectionedFetchRequest @UIApplicationDelegateAdaptor AccessibilityRotorEntry \
          AccessibilityTechnologies AlertScene AnimationContext AnimationState BackgroundProminence Button(intent:label:) \
          ContainerBackgroundPlacement CustomAnimation DialogSeverity DocumentGroup DragDropPreviewsFormation \
          EditOperation EnvironmentValues.backgroundMaterial EnvironmentValues.backgroundProminence \
          EnvironmentValues.controlActiveState EnvironmentValues.horizontalScrollIndicatorVisibility \
          EnvironmentValues.isHoverEffectEnabled EnvironmentValues.menuOrder EnvironmentValues.rename \
          EnvironmentValues.resetFocus EnvironmentValues.undoManager FileDocument FocusedObject FocusedSceneValue \
          FormStyleConfiguration HSplitView HelpLink ImmersiveSpace MultiDatePicker NSApplicationDelegateAdaptor \
          NSHostingController NSHostingView NSViewControllerRepresentable NSViewRepresentable NSViewRepresentableContext \
          PasteButton PreviewContext PreviewModifier PreviewPlatform ReferenceFileDocument RenameAction RenameButton \
          ScrollEdgeEffectStyle Section(isExpanded:) SettingsLink Shader ShaderFunction ShaderLibrary TextSelection \
          UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController UIViewControllerRepresentable \
          UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext VSplitView \
          WKInterfaceObjectRepresentable
        UIKit: UIAccessibility UIAction UIActivityViewController UIAlertAction UIAlertController UIApplication \
          UIApplicationDelegate UIBarButtonItem UIBlurEffect UIButton UICollectionView UIContentSizeCategory \
          UIDocumentPickerViewController UIEdgeInsets UIEvent UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer \
          UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetImageFromCurrentImageContext \
          UIGraphicsImageRenderer UIImagePickerController UIImageView UILabel UIMenu UINavigationBar \
          UINavigationBarAppearance UINavigationController UIPageControl UIPanGestureRecognizer UIPasteboard UIResponder \
          UIScene UISceneDelegate UIScrollView UISegmentedControl UISlider UIStackView UISwitch UITabBar \
          UITabBarAppearance UITabBarController UITableView UITapGestureRecognizer UITextField UITextView UITouch \
          UIVibrancyEffect UIView UIViewController UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate
        AppKit: NSAlert NSApp NSApplication NSApplicationDelegate NSBezierPath NSBitmapImageRep NSCursor NSEvent NSFont \
          NSFontManager NSGraphicsContext NSMenu NSMenuItem NSOpenPanel NSPasteboard NSPopover NSSavePanel NSScreen \
          NSScrollView NSStatusBar NSStatusItem NSTextField NSTextView NSToolbar NSView NSViewController \
          NSVisualEffectView NSWindow NSWindowController NSWorkspace
        Core Graphics: CGContext CGDataConsumer CGDataProvider CGFont CGGradient CGImageDestination CGImageSource CGLayer \
          CGPDFDocument CGPattern CGShading
        Core Animation: CAAnimation CABasicAnimation CADisplayLink CAEmitterLayer CAGradientLayer CAKeyframeAnimation \
          CALayer CAMediaTimingFunction CAReplicatorLayer CAShapeLayer CATextLayer CATransaction CATransform3D \
          CATransform3DMakeRotation
        Swift Charts: .chartAngleSelection .chartBackground .chartForegroundStyleScale .chartLegend .chartOverlay \
          .chartPlotStyle .chartScrollPosition .chartScrollableAxes .chartXAxis .chartXAxisLabel .chartXScale \
          .chartXSelection .chartXVisibleDomain .chartYAxis .chartYAxisLabel .chartYScale .chartYSelection AreaMark \
          AxisGridLine AxisMarks AxisTick AxisValueLabel BarMark Chart ChartContent ChartContentBuilder ChartProxy \
          LineMark PlottableValue PointMark RectangleMark RuleMark SectorMark
        MapKit: .mapControlVisibility .mapControls .mapStyle .onMapCameraChange MKCoordinateRegion MKCoordinateSpan \
          MKMapItem MKMapView MKPointAnnotation Map MapAnnotation MapCamera MapCameraPosition MapCircle MapCompass \
          MapMarker MapPin MapPitchToggle MapPolygon MapPolyline MapProxy MapReader MapScaleView MapStyle \
          MapUserLocationButton
        PhotosUI: .photosPicker PhotosPicker PhotosPickerItem
        SwiftData: .modelContainer .modelContext @Attribute @Model @Query @Relationship EnvironmentValues.modelContext \
          FetchDescriptor ModelConfiguration ModelContainer ModelContext PersistentIdentifier PersistentModel
        WidgetKit: .widgetAccentable .widgetLabel .widgetURL ActivityConfiguration AppIntentConfiguration \
          AppIntentTimelineProvider DynamicIsland IntentConfiguration StaticConfiguration TimelineEntry TimelineProvider \
          Widget WidgetBundle WidgetCenter WidgetConfiguration WidgetFamily
        AVKit: AVAsset AVAudioPlayer AVCaptureSession AVPlayer AVPlayerItem AVPlayerViewController VideoPlayer
        """
}
