// Made by `make support` from Scripts/swiftui-api-frequency.tsv, Scripts/swiftui-names.txt and the public API of the built
// modules: do not edit.

/// Names that source for Apple's platforms uses and Galley does not have, one framework a line.
///
/// `Type`, `@attribute`, `#macro`, `.modifier`, `Owner.member`, or a call by its labels, `Type(label:)`.
enum MissingNames {
    static let text = """
        SwiftUI: #colorLiteral #imageLiteral .accessibility .accessibilityAction .accessibilityActions \
          .accessibilityAddTraits .accessibilityAdjustableAction .accessibilityChartDescriptor .accessibilityChildren \
          .accessibilityCustomContent .accessibilityElement .accessibilityFocused .accessibilityHeading \
          .accessibilityHidden .accessibilityHint .accessibilityIgnoresInvertColors .accessibilityInputLabels \
          .accessibilityLabel .accessibilityLabeledPair .accessibilityLinkedGroup .accessibilityRemoveTraits \
          .accessibilityRepresentation .accessibilityRespondsToUserInteraction .accessibilityRotor \
          .accessibilityRotorEntry .accessibilityScrollAction .accessibilityShowsLargeContentViewer \
          .accessibilitySortPriority .accessibilityTextContentType .accessibilityValue .accessibilityZoomAction \
          .actionSheet .alert .alertScene .allowsHitTesting .alternatingRowBackgrounds .autocapitalization \
          .autocorrectionDisabled .backgroundExtensionEffect .badge .badgeProminence .blendMode .buttonRepeatBehavior \
          .buttonSizing .colorEffect .commands .commandsRemoved .compositingGroup .confirmationDialog \
          .containerBackground .containerShape .contentShape .contextMenu .controlGroupStyle .copyable .cuttable \
          .datePickerStyle .defaultFocus .defaultPosition .defaultSize .defersSystemGestures .deleteDisabled .dialogIcon \
          .dialogSuppressionToggle .digitalCrownRotation .disableAutocorrection .disclosureGroupStyle .distortionEffect \
          .draggable .drawingGroup .dropDestination .exclusively .exportsItemProviders .fileDialogMessage .fileExporter \
          .fileImporter .fileMover .findDisabled .findNavigator .focusEffectDisabled .focusScope .focusSection .focusable \
          .focusedObject .focusedSceneValue .focusedValue .formStyle .fullScreenCover .gaugeStyle .geometryGroup .gesture \
          .glassEffect .glassEffectID .glassEffectUnion .groupBoxStyle .handlesExternalEvents .help .highPriorityGesture \
          .horizontalRadioGroupLayout .hoverEffect .importableFromServices .indexViewStyle .inspector \
          .interactiveDismissDisabled .invalidatableContent .itemProvider .keyboardShortcut .keyboardType \
          .keyframeAnimator .labelsHidden .labelsVisibility .layerEffect .layoutDirectionBehavior .listItemTint \
          .listRowBackground .listRowHoverEffect .listRowInsets .listRowSeparator .listRowSeparatorTint .listRowSpacing \
          .listSectionSeparator .listSectionSeparatorTint .listSectionSpacing .luminanceToAlpha .mask \
          .matchedTransitionSource .materialActiveAppearance .menuActionDismissBehavior .menuIndicator .menuOrder \
          .menuStyle .moveDisabled .navigationBarBackButtonHidden .navigationBarHidden .navigationBarItems \
          .navigationBarTitle .navigationBarTitleDisplayMode .navigationDestination .navigationDocument \
          .navigationLinkIndicatorVisibility .navigationSplitViewColumnWidth .navigationSplitViewStyle \
          .navigationSubtitle .navigationTitle .navigationTransition .navigationViewStyle .onChanged .onCommand \
          .onContinueUserActivity .onContinuousHover .onCopyCommand .onCutCommand .onDelete .onDeleteCommand .onDrag \
          .onDrop .onEnded .onExitCommand .onHover .onInsert .onKeyPress .onLongPressGesture .onMove .onMoveCommand \
          .onOpenURL .onPasteCommand .onScrollGeometryChange .onScrollPhaseChange .onScrollVisibilityChange .onSubmit \
          .onTapGesture .persistentSystemOverlays .phaseAnimator .pickerStyle .popover .presentationBackground \
          .presentationBackgroundInteraction .presentationCompactAdaptation .presentationContentInteraction \
          .presentationCornerRadius .presentationDetents .presentationDragIndicator .presentationSizing .previewContext \
          .previewDevice .previewInterfaceOrientation .quickLookPreview .refreshable .replaceDisabled .rotation3DEffect \
          .scrollBounceBehavior .scrollContentBackground .scrollDisabled .scrollDismissesKeyboard .scrollEdgeEffectStyle \
          .scrollIndicatorsFlash .scrollPosition .scrollTargetBehavior .scrollTargetLayout .scrollTransition \
          .searchCompletion .searchPresentationToolbarBehavior .searchScopes .searchSuggestions .searchable \
          .selectionDisabled .sensoryFeedback .sequenced .sheet .simultaneousGesture .simultaneously .speechAdjustedPitch \
          .statusBar .statusBarHidden .submitLabel .submitScope .swipeActions .symbolColorRenderingMode \
          .tabBarMinimizeBehavior .tabItem .tabViewStyle .tableColumnHeaders .tableStyle .textContentType \
          .textEditorStyle .textFieldStyle .textInputAutocapitalization .textInputSuggestions .toggleStyle .toolbar \
          .toolbarBackground .toolbarBackgroundVisibility .toolbarColorScheme .toolbarForegroundStyle .toolbarRole \
          .toolbarTitleDisplayMode .toolbarTitleMenu .toolbarVisibility .typeSelectEquivalent .typesettingLanguage \
          .updating .userActivity .visualEffect .windowResizability .windowStyle .windowToolbarStyle \
          .writingToolsBehavior @AccessibilityFocusState @FetchRequest @FocusedBinding @FocusedObject @FocusedValue \
          @NSApplicationDelegateAdaptor @SectionedFetchRequest @UIApplicationDelegateAdaptor AccessibilityActionKind \
          AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityFocusState AccessibilityHeadingLevel \
          AccessibilityLabeledPairRole AccessibilityRotorEntry AccessibilityTechnologies AccessibilityTraits ActionSheet \
          Alert AlertScene AngularGradient AnimationContext AnimationState AnimationTimelineSchedule AnyGesture \
          AnyGradient App AutomaticFormStyle BackgroundProminence BlendMode BorderedListStyle BorderlessButtonMenuStyle \
          Button(_:image:action:) Button(intent:label:) ButtonMenuStyle ButtonToggleStyle Canvas CheckboxToggleStyle \
          CircularProgressViewStyle Color(cgColor:) Color(nsColor:) Color(uiColor:) Color.gradient ColorPicker \
          ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle \
          ContainerBackgroundPlacement ContentShapeKinds ContentUnavailableView ControlGroup ControlGroupStyle \
          CubicKeyframe CustomAnimation DatePicker DatePickerComponents DatePickerStyle DefaultDatePickerStyle \
          DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultTabViewStyle \
          DefaultTextFieldStyle DefaultToggleStyle DialogSeverity DisclosureGroup DisclosureGroupStyle \
          DismissSearchAction DismissWindowAction DocumentGroup DoubleColumnNavigationViewStyle DragDropPreviewsFormation \
          DragGesture DragGesture.Value DropDelegate DropInfo DropProposal DynamicViewContent EditActions EditButton \
          EditOperation EditableCollectionContent EllipticalGradient EmptyVisualEffect Entry \
          EnvironmentValues.backgroundMaterial EnvironmentValues.backgroundProminence \
          EnvironmentValues.controlActiveState EnvironmentValues.dismissSearch EnvironmentValues.dismissWindow \
          EnvironmentValues.horizontalScrollIndicatorVisibility EnvironmentValues.isFocused \
          EnvironmentValues.isHoverEffectEnabled EnvironmentValues.isScrollEnabled EnvironmentValues.isSearching \
          EnvironmentValues.menuOrder EnvironmentValues.openSettings EnvironmentValues.openWindow \
          EnvironmentValues.presentationMode EnvironmentValues.refresh EnvironmentValues.rename \
          EnvironmentValues.resetFocus EnvironmentValues.supportsMultipleWindows EnvironmentValues.undoManager \
          EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule FileDocument \
          FillShapeStyle FocusedBinding FocusedObject FocusedSceneValue FocusedValue FocusedValueKey FocusedValues \
          ForEach(sections:content:) FormStyleConfiguration Gauge GaugeStyle GaugeStyleConfiguration Gesture GestureMask \
          Glass GlassEffectContainer GraphicalDatePickerStyle GroupBox GroupBoxStyle GroupedFormStyle GroupedListStyle \
          HSplitView HelpLink HoverEffect HoverPhase Image(_:scale:label:) Image(decorative:scale:) Image(nsImage:) \
          Image(uiImage:) ImagePaint ImmersiveSpace InlinePickerStyle InsetGroupedListStyle InsetListStyle \
          InterfaceOrientation KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack \
          Keyframes KeyframesBuilder LinearKeyframe LinearProgressViewStyle Link LinkShapeStyle \
          List(_:children:rowContent:) LongPressGesture MagnificationGesture MagnifyGesture Material Menu MenuBarExtra \
          MenuOrder MenuPickerStyle MenuStyle MeshGradient MoveKeyframe MultiDatePicker NSApplicationDelegateAdaptor \
          NSHostingController NSHostingView NSViewControllerRepresentable NSViewRepresentable NSViewRepresentableContext \
          NavigationBarItem NavigationBarItem.TitleDisplayMode NavigationLink NavigationLinkPickerStyle NavigationPath \
          NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility \
          NavigationStack NavigationTransition NavigationView NavigationViewStyle OpenSettingsAction OpenWindowAction \
          OutlineGroup PageIndexViewStyle PageTabViewStyle PagingScrollTargetBehavior PalettePickerStyle PasteButton \
          PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle PlaceholderTextShapeStyle PlainTextFieldStyle \
          PopoverAttachmentAnchor PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction \
          PresentationDetent PresentationMode PreviewContext PreviewDevice PreviewModifier PreviewPlatform Previewable \
          PrimitiveButtonStyle PrimitiveButtonStyle.Configuration PrimitiveButtonStyleConfiguration ProgressView() \
          ProgressView(_:) ProgressView({}) RadialGradient ReferenceFileDocument RefreshAction RenameAction RenameButton \
          RotateGesture RotationGesture RoundedBorderTextFieldStyle Scene SceneBuilder ScrollBounceBehavior \
          ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry ScrollPhase ScrollPosition ScrollTarget \
          ScrollTargetBehavior ScrollTransitionConfiguration ScrollTransitionPhase SearchFieldPlacement \
          SearchScopeActivation Section(isExpanded:) SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback \
          SeparatorShapeStyle SequenceGesture Settings SettingsLink Shader ShaderFunction ShaderLibrary ShapeStyle.bar \
          ShapeStyle.fill ShapeStyle.link ShapeStyle.placeholder ShapeStyle.quinary ShapeStyle.regularMaterial \
          ShapeStyle.selection ShapeStyle.separator ShapeStyle.thickMaterial ShapeStyle.thinMaterial \
          ShapeStyle.ultraThickMaterial ShapeStyle.ultraThinMaterial ShapeStyle.windowBackground ShareLink SharePreview \
          SidebarAdaptableTabViewStyle SidebarListStyle SimultaneousGesture Slider SpatialTapGesture Spring \
          SpringKeyframe StackNavigationViewStyle Stepper SubmitLabel SubmitTriggers SwitchToggleStyle Tab TabContent \
          TabContentBuilder TabRole TabSection TabView TabViewStyle Table TableColumn TableColumnBuilder TableRow \
          TableRowBuilder TableStyle TapGesture TextEditor TextEditorStyle TextField TextFieldStyle \
          TextInputAutocapitalization TextSelection TimelineSchedule TimelineView Toggle ToggleStyle \
          ToggleStyleConfiguration ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarItem \
          ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode \
          ToolbarTitleMenu Transferable UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController \
          UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable \
          UIViewRepresentableContext UnitCurve VSplitView ViewAlignedScrollTargetBehavior \
          ViewAlignedScrollTargetBehavior.LimitBehavior VisualEffect WKInterfaceObjectRepresentable WheelDatePickerStyle \
          WheelPickerStyle Window WindowGroup ZoomNavigationTransition
        UIKit: UIAccessibility UIAction UIActivityViewController UIAlertAction UIAlertController UIApplication \
          UIApplicationDelegate UIBarButtonItem UIBezierPath UIBlurEffect UIButton UICollectionView UIColor \
          UIContentSizeCategory UIDevice UIDocumentPickerViewController UIEdgeInsets UIEvent UIFont UIFontDescriptor \
          UIFontMetrics UIGestureRecognizer UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext \
          UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIImage UIImagePickerController UIImageView \
          UIImpactFeedbackGenerator UIKeyboardType UILabel UIMenu UINavigationBar UINavigationBarAppearance \
          UINavigationController UINotificationFeedbackGenerator UIPageControl UIPanGestureRecognizer UIPasteboard \
          UIRectCorner UIResponder UIScene UISceneDelegate UIScreen UIScrollView UISegmentedControl \
          UISelectionFeedbackGenerator UISlider UIStackView UISwitch UITabBar UITabBarAppearance UITabBarController \
          UITableView UITapGestureRecognizer UITextContentType UITextField UITextView UITouch UITraitCollection \
          UIUserInterfaceStyle UIVibrancyEffect UIView UIViewController UIVisualEffectView UIWindow UIWindowScene \
          UIWindowSceneDelegate
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
          MapUserLocationButton Marker
        PhotosUI: .photosPicker PhotosPicker PhotosPickerItem
        SwiftData: .modelContainer .modelContext @Attribute @Model @Query @Relationship EnvironmentValues.modelContext \
          FetchDescriptor ModelConfiguration ModelContainer ModelContext PersistentIdentifier PersistentModel
        WidgetKit: .widgetAccentable .widgetLabel .widgetURL ActivityConfiguration AppIntentConfiguration \
          AppIntentTimelineProvider DynamicIsland IntentConfiguration StaticConfiguration TimelineEntry TimelineProvider \
          Widget WidgetBundle WidgetCenter WidgetConfiguration WidgetFamily
        AVKit: AVAsset AVAudioPlayer AVCaptureSession AVPlayer AVPlayerItem AVPlayerViewController VideoPlayer
        """
}
