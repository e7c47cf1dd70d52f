// Made by `make support` from Scripts/swiftui-api-frequency.tsv, Scripts/swiftui-names.txt and the public API of the built
// modules: do not edit.

/// Names that source for Apple's platforms uses and Galley does not have, one framework a line.
///
/// `Type`, `@attribute`, `#macro`, `.modifier`, `Owner.member`, or a call by its labels, `Type(label:)`.
enum MissingNames {
    static let text = """
        SwiftUI: #colorLiteral #imageLiteral .accessibilityChartDescriptor .accessibilityCustomContent \
          .accessibilityLabeledPair .accessibilityLinkedGroup .accessibilityRespondsToUserInteraction .accessibilityRotor \
          .accessibilityRotorEntry .accessibilityTextContentType .accessibilityZoomAction .alertScene \
          .alternatingRowBackgrounds .backgroundExtensionEffect .badgeProminence .buttonRepeatBehavior .buttonSizing \
          .colorEffect .containerBackground .containerShape .copyable .cuttable .dialogIcon .dialogSuppressionToggle \
          .digitalCrownRotation .distortionEffect .draggable .dropDestination .exportsItemProviders .fileDialogMessage \
          .fileExporter .fileImporter .fileMover .focusedObject .glassEffect .glassEffectID .glassEffectUnion \
          .horizontalRadioGroupLayout .importableFromServices .invalidatableContent .itemProvider .labelsVisibility \
          .layerEffect .layoutDirectionBehavior .listRowHoverEffect .materialActiveAppearance .navigationDocument \
          .navigationLinkIndicatorVisibility .onCommand .onContinueUserActivity .onCopyCommand .onCutCommand .onDrag \
          .onDrop .onInsert .onPasteCommand .onScrollGeometryChange .onScrollPhaseChange .onScrollVisibilityChange \
          .previewContext .quickLookPreview .rotation3DEffect .scrollEdgeEffectStyle .scrollTransition \
          .speechAdjustedPitch .symbolColorRenderingMode .tableColumnHeaders .tableStyle .textInputSuggestions \
          .toolbarForegroundStyle .typeSelectEquivalent .typesettingLanguage .userActivity .visualEffect \
          .writingToolsBehavior @FetchRequest @FocusedObject @NSApplicationDelegateAdaptor @SectionedFetchRequest \
          @UIApplicationDelegateAdaptor AccessibilityLabeledPairRole AccessibilityRotorEntry AccessibilityTechnologies \
          AlertScene AnimationContext AnimationState BackgroundProminence Button(intent:label:) Color(cgColor:) \
          Color(nsColor:) ContainerBackgroundPlacement CustomAnimation DialogSeverity DocumentGroup \
          DragDropPreviewsFormation DropDelegate DropInfo DropProposal EditOperation EmptyVisualEffect \
          EnvironmentValues.backgroundMaterial EnvironmentValues.backgroundProminence \
          EnvironmentValues.controlActiveState EnvironmentValues.horizontalScrollIndicatorVisibility \
          EnvironmentValues.isHoverEffectEnabled EnvironmentValues.menuOrder EnvironmentValues.rename \
          EnvironmentValues.resetFocus EnvironmentValues.undoManager FileDocument FocusedObject FocusedSceneValue \
          FormStyleConfiguration Glass GlassEffectContainer HSplitView HelpLink Image(_:scale:label:) \
          Image(decorative:scale:) Image(nsImage:) Image(uiImage:) ImagePaint ImmersiveSpace MeshGradient MultiDatePicker \
          NSApplicationDelegateAdaptor NSHostingController NSHostingView NSViewControllerRepresentable \
          NSViewRepresentable NSViewRepresentableContext PasteButton PreviewContext PreviewModifier PreviewPlatform \
          ReferenceFileDocument RenameAction RenameButton ScrollEdgeEffectStyle ScrollGeometry ScrollPhase \
          ScrollTransitionConfiguration ScrollTransitionPhase Section(isExpanded:) SettingsLink Shader ShaderFunction \
          ShaderLibrary SharePreview Table TableColumn TableColumnBuilder TableRow TableRowBuilder TableStyle \
          TextSelection Transferable UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController \
          UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable \
          UIViewRepresentableContext VSplitView VisualEffect WKInterfaceObjectRepresentable
        UIKit: UIAccessibility UIAction UIActivityViewController UIAlertAction UIAlertController UIApplication \
          UIApplicationDelegate UIBarButtonItem UIBezierPath UIBlurEffect UIButton UICollectionView UIContentSizeCategory \
          UIDevice UIDocumentPickerViewController UIEdgeInsets UIEvent UIFont UIFontDescriptor UIFontMetrics \
          UIGestureRecognizer UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext \
          UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIImage UIImagePickerController UIImageView \
          UIImpactFeedbackGenerator UILabel UIMenu UINavigationBar UINavigationBarAppearance UINavigationController \
          UINotificationFeedbackGenerator UIPageControl UIPanGestureRecognizer UIPasteboard UIRectCorner UIResponder \
          UIScene UISceneDelegate UIScreen UIScrollView UISegmentedControl UISelectionFeedbackGenerator UISlider \
          UIStackView UISwitch UITabBar UITabBarAppearance UITabBarController UITableView UITapGestureRecognizer \
          UITextField UITextView UITouch UIVibrancyEffect UIView UIViewController UIVisualEffectView UIWindow \
          UIWindowScene UIWindowSceneDelegate
        AppKit: NSAlert NSApp NSApplication NSApplicationDelegate NSBezierPath NSBitmapImageRep NSColor NSCursor NSEvent \
          NSFont NSFontManager NSGraphicsContext NSImage NSMenu NSMenuItem NSOpenPanel NSPasteboard NSPopover NSSavePanel \
          NSScreen NSScrollView NSStatusBar NSStatusItem NSTextField NSTextView NSToolbar NSView NSViewController \
          NSVisualEffectView NSWindow NSWindowController NSWorkspace
        Core Graphics: CGColor CGColorSpace CGContext CGDataConsumer CGDataProvider CGFont CGGradient CGImage \
          CGImageDestination CGImageSource CGLayer CGMutablePath CGPDFDocument CGPath CGPattern CGShading
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
