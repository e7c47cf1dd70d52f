// Made by `make support` from Scripts/swiftui-api-frequency.tsv, Scripts/swiftui-names.txt and the public API of the built
// modules: do not edit.

/// Names that source for Apple's platforms uses and Galley does not have, one framework a line.
///
/// `Type`, `@attribute`, `#macro`, `.modifier`, `Owner.member`, or a call by its labels, `Type(label:)`.
package enum MissingNames {
    package static let text = """
        SwiftUI: #colorLiteral #imageLiteral .accessibilityActivationPoint .accessibilityChartDescriptor \
          .accessibilityDefaultFocus .accessibilityDirectTouch .accessibilityDragPoint .accessibilityDropPoint \
          .accessibilityQuickAction .accessibilityScrollStatus .alertScene .allowedDynamicRange \
          .allowsWindowActivationEvents .alternatingRowBackgrounds .attributedTextFormattingDefinition \
          .backgroundExtensionEffect .badgeProminence .containerCornerOffset .contentCaptureProtected .contentToolbar \
          .copyable .cuttable .defaultAdaptableTabBarPlacement .defaultHoverEffect .defaultWindowPlacement .dialogIcon \
          .dialogPreventsAppTermination .dialogSeverity .dialogSuppressionToggle .digitalCrownAccessory \
          .digitalCrownRotation .dismissalConfirmationDialog .dragConfiguration .dragContainer .dragContainerSelection \
          .dragPreviewsFormation .dropConfiguration .dropPreviewsFormation .exportableToServices .exportsItemProviders \
          .fileDialogBrowserOptions .fileDialogConfirmationLabel .fileDialogCustomizationID .fileDialogDefaultDirectory \
          .fileDialogImportsUnresolvedAliases .fileDialogMessage .fileDialogURLEnabled .fileExporterFilenameLabel \
          .focusedObject .focusedSceneObject .glassBackgroundEffect .handGestureShortcut .horizontalRadioGroupLayout \
          .hoverEffectGroup .immersionStyle .immersiveContentBrightness .immersiveEnvironmentBehavior \
          .immersiveEnvironmentPicker .importableFromServices .importsItemProviders .interactionActivityTrackingTag \
          .itemProvider .labelIconToTitleSpacing .labelReservedIconWidth .labelsVisibility .layoutDirectionBehavior \
          .listRowHoverEffect .listRowHoverEffectDisabled .listSectionIndexVisibility .listSectionMargins .manipulable \
          .materialActiveAppearance .modifierKeyAlternate .navigationDocument .navigationLinkIndicatorVisibility \
          .onCommand .onCopyCommand .onCutCommand .onDragSessionUpdated .onDropSessionUpdated .onGeometryChange3D \
          .onImmersionChange .onInteractiveResizeChange .onLongTouchGesture .onModifierKeysChanged .onPasteCommand \
          .onPencilDoubleTap .onPencilSqueeze .onScrollTargetVisibilityChange .onVolumeViewpointChange .onWorldRecenter \
          .onWorldTrackingLimitationChange .ornament .pageCommand .paletteSelectionEffect .perspectiveRotationEffect \
          .pointerStyle .pointerVisibility .preferredSurroundingsEffect .presentationBreakthroughEffect \
          .presentationPreventsAppTermination .quickLookPreview .rotation3DLayout .scaledToFit3D .scrollEdgeEffectHidden \
          .scrollEdgeEffectStyle .scrollInputBehavior .searchDictationBehavior .searchSelection .sectionIndexLabel \
          .sliderThumbVisibility .spatialOverlay .springLoadingBehavior .supportedVolumeViewpoints .tabViewCustomization \
          .tabViewSearchActivation .tabViewSidebarBottomBar .tabViewSidebarFooter .tabViewSidebarHeader \
          .textInputCompletion .textInputFormattingControlVisibility .textInputSuggestions .textSelectionAffinity \
          .textVariant .toolbarForegroundStyle .toolbarItemHidden .touchBar .touchBarCustomizationLabel \
          .touchBarItemPresence .touchBarItemPrincipal .typeSelectEquivalent .upperLimbVisibility .visualEffect3D \
          .volumeBaseplateVisibility .windowDismissBehavior .windowFullScreenBehavior .windowIdealSize .windowManagerRole \
          .windowMinimizeBehavior .windowResizeAnchor .windowResizeBehavior .windowToolbarFullScreenVisibility \
          .writingToolsAffordanceVisibility @FetchRequest @FocusedObject @SectionedFetchRequest \
          AccessibilityActionCategory AccessibilityAttachmentModifier AccessibilityQuickActionOutlineStyle \
          AccessibilityQuickActionPromptStyle AccessibilityTechnologies AlertScene AnimatableValues \
          AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint AutomaticHoverEffect \
          AutomaticImmersionStyle BackgroundProminence BorderedButtonMenuStyle BorderedTableStyle \
          BorderlessButtonMenuButtonStyle BorderlessPullDownMenuButtonStyle Button(intent:label:) CardButtonStyle \
          CarouselListStyle CarouselTabViewStyle CustomHoverEffect DefaultDocumentGroupLaunchActions \
          DefaultNewDocumentButtonLabel DefaultSettingsLinkLabel DefaultWindowVisibilityToggleLabel DialogSeverity \
          DigitalCrownEvent DigitalCrownRotationalSensitivity DismissImmersiveSpaceAction DisplayProxy \
          DocumentConfiguration DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView DragConfiguration \
          DragDropPreviewsFormation DynamicTableRowContent EditOperation EllipticalListStyle EmptyHoverEffectContent \
          EmptyMatchedTransitionSourceConfiguration EnvironmentValues.backgroundMaterial \
          EnvironmentValues.backgroundProminence EnvironmentValues.controlActiveState \
          EnvironmentValues.horizontalScrollIndicatorVisibility EnvironmentValues.isHoverEffectEnabled \
          EnvironmentValues.menuOrder EnvironmentValues.resetFocus EnvironmentalModifier FetchedResults \
          FileDialogBrowserOptions FindContext FixedTextVariant FocusedObject FocusedSceneValue ForEachSectionCollection \
          ForEachSubviewCollection FormStyleConfiguration GeometryProxy3D GeometryReader3D GlassBackgroundDisplayMode \
          GlassBackgroundEffect GroupElementsOfContent GroupHoverEffect GroupSectionsOfContent GroupedTabViewStyle \
          HandActivationBehavior HandGestureShortcut HelpLink HighlightHoverEffect HoverEffectContent HoverEffectGroup \
          HoverEffectPhaseOverride ImmersionChangeContext ImmersionStyle ImmersiveContentBrightness \
          ImmersiveEnvironmentBehavior ImmersiveSpace ImmersiveSpaceContent ImmersiveSpaceContentBuilder \
          ImmersiveSpaceViewContent ItemProviderTableRowModifier MatchedTransitionSourceConfiguration \
          MaterialActiveAppearance MenuButton MenuButtonStyle MenuControlGroupStyle NSGestureRecognizerRepresentable \
          NSHostingSceneRepresentation NewDocumentAction NewDocumentButton OnInsertTableRowModifier OpenDocumentAction \
          OpenImmersiveSpaceAction OrnamentAttachmentAnchor PaletteSelectionEffect PhysicalMetric \
          PhysicalMetricsConverter PointerStyle PopUpButtonPickerStyle PresentationSizingContext PresentationSizingRoot \
          PreviewContextKey PreviewPlatform ProgressiveImmersionStyle PushWindowAction RemoteDeviceIdentifier \
          RemoteImmersiveSpace ResetFocusAction RotateGesture3D ScrollContentOffsetAdjustmentBehavior \
          ScrollEdgeEffectStyle ScrollInputBehavior ScrollInputKind Section(isExpanded:) SectionedFetchResults \
          SettingsLink SidebarRowSize SizeDependentTextVariant SpatialEventCollection SpringLoadingBehavior \
          SquareBorderTextFieldStyle SurfaceClassification SurfaceSnappingInfo SurroundingsEffect TabSearchActivation \
          TabViewCustomization TableColumnCustomization TableColumnCustomizationBehavior TableColumnForEach \
          TableOutlineGroupContent TableStyleConfiguration TextEditorStyleConfiguration TextFieldLink \
          TextInputDictationActivation TextInputDictationBehavior TextInputFormattingControlPlacement \
          TextSelectionAffinity ToolbarLabelStyle TouchBar TouchBarItemPresence TupleTableRowContent UIHostingMenu \
          UIHostingSceneDelegate UtilityWindow VerticalPageTabViewStyle VolumetricWindowStyle \
          WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor WKHostingController WKInterfaceObjectRepresentable \
          WKUserNotificationHostingController WindowIdealSize WindowInteractionBehavior WindowLayoutRoot \
          WindowManagerRole WindowPlacement WindowPlacementContext WindowProxy WindowToolbarFullScreenVisibility \
          WindowVisibilityToggle WorldRecenterPhase WorldTrackingLimitation
        UIKit: CTTextAlignment NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem \
          NSCollectionLayoutContainer NSCollectionLayoutDecorationItem NSCollectionLayoutDimension \
          NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup \
          NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize \
          NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem NSDataAsset \
          NSDiffableDataSourceSectionSnapshotReference NSDiffableDataSourceSectionTransaction \
          NSDiffableDataSourceSnapshotReference NSDiffableDataSourceTransaction NSLayoutManagerDelegate NSRectAlignment \
          NSTextAttachmentContainer NSTextLayoutOrientationProvider NSTextScalingType NSTextStorageDelegate \
          NSTextWritingDirection NSWritingDirection NSWritingDirectionFormatType UIAcceleration UIAccelerationValue \
          UIAccelerometer UIAccelerometerDelegate UIAccessibilityButtonShapesEnabled UIAccessibilityContainerType \
          UIAccessibilityContentSizeCategoryImageAdjusting UIAccessibilityConvertFrameToScreenCoordinates \
          UIAccessibilityConvertPathToScreenCoordinates UIAccessibilityDarkerSystemColorsEnabled \
          UIAccessibilityFocusedElement UIAccessibilityHearingDevicePairedEar UIAccessibilityIdentification \
          UIAccessibilityIsAssistiveTouchRunning UIAccessibilityIsBoldTextEnabled \
          UIAccessibilityIsClosedCaptioningEnabled UIAccessibilityIsGrayscaleEnabled UIAccessibilityIsGuidedAccessEnabled \
          UIAccessibilityIsInvertColorsEnabled UIAccessibilityIsMonoAudioEnabled \
          UIAccessibilityIsOnOffSwitchLabelsEnabled UIAccessibilityIsReduceMotionEnabled \
          UIAccessibilityIsReduceTransparencyEnabled UIAccessibilityIsShakeToUndoEnabled \
          UIAccessibilityIsSpeakScreenEnabled UIAccessibilityIsSpeakSelectionEnabled \
          UIAccessibilityIsSwitchControlRunning UIAccessibilityIsVideoAutoplayEnabled UIAccessibilityIsVoiceOverRunning \
          UIAccessibilityNavigationStyle UIAccessibilityPostNotification UIAccessibilityPrefersCrossFadeTransitions \
          UIAccessibilityReadingContent UIAccessibilityRegisterGestureConflictWithZoom \
          UIAccessibilityRequestGuidedAccessSession UIAccessibilityScrollDirection \
          UIAccessibilityShouldDifferentiateWithoutColor UIAccessibilityTextAttributeContext \
          UIAccessibilityTextualContextConsole UIAccessibilityTextualContextFileSystem \
          UIAccessibilityTextualContextMessaging UIAccessibilityTextualContextNarrative \
          UIAccessibilityTextualContextSourceCode UIAccessibilityTextualContextSpreadsheet \
          UIAccessibilityTextualContextWordProcessing UIAccessibilityVoiceOverStatusChanged \
          UIAccessibilityZoomFocusChanged UIActionSheet UIActionSheetDelegate UIActionSheetStyle UIActivityItemSource \
          UIActivityItemsConfiguration UIActivityItemsConfigurationInteractionShare \
          UIActivityItemsConfigurationMetadataKeyMessageBody UIActivityItemsConfigurationMetadataKeyTitle \
          UIActivityItemsConfigurationPreviewIntentFullSize UIActivityItemsConfigurationPreviewIntentThumbnail \
          UIActivityItemsConfigurationReading UIActivityTypeAddToReadingList UIActivityTypeAirDrop \
          UIActivityTypeAssignToContact UIActivityTypeCopyToPasteboard UIActivityTypeMail UIActivityTypeMarkupAsPDF \
          UIActivityTypeMessage UIActivityTypeOpenInIBooks UIActivityTypePostToFacebook UIActivityTypePostToFlickr \
          UIActivityTypePostToTencentWeibo UIActivityTypePostToTwitter UIActivityTypePostToVimeo \
          UIActivityTypePostToWeibo UIActivityTypePrint UIActivityTypeSaveToCameraRoll UIAlertView UIAlertViewDelegate \
          UIAlertViewStyle UIApplicationKeyboardExtensionPointIdentifier UIApplicationLaunchOptionsAnnotationKey \
          UIApplicationLaunchOptionsBluetoothCentralsKey UIApplicationLaunchOptionsBluetoothPeripheralsKey \
          UIApplicationLaunchOptionsCloudKitShareMetadataKey UIApplicationLaunchOptionsLocalNotificationKey \
          UIApplicationLaunchOptionsLocationKey UIApplicationLaunchOptionsNewsstandDownloadsKey \
          UIApplicationLaunchOptionsRemoteNotificationKey UIApplicationLaunchOptionsShortcutItemKey \
          UIApplicationLaunchOptionsSourceApplicationKey UIApplicationLaunchOptionsURLKey \
          UIApplicationLaunchOptionsUserActivityDictionaryKey UIApplicationLaunchOptionsUserActivityTypeKey \
          UIApplicationMain UIApplicationOpenURLOptionsAnnotationKey UIApplicationOpenURLOptionsOpenInPlaceKey \
          UIApplicationOpenURLOptionsSourceApplicationKey UIBackgroundTaskInvalid UIBarPositioning \
          UIBarPositioningDelegate UIBaselineAdjustment UICellAccessory UICellAccessoryCheckmark \
          UICellAccessoryCustomView UICellAccessoryDelete UICellAccessoryDisclosureIndicator \
          UICellAccessoryDisplayedState UICellAccessoryInsert UICellAccessoryLabel UICellAccessoryMultiselect \
          UICellAccessoryOutlineDisclosure UICellAccessoryOutlineDisclosureStyle UICellAccessoryPlacement \
          UICellAccessoryPositionAfterAccessoryOfClass UICellAccessoryPositionBeforeAccessoryOfClass \
          UICellAccessoryReorder UICellAccessoryStandardDimension UICellConfigurationDragState \
          UICellConfigurationDropState UICloudSharingControllerDelegate UICollectionLayoutListAppearance \
          UICollectionLayoutListConfiguration UICollectionLayoutListFooterMode UICollectionLayoutListHeaderMode \
          UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionViewCellRegistration \
          UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration \
          UICollectionViewDataSourcePrefetching UICollectionViewDiffableDataSourceReference \
          UICollectionViewDiffableDataSourceReorderingHandlers UICollectionViewDiffableDataSourceSectionSnapshotHandlers \
          UICollectionViewDragDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate \
          UICollectionViewDropItem UICollectionViewDropPlaceholder UICollectionViewDropPlaceholderContext \
          UICollectionViewDropProposal UICollectionViewListCell UICollectionViewPlaceholder \
          UICollectionViewSupplementaryRegistration UICollisionBehaviorDelegate UICommandTagShare \
          UIConfigurationColorTransformerGrayscale UIContentContainer UIContentInsetsReference \
          UIContentSizeCategoryAccessibilityExtraExtraExtraLarge UIContentSizeCategoryAccessibilityExtraExtraLarge \
          UIContentSizeCategoryAccessibilityExtraLarge UIContentSizeCategoryAccessibilityLarge \
          UIContentSizeCategoryAccessibilityMedium UIContentSizeCategoryCompareToCategory \
          UIContentSizeCategoryExtraExtraExtraLarge UIContentSizeCategoryExtraExtraLarge UIContentSizeCategoryExtraLarge \
          UIContentSizeCategoryExtraSmall UIContentSizeCategoryIsAccessibilityCategory UIContentSizeCategoryLarge \
          UIContentSizeCategoryMedium UIContentSizeCategorySmall UIContentSizeCategoryUnspecified UIContextualActionStyle \
          UIDataSourceModelAssociation UIDataSourceTranslating UIDirectionalRectEdge UIDocument \
          UIDocumentBrowserActionAvailability UIDocumentBrowserErrorCode UIDocumentBrowserImportMode \
          UIDocumentBrowserTransitionController UIDocumentBrowserUserInterfaceStyle UIDocumentBrowserViewController \
          UIDocumentBrowserViewControllerDelegate UIDocumentMenuOrder UIDocumentPickerMode UIDropOperation \
          UIDropSessionProgressIndicatorStyle UIDynamicAnimatorDelegate UIDynamicItem UIDynamicItemCollisionBoundsType \
          UIEdgeInsetsFromString UIEditingInteractionConfiguration UIEventButtonMask UIEventButtonMaskForButtonNumber \
          UIFloatRange UIFloatRangeIsInfinite UIFocusEnvironment UIFocusHeading UIFocusSoundIdentifierDefault \
          UIFocusSoundIdentifierNone UIFontDescriptorSystemDesignDefault UIFontDescriptorSystemDesignMonospaced \
          UIFontDescriptorSystemDesignRounded UIFontDescriptorSystemDesignSerif UIFontTextStyleBody \
          UIFontTextStyleCallout UIFontTextStyleCaption1 UIFontTextStyleCaption2 UIFontTextStyleFootnote \
          UIFontTextStyleHeadline UIFontTextStyleLargeTitle UIFontTextStyleSubheadline UIFontTextStyleTitle1 \
          UIFontTextStyleTitle2 UIFontTextStyleTitle3 UIFontWeightForImageSymbolWeight UIForceTouchCapability \
          UIGraphicsAddPDFContextDestinationAtPoint UIGraphicsBeginPDFContextToData UIGraphicsBeginPDFContextToFile \
          UIGraphicsBeginPDFPage UIGraphicsBeginPDFPageWithInfo UIGraphicsEndPDFContext UIGraphicsGetPDFContextBounds \
          UIGraphicsSetPDFContextDestinationForRect UIGraphicsSetPDFContextURLForRect UIGuidedAccessAccessibilityFeature \
          UIGuidedAccessConfigureAccessibilityFeatures UIGuidedAccessRestrictionStateForIdentifier UIImageAsset \
          UIImageJPEGRepresentation UIImagePNGRepresentation UIImagePickerControllerCropRect \
          UIImagePickerControllerEditedImage UIImagePickerControllerImageURL UIImagePickerControllerLivePhoto \
          UIImagePickerControllerMediaMetadata UIImagePickerControllerMediaType UIImagePickerControllerMediaURL \
          UIImagePickerControllerOriginalImage UIImagePickerControllerPHAsset UIImagePickerControllerReferenceURL \
          UIImageSymbolWeightForFontWeight UIInputViewAudioFeedback UIItemProviderPresentationSizeProviding \
          UIKeyboardBoundsUserInfoKey UIKeyboardCenterBeginUserInfoKey UIKeyboardCenterEndUserInfoKey UILayoutSupport \
          UILineBreakMode UIListContentConfiguration UIListContentImageProperties UIListContentImageStandardDimension \
          UIListContentTextAlignment UIListContentTextProperties UIListContentView UILocalNotification \
          UILocalNotificationDefaultSoundName UIMenuAbout UIMenuAlignment UIMenuApplication UIMenuBringAllToFront \
          UIMenuClose UIMenuEdit UIMenuElementAttributes UIMenuElementState UIMenuFile UIMenuFind UIMenuFont UIMenuFormat \
          UIMenuFullscreen UIMenuHelp UIMenuHide UIMenuLearn UIMenuLookup UIMenuMinimizeAndZoom UIMenuNewScene \
          UIMenuOpenRecent UIMenuOptions UIMenuPreferences UIMenuPrint UIMenuQuit UIMenuReplace UIMenuRoot UIMenuServices \
          UIMenuShare UIMenuSpeech UIMenuSpelling UIMenuSpellingOptions UIMenuSpellingPanel UIMenuStandardEdit \
          UIMenuSubstitutionOptions UIMenuSubstitutions UIMenuSubstitutionsPanel UIMenuText UIMenuTextColor \
          UIMenuTextSize UIMenuTextStyle UIMenuTextStylePasteboard UIMenuToolbar UIMenuTransformations UIMenuUndoRedo \
          UIMenuView UIMenuWindow UIMenuWritingDirection UIMinimumKeepAliveTimeout UIMutableApplicationShortcutItem \
          UIMutableUserNotificationAction UIMutableUserNotificationCategory UINavigationBarDelegate \
          UINavigationItemLargeTitleDisplayMode UINibExternalObjects UINibProxiedObjectsKey UIObjectRestoration \
          UIOffsetFromString UIPasteConfiguration UIPasteConfigurationSupporting \
          UIPasteboardDetectionPatternProbableWebSearch UIPasteboardDetectionPatternProbableWebURL UIPasteboardNameFind \
          UIPasteboardNameGeneral UIPasteboardOptionExpirationDate UIPasteboardOptionLocalOnly UIPencilPreferredAction \
          UIPickerViewAccessibilityDelegate UIPointerEffectTintMode UIPointerLockState \
          UIPointerLockStateDidChangeNotification UIPointerLockStateSceneUserInfoKey UIPopoverBackgroundView \
          UIPopoverBackgroundViewMethods UIPopoverController UIPopoverControllerDelegate UIPreviewInteractionDelegate \
          UIPrintErrorCode UIPrintErrorDomain UIPrinterPickerControllerDelegate UIRectClip UIRectFillUsingBlendMode \
          UIRectFrameUsingBlendMode UIReferenceLibraryViewController UIRemoteNotificationType \
          UIResponderStandardEditActions UISaveVideoAtPathToSavedPhotosAlbum UISceneErrorCode UISceneErrorDomain \
          UIScreenshotServiceDelegate UIScrollType UIScrollTypeMask UIScrollViewAccessibilityDelegate \
          UIScrollViewDecelerationRateFast UIScrollViewDecelerationRateNormal UISearchControllerDelegate \
          UISearchDisplayController UISearchDisplayDelegate UISearchSuggestion UISearchSuggestionItem UISearchTextField \
          UISearchTextFieldDelegate UISearchTextFieldPasteItem UISearchToken UISegmentedControlStyle \
          UISplitViewControllerDelegate UISpringLoadedInteraction UISpringLoadedInteractionBehavior \
          UISpringLoadedInteractionContext UISpringLoadedInteractionEffect UISpringLoadedInteractionEffectState \
          UISpringLoadedInteractionSupporting UIStateRestoring UIStatusBarAnimation UITabBarDelegate \
          UITableViewDataSourcePrefetching UITableViewDiffableDataSourceReference UITableViewDragDelegate \
          UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem UITableViewDropPlaceholder \
          UITableViewDropPlaceholderContext UITableViewDropProposal UITableViewPlaceholder UITableViewRowAction \
          UITextAlignment UITextAlternativeStyle UITextAttributeFont UITextAttributeTextColor \
          UITextAttributeTextShadowColor UITextAttributeTextShadowOffset UITextContentTypeAddressCity \
          UITextContentTypeAddressCityAndState UITextContentTypeAddressState UITextContentTypeCountryName \
          UITextContentTypeCreditCardNumber UITextContentTypeEmailAddress UITextContentTypeFamilyName \
          UITextContentTypeFullStreetAddress UITextContentTypeGivenName UITextContentTypeJobTitle \
          UITextContentTypeLocation UITextContentTypeMiddleName UITextContentTypeName UITextContentTypeNamePrefix \
          UITextContentTypeNameSuffix UITextContentTypeNewPassword UITextContentTypeNickname UITextContentTypeOneTimeCode \
          UITextContentTypeOrganizationName UITextContentTypePassword UITextContentTypePostalCode \
          UITextContentTypeStreetAddressLine1 UITextContentTypeStreetAddressLine2 UITextContentTypeSublocality \
          UITextContentTypeTelephoneNumber UITextContentTypeURL UITextContentTypeUsername UITextDocumentProxy \
          UITextDragDelegate UITextDragOptions UITextDragPreviewRenderer UITextDragRequest UITextDraggable \
          UITextDropDelegate UITextDropEditability UITextDropProposal UITextDropRequest UITextDroppable \
          UITextFormattingCoordinator UITextGranularity UITextInput UITextInputDelegate UITextInputTextBackgroundColorKey \
          UITextInputTextColorKey UITextInputTextFontKey UITextInputTokenizer UITextInteractionDelegate \
          UITextInteractionMode UITextLayoutDirection UITextPasteConfigurationSupporting UITextPasteDelegate \
          UITextPasteItem UITextStorageDirection UITitlebar UITitlebarTitleVisibility UIToolbarDelegate \
          UITransitionContextFromViewControllerKey UITransitionContextFromViewKey UITransitionContextToViewControllerKey \
          UITransitionContextToViewKey UIUserInterfaceActiveAppearance UIUserNotificationAction \
          UIUserNotificationActionBehavior UIUserNotificationActionContext UIUserNotificationActionResponseTypedTextKey \
          UIUserNotificationActivationMode UIUserNotificationCategory UIUserNotificationSettings \
          UIUserNotificationTextInputActionButtonTitleKey UIUserNotificationType \
          UIVideoAtPathIsCompatibleWithSavedPhotosAlbum UIViewConfigurationState UIViewControllerPreviewing \
          UIViewControllerRestoration UIWindowLevelAlert UIWindowLevelNormal UIWindowLevelStatusBar
        AppKit: NSBezierPath NSBitmapImageRep NSBox NSCell NSCollectionView NSColorPanel NSColorSpace NSColorWell \
          NSComboBox NSDatePicker NSDockTile NSDocument NSDocumentController NSDraggingInfo NSDraggingItem \
          NSFilePromiseProvider NSFontManager NSFontPanel NSGradient NSGraphicsContext NSGridView NSHapticFeedbackManager \
          NSHostingMenu NSLayoutManager NSMagnificationGestureRecognizer NSOutlineView NSPopUpButton NSPrintInfo \
          NSPrintOperation NSRulerView NSRunningApplication NSSegmentedControl NSSharingService NSSharingServicePicker \
          NSSpellChecker NSSplitView NSSplitViewController NSStackView NSStepper NSTabView NSTabViewController \
          NSTableView NSTableViewDataSource NSTableViewDelegate NSTextFieldCell NSTokenField NSTouchBar
        Core Graphics: CGBitmapInfo CGBlendMode CGColorConversionInfo CGColorConversionInfoTransformType \
          CGColorSpaceModel CGDataConsumer CGError CGFontPostScriptFormat CGFunction CGGlyphDeprecatedEnum CGGradient \
          CGGradientDrawingOptions CGImageByteOrderInfo CGImageDestination CGImagePixelFormatInfo CGInterpolationQuality \
          CGLayer CGPDFAccessPermissions CGPDFArray CGPDFBox CGPDFContentStream CGPDFDataFormat CGPDFDictionary \
          CGPDFDocument CGPDFObject CGPDFObjectType CGPDFOperatorTable CGPDFPage CGPDFScanner CGPDFStream CGPDFString \
          CGPDFTagType CGPattern CGPatternTiling CGShading CGTextDrawingMode CGTextEncoding
        Core Animation: CAAction CAEAGLLayer CAMediaTiming CAMetalDrawable CAMetalLayer CATiledLayer CAValueFunction
        Swift Charts: .chartAngleSelection .chartBackground .chartForegroundStyleScale .chartLegend .chartOverlay \
          .chartPlotStyle .chartScrollPosition .chartScrollableAxes .chartXAxis .chartXAxisLabel .chartXScale \
          .chartXSelection .chartXVisibleDomain .chartYAxis .chartYAxisLabel .chartYScale .chartYSelection AreaMark \
          AxisGridLine AxisMarks AxisTick AxisValueLabel BarMark Chart ChartContent ChartContentBuilder ChartProxy \
          LineMark PlottableValue PointMark RectangleMark RuleMark SectorMark
        MapKit: MKCircleView MKClusterAnnotation MKCompassButton MKDistanceFormatter MKErrorCode MKFeatureVisibility \
          MKGeoJSONDecoder MKGeoJSONFeature MKGeoJSONObject MKGeodesicPolyline MKGradientPolylineRenderer \
          MKLocalPointsOfInterestRequest MKMapCamera MKMapCameraBoundary MKMapCameraZoomRange MKMapSnapshotter \
          MKMultiPolygon MKMultiPolygonRenderer MKMultiPolyline MKMultiPolylineRenderer MKOverlayPathView MKOverlayView \
          MKPinAnnotationColor MKPitchControl MKPolygonView MKPolylineView MKReverseGeocoder MKReverseGeocoderDelegate \
          MKScaleView MKUserLocationView MKUserTrackingBarButtonItem MKUserTrackingButton MKZoomControl
        PhotosUI: PHContentEditingController PHEditingExtensionContext PHLivePhotoBadgeOptions PHLivePhotoView \
          PHLivePhotoViewDelegate PHLivePhotoViewPlaybackStyle
        SwiftData: .modelContainer .modelContext @Attribute @Model @Query @Relationship EnvironmentValues.modelContext \
          FetchDescriptor ModelConfiguration ModelContainer ModelContext PersistentIdentifier PersistentModel
        WidgetKit: .widgetLabel ActivityConfiguration AppIntentConfiguration AppIntentTimelineProvider DynamicIsland \
          IntentConfiguration
        AVKit:
        Foundation: FileHandle.bytes NSAppleScript NSAssertionHandler NSAttributedString.DocumentType NSAutoreleasePool \
          NSBundleResourceRequest NSCollectionChangeType NSConstantString NSDataDetector NSDiscardableContent \
          NSExtensionContext NSExtensionItem NSExtensionRequestHandling NSFastEnumeration NSFastEnumerationState \
          NSFileAccessIntent NSFileCoordinator NSFilePresenter NSFileProviderService NSFileSecurity NSFileVersion \
          NSHashEnumerator NSHashTable NSHashTableCallBacks NSInvocation NSInvocationOperation NSItemProviderFileOptions \
          NSKeyValueSetMutationKind NSLinguisticTagger NSLinguisticTaggerUnit NSMachPortDelegate NSMapEnumerator \
          NSMapTable NSMapTableKeyCallBacks NSMapTableValueCallBacks NSMetadataItem NSMetadataQuery \
          NSMetadataQueryAttributeValueTuple NSMetadataQueryDelegate NSMetadataQueryResultGroup NSMethodSignature \
          NSOrderedCollectionChange NSOrderedCollectionDifference NSOrderedCollectionDifferenceCalculationOptions \
          NSPointerArray NSPointerFunctions NSProxy NSPurgeableData NSSecureUnarchiveFromDataTransformer NSSimpleCString \
          NSSwappedDouble NSSwappedFloat NSUbiquitousKeyValueStore NSUnitInformationStorage NSUserActivityDelegate \
          NSXPCCoder NSXPCConnection NSXPCInterface NSXPCListener NSXPCListenerDelegate NSXPCListenerEndpoint \
          NSXPCProxyCreating NetService NetServiceBrowser NetServiceBrowserDelegate NetServiceDelegate URL.lines \
          URLSession.bytes ValueTransformer
        Core Text: CTCharacterCollection CTFontCollection CTFontCollectionCopyOptions CTFontCreateWithGraphicsFont \
          CTFontDescriptor CTFontDescriptorMatchingState CTFontFormat CTFontManagerAutoActivationSetting \
          CTFontManagerCopyAvailableFontFamilyNames CTFontManagerRegisterFontsForURLs CTFontManagerUnregisterFontsForURL \
          CTFontOptions CTFontOrientation CTFontStylisticClass CTFontSymbolicTraits CTFontTableOptions CTFontUIFontType \
          CTFrame CTFramePathFillRule CTFrameProgression CTFramesetter CTGlyphInfo CTLine CTLineBoundsOptions \
          CTLineBreakMode CTLineTruncationType CTMutableFontCollection CTParagraphStyle CTParagraphStyleSpecifier \
          CTRubyAlignment CTRubyAnnotation CTRubyOverhang CTRubyPosition CTRun CTRunDelegate CTRunStatus CTTextAlignment \
          CTTypesetter CTUnderlineStyle CTUnderlineStyleModifiers CTWritingDirection
        Core Data: EnvironmentValues.managedObjectContext NSAsynchronousFetchRequest NSAsynchronousFetchResult \
          NSAtomicStore NSAtomicStoreCacheNode NSAttributeDescription NSAttributeType NSBatchDeleteRequest \
          NSBatchDeleteRequestResultType NSBatchDeleteResult NSBatchInsertRequest NSBatchInsertRequestResultType \
          NSBatchInsertResult NSBatchUpdateRequest NSBatchUpdateRequestResultType NSBatchUpdateResult \
          NSConstraintConflict NSCoreDataCoreSpotlightDelegate NSDeleteRule NSDerivedAttributeDescription \
          NSEntityDescription NSEntityMapping NSEntityMappingType NSEntityMigrationPolicy NSExpressionDescription \
          NSFetchIndexDescription NSFetchIndexElementDescription NSFetchIndexElementType NSFetchRequest \
          NSFetchRequestExpression NSFetchRequestResult NSFetchRequestResultType NSFetchedPropertyDescription \
          NSFetchedResultsChangeType NSFetchedResultsController NSFetchedResultsControllerDelegate \
          NSFetchedResultsSectionInfo NSIncrementalStore NSIncrementalStoreNode NSManagedObject NSManagedObjectContext \
          NSManagedObjectContextConcurrencyType NSManagedObjectID NSManagedObjectModel NSMappingModel NSMergeConflict \
          NSMergePolicy NSMergePolicyType NSMigrationManager NSPersistentCloudKitContainer \
          NSPersistentCloudKitContainerEvent NSPersistentCloudKitContainerEventRequest \
          NSPersistentCloudKitContainerEventResult NSPersistentCloudKitContainerEventResultType \
          NSPersistentCloudKitContainerEventType NSPersistentCloudKitContainerOptions \
          NSPersistentCloudKitContainerSchemaInitializationOptions NSPersistentContainer NSPersistentHistoryChange \
          NSPersistentHistoryChangeRequest NSPersistentHistoryChangeType NSPersistentHistoryResult \
          NSPersistentHistoryResultType NSPersistentHistoryToken NSPersistentHistoryTransaction NSPersistentStore \
          NSPersistentStoreAsynchronousResult NSPersistentStoreCoordinator NSPersistentStoreDescription \
          NSPersistentStoreRequest NSPersistentStoreRequestType NSPersistentStoreResult \
          NSPersistentStoreUbiquitousTransitionType NSPropertyDescription NSPropertyMapping NSQueryGenerationToken \
          NSRelationshipDescription NSSaveChangesRequest NSSnapshotEventType
        Core Image: CIAccordionFoldTransition CIAffineClamp CIAffineTile CIAreaAverage CIAreaHistogram CIAreaMaximum \
          CIAreaMaximumAlpha CIAreaMinMax CIAreaMinMaxRed CIAreaMinimum CIAreaMinimumAlpha CIAreaReductionFilter \
          CIAttributedTextImageGenerator CIAztecCodeDescriptor CIAztecCodeGenerator CIBarcodeDescriptor \
          CIBarcodeGenerator CIBarsSwipeTransition CIBicubicScaleTransform CIBlendKernel CIBlendWithMask CICMYKHalftone \
          CICheckerboardGenerator CICircleSplashDistortion CICircularWrap CIColorAbsoluteDifference CIColorClamp \
          CIColorCrossPolynomial CIColorCube CIColorCubeWithColorSpace CIColorCubesMixedWithMask CIColorCurves \
          CIColorKernel CIColorMap CIColorMatrix CIColorPolynomial CIColorThreshold CIColorThresholdOtsu CIColumnAverage \
          CICompositeOperation CIConvolution CICopyMachineTransition CICoreMLModel CIDataMatrixCodeDescriptor \
          CIDataMatrixCodeECCVersion CIDepthOfField CIDepthToDisparity CIDisintegrateWithMaskTransition \
          CIDisparityToDepth CIDisplacementDistortion CIDissolveTransition CIDither CIDocumentEnhancer CIDroste \
          CIEdgePreserveUpsample CIEightfoldReflectedTile CIFilterConstructor CIFilterGenerator CIFilterShape \
          CIFlashTransition CIFourCoordinateGeometryFilter CIFourfoldReflectedTile CIFourfoldRotatedTile \
          CIFourfoldTranslatedTile CIGaborGradients CIGaussianGradient CIGlassDistortion CIGlassLozenge \
          CIGlideReflectedTile CIHatchedScreen CIHeightFieldFromMask CIHistogramDisplay CIHueSaturationValueGradient \
          CIImageAccumulator CIImageProcessorInput CIImageProcessorKernel CIImageProcessorOutput CIKMeans CIKernel \
          CIKeystoneCorrectionCombined CIKeystoneCorrectionHorizontal CIKeystoneCorrectionVertical CILabDeltaE \
          CILanczosScaleTransform CILenticularHaloGenerator CILightTunnel CILinearGradient CILinearToSRGBToneCurve \
          CIMaskToAlpha CIMaskedVariableBlur CIMaximumComponent CIMedian CIMeshGenerator CIMinimumComponent CIMix \
          CIModTransition CIMorphologyGradient CIMorphologyMaximum CIMorphologyMinimum CIMorphologyRectangleMaximum \
          CIMorphologyRectangleMinimum CINinePartStretched CINinePartTiled CIOpTile CIPDF417BarcodeGenerator \
          CIPDF417CodeDescriptor CIPageCurlTransition CIPageCurlWithShadowTransition CIPaletteCentroid CIPalettize \
          CIParallelogramTile CIPerspectiveCorrection CIPerspectiveRotate CIPerspectiveTile CIPerspectiveTransform \
          CIPerspectiveTransformWithExtent CIPlugIn CIPlugInRegistration CIQRCodeDescriptor CIQRCodeErrorCorrectionLevel \
          CIRadialGradient CIRandomGenerator CIRectangleFeature CIRenderDestination CIRenderDestinationAlphaMode \
          CIRenderInfo CIRenderTask CIRippleTransition CIRoundedRectangleGenerator CIRowAverage CISRGBToneCurveToLinear \
          CISaliencyMap CISampler CIShadedMaterial CISixfoldReflectedTile CISixfoldRotatedTile CISmoothLinearGradient \
          CISpotColor CIStarShineGenerator CIStraighten CIStretchCrop CIStripesGenerator CISunbeamsGenerator \
          CISwipeTransition CITextFeature CITextImageGenerator CIToneCurve CITorusLensDistortion CITransitionFilter \
          CITriangleKaleidoscope CITriangleTile CITwelvefoldReflectedTile CIWarpKernel CIWhitePointAdjust
        AVFoundation: AVAggregateAssetDownloadTask AVAssetCache AVAssetDownloadDelegate \
          AVAssetDownloadStorageManagementPolicy AVAssetDownloadStorageManager AVAssetDownloadTask \
          AVAssetDownloadURLSession AVAssetExportSession AVAssetReader AVAssetReaderAudioMixOutput AVAssetReaderOutput \
          AVAssetReaderOutputMetadataAdaptor AVAssetReaderSampleReferenceOutput AVAssetReaderTrackOutput \
          AVAssetReaderVideoCompositionOutput AVAssetReferenceRestrictions AVAssetResourceLoader \
          AVAssetResourceLoaderDelegate AVAssetResourceLoadingContentInformationRequest AVAssetResourceLoadingDataRequest \
          AVAssetResourceLoadingRequest AVAssetResourceLoadingRequestor AVAssetResourceRenewalRequest \
          AVAssetSegmentReport AVAssetSegmentReportSampleInformation AVAssetSegmentTrackReport AVAssetSegmentType \
          AVAssetTrackGroup AVAssetTrackSegment AVAssetWriter AVAssetWriterDelegate AVAssetWriterInput \
          AVAssetWriterInputGroup AVAssetWriterInputMetadataAdaptor AVAssetWriterInputPassDescription \
          AVAssetWriterInputPixelBufferAdaptor AVAsynchronousCIImageFilteringRequest AVAsynchronousKeyValueLoading \
          AVAsynchronousVideoCompositionRequest AVAudioMix AVAudioMixInputParameters AVAudioSpatializationFormats \
          AVCameraCalibrationData AVCaptureAudioChannel AVCaptureAudioDataOutput \
          AVCaptureAudioDataOutputSampleBufferDelegate AVCaptureAudioFileOutput AVCaptureAudioPreviewOutput \
          AVCaptureAutoExposureBracketedStillImageSettings AVCaptureBracketedStillImageSettings AVCaptureColorSpace \
          AVCaptureDataOutputSynchronizer AVCaptureDataOutputSynchronizerDelegate AVCaptureDepthDataOutput \
          AVCaptureDepthDataOutputDelegate AVCaptureFileOutput AVCaptureFileOutputDelegate \
          AVCaptureFileOutputRecordingDelegate AVCaptureManualExposureBracketedStillImageSettings AVCaptureMetadataInput \
          AVCaptureMovieFileOutput AVCaptureMultiCamSession AVCapturePhotoBracketSettings \
          AVCapturePhotoFileDataRepresentationCustomizer AVCaptureResolvedPhotoSettings AVCaptureScreenInput \
          AVCaptureStillImageOutput AVCaptureSynchronizedData AVCaptureSynchronizedDataCollection \
          AVCaptureSynchronizedDepthData AVCaptureSynchronizedMetadataObjectData AVCaptureSynchronizedSampleBufferData \
          AVCaptureVideoDataOutput AVCaptureVideoDataOutputSampleBufferDelegate AVCaptureVideoStabilizationMode \
          AVComposition AVCompositionTrack AVCompositionTrackFormatDescriptionReplacement AVCompositionTrackSegment \
          AVContentKeyRecipient AVContentKeyRequest AVContentKeyResponse AVContentKeySession AVContentKeySessionDelegate \
          AVDateRangeMetadataGroup AVDepthData AVDisplayCriteria AVError AVFragmentMinding AVFragmentedAsset \
          AVFragmentedAssetMinder AVFragmentedAssetTrack AVFragmentedMovie AVFragmentedMovieMinder AVFragmentedMovieTrack \
          AVFrameRateRange AVKeyValueStatus AVMediaDataStorage AVMediaSelection AVMediaSelectionGroup \
          AVMediaSelectionOption AVMetadataBodyObject AVMetadataCatBodyObject AVMetadataDogBodyObject \
          AVMetadataFaceObject AVMetadataGroup AVMetadataHumanBodyObject AVMetadataItem AVMetadataItemFilter \
          AVMetadataItemValueRequest AVMetadataSalientObject AVMovie AVMovieTrack AVMovieWritingOptions \
          AVMutableAssetDownloadStorageManagementPolicy AVMutableAudioMix AVMutableAudioMixInputParameters \
          AVMutableComposition AVMutableCompositionTrack AVMutableDateRangeMetadataGroup AVMutableMediaSelection \
          AVMutableMetadataItem AVMutableMovie AVMutableMovieTrack AVMutableTimedMetadataGroup AVMutableVideoComposition \
          AVMutableVideoCompositionInstruction AVMutableVideoCompositionLayerInstruction AVOutputSettingsAssistant \
          AVPersistableContentKeyRequest AVPlayerItemAccessLog AVPlayerItemAccessLogEvent AVPlayerItemErrorLog \
          AVPlayerItemErrorLogEvent AVPlayerItemLegibleOutput AVPlayerItemLegibleOutputPushDelegate \
          AVPlayerItemMediaDataCollector AVPlayerItemMetadataCollector AVPlayerItemMetadataCollectorPushDelegate \
          AVPlayerItemMetadataOutput AVPlayerItemMetadataOutputPushDelegate AVPlayerItemOutput \
          AVPlayerItemOutputPushDelegate AVPlayerItemTrack AVPlayerItemVideoOutput AVPlayerMediaSelectionCriteria \
          AVPortraitEffectsMatte AVQueuedSampleBufferRendering AVQueuedSampleBufferRenderingStatus AVRouteDetector \
          AVSampleBufferAudioRenderer AVSampleBufferDisplayLayer AVSampleBufferRenderSynchronizer \
          AVSemanticSegmentationMatte AVSynchronizedLayer AVTextStyleRule AVTimedMetadataGroup AVVideoCompositing \
          AVVideoComposition AVVideoCompositionCoreAnimationTool AVVideoCompositionInstruction \
          AVVideoCompositionLayerInstruction AVVideoCompositionRenderContext AVVideoCompositionRenderHint \
          AVVideoCompositionValidationHandling AVVideoFieldMode
        Photos: PHAccessLevel PHAdjustmentData PHAsset PHAssetBurstSelectionType PHAssetChangeRequest PHAssetCollection \
          PHAssetCollectionChangeRequest PHAssetCollectionSubtype PHAssetCollectionType PHAssetCreationRequest \
          PHAssetEditOperation PHAssetMediaSubtype PHAssetMediaType PHAssetPlaybackStyle PHAssetResource \
          PHAssetResourceCreationOptions PHAssetResourceManager PHAssetResourceRequestOptions PHAssetResourceType \
          PHAssetSourceType PHAuthorizationStatus PHCachingImageManager PHChange PHChangeRequest PHCloudIdentifier \
          PHCollection PHCollectionEditOperation PHCollectionList PHCollectionListChangeRequest PHCollectionListSubtype \
          PHCollectionListType PHContentEditingInput PHContentEditingInputRequestOptions PHContentEditingOutput \
          PHFetchOptions PHFetchResult PHFetchResultChangeDetails PHImageContentMode PHImageManager PHImageRequestOptions \
          PHImageRequestOptionsDeliveryMode PHImageRequestOptionsResizeMode PHImageRequestOptionsVersion PHLivePhoto \
          PHLivePhotoEditingContext PHLivePhotoEditingErrorCode PHLivePhotoFrame PHLivePhotoFrameType \
          PHLivePhotoRequestOptions PHObject PHObjectChangeDetails PHObjectPlaceholder PHPhotoLibraryAvailabilityObserver \
          PHPhotoLibraryChangeObserver PHPhotosError PHProject PHProjectChangeRequest PHVideoRequestOptions \
          PHVideoRequestOptionsDeliveryMode PHVideoRequestOptionsVersion UIImageOrientation
        Core Location: CLBeacon CLBeaconIdentityConstraint CLBeaconRegion CLProximity CLRegionState CLVisit
        UserNotifications: UNErrorCode UNLocationNotificationTrigger UNNotificationServiceExtension UNShowPreviewsSetting \
          UNTextInputNotificationAction UNTextInputNotificationResponse
        WebKit: WKBackForwardList WKBackForwardListItem WKContentRuleList WKContentRuleListStore WKContentWorld \
          WKContextMenuElementInfo WKErrorCode WKFindConfiguration WKFindResult WKHTTPCookieStore \
          WKHTTPCookieStoreObserver WKOpenPanelParameters WKPDFConfiguration WKPreviewActionItem WKPreviewElementInfo \
          WKScriptMessageHandlerWithReply WKSecurityOrigin WKSelectionGranularity WKSnapshotConfiguration \
          WKURLSchemeHandler WKURLSchemeTask WKUserInterfaceDirectionPolicy WKWebsiteDataRecord
        SafariServices: SFAuthenticationError SFAuthenticationSession SFContentBlockerErrorCode SFContentBlockerManager \
          SFContentBlockerState SFErrorCode SFSafariViewControllerConfiguration SFSafariViewControllerDismissButtonStyle \
          SSReadingList SSReadingListErrorCode
        LocalAuthentication: LAAccessControlOperation LACredentialType
        StoreKit: SKCloudServiceAuthorizationStatus SKCloudServiceCapability SKCloudServiceController \
          SKCloudServiceSetupViewControllerDelegate SKDownloadState SKErrorCode SKOverlay SKOverlayAppClipConfiguration \
          SKOverlayAppConfiguration SKOverlayConfiguration SKOverlayDelegate SKOverlayPosition SKOverlayTransitionContext \
          SKPaymentQueueDelegate SKPaymentTransactionObserver SKPaymentTransactionState SKProductDiscountPaymentMode \
          SKProductDiscountType SKProductPeriodUnit SKProductStorePromotionVisibility SKProductsRequestDelegate \
          SKRequestDelegate SKStoreProductViewControllerDelegate
        SpriteKit: SKActionTimingMode SKAttributeType SKBlendMode SKInterpolationMode SKLabelHorizontalAlignmentMode \
          SKLabelVerticalAlignmentMode SKNodeFocusBehavior SKParticleRenderOrder SKRepeatMode SKSceneScaleMode \
          SKTextureFilteringMode SKTileAdjacencyMask SKTileDefinitionRotation SKTileSetType SKTransitionDirection \
          SKUniformType
        SceneKit: SCNAccelerationConstraint SCNAction SCNActionTimingMode SCNActionable SCNAnimatable SCNAnimation \
          SCNAnimationEvent SCNAnimationPlayer SCNAntialiasingMode SCNAudioPlayer SCNAudioSource \
          SCNAvoidOccluderConstraint SCNAvoidOccluderConstraintDelegate SCNBillboardAxis SCNBillboardConstraint \
          SCNBlendMode SCNBoundingVolume SCNBox SCNBufferFrequency SCNBufferStream SCNCamera \
          SCNCameraControlConfiguration SCNCameraController SCNCameraControllerDelegate SCNCameraProjectionDirection \
          SCNCapsule SCNChamferMode SCNColorMask SCNCone SCNConstraint SCNCullMode SCNCylinder SCNDebugOptions \
          SCNDistanceConstraint SCNFillMode SCNFilterMode SCNFloor SCNGeometry SCNGeometryElement \
          SCNGeometryPrimitiveType SCNGeometrySource SCNGeometryTessellator SCNHitTestResult SCNHitTestSearchMode \
          SCNIKConstraint SCNInteractionMode SCNLevelOfDetail SCNLight SCNLightAreaType SCNLightProbeType \
          SCNLightProbeUpdateType SCNLookAtConstraint SCNMaterial SCNMaterialProperty SCNMorpher \
          SCNMorpherCalculationMode SCNMovabilityHint SCNNode SCNNodeFocusBehavior SCNNodeRendererDelegate \
          SCNParticleBirthDirection SCNParticleBirthLocation SCNParticleBlendMode SCNParticleEvent \
          SCNParticleImageSequenceAnimationMode SCNParticleInputMode SCNParticleModifierStage SCNParticleOrientationMode \
          SCNParticlePropertyController SCNParticleSortingMode SCNParticleSystem SCNPhysicsBallSocketJoint \
          SCNPhysicsBehavior SCNPhysicsBody SCNPhysicsBodyType SCNPhysicsCollisionCategory SCNPhysicsConeTwistJoint \
          SCNPhysicsContact SCNPhysicsContactDelegate SCNPhysicsField SCNPhysicsFieldScope SCNPhysicsHingeJoint \
          SCNPhysicsShape SCNPhysicsSliderJoint SCNPhysicsVehicle SCNPhysicsVehicleWheel SCNPhysicsWorld SCNPlane \
          SCNProgram SCNProgramDelegate SCNPyramid SCNReferenceLoadingPolicy SCNReferenceNode SCNRenderer SCNRenderingAPI \
          SCNReplicatorConstraint SCNScene SCNSceneExportDelegate SCNSceneRenderer SCNSceneRendererDelegate \
          SCNSceneSource SCNSceneSourceStatus SCNShadable SCNShadowMode SCNShape SCNSkinner SCNSliderConstraint SCNSphere \
          SCNTechnique SCNTechniqueSupport SCNTessellationSmoothingMode SCNText SCNTimingFunction SCNTorus SCNTransaction \
          SCNTransformConstraint SCNTransparencyMode SCNTube SCNView SCNWrapMode
        MessageUI: MFMailComposeErrorCode
        Network: NWBrowser NWConnection NWConnectionGroup NWEndpoint NWError NWListener NWParameters NWProtocolTCP \
          NWProtocolTLS NWProtocolUDP NWProtocolWebSocket NetworkConnection NetworkListener
        CoreHaptics: CHHapticAudioResourceID CHHapticParameterAttributes
        QuickLook: QLPreviewController QLPreviewItemEditingMode
        EventKit: EKAlarm EKAlarmProximity EKAlarmType EKAuthorizationStatus EKCalendar EKCalendarEventAvailabilityMask \
          EKCalendarItem EKCalendarType EKEntityMask EKEntityType EKErrorCode EKEvent EKEventAvailability EKEventStatus \
          EKEventStore EKObject EKParticipant EKParticipantRole EKParticipantScheduleStatus EKParticipantStatus \
          EKParticipantType EKRecurrenceDayOfWeek EKRecurrenceEnd EKRecurrenceFrequency EKRecurrenceRule EKReminder \
          EKReminderPriority EKSource EKSourceType EKSpan EKStructuredLocation EKWeekday
        Contacts: CNAuthorizationStatus CNChangeHistoryAddContactEvent CNChangeHistoryAddGroupEvent \
          CNChangeHistoryAddMemberToGroupEvent CNChangeHistoryAddSubgroupToGroupEvent CNChangeHistoryDeleteContactEvent \
          CNChangeHistoryDeleteGroupEvent CNChangeHistoryDropEverythingEvent CNChangeHistoryEvent \
          CNChangeHistoryEventVisitor CNChangeHistoryFetchRequest CNChangeHistoryRemoveMemberFromGroupEvent \
          CNChangeHistoryRemoveSubgroupFromGroupEvent CNChangeHistoryUpdateContactEvent CNChangeHistoryUpdateGroupEvent \
          CNContact CNContactDisplayNameOrder CNContactFetchRequest CNContactFormatter CNContactFormatterStyle \
          CNContactProperty CNContactRelation CNContactSortOrder CNContactStore CNContactType CNContactVCardSerialization \
          CNContactsUserDefaults CNContainer CNContainerType CNEntityType CNErrorCode CNFetchRequest CNFetchResult \
          CNGroup CNInstantMessageAddress CNKeyDescriptor CNLabeledValue CNMutableContact CNMutableGroup \
          CNMutablePostalAddress CNPhoneNumber CNPostalAddress CNPostalAddressFormatter CNPostalAddressFormatterStyle \
          CNSaveRequest CNSocialProfile
        AuthenticationServices: ASAuthorizationController.RequestOptions \
          ASAuthorizationPlatformPublicKeyCredentialProvider ASWebAuthenticationSession AuthorizationController \
          EnvironmentValues.authorizationController EnvironmentValues.webAuthenticationSession WebAuthenticationSession
        """
}
