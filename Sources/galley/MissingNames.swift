// Made by `make support` from Scripts/swiftui-api-frequency.tsv, Scripts/swiftui-names.txt and the public API of the built
// modules: do not edit.

/// Names that source for Apple's platforms uses and Galley does not have, one framework a line.
///
/// `Type`, `@attribute`, `#macro`, `.modifier`, `Owner.member`, or a call by its labels, `Type(label:)`.
enum MissingNames {
    static let text = """
        SwiftUI: #colorLiteral #imageLiteral .accessibilityChartDescriptor .accessibilityCustomContent \
          .accessibilityFocused .accessibilityLabeledPair .accessibilityLinkedGroup \
          .accessibilityRespondsToUserInteraction .accessibilityRotor .accessibilityRotorEntry \
          .accessibilityTextContentType .accessibilityZoomAction .actionSheet .alert .alertScene \
          .alternatingRowBackgrounds .backgroundExtensionEffect .badge .badgeProminence .blendMode .buttonRepeatBehavior \
          .buttonSizing .colorEffect .commands .commandsRemoved .compositingGroup .confirmationDialog \
          .containerBackground .containerShape .contextMenu .copyable .cuttable .defaultPosition .defaultSize \
          .deleteDisabled .dialogIcon .dialogSuppressionToggle .digitalCrownRotation .distortionEffect .draggable \
          .drawingGroup .dropDestination .exportsItemProviders .fileDialogMessage .fileExporter .fileImporter .fileMover \
          .findDisabled .findNavigator .focusedObject .focusedSceneValue .focusedValue .formStyle .fullScreenCover \
          .geometryGroup .glassEffect .glassEffectID .glassEffectUnion .handlesExternalEvents .horizontalRadioGroupLayout \
          .importableFromServices .indexViewStyle .inspector .interactiveDismissDisabled .invalidatableContent \
          .itemProvider .labelsVisibility .layerEffect .layoutDirectionBehavior .listItemTint .listRowBackground \
          .listRowHoverEffect .listRowInsets .listRowSeparator .listRowSeparatorTint .listRowSpacing \
          .listSectionSeparator .listSectionSeparatorTint .listSectionSpacing .luminanceToAlpha .mask \
          .matchedTransitionSource .materialActiveAppearance .moveDisabled .navigationBarBackButtonHidden \
          .navigationBarHidden .navigationBarItems .navigationBarTitle .navigationBarTitleDisplayMode \
          .navigationDestination .navigationDocument .navigationLinkIndicatorVisibility .navigationSplitViewColumnWidth \
          .navigationSplitViewStyle .navigationSubtitle .navigationTitle .navigationTransition .navigationViewStyle \
          .onCommand .onContinueUserActivity .onCopyCommand .onCutCommand .onDelete .onDeleteCommand .onDrag .onDrop \
          .onExitCommand .onInsert .onMove .onMoveCommand .onPasteCommand .onScrollGeometryChange .onScrollPhaseChange \
          .onScrollVisibilityChange .persistentSystemOverlays .popover .presentationBackground \
          .presentationBackgroundInteraction .presentationCompactAdaptation .presentationContentInteraction \
          .presentationCornerRadius .presentationDetents .presentationDragIndicator .presentationSizing .previewContext \
          .previewDevice .previewInterfaceOrientation .quickLookPreview .replaceDisabled .rotation3DEffect \
          .scrollBounceBehavior .scrollContentBackground .scrollDisabled .scrollEdgeEffectStyle .scrollIndicatorsFlash \
          .scrollPosition .scrollTargetBehavior .scrollTargetLayout .scrollTransition .searchCompletion \
          .searchPresentationToolbarBehavior .searchScopes .searchSuggestions .searchable .selectionDisabled .sheet \
          .speechAdjustedPitch .statusBar .statusBarHidden .swipeActions .symbolColorRenderingMode \
          .tabBarMinimizeBehavior .tabItem .tabViewStyle .tableColumnHeaders .tableStyle .textInputSuggestions .toolbar \
          .toolbarBackground .toolbarBackgroundVisibility .toolbarColorScheme .toolbarForegroundStyle .toolbarRole \
          .toolbarTitleDisplayMode .toolbarTitleMenu .toolbarVisibility .typeSelectEquivalent .typesettingLanguage \
          .userActivity .visualEffect .windowResizability .windowStyle .windowToolbarStyle .writingToolsBehavior \
          @AccessibilityFocusState @FetchRequest @FocusedBinding @FocusedObject @FocusedValue \
          @NSApplicationDelegateAdaptor @SectionedFetchRequest @UIApplicationDelegateAdaptor AccessibilityFocusState \
          AccessibilityLabeledPairRole AccessibilityRotorEntry AccessibilityTechnologies ActionSheet Alert AlertScene \
          AngularGradient AnimationContext AnimationState AnyGradient App AutomaticFormStyle BackgroundProminence \
          BlendMode BorderedListStyle Button(intent:label:) Color(cgColor:) Color(nsColor:) Color(uiColor:) \
          Color.gradient ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder \
          ContainerBackgroundPlacement CustomAnimation DefaultNavigationViewStyle DefaultTabViewStyle DialogSeverity \
          DismissSearchAction DismissWindowAction DocumentGroup DoubleColumnNavigationViewStyle DragDropPreviewsFormation \
          DropDelegate DropInfo DropProposal DynamicViewContent EditActions EditOperation EditableCollectionContent \
          EllipticalGradient EmptyVisualEffect EnvironmentValues.backgroundMaterial \
          EnvironmentValues.backgroundProminence EnvironmentValues.controlActiveState EnvironmentValues.dismissSearch \
          EnvironmentValues.dismissWindow EnvironmentValues.horizontalScrollIndicatorVisibility \
          EnvironmentValues.isFocused EnvironmentValues.isHoverEffectEnabled EnvironmentValues.isScrollEnabled \
          EnvironmentValues.isSearching EnvironmentValues.menuOrder EnvironmentValues.openSettings \
          EnvironmentValues.openWindow EnvironmentValues.presentationMode EnvironmentValues.rename \
          EnvironmentValues.resetFocus EnvironmentValues.supportsMultipleWindows EnvironmentValues.undoManager \
          FileDocument FillShapeStyle FocusedBinding FocusedObject FocusedSceneValue FocusedValue FocusedValueKey \
          FocusedValues ForEach(sections:content:) FormStyleConfiguration Glass GlassEffectContainer GroupedFormStyle \
          GroupedListStyle HSplitView HelpLink Image(_:scale:label:) Image(decorative:scale:) Image(nsImage:) \
          Image(uiImage:) ImagePaint ImmersiveSpace InsetGroupedListStyle InsetListStyle LinkShapeStyle \
          List(_:children:rowContent:) Material MenuBarExtra MeshGradient MultiDatePicker NSApplicationDelegateAdaptor \
          NSHostingController NSHostingView NSViewControllerRepresentable NSViewRepresentable NSViewRepresentableContext \
          NavigationBarItem NavigationBarItem.TitleDisplayMode NavigationLink NavigationPath NavigationSplitView \
          NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack \
          NavigationTransition NavigationView NavigationViewStyle OpenSettingsAction OpenWindowAction OutlineGroup \
          PageIndexViewStyle PageTabViewStyle PagingScrollTargetBehavior PasteButton PlaceholderTextShapeStyle \
          PopoverAttachmentAnchor PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction \
          PresentationDetent PresentationMode PreviewContext PreviewDevice PreviewModifier PreviewPlatform RadialGradient \
          ReferenceFileDocument RenameAction RenameButton Scene SceneBuilder ScrollBounceBehavior ScrollEdgeEffectStyle \
          ScrollGeometry ScrollPhase ScrollPosition ScrollTarget ScrollTargetBehavior ScrollTransitionConfiguration \
          ScrollTransitionPhase SearchFieldPlacement SearchScopeActivation Section(isExpanded:) SelectionShapeStyle \
          SeparatorShapeStyle Settings SettingsLink Shader ShaderFunction ShaderLibrary ShapeStyle.bar ShapeStyle.fill \
          ShapeStyle.link ShapeStyle.placeholder ShapeStyle.quinary ShapeStyle.regularMaterial ShapeStyle.selection \
          ShapeStyle.separator ShapeStyle.thickMaterial ShapeStyle.thinMaterial ShapeStyle.ultraThickMaterial \
          ShapeStyle.ultraThinMaterial ShapeStyle.windowBackground SharePreview SidebarAdaptableTabViewStyle \
          SidebarListStyle StackNavigationViewStyle Tab TabContent TabContentBuilder TabRole TabSection TabView \
          TabViewStyle Table TableColumn TableColumnBuilder TableRow TableRowBuilder TableStyle TextSelection \
          ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarItem ToolbarItemGroup \
          ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu \
          Transferable UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController \
          UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable \
          UIViewRepresentableContext VSplitView ViewAlignedScrollTargetBehavior \
          ViewAlignedScrollTargetBehavior.LimitBehavior VisualEffect WKInterfaceObjectRepresentable Window WindowGroup \
          ZoomNavigationTransition
        UIKit: UIAccessibility UIAction UIActivityViewController UIAlertAction UIAlertController UIApplication \
          UIApplicationDelegate UIBarButtonItem UIBezierPath UIBlurEffect UIButton UICollectionView UIColor \
          UIContentSizeCategory UIDevice UIDocumentPickerViewController UIEdgeInsets UIEvent UIFont UIFontDescriptor \
          UIFontMetrics UIGestureRecognizer UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext \
          UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIImage UIImagePickerController UIImageView \
          UIImpactFeedbackGenerator UILabel UIMenu UINavigationBar UINavigationBarAppearance UINavigationController \
          UINotificationFeedbackGenerator UIPageControl UIPanGestureRecognizer UIPasteboard UIRectCorner UIResponder \
          UIScene UISceneDelegate UIScreen UIScrollView UISegmentedControl UISelectionFeedbackGenerator UISlider \
          UIStackView UISwitch UITabBar UITabBarAppearance UITabBarController UITableView UITapGestureRecognizer \
          UITextField UITextView UITouch UITraitCollection UIUserInterfaceStyle UIVibrancyEffect UIView UIViewController \
          UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate
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
