// Made by `make support` from the public API of the built modules: do not edit.

/// Names that there are, for what a misspelt one is meant to be.
package enum KnownNames {
    /// What is called on views, shapes, texts, images and gestures.
    package static let modifiers = words(
        """
        accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits \
        accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent accessibilityElement \
        accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier \
        accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel accessibilityLabeledPair \
        accessibilityLinkedGroup accessibilityRemoveTraits accessibilityRepresentation \
        accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry \
        accessibilityScrollAction accessibilityShowsLargeContentViewer accessibilitySortPriority \
        accessibilityTextContentType accessibilityValue accessibilityZoomAction actionSheet alert alignmentGuide \
        allowsHitTesting allowsTightening anchorPreference angularGradient animation antialiased aspectRatio \
        autocapitalization autocorrectionDisabled background backgroundPreferenceValue backgroundStyle badge \
        baselineOffset blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior buttonSizing \
        buttonStyle capsule clipShape clipped colorEffect colorInvert colorMultiply colorScheme commands \
        commandsRemoved commandsReplaced compositingGroup confirmationDialog conicGradient containerBackground \
        containerRelativeFrame containerShape containerValue contentMargins contentShape contentTransition \
        contextMenu contrast controlGroupStyle controlSize coordinateSpace cornerRadius customAttribute \
        datePickerStyle defaultAppStorage defaultFocus defaultLaunchBehavior defaultPosition defaultScrollAnchor \
        defaultSize defaultWheelPickerItemHeight defersSystemGestures deleteDisabled disableAutocorrection \
        disabled disclosureGroupStyle distortionEffect documentRole draggable drawingGroup dropDestination \
        dynamicTypeSize edgesIgnoringSafeArea ellipticalGradient environment environmentObject equatable \
        exclusively fileExporter fileImporter fileMover fill findDisabled findNavigator fixedSize \
        flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable focused \
        focusedSceneValue focusedValue font fontDesign fontWeight fontWidth foregroundColor foregroundStyle \
        formStyle frame fullScreenCover gaugeStyle geometryGroup gesture glassEffect glassEffectID \
        glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes \
        gridColumnAlignment groupBoxStyle handlesExternalEvents headerProminence help hidden highPriorityGesture \
        hoverEffect hoverEffectDisabled hueRotation id ignoresSafeArea image imageScale indexViewStyle inspector \
        inspectorColumnWidth interactiveDismissDisabled interpolation intersection invalidatableContent italic \
        keepsTogetherOnPage keepsWithNextOnPage kerning keyboardShortcut keyboardType keyframeAnimator labelStyle \
        labeledContentStyle labelsHidden layerEffect layoutPriority layoutValue lineHeight lineIntersection \
        lineLimit lineSpacing lineSubtraction linearGradient listItemTint listRowBackground listRowInsets \
        listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint \
        listSectionSpacing listStyle luminanceToAlpha map mapControlVisibility mapControls \
        mapFeatureSelectionDisabled mapScope mapStyle mask matchedGeometryEffect matchedTransitionSource \
        menuActionDismissBehavior menuBarExtraStyle menuIndicator menuOrder menuStyle minimumScaleFactor modifier \
        monospaced monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden \
        navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode \
        navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle \
        navigationTitle navigationTransition navigationViewStyle offset onAppear onChange onChanged \
        onContinueUserActivity onContinuousHover onDeleteCommand onDisappear onDrag onDrop onEnded onExitCommand \
        onGeometryChange onHover onKeyPress onLongPressGesture onMapCameraChange onMoveCommand onOpenURL \
        onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange \
        onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding pageBreak \
        path persistentSystemOverlays phaseAnimator photosPicker pickerStyle popover position preference \
        preferredColorScheme prefersDefaultFocus presentationBackground presentationBackgroundInteraction \
        presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents \
        presentationDragIndicator presentationSizing previewContext previewDevice previewDisplayName \
        previewInterfaceOrientation previewLayout privacySensitive progressViewStyle projectionEffect \
        radialGradient rect redacted refreshable renameAction renderingMode replaceDisabled resizable resolve \
        restorationBehavior rotation rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding \
        saturation scale scaleEffect scaledToFill scaledToFit scenePadding scrollBounceBehavior \
        scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators \
        scrollIndicatorsFlash scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout \
        scrollTransition searchCompletion searchFocused searchPresentationToolbarBehavior searchScopes \
        searchSuggestions searchToolbarBehavior searchable selectionDisabled sensoryFeedback sequenced shadow \
        sheet signInWithAppleButtonStyle simultaneousGesture simultaneously size sizeThatFits speechAdjustedPitch \
        speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters statusBar \
        statusBarHidden strikethrough stroke submitLabel submitScope subtracting swipeActions \
        symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode \
        symbolVariant symmetricDifference tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewStyle \
        tableColumnHeaders tableStyle tag task textCase textContentType textEditorStyle textFieldStyle \
        textInputAutocapitalization textRenderer textScale textSelection tint toggleStyle toolbar \
        toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode \
        toolbarTitleMenu toolbarVisibility tracking transaction transform transformAnchorPreference \
        transformEffect transformEnvironment transformPreference transition trim truncationMode \
        typesettingLanguage underline union unredacted updating userActivity visualEffect widgetAccentable \
        widgetURL windowLevel windowResizability windowStyle windowToolbarStyle writingToolsBehavior zIndex
        """)

    /// What anything of Galley's has.
    package static let members = words(
        """
        AVEncoderAudioQualityKey AVEncoderBitDepthHintKey AVEncoderBitRateKey AVFormatIDKey \
        AVLinearPCMBitDepthKey AVLinearPCMIsBigEndianKey AVLinearPCMIsFloatKey AVLinearPCMIsNonInterleaved \
        AVNumberOfChannelsKey AVPlayerItemDidPlayToEndTime AVPlayerItemFailedToPlayToEndTime \
        AVPlayerItemPlaybackStalled AVPlayerItemTimeJumped AVSampleRateKey AVSpeechUtteranceDefaultSpeechRate \
        AVSpeechUtteranceMaximumSpeechRate AVSpeechUtteranceMinimumSpeechRate AudioServicesCreateSystemSoundID \
        AudioServicesDisposeSystemSoundID AudioServicesPlayAlertSound AudioServicesPlayAlertSoundWithCompletion \
        AudioServicesPlaySystemSound AudioServicesPlaySystemSoundWithCompletion CACurrentMediaTime \
        CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity \
        CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity CATransform3DMakeAffineTransform \
        CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate \
        CATransform3DScale CATransform3DTranslate CFDataGetBytePtr CFDataGetLength CFErrorCopyDescription \
        CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGImageSourceCreateImageAtIndex \
        CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData CGImageSourceCreateWithURL \
        CGImageSourceGetCount CGPointMake CGRectMake CGSizeMake CGVectorMake CHHapticTimeImmediate \
        CIDetectorAccuracy CIDetectorAccuracyHigh CIDetectorAccuracyLow CIDetectorTypeFace CIDetectorTypeQRCode \
        CIDetectorTypeRectangle CIDetectorTypeText CLLocationCoordinate2DIsValid CLLocationCoordinate2DMake \
        CLLocationDistanceMax CMTimeGetSeconds CMTimeMake CMTimeMakeWithSeconds CTFontCreateCopyWithAttributes \
        CTFontCreateWithName CTFontGetAscent CTFontGetCapHeight CTFontGetDescent CTFontGetLeading CTFontGetSize \
        CTFontGetXHeight CTFontManagerRegisterFontURLs CTFontManagerRegisterFontsForURL \
        CTFontManagerRegisterGraphicsFont MKCoordinateRegionForMapRect MKCoordinateSpanMake MKErrorDomain \
        MKLaunchOptionsDirectionsModeDefault MKLaunchOptionsDirectionsModeDriving \
        MKLaunchOptionsDirectionsModeKey MKLaunchOptionsDirectionsModeTransit \
        MKLaunchOptionsDirectionsModeWalking MKLaunchOptionsMapCenterKey MKLaunchOptionsMapSpanKey \
        MKMapPointForCoordinate NSApp NSSelectorFromString NSStringFromSelector NSUndoManagerDidRedoChange \
        NSUndoManagerDidUndoChange NSUserActivityTypeBrowsingWeb OK P3 SRGB UIGraphicsBeginImageContext \
        UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext \
        UIGraphicsGetImageFromCurrentImageContext UIGraphicsPopContext UIGraphicsPushContext \
        UIImageWriteToSavedPhotosAlbum UIRectFill UIRectFrame UNNotificationDefaultActionIdentifier \
        UNNotificationDismissActionIdentifier URL a a1 a2 a3 a4 a5 abbreviated above aboveLabels aboveRoads \
        absoluteColorimetric accentColor accented acceptsFirstMouse acceptsFirstResponder accessibility \
        accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 accessibilityAction \
        accessibilityActions accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren \
        accessibilityContainer accessibilityContrast accessibilityCustomContent \
        accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights \
        accessibilityDisplayShouldReduceMotion accessibilityDisplayShouldReduceTransparency accessibilityElement \
        accessibilityElementsHidden accessibilityEnabled accessibilityExtraExtraExtraLarge \
        accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityFocused accessibilityFrame \
        accessibilityFrameInContainerSpace accessibilityHeading accessibilityHidden accessibilityHint \
        accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels \
        accessibilityInvertColors accessibilityLabel accessibilityLabeledPair accessibilityLarge \
        accessibilityLargeContentViewerEnabled accessibilityLinkedGroup accessibilityMedium \
        accessibilityPlayAnimatedImages accessibilityReduceMotion accessibilityReduceTransparency \
        accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction \
        accessibilityRotor accessibilityRotorEntry accessibilityScrollAction accessibilityShowButtonShapes \
        accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilitySwitchControlEnabled \
        accessibilityTextContentType accessibilityTraits accessibilityValue accessibilityVoiceOverEnabled \
        accessibilityZoomAction accessory accessoryBar accessoryCircular accessoryCircularCapacity \
        accessoryInline accessoryLinear accessoryLinearCapacity accessoryRectangular accessoryType accessoryView \
        accuracyAuthorization accuracyLimited across action actionAtItemEnd actionHandler actionIdentifier \
        actionSheet actions activate activateFileViewerSelecting activationState active activeAlways \
        activeInActiveApp activeInKeyWindow activeInputModes activeTintColor activeWhenFirstResponder \
        activityType actualScaleFactor adaptable adaptive adaptivePresentationStyle add addAction addAnimations \
        addAnnotation addAnnotations addArc addArrangedSubview addAttachmentData addBoundaryTimeObserver \
        addButton addChild addChildWindow addClip addCompletion addConstraint addConstraints addCurve \
        addCurveToPoint addEllipse addFileWrapper addFilter addGestureRecognizer addGlobalMonitorForEvents \
        addInput addInteraction addItem addItems addKeyframe addLayoutGuide addLine addLineToPoint addLines \
        addLocalMonitorForEvents addObserver addOutput addOverlay addOverlays addPath addPeriodicTimeObserver \
        addQuadCurve addQuadCurveToPoint addRect addRects addRegularFile addRelativeArc addRoundedRect \
        addSublayer addSubview addTarget addTextField addToReadingList addTrackingArea addUserInfoEntries \
        addUserScript addedTraits addingAttributes additionalSafeAreaInsets additive address addressCity \
        addressCityAndState addressState adjustable adjustedContentInset adjustsFontForContentSizeCategory \
        adjustsFontSizeToFitWidth adjustsImageWhenDisabled adjustsImageWhenHighlighted administrativeArea advance \
        advanceToNextItem advanced advisoryNotices affineTransform after airDrop airborne airport alert \
        alertFirstButtonReturn alertSecondButtonReturn alertSetting alertStyle alertThirdButtonReturn alignment \
        alignmentGuide alignmentMode all allButUpsideDown allCases allCharacters allCorners allEditingEvents \
        allEvents allPresses allTouchEvents allTouches allow allowInCarPlay allowUserInteraction \
        allowableMovement allowedContentTypes allowedFileTypes allowedTouchTypes allowsAirPlayForMediaPlayback \
        allowsAutomaticPitch allowsBackForwardNavigationGestures allowsBackgroundLocationUpdates \
        allowsContentJavaScript allowsContinuousInteraction allowsDefaultTighteningForTruncation \
        allowsDirectInteraction allowsEdgeAntialiasing allowsEditing allowsEditingTextAttributes \
        allowsExternalPlayback allowsFileURLs allowsHitTesting allowsInlineMediaPlayback allowsLinkPreview \
        allowsMultipleSelection allowsPictureInPictureMediaPlayback allowsPictureInPicturePlayback \
        allowsSelection allowsSelectionDuringEditing allowsTextAttachmentView allowsTightening allowsUndo alpha \
        alphaComponent alphaInfo alphaOnly alphaRange alphaShift alphaSpeed alphaThreshold alphaValue alphabet \
        alreadyRegistered alternate alternateIconName altitude always alwaysAvailable alwaysBounceHorizontal \
        alwaysBounceVertical alwaysByFew alwaysByOne alwaysOriginal alwaysTemplate ambient amount anchor \
        anchorPoint anchorPreference anchorZ angle angular angularGradient animatableData animate animateChanges \
        animateKeyframes animateTransition animated animates animatesDrop animatesWhenAdded animating animation \
        animationController animationCurve animationDidStart animationDidStop animationDuration animationEnded \
        animationImages animationKeys animationRepeatCount animations annotation annotationSubtitles \
        annotationTitles annotations announcement announcementDidFinishNotification announcementSetting answer \
        antialiased any appCancel appInfo appSettings appTermination appVisibility appear appearance append \
        appendInterpolation appendLiteral application applicationDefined applicationDidBecomeActive \
        applicationDidEnterBackground applicationDidFinishLaunching applicationDidReceiveMemoryWarning \
        applicationIconBadgeNumber applicationIconImage applicationNameForUserAgent applicationShouldHandleReopen \
        applicationShouldTerminate applicationShouldTerminateAfterLastWindowClosed applicationState \
        applicationSuspended applicationWillEnterForeground applicationWillFinishLaunching \
        applicationWillResignActive applicationWillTerminate appliesPreferredTrackTransform apply applyWithBlock \
        applying applyingFilter applyingGaussianBlur applyingSymbolConfiguration apportionsSegmentWidthsByContent \
        aqua areAnimationsEnabled areasOfInterest arguments arrangedSubviews arrivalDate arrow asProvided \
        ascender ascent asciiCapable asciiCapableNumberPad aspectRatio asset assetFolders assetIdentifier \
        assignToContact asymmetric atDocumentEnd atDocumentStart atEnd atURL atm atomic attachment attachments \
        attackTime attributedPlaceholder attributedText attributedTitle attributes audio audioBrightness \
        audioContinuous audioCustom audioPan audioPitch audioPitchControl audioPlayerDidFinishPlaying \
        audioRecorderDidFinishRecording audioRecorderEncodeErrorDidOccur audioSessionInterrupt audioVolume \
        audioVolumeControl authenticationFailed authenticationRequired authorizationCode authorizationController \
        authorizationDenied authorizationDeniedGlobally authorizationRequestInProgress authorizationRequests \
        authorizationRestricted authorizationStatus authorized authorizedAlways authorizedScopes \
        authorizedWhenInUse auto autoExpose autoFocus autocapitalization autocapitalizationType \
        autocorrectionDisabled autocorrectionType autoenablesItems autohidesScrollers automatic \
        automaticDimension automaticSize automaticallyAdjustsScrollViewInsets \
        automaticallyWaitsToMinimizeStalling automobile automotiveNavigation autorepeat autoresizesSubviews \
        autoresizingMask autoreverse autoreverses available availableDateRange availableInterfaces \
        availableLanguages availableMediaTypes availableMetadataObjectTypes averagePower avoidHidingContent \
        awakeFromNib axes axial axis aztec b b1 b2 b3 b4 b5 back backBarButtonItem backButtonAppearance \
        backButtonTitle backForward backIndicatorImage backIndicatorTransitionMaskImage backItem backToFront \
        backdrop background backgroundColor backgroundConfiguration backgroundEffect backgroundImage \
        backgroundImageContentMode backgroundPreferenceValue backgroundRefreshStatus backgroundStyle \
        backgroundTimeRemaining backgroundView backingScaleFactor backward backwards badEventEntry \
        badParameterEntry badge badgeBackgroundColor badgeColor badgePositionAdjustment badgeSetting \
        badgeTextAttributes badgeValue bakery balanced bank banner bar barButtonItem barCollapsingEnabled \
        barStyle barTintColor barcodeHeight barometric base baseBackgroundColor baseForegroundColor basedOnSize \
        baseline baselineOffset batteryLevel batteryLevelDidChangeNotification batteryState \
        batteryStateDidChangeNotification beach becomeCurrent becomeFirstResponder becomeKey \
        becomesKeyOnlyIfNeeded beep began begin beginBackgroundTask beginConfiguration beginFromCurrentState \
        beginGeneratingDeviceOrientationNotifications beginIgnoringInteractionEvents beginPDFPage beginPage \
        beginPath beginReceivingRemoteControlEvents beginRefreshing beginSheet beginSheetModal beginTime \
        beginUndoGrouping beginUpdates beginningOfDocument behavior behindWindow below bestMatch bevel bezel \
        bezelBorder bezelColor bezelStyle bezier bezierPoints biometryLockout biometryNotAvailable \
        biometryNotEnrolled biometryType birthRate birthdate bitsPerComponent bitsPerPixel black blackTranslucent \
        blend blendMode blendingMode blockHTML bloodGlucose bloom blue blueComponent blueRange blur blurReplace \
        bokehBlur bold boldSystemFont boldText boldTextStatusDidChangeNotification bookmarks border borderColor \
        borderStyle borderType borderWidth bordered borderedProminent borderedTinted borderless borderlessButton \
        both bottom bottomAnchor bottomBar bottomControlPoint bottomLeading bottomLeft bottomMargin \
        bottomOrnament bottomRight bottomTrailing bounce bounces bouncesZoom bouncy boundingBox boundingBoxOfPath \
        boundingMapRect boundingRect boundingRegion bounds box boxBlur breathe brightness bringSubviewToFront \
        brown browser buffered buildArray buildBlock buildEither buildExpression buildFinalResult buildIf \
        buildLimitedAvailability buildMenu buildOptional buildPartialBlock builtInDualCamera \
        builtInDualWideCamera builtInTelephotoCamera builtInTripleCamera builtInTrueDepthCamera \
        builtInUltraWideCamera builtInWideAngleCamera builtin bumpDistortion bumpDistortionLinear bundle bursts \
        butt button buttonAppearance buttonBorder buttonBorderShape buttonFontSize buttonRepeatBehavior \
        buttonShapesEnabled buttonSize buttonSizing buttonStyle buttonType buttons byCharWrapping byClipping \
        byLayer byTruncatingHead byTruncatingMiddle byTruncatingTail byValue byWordWrapping bytes bytesPerRow c \
        cadence cafe calculate calculateETA calculationMode calculationModeCubic calculationModeLinear calendar \
        calendarEvent calendarView callAsFunction callout calloutOffset camera cameraCaptureMode cameraDevice \
        cameraOverlayView canAddInput canAddOutput canBePrevented canBecomeFirstResponder canBecomeKey \
        canBecomeMain canCancelContentTouches canChooseDirectories canChooseFiles canCreateDirectories \
        canEvaluatePolicy canGoBack canGoForward canInsert canJoinAllSpaces canLoadObject canOpenURL \
        canOverlapSourceViewRect canPerformAction canPrevent canRedo canReplaceMapContent canResignFirstResponder \
        canSendAttachments canSendMail canSendSubject canSendText canSetSessionPreset canShowCallout \
        canShowMIMEType canStartPictureInPictureAutomaticallyFromInline canUndo cancel cancelAction cancelGeocode \
        cancelInteractiveTransition cancelOperation canceled cancellationAction cancelled cancelsTouchesInView \
        canvas canvasOverflow capHeight capabilitiesForHardware capsLock capsule caption caption1 caption2 \
        captureDevicePointConverted capturePhoto capturedDidChangeNotification carPlay carPlaySetting \
        categoryIdentifier causesPageTurn cellForItem cellForRow cellular center centerCoordinate \
        centerFirstTextBaseline centerLastTextBaseline centerOffset centerX centerXAnchor centerXWithinMargins \
        centerY centerYAnchor centerYWithinMargins centered centeredHorizontally centeredVertically cgColor \
        cgContext cgImage cgImageRepresentation cgPath cgPointValue cgRectValue cgSizeValue change changeCount \
        changed changedNotification changesSelectionAsPrimaryAction character characterIndices characters \
        charactersIgnoringModifiers charging checkbox checkmark childForStatusBarStyle children chrome ciImage \
        circle circular circularEaseIn circularEaseInOut circularEaseOut circularScreen clamped clear \
        clearButtonMode clearContents clearsOnBeginEditing clickCount clip clipBoundingRect clipShape clipToLayer \
        clipped clipsToBounds clockwise closable close closeButton closePDF closePath closeSubpath closedHand \
        clusteringIdentifier codable code code128 code128BarcodeGenerator code39 collectionBehavior \
        collectionView collectionViewContentSize collectionViewLayout color color0 color1 colorArray colorBurn \
        colorControls colorDodge colorEffect colorInvert colorMatrix colorMode colorMonochrome colorMultiply \
        colorPosterize colorScheme colorSchemeContrast colorShader colorSpace colors columnHeader columns combine \
        combined comicEffect command commands commandsRemoved commandsReplaced commit commitConfiguration compact \
        compactAppearance compactInline compactInlineLayoutAppearance compactMenu compactPrompt \
        compactScrollEdgeAppearance compatible complete completeTransition completer completerDidUpdateResults \
        completionCurve completionHandler completionSpeed completionWithItemsHandler completions components \
        compose composed compositingGroup compressed concat concatenate concatenating concentration concentric \
        condensed configuration configurationDisplayName configurationUpdateHandler configureWithDefault \
        configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground confirm \
        confirmationAction confirmationDialog conic conicGradient connectedScenes connection connections console \
        constant constraint constraints contactAdd contacts contain container containerBackground \
        containerBackgroundRemovable containerRelative containerRelativeFrame containerShape containerSize \
        containerTraitCollection containerValue containerValues containerView containerViewDidLayoutSubviews \
        containerViewWillLayoutSubviews contains containsTraits content contentBackground \
        contentCompressionResistancePriority contentConfiguration contentEdgeInsets contentHorizontalAlignment \
        contentHuggingPriority contentInset contentInsetAdjustmentBehavior contentInsets contentLayoutGuide \
        contentMargins contentMarginsDisabled contentMaxSize contentMinSize contentMode contentOffset \
        contentOverlayView contentScaleFactor contentShape contentSize contentTintColor contentTransition \
        contentType contentVerticalAlignment contentView contentViewController contents contentsGravity \
        contentsRect contentsScale contextMenu contextMenuInteraction contextMenuPreview continue \
        continueAnimation continueSpeaking continuous continuousAndOrdered continuousAutoExposure \
        continuousAutoFocus contrast control controlAccentColor controlBackgroundColor controlGroupStyle \
        controlPoint1 controlPoint2 controlPoints controlSize controlTextColor controlTextDidBeginEditing \
        controlTextDidChange controlTextDidEndEditing convert convertScale convertTime converted converter \
        coordinate coordinateSpace coordinator copy copyCGImage copyToPasteboard cornerCurve cornerRadii \
        cornerRadius cornerSize cornerStyle corners correctionLevel cost count countDownDuration countDownTimer \
        counterClockwise country countryCode countryName course coverVertical createCGImage createRequest \
        credential credentialRevokedNotification credentialState creditCardNumber critical criticalAlert \
        criticalAlertSetting criticalSoundNamed cropRect cropped cropping crossDissolve crosshair crystallize \
        cubic cubicTimingParameters cuboid cumulative current currentContext currentDate currentEvent \
        currentImage currentItem currentLanguageCode currentLocation currentPage currentPageIndicatorTintColor \
        currentPath currentPoint currentTime currentTitle currentValueLabel cursorUpdate curve curveEaseIn \
        curveEaseInOut curveEaseOut curveLinear custom customAttribute customDismissAction customSpacing \
        customUserAgent customView customizationBehavior customizationID cyan d damping dampingRatio dark \
        darkAqua darkContent darkGray darkText darken darkerSystemColorsStatusDidChangeNotification dash dashDot \
        dashDotDot dashPhase data dataDetectorTypes dataMatrix dataProvider dataSource date dateAndTime \
        dateComponents datePickerMode datePickerStyle dateRange dateSelection dateTime dateTimeStyle deactivate \
        debugDescription decayTime decelerating decelerationRate decimalPad declareTypes decodingFailed \
        decoration decrease decrement default defaultAction defaultAppStorage defaultCritical \
        defaultCriticalSound defaultCustomization defaultFocus defaultHigh defaultIntent defaultLaunchBehavior \
        defaultLayout defaultLow defaultMinListHeaderHeight defaultMinListRowHeight defaultPosition defaultPrompt \
        defaultRate defaultRingtone defaultScrollAnchor defaultSize defaultTextAttributes defaultToSpeaker \
        defaultValue defaultVisibility defaultWebpagePreferences defaultWheelPickerItemHeight \
        deferredAccuracyTooLow deferredCanceled deferredDistanceFiltered deferredFailed \
        deferredNotUpdatingLocation defersSystemGestures definesPresentationContext degrees delay \
        delaysContentTouches delaysTouchesBegan delaysTouchesEnded delegate delegateClass delete deleteBackward \
        deleteCharacters deleteDisabled deleteForward deleteRecording deleteRows deliveredNotifications denied \
        departureDate depth depthEffectPhotos dequeueReusableAnnotationView dequeueReusableCell descender descent \
        description deselectAnnotation deselectItem deselectRow desiredAccuracy desktop destination \
        destinationOut destinationOver destructive destructiveAction detail detailButton \
        detailCalloutAccessoryView detailDisclosure detailDisclosureButton detailOnly detailTextLabel detents \
        device deviceCurrentTime deviceIndependentFlagsMask deviceOwnerAuthentication \
        deviceOwnerAuthenticationWithBiometrics deviceType devices diagnostics didActivateNotification \
        didAddSubview didBecomeActiveNotification didBecomeKeyNotification didBecomeMainNotification \
        didChangeBackingPropertiesNotification didChangeNotification didChangeOcclusionStateNotification \
        didChangeScreenNotification didChangeScreenParametersNotification didDeminiaturizeNotification \
        didDisappear didDisconnectNotification didEndEditingNotification didEndLiveResizeNotification \
        didEndSheetNotification didEnterBackgroundNotification didEnterFullScreenNotification \
        didExitFullScreenNotification didExposeNotification didFinishLaunchingNotification \
        didFinishRestoringWindowsNotification didHideNotification didMiniaturizeNotification didMove \
        didMoveNotification didMoveToSuperview didMoveToWindow didPlayToEndTimeNotification \
        didReceiveMemoryWarning didReceiveMemoryWarningNotification didResignActiveNotification \
        didResignKeyNotification didResignMainNotification didResizeNotification didUnhideNotification \
        didUpdateNotification difference dimInactiveLayers dimensions dimmed direct direction \
        directionalLayoutMargins directionsNotFound directoryURL disableAutocorrection disableLooping \
        disableUndoRegistration disabled disablesAnimations disablesGroup disablesSubpixelQuantization disappear \
        discBlur discarded disclosureGroupStyle disclosureIndicator discrete discreteInput dismantleNSView \
        dismantleNSViewController dismantleUIView dismantleUIViewController dismiss dismissButtonStyle \
        dismissMenu dismissSearch dismissWindow dismissalTransitionDidEnd dismissalTransitionWillBegin display \
        displayAsPalette displayGamut displayIfNeeded displayInline displayList displayP3 displayPadding \
        displayScale displaySize distance distanceFilter distortionEffect distortionShader distribution \
        dithersColor document documentColor documentPicker documentPickerWasCancelled documentRole documentView \
        done doneButtonAppearance dot dotScreen double doubleColumn doubleValue down downArrow downMirrored \
        downUp download downloads dragPreview dragThatCanResizeScene draggable draw drawHierarchy drawLayer \
        drawOff drawOn drawParts drawPath drawPixels drawText drawingGroup drawnBlendModes drawsBackground drop \
        dropDestination dropEntered dropExited dropUpdated duckOthers duration durationOffset dx dy dynamic \
        dynamicTypeSize dynamicallyCall ean13 ean8 easeIn easeInEaseOut easeInOut easeOut edge edgeIntensity \
        edgeWork edges edgesForExtendedLayout edgesIgnoringSafeArea edit editMode editedImage editingChanged \
        editingDidBegin editingDidEnd editingDidEndOnExit editingRect editor effect effectValue \
        effectiveAppearance effectiveUserInterfaceLayoutDirection elementKindSectionFooter \
        elementKindSectionHeader elements elevated ellipse elliptical ellipticalGradient email emailAddress \
        emergencyCall emissionLatitude emissionLongitude emissionRange emitterCells emitterMode emitterPosition \
        emitterShape emitterSize emphasized empty enableRate enableUndoRegistration enabled \
        enablesReturnKeyAutomatically encode encodingThreads end endBackgroundTask endEditing \
        endGeneratingDeviceOrientationNotifications endIgnoringInteractionEvents endIndex endOfDocument \
        endPDFPage endPage endPoint endReceivingRemoteControlEvents endRefreshing endSheet endUndoGrouping \
        endUpdates ended engineDestroyed engineNotRunning engineStartTimeout enhanced \
        entersFullScreenWhenPlaybackBegins entersReaderIfAvailable entries environment environmentObject eoFill \
        eoFillStroke ephemeral epoch equal equalCentering equalSpacing equalTo equatable error errorCode \
        errorDescription errorDomain escape estimatedItemSize estimatedProgress estimatedRowHeight ev evCharger \
        evaluateJavaScript evaluatePolicy evaluatedPolicyDomainState evenOdd eventParameters everyMinute exact \
        exceedsProposal exchangeSubview excludedActivityTypes excluding excludingAll exclusion exclusively \
        existingFile exitsFullScreenWhenPlaybackEnds expanded expansion expectedTravelTime expirationDate \
        explanation explicit explicitAlignment exposureAdjust exposureMode extendedLayoutIncludesOpaqueBars \
        extendedLinear extent exterior extraDark extraExtraExtraLarge extraExtraLarge extraLarge extraLight \
        extraSmall face faceDown faceID faceUp fade failed failure failurePolicy fallbackPosition falloff \
        falseColor family familyName familyNames fast fastForward faults favorites featureSettings featured \
        features figure file fileDataRepresentation fileExporter fileID fileImporter fileMover fileNotFound \
        fileSystem fileType fileURL fileWrapper fileWrappers filename fill fillColor fillEllipse fillEqually \
        fillMode fillPath fillProportionally fillRule fillStroke filled filter finalFrame findDisabled \
        findNavigator findings fingersDown fingersMoved fingersUp finish finishAnimation \
        finishInteractiveTransition first firstAttribute firstBaseline firstBaselineAnchor firstItem \
        firstLineHeadIndent firstTextBaseline fit fitness fitnessCenter fitted fittingSize fittingSizeLevel fix \
        fixed fixedLayout fixedSize fixedSpace flags flagsChanged flashMode flashScrollIndicators flat flexible \
        flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleSpace \
        flexibleTopMargin flexibleWidth flipHorizontal flipsForRightToLeftLayoutDirection float float2 float3 \
        float4 floatArray floating floor flush focalLength focusEffect focusEffectDisabled focusMode focusNext \
        focusPointOfInterest focusPrevious focusRingType focusScope focusSection focusable focused \
        focusedSceneValue focusedValue folded follow followWithHeading followed followsPreviewLayout \
        followsUndockedKeyboard followsUserHeading followsUserLocation followsWindowActiveState font \
        fontAttributes fontDescriptor fontDesign fontName fontNames fontSize fontWeight fontWidth food foodMarket \
        footer footerReferenceSize footnote forClass forCurrentLocation forEach forbidden force forceLeftToRight \
        forceRightToLeft foreground foregroundActive foregroundColor foregroundInactive foregroundStyle form \
        formIndex formIntersection formResubmitted formSheet formStyle formSubmitted formSymmetricDifference \
        formUnion format formatted formattingContext forward forwards foundation fraction fractionComplete \
        fractionCompleted frame frameLayoutGuide frameOfPresentedViewInContainerView frames from fromBottom \
        fromLeft fromRight fromTop fromValue front full fullAccuracy fullAddress fullColor fullName fullScreen \
        fullScreenAuxiliary fullScreenCover fullScreenPrimary fullScreenUI fullSizeContentView fullStreetAddress \
        function g1 g2 g3 g4 g5 gameControllerDisconnect gammaAdjust gasStation gaugeStyle gaussianBlur general \
        geocodeAddressString geocodeCanceled geocodeFoundNoResult geocodeFoundPartialResult geodesic geometry \
        geometryGroup gesture gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers getCoordinates \
        getCredentialState getDeliveredNotifications getHue getNotificationCategories getNotificationSettings \
        getPendingNotificationRequests getRed getSnapshot getTimeline givenName glass glassEffect glassEffectID \
        glassEffectTransition glassEffectUnion glassProminent global gloom glyphImage glyphText glyphTintColor \
        glyphs go goBack goForward google gradient granted graphical gray grayscale greaterThanOrEqual \
        greedySiblings green greenComponent greenRange gridCellAnchor gridCellColumns gridCellUnsizedAxes \
        gridColor gridColumnAlignment grooveBorder group groupBoxStyle grouped groupingLevel groupsByEvent \
        guesses h1 h2 h3 h4 h5 h6 handleUIGestureRecognizerAction handled handler handlesExternalEvents \
        hapticContinuous hapticIntensity hapticIntensityControl hapticSharpness hapticSharpnessControl \
        hapticTransient hardLight hasBeenRounded hasColors hasDifferentColorAppearance hasFlash \
        hasHorizontalScroller hasImages hasItemConformingToTypeIdentifier hasItemsConforming hasLearnedWord \
        hasMotion hasOnlySecureContent hasShadow hasSmile hasStrings hasTag hasText hasTorch hasURLs \
        hasVerticalScroller hash hashValue hd1280x720 hd1920x1080 hd4K3840x2160 head headIndent header \
        headerProminence headerReferenceSize headerView heading headingAccuracy headingAvailable headingFailure \
        headingFilter headingLevel headingOrientation headings headline heavy height heightAnchor heightPerWidth \
        heightTracksTextView help helpButton hexagonalPixellate hidden hiddenPreviewsShowSubtitle \
        hiddenPreviewsShowTitle hiddenTitleBar hide hideInactiveLayers hidesBackButton hidesBarsOnSwipe \
        hidesBottomBarWhenPushed hidesForSinglePage hidesNavigationBarDuringPresentation hidesOnDeactivate \
        hidesSearchBarWhenScrolling hidesWhenStopped hierarchical high highPriorityGesture highlight \
        highlightAmount highlightShadowAdjust highlighted highlightedImage highlightedTextColor hint \
        historicalLocationError history hitTest holeDistortion home horizontal horizontalAccuracy \
        horizontalScrollIndicatorInsets horizontalSizeClass horizontalSpacing hospital hotel hourAndMinute hover \
        hoverEffect hoverEffectDisabled html hudWindow hue hueAdjust hueRotation hybrid hybridFlyover iBeam iOS \
        iOS18 iOS26 icon iconColor iconOnly id idealFallback identifier identifierForVendor identity \
        identityToken idle idleTimeout ignore ignoreWord ignored ignoredWords ignoresMouseEvents ignoresSafeArea \
        image imageEdgeInsets imageInsets imageLoader imageOrientation imagePadding imagePattern \
        imagePickerController imagePickerControllerDidCancel imagePlacement imageScale imageScaling imageURL \
        imageView imagery images immediate immediately impact impactOccurred importExport inVisibleRect inactive \
        including includingAll increase increased increment indefinite index indexPathForSelectedRow \
        indexPathsForSelectedItems indexViewStyle indicatorStyle indices indigo indirect indirectPointer \
        individually infinity infoDark infoLight informational informativeText initialFrame initialOffset \
        initialVelocity injectionTime inlandWater inline inlineHTML inlineLarge inlineLayoutAppearance inlineOnly \
        inlineOnlyPreservingWhitespace inlinePresentationIntent inner innerRadius innerShadow innerShadowed input \
        inputAccessoryView inputDownArrow inputEscape inputImage inputKeys inputLabels inputLeftArrow \
        inputRightArrow inputUpArrow inputView inputs insert insertArrangedSubview insertRows insertSegment \
        insertSublayer insertSubview insertText insertionPointColor inset insetBy insetGrouped \
        insetsLayoutMarginsFromSafeArea inspector inspectorColumnWidth instanceAlphaOffset instanceColor \
        instanceCount instanceDelay instanceTransform instantiateInitialViewController instantiateViewController \
        instructions insufficientPermissions insufficientlyInUse integerValue intensity intentIdentifiers \
        interPageSpacing interacting interaction interactionControllerForDismissal \
        interactionControllerForPresentation interactionNotAllowed interactions interactive \
        interactiveDismissDisabled interactivePopGestureRecognizer interactiveSpring interactiveWithAccessory \
        interactively interfaceOrientation interfaceOrientations interpolate interpolated interpolatingSpring \
        interpolation interpretedSyntax interruptibleAnimator interruptionLevel intersection intersects \
        intrinsicContentSize invalid invalidAudioResource invalidAudioSession invalidContext invalidEventDuration \
        invalidEventTime invalidEventType invalidFontData invalidParameterType invalidPatternData \
        invalidPatternDictionary invalidPatternPlayer invalidResponse invalidTime invalidatableContent invalidate \
        invalidateDetents invalidateIntrinsicContentSize invalidateLayout invalidateTimelineContent invalidated \
        inverse invert inverted invertsAlpha invokeDefaultAction isAccessibilityCategory isAccessibilityElement \
        isAccessibilitySize isActive isAdditive isAffine isAnimated isAnimating isAntialiased \
        isAssistiveTouchRunning isAutoShutdownEnabled isAutomaticDashSubstitutionEnabled \
        isAutomaticQuoteSubstitutionEnabled isAutomaticSpellingCorrectionEnabled \
        isAutomaticTextReplacementEnabled isBaselineRelativeArrangement isBatteryMonitoringEnabled \
        isBeingDismissed isBeingPresented isBezeled isBoldTextEnabled isBordered isButton isCameraDeviceAvailable \
        isCancelled isCaptured isClosedCaptioningEnabled isConstrained isContextMenuInteractionEnabled \
        isContinued isContinuous isContinuousSpellCheckingEnabled isCumulative isCurrentLocation \
        isDarkerSystemColorsEnabled isDecelerating isDescendant isDescribed isDetailLink isDirectionalLockEnabled \
        isDirectory isDisabled isDisplayedWhenStopped isDoubleSided isDraggable isDragging isEOFilled isEditable \
        isEditing isElementFullscreenEnabled isEligibleForHandoff isEligibleForPrediction \
        isEligibleForPublicIndexing isEligibleForSearch isEmphasized isEmpty isEnabled isEqual isExclusiveTouch \
        isExpanded isExpensive isExtensionHidden isFinite isFirstResponder isFlat isFlipped isFloatingPanel \
        isFocusModeSupported isFocusPointOfInterestSupported isFocused isForMainFrame isForMainFrameOnly \
        isFraudulentWebsiteWarningEnabled isGeneratingDeviceOrientationNotifications isGeocoding \
        isGeometryFlipped isGlobal isGrayscaleEnabled isGuidedAccessEnabled isHeader isHidden \
        isHighResolutionCaptureEnabled isHighlighted isHorizontallyResizable isIdentity isIdle \
        isIdleTimerDisabled isImage isIndefinite isIndeterminate isInsertion isInspectable isInteractive \
        isInterrupted isInterruptible isInvertColorsEnabled isKeyWindow isKeyboardKey isLandscape \
        isLayoutMarginsRelativeArrangement isLink isLoading isLocal isLogicallyComplete isMainFrame isMainWindow \
        isMeteringEnabled isMixed isModal isModalInPresentation isMomentary isMonitoringAvailable \
        isMonoAudioEnabled isMovable isMovableByWindowBackground isMovingFromParent isMovingToParent \
        isMultipleTouchEnabled isMultitaskingSupported isMuted isMutedForAudio isMutedForHaptics \
        isNavigationBarHidden isNegativeInfinity isNetworkActivityIndicatorVisible isNull isNumeric isOn \
        isOnOffSwitchLabelsEnabled isOpaque isPagingEnabled isPart isPaused isPersistent isPitchEnabled \
        isPlayable isPlaying isPortrait isPositionedByUser isPositiveInfinity isPresented isPressed isPreview \
        isProtectedDataAvailable isProximityMonitoringEnabled isReadyForDisplay isRecording isRect isRedoing \
        isReduceMotionEnabled isReduceTransparencyEnabled isRefreshing isRegisteredForRemoteNotifications \
        isRegularFile isReleasedWhenClosed isRemovedOnCompletion isReversed isRichText isRightToLeft \
        isRotateEnabled isRunning isScrollEnabled isScrolling isSearchField isSearching isSecureTextEntry \
        isSelectable isSelected isShakeToUndoEnabled isShown isSmooth isSourceTypeAvailable isSpeakScreenEnabled \
        isSpeakSelectionEnabled isSpeaking isStaticText isStationary isStatusBarHidden isSummaryElement \
        isSwitchControlRunning isSymbolImage isTabBar isToggle isToolbarHidden isTracking isTranslucent \
        isTruncated isUndoRegistrationEnabled isUndoing isUpdating isUserInteractionEnabled isValid \
        isValidInterfaceOrientation isVerticallyResizable isVideoAutoplayEnabled isVideoMirrored \
        isVideoMirroringSupported isVideoOrientationSupported isVideoRotationAngleSupported isViewLoaded \
        isVisible isVoiceOverRunning isWrapped isZoomEnabled isZooming isoCountryCode isolation italic \
        italicSystemFont italicText item itemIdentifier itemPositioning itemProvider itemProviders itemSize \
        itemSpacing itemWidth items iterative javaScriptCanOpenWindowsAutomatically javaScriptEnabled jobTitle \
        join jpeg jpegData json justified kAudioFormatAppleLossless kAudioFormatLinearPCM kAudioFormatMPEG4AAC \
        kAudioFormatMPEGLayer3 kAudioServicesNoError kCGImageSourceCreateThumbnailFromImageAlways \
        kCGImageSourceCreateThumbnailFromImageIfAbsent kCGImageSourceCreateThumbnailWithTransform \
        kCGImageSourceShouldCache kCGImageSourceShouldCacheImmediately kCGImageSourceThumbnailMaxPixelSize \
        kCIInputAngleKey kCIInputBackgroundImageKey kCIInputBrightnessKey kCIInputCenterKey kCIInputColorKey \
        kCIInputContrastKey kCIInputEVKey kCIInputImageKey kCIInputIntensityKey kCIInputRadiusKey \
        kCIInputSaturationKey kCIInputScaleKey kCIInputSharpnessKey kCIInputWidthKey kCIOutputImageKey \
        kCLDistanceFilterNone kCLErrorDomain kCLHeadingFilterNone kCLLocationAccuracyBest \
        kCLLocationAccuracyBestForNavigation kCLLocationAccuracyHundredMeters kCLLocationAccuracyKilometer \
        kCLLocationAccuracyNearestTenMeters kCLLocationAccuracyReduced kCLLocationAccuracyThreeKilometers \
        kCLLocationCoordinate2DInvalid kaleidoscope keepsMenuPresented keepsTogetherOnPage keepsWithNextOnPage \
        kern kerning key keyCode keyCommands keyDown keyEquivalent keyEquivalentModifierMask keyPath keyTimes \
        keyUp keyWindow keyboard keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 \
        keyboard8 keyboard9 keyboardA keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey \
        keyboardAppearance keyboardB keyboardBackslash keyboardC keyboardCapsLock keyboardCloseBracket \
        keyboardComma keyboardD keyboardDeleteForward keyboardDeleteOrBackspace \
        keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification \
        keyboardDismissMode keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign keyboardErrorRollOver \
        keyboardErrorUndefined keyboardEscape keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF2 \
        keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8 keyboardF9 \
        keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardG keyboardGraveAccentAndTilde keyboardH \
        keyboardHome keyboardHyphen keyboardI keyboardInsert keyboardIsLocalUserInfoKey keyboardJ keyboardK \
        keyboardL keyboardLayoutGuide keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGUI \
        keyboardLeftShift keyboardM keyboardN keyboardNonUSPound keyboardO keyboardOpenBracket keyboardP \
        keyboardPOSTFail keyboardPageDown keyboardPageUp keyboardPause keyboardPeriod keyboardPrintScreen \
        keyboardQ keyboardQuote keyboardR keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow \
        keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS keyboardScrollLock keyboardSemicolon \
        keyboardShortcut keyboardSlash keyboardSpacebar keyboardT keyboardTab keyboardType keyboardU \
        keyboardUpArrow keyboardV keyboardW keyboardWillChangeFrameNotification keyboardWillHideNotification \
        keyboardWillShowNotification keyboardX keyboardY keyboardZ keyframeAnimator keypad0 keypad1 keypad2 \
        keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 keypad9 keypadAsterisk keypadEnter keypadHyphen \
        keypadNumLock keypadPeriod keypadPlus keypadSlash keywords kind label labelColor labelFontSize labelStyle \
        labeledContentStyle labelsHidden landmarks landscape landscapeLeft landscapeRight language languageCode \
        large largeSubtitle largeTitle largeTitleDisplayMode largeTitleTextAttributes \
        largestUndimmedDetentIdentifier last lastBaseline lastBaselineAnchor lastTextBaseline latitude \
        latitudeDelta launchImageName layer layerClass layerEffect layerMaxXMaxYCorner layerMaxXMinYCorner \
        layerMinXMaxYCorner layerMinXMinYCorner layerShader layout layoutChanged layoutDirection \
        layoutDirectionBehavior layoutFittingCompressedSize layoutFittingExpandedSize layoutFrame layoutGuides \
        layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutPriority layoutProperties \
        layoutSublayers layoutSubviews layoutValue leading leadingAnchor leadingControlPoint \
        leadingFirstTextBaseline leadingLastTextBaseline leadingMargin learnWord least leaveEngineRunning left \
        leftAnchor leftArrow leftBarButtonItem leftBarButtonItems leftCalloutAccessoryView leftMargin \
        leftMirrored leftMouseDown leftMouseDragged leftMouseUp leftToRight leftView leftViewMode legal \
        legibilityWeight length lessThanOrEqual letter level levelChange levels levelsOfUndo library lifetime \
        lifetimeRange lift ligature light lightContent lightGray lightPointsAt lightPosition lightText lighten \
        likelyReal limited line lineBorder lineBreak lineBreakMode lineCap lineCapStyle lineDashPattern \
        lineDashPhase lineFragmentPadding lineHeight lineHeightMultiple lineIntersection lineJoin lineJoinStyle \
        lineLimit lineOverlay lineScreen lineSpacing lineSubtracting lineSubtraction lineWidth linear linearBlue \
        linearCapacity linearGradient linearGreen linearRed link linkActivated linkColor linkTextAttributes links \
        liquid list listCell listItem listItemTint listPlainCell listRowBackground listRowInsets listRowSeparator \
        listRowSeparatorLeading listRowSeparatorTint listRowSeparatorTrailing listRowSpacing listSectionSeparator \
        listSectionSeparatorTint listSectionSpacing listStyle lists live livePhotos liveUpdates load \
        loadDataRepresentation loadFileRepresentation loadFileURL loadHTMLString loadItem loadObject loadTracks \
        loadTransferable loadView loadViewIfNeeded loadingThrottled local localLocation localOnly \
        localTranslation localVelocity locale locality localization localizedCancelTitle localizedFallbackTitle \
        localizedModel localizedName localizedReason localizedString localizedStringResource localizedSubtitle \
        localizedTitle localizedUserNotificationString location locationInWindow locationManager \
        locationManagerDidChangeAuthorization locationManagerShouldDisplayHeadingCalibration \
        locationServicesEnabled locationUnavailable locationUnknown locations lockForConfiguration \
        lockScreenSetting locked logicallyComplete long longitude longitudeDelta look loopCount loopEnabled \
        loopEnd loopback loose low lowFrequency lowercase lowercaseSmallCaps luminanceToAlpha luminosity m11 m12 \
        m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44 mac macOS magenta magic magicTap magneticHeading \
        magnification magnify magnitudeSquared mail mailComposeController mailComposeDelegate main mainMenu \
        mainWindow makeAdvancedPlayer makeAsyncIterator makeBody makeCache makeContentView makeCoordinator \
        makeFirstResponder makeKey makeKeyAndOrderFront makeKeyAndVisible makeNSView makeNSViewController \
        makePlayer makePreview makeSharedContext makeUIGestureRecognizer makeUIView makeUIViewController map \
        mapColors mapControlVisibility mapControls mapFeatureSelectionDisabled mapItems mapOverlayLevel mapScope \
        mapStyle mapType mapView mapViewDidChangeVisibleRegion mapViewDidFinishLoadingMap margins markerTintColor \
        markupAsPDF mask maskedCorners masksToBounds mass matchedGeometry matchedGeometryEffect \
        matchedTransitionSource material materialize max maxDetentValue maxSize maxValue maxX maxXMargin maxY \
        maxYMargin maximumDate maximumDetentValue maximumDistance maximumFramesPerSecond maximumLineHeight \
        maximumNumberOfLines maximumNumberOfTouches maximumRegionMonitoringDistance maximumSize \
        maximumTrackTintColor maximumValue maximumValueImage maximumValueLabel maximumZ maximumZoomScale measure \
        measurement mediaType mediaTypes mediaTypesRequiringUserActionForPlayback mediaURL medium memoryError \
        menu menuActionDismissBehavior menuActionTriggered menuBarExtraStyle menuIndicator menuOrder menuStyle \
        mesh meshGradient message messageComposeDelegate messageComposeViewController messageString messageText \
        messaging metadata metadataObjectTypes metadataObjectsDelegate metadataOutput microphone midX midY middle \
        middleName min minLength minSize minValue minX minXMargin minY minYMargin mini miniaturizable miniaturize \
        miniaturizeButton minimal minimize minimum minimumAngleDelta minimumDate minimumDistance minimumDuration \
        minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumNumberOfTouches \
        minimumPressDuration minimumScaleDelta minimumScaleFactor minimumSize minimumTrackTintColor minimumValue \
        minimumValueImage minimumValueLabel minimumZ minimumZoomScale mint minuteInterval minutes mirrors \
        missingImage missingSymbol misspelledWords miter miterLimit mix mixWithOthers mixed modalPanel \
        modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle model modifier \
        modifierFlags modifiers momentaryChange momentaryLight momentaryPushIn monitoredRegions monochrome \
        monospaced monospacedDigit monospacedDigitSystemFont monospacedSystemFont more most mostRecent mostViewed \
        motion motionBegan motionBlur motionCancelled motionEnded motionShake mouseDown mouseDragged mouseEntered \
        mouseEnteredAndExited mouseExited mouseLocation mouseMoved mouseUp move moveDisabled moveIn \
        moveToActiveSpace moveToPoint moved moviePlayback movingPicture multiDateSelection multiSelection \
        multicolor multilineTextAlignment multiple multiplier multiply multiplyingAlpha museum mutableCopy muted \
        mutedStandard name nameFieldStringValue namePhonePad namePrefix nameSuffix named narrative narrow \
        nativeBounds nativeScale natural naturalLanguageQuery naturalScale naturalSize navigation navigationBar \
        navigationBarBackButtonHidden navigationBarDrawer navigationBarHidden navigationBarItems \
        navigationBarLeading navigationBarTitle navigationBarTitleDisplayMode navigationBarTrailing \
        navigationController navigationDelegate navigationDestination navigationItem navigationLink \
        navigationOrientation navigationSplitView navigationSplitViewColumnWidth navigationSplitViewStyle \
        navigationStack navigationSubtitle navigationTitle navigationTransition navigationType \
        navigationViewStyle needsDisplay needsDisplayOnBoundsChange needsFrame needsLayout negativeInfinity \
        network neutral never newData newItem newPassword newValueUserInfoKey next nextFrame nextResponder \
        nextTriggerDate nickname nightlife no noBorder noData noIntrinsicMetric noSegment node nodes noiseLevel \
        noiseReduction nominalFrameRate nonLinear nonPersistent nonRepeating nonReversed nonReversing nonZero \
        nonactivatingPanel nonce none noneSkipFirst noneSkipLast normal normalized not notAnAttribute \
        notDetermined notEnabled notFinite notFound notHandled notInteractive notMirrored notSupported note \
        notice notification notificationCategories notificationCenterSetting notificationOccurred \
        notificationSettings notifyOnEntry notifyOnExit notifyOthersOnDeactivation notifyWhenFinished \
        notifyWhenPlayersFinished nrNoiseLevel nrSharpness nsImage null number numberFormatStyle numberFormatter \
        numberOfClicksRequired numberOfComponents numberOfGlyphs numberOfItems numberOfLines numberOfLoops \
        numberOfPages numberOfRows numberOfSections numberOfSegments numberOfTapsRequired numberOfTouches \
        numberOfTouchesRequired numberPad numbersAndPunctuation numeric numericPad numericText object obliqueness \
        obscuresBackgroundDuringPresentation ocean ofDocuments off offImage offUp offer offset offsetBy \
        oldestFirst oldestLast on onAppear onChange onChanged onContinueUserActivity onContinuousHover onDelete \
        onDeleteCommand onDisappear onDrag onDragWithAccessory onDrop onEnd onEnded onExitCommand \
        onGeometryChange onHover onImage onInsert onKeyPress onLongPressGesture onMapCameraChange onMove \
        onMoveCommand onOff onOpenURL onPlayPauseCommand onPreferenceChange onReceive onScrollDown \
        onScrollGeometryChange onScrollPhaseChange onScrollUp onScrollVisibilityChange onSearchPresentation \
        onSubmit onTapGesture onTextEntry onTintColor oneBesideSecondary oneOverSecondary oneTimeCode opacity \
        opaque opaqueSeparator open openHand openInIBooks openInMaps openMaps openNotificationSettingsURLString \
        openSessions openSettings openSettingsURLString openURL openWindow operation operationImplicit \
        operationLogin operationLogout operationNotAllowed operationNotPermitted operationRefresh opticID option \
        options orange orderFront orderFrontRegardless orderFrontStandardAboutPanel orderOut ordered \
        organizationName organize orientation orientationDidChangeNotification origin originIgnored original \
        originalImage originalTarget other otherNavigation out outerRadius outline outputColorSpace outputImage \
        outputKeys outputVolume outputs outside over overCurrentContext overFullScreen overflow overlap overlay \
        overlayPreferenceValue overlays overrideUserInterfaceStyle ownProcess owningView paced pad padding page \
        pageBreak pageCount pageCurl pageDown pageIndicatorTintColor pageScrolled pageSheet pageUp \
        pageViewController pageZoom pages paging palette pan panGestureRecognizer panoramas paragraphSpacing \
        paragraphStyle parameterID parameters parent park parking partialCurl passcodeNotSet passive password \
        pasteboard path pathUpdateHandler pause pauseAnimation pauseAssistiveTechnology \
        pauseInteractiveTransition pauseSpeaking paused pausesLocationUpdatesAutomatically pausesOnCompletion \
        pdf417 pdfData peakPower pencil pendingNotificationRequests percentComplete perceptual performAsCurrent \
        performBatchUpdates performClose performDrop performRequests performSegue performWithoutAnimation \
        performsFirstActionWithFullSwipe periodic permittedArrowDirections persistent persistentIdentifier \
        persistentSystemOverlays person personHeight personWeight perspective pharmacy phase phaseAnimator phone \
        phoneNumber phonePad photo photoEffectChrome photoEffectFade photoEffectInstant photoEffectMono \
        photoEffectNoir photoEffectProcess photoEffectTonal photoEffectTransfer photoLibrary photoOutput \
        photosPicker physicalFeature picker pickerStyle pickerView picture pinTintColor pinchDistortion \
        pinchGestureRecognizer pink pinned pitch pitchMultiplier pixelHeight pixelLength pixelWidth pixellate \
        place placeSubviews placed placedOutside placeholder placeholderRect placeholderString placeholderText \
        placeholderTextColor placemark placemarkNotFound plain play playAndRecord playImmediately playPattern \
        playPause playback playbackRate player playing playsHapticsOnly playsSound plusDarker plusLighter png \
        pngData pngEncoding point pointCount pointOfInterest pointOfInterestCategory pointOfInterestFilter \
        pointSize pointerCancelled pointerDown pointerMoved pointerUp pointillize pointingHand points policy \
        polyline pop popToRootViewController popToViewController popUpMenu popViewController popover \
        popoverPresentationController portrait portraitUpsideDown position positionedByUser positiveInfinity \
        possible post postScriptName postToFacebook postToTwitter postUtteranceDelay postalCode postscriptName \
        power preUtteranceDelay predictedEndLocation predictedEndTranslation preference preferences preferred \
        preferredAction preferredAssetRepresentationMode preferredBarTintColor preferredColorScheme \
        preferredCommitStyle preferredContentSize preferredContentSizeCategory preferredControlTintColor \
        preferredCornerRadius preferredDatePickerStyle preferredDisplayMode preferredFilename preferredFont \
        preferredFontDescriptor preferredForwardBufferDuration preferredFramesPerSecond preferredIndicatorImage \
        preferredMaxLayoutWidth preferredPeakBitRate preferredScreenEdgesDeferringSystemGestures \
        preferredStatusBarStyle preferredStyle preferredTransform preferringMonochrome preferringMulticolor \
        prefersAssistiveTechnologySettings prefersCrossFadeTransitions prefersDefaultFocus \
        prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersHomeIndicatorAutoHidden \
        prefersLargeTitles prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge prefersStatusBarHidden \
        premium premultipliedBGRA premultipliedFirst premultipliedLast prepare prepareForDisplay \
        prepareForInterfaceBuilder prepareForReuse prepareToPlay prepareToRecord preselectedAssetIdentifiers \
        present presentActions presentation presentationAnchor presentationBackground \
        presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction \
        presentationContextProvider presentationController presentationControllerDidAttemptToDismiss \
        presentationControllerDidDismiss presentationControllerShouldDismiss presentationControllerWillDismiss \
        presentationCornerRadius presentationDetents presentationDragIndicator presentationMode presentationSize \
        presentationSizing presentationStyle presentationTransitionDidEnd presentationTransitionWillBegin \
        presented presentedView presentedViewController presentingViewController preservesSuperviewLayoutMargins \
        presses pressesBegan pressesChanged pressesEnded preventsDisplaySleepDuringVideoPlayback preview \
        previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout \
        previewViewController previews previousLocation primary primaryAction primaryActionTriggered \
        primaryLanguage principal print printItem printsDiagnostics prioritizesVideoDevices priority privacy \
        privacySensitive process processPool progress progressTintColor progressViewStyle prohibited \
        projectedValue projection projectionEffect projectionTransform prominent prominentDetail prompt \
        promptDeclined properties proposal proposals proposed proposedSize providedUnit provider \
        providesAppNotificationSettings provisional publicTransport pulse purple push pushOnPushOff \
        pushViewController qr qrCodeGenerator quadCurve quads quality quaternary quaternaryLabel \
        quaternaryLabelColor quaternarySystemFill query queryFragment queue quietSpace quinary r1 r2 r3 r4 r5 \
        radial radialGradient radians radio radioGroup radius rainfall rangeOfMisspelledWord rangingFailure \
        rangingUnavailable raster rasterizationScale rate rawValue readableContentGuide readableContentTypes \
        readableTypeIdentifiersForItemProvider readyToPlay realUserStatus realistic rear recents recessed \
        recipients recognized record recordPermission rect rectOfInterest rectangle red redComponent redRange \
        redacted redactionReasons redo redoActionName redoMenuItemTitle redraw reduce \
        reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification reducedAccuracy \
        reference refresh refreshControl refreshable region regionEntered regionExited regionMonitoringDenied \
        regionMonitoringFailure regionMonitoringResponseDelayed regionMonitoringSetupDelayed regionMoved \
        regionThatFits register registerDataRepresentation registerForRemoteNotifications registerObject \
        registerUndo registeredTypeIdentifiers regular regularFileContents regularMaterial regularSquare relation \
        relative relativeColorimetric relativeTime releaseTime relevance relevanceScore reload \
        reloadAllComponents reloadAllTimelines reloadComponent reloadData reloadDecorations reloadFromOrigin \
        reloadItems reloadRows reloadSections reloadTimelines remoteControl remoteControlNextTrack \
        remoteControlPause remoteControlPlay remoteControlPreviousTrack remoteControlStop \
        remoteControlTogglePlayPause remoteNotification remove removeAction removeAllActions removeAllAnimations \
        removeAllDeliveredNotifications removeAllItems removeAllPendingNotificationRequests removeAllPoints \
        removeAllSegments removeAllUserScripts removeAnimation removeAnnotation removeAnnotations \
        removeArrangedSubview removeConstraint removeConstraints removeDeliveredNotifications removeFileWrapper \
        removeFromParent removeFromSuperlayer removeFromSuperview removeGestureRecognizer removeInput \
        removeInteraction removeLast removeLayoutGuide removeMonitor removeOutput removeOverlay removeOverlays \
        removePendingNotificationRequests removeScriptMessageHandler removeSegment removeStatusItem removeTarget \
        removeTimeObserver removeTrackingArea removed removedTraits rename renameAction render renderMode \
        renderOptions renderer renderingMode rendersAsynchronously reorderable repeat repeatCount repeatDuration \
        repeatForever repeating repeats replace replaceCharacters replaceCurrentItem replaceDisabled \
        replaceSublayer replacingUnspecifiedDimensions reply representedObject request requestAccess \
        requestAlwaysAuthorization requestAuthorization requestGeometryUpdate requestLocation \
        requestRecordPermission requestSceneSessionActivation requestSceneSessionDestruction \
        requestTemporaryFullAccuracyAuthorization requestWhenInUseAuthorization requestedOperation \
        requestedScopes requestedTimeToleranceAfter requestedTimeToleranceBefore requestsAlternateRoutes require \
        required requiresConnection requiresExclusiveTouchType reset resetHandler resignCurrent \
        resignFirstResponder resignKey resizable resize resizeAspect resizeAspectFill resizeLeftRight \
        resizeUpDown resizes resolve resolveSymbol resolvedColor resolvedColors resolvedValue \
        resourceNotAvailable responder response responseCurve restaurant restorationBehavior \
        restorationIdentifier restoreGState restricted resultTypes results resume resumeAssistiveTechnology \
        return returnKeyType returnPartiallyParsedIfPossible reuseIdentifier reveal reverse \
        reverseGeocodeLocation reversed reversing revoked rewind right rightAnchor rightArrow rightBarButtonItem \
        rightBarButtonItems rightCalloutAccessoryView rightMargin rightMirrored rightMouseDown rightToLeft \
        rightView rightViewMode rigid ringAmount ringSize road role root rootView rootViewController rotate \
        rotated rotation rotation3DEffect rotationEffect round roundRect rounded roundedBorder roundedDisclosure \
        roundedRect roundedRectangle route routePickerViewDidEndPresentingRoutes \
        routePickerViewWillBeginPresentingRoutes routes row rowBreak rowHeight rowOverflow rows rtf rule run \
        runModal runningPropertyAnimator sRGB sRGBLinear sRGBStops safariViewController \
        safariViewControllerDidFinish safeArea safeAreaBar safeAreaInset safeAreaInsets safeAreaInsetsDidChange \
        safeAreaLayoutGuide safeAreaPadding safeAreaRegions satellite satelliteFlyover satisfied saturation save \
        saveGState saveItem saveToCameraRoll saved savedPhotosAlbum scale scaleAspectFill scaleAspectFit \
        scaleAxesIndependently scaleBy scaleEffect scaleNone scaleProportionallyDown scaleProportionallyUpOrDown \
        scaleRange scaleSpeed scaleToFill scaled scaledBy scaledFont scaledToFill scaledToFit scaledValue scene \
        sceneClass sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground scenePadding scenePhase \
        sceneSizeStayPut sceneWillEnterForeground sceneWillResignActive scheduleParameterCurve scheduledTimer \
        school scopeButtonTitles score screen screenChanged screenRecordings screenSaver screens screenshots \
        scroll scrollBounceBehavior scrollClipDisabled scrollContent scrollContentBackground scrollDirection \
        scrollDisabled scrollDismissesKeyboard scrollEdgeAppearance scrollIndicatorInsets scrollIndicators \
        scrollIndicatorsFlash scrollPosition scrollRangeToVisible scrollRectToVisible scrollTarget \
        scrollTargetBehavior scrollTargetLayout scrollTo scrollToItem scrollToRow scrollTransition scrollView \
        scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation \
        scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom \
        scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillEndDragging scrollWheel \
        scrollableAxes scrollingDeltaX scrollingDeltaY scrolls scrollsToTop scrubsLinearly search searchBar \
        searchBarCancelButtonClicked searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarStyle \
        searchBarTextDidBeginEditing searchBarTextDidEndEditing searchCompletion searchController searchFocused \
        searchPresentationToolbarBehavior searchResultsController searchResultsUpdater searchScopes \
        searchSuggestions searchSuggestionsPlacement searchTextField searchToolbarBehavior searchable second \
        secondAttribute secondItem secondary secondaryAction secondaryFill secondaryLabel secondaryLabelColor \
        secondaryOnly secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground seconds \
        section sectionActions sectionFooterHeight sectionFooters sectionHeaderHeight sectionHeaderTopPadding \
        sectionHeaders sectionHeadersPinToVisibleBounds sectionIndexColor sectionInset secureField seed seek \
        segmented select selectAnnotation selectFile selectItem selectRow selected selectedAnnotations \
        selectedBackgroundView selectedColor selectedDate selectedDates selectedDetentIdentifier selectedImage \
        selectedIndex selectedItem selectedRange selectedRow selectedScopeButtonIndex selectedSegmentIndex \
        selectedSegmentTintColor selectedTextRange selectedViewController selection selectionBehavior \
        selectionChanged selectionDisabled selectionIndicatorImage selectionIndicatorTintColor selectionLimit \
        selectionStyle semanticContentAttribute semantics semibold semitransient send sendAction sendActions \
        sendCurrentLocation sendEvent sendMyCurrentLocation sendParameters sendSubviewToBack sender \
        sensoryFeedback sent sentences separator separatorColor separatorInset separatorStyle sepiaTone sequenced \
        serif serverFailure serverInitFailed serverInterrupted serviceSessionRequired session sessionPreset set \
        setActionName setActivationPolicy setActive setAffineTransform setAllowsAntialiasing setAlpha \
        setAlternateIconName setAnimationDuration setAnimationTimingFunction setAnimationsEnabled \
        setAttributedTitle setBackButtonBackgroundImage setBackButtonTitlePositionAdjustment \
        setBackIndicatorImage setBackgroundImage setBadgeCount setBccRecipients setButtonType setCategory \
        setCcRecipients setCenter setCollectionViewLayout setCompletionBlock \
        setContentCompressionResistancePriority setContentHuggingPriority setContentOffset setContentSize \
        setCustomSpacing setData setDate setDefaults setDisableActions setDividerImage setEditing setEnabled \
        setFill setFillColor setFrame setFrameAutosaveName setFrameOrigin setFrameSize setHidesBackButton \
        setHighlighted setImage setIndicatorImage setItems setLineCap setLineDash setLineJoin setLineWidth \
        setMaximumTrackImage setMessageBody setMetadataObjectsDelegate setMinimumTrackImage setMiterLimit \
        setNavigationBarHidden setNeedsDisplay setNeedsLayout setNeedsStatusBarAppearanceUpdate \
        setNeedsUpdateConfiguration setNeedsUpdateConstraints setNeedsUpdateOfHomeIndicatorAutoHidden \
        setNeedsUpdateOfSupportedInterfaceOrientations setNotificationCategories setOn \
        setPreferredSendingEmailAddress setProgress setRegion setSelected setSelectedDates setShadow \
        setShadowImage setShouldAntialias setShowsCancelButton setString setStroke setStrokeColor setSubject \
        setThumbImage setTitle setTitleColor setTitlePositionAdjustment setTitleShadowColor \
        setTitleTextAttributes setTitleVerticalPositionAdjustment setToRecipients setToolbarHidden setTranslation \
        setUserTrackingMode setValue setViewControllers setVisibleDateComponents setVisibleMapRect setWidth \
        setZoomScale settings settle settlingDuration severity shading shadow shadowAbove shadowAmount \
        shadowBlurRadius shadowColor shadowImage shadowOffset shadowOnly shadowOpacity shadowPath shadowRadius \
        shadowStyle shadowed shadowlessSquare shape shareCurrentLocation shareMyCurrentLocation shared \
        sharedBackgroundVisibility sharedInstance sharpenLuminance sharpness sheet sheetPresentationController \
        sheetPresentationControllerDidChangeSelectedDetentIdentifier shift short shortAddress shortcutItem \
        shortcutItems shouldAutorotate shouldBeRequiredToFail shouldDifferentiateWithoutColor shouldMerge \
        shouldPresentInFullscreen shouldRasterize shouldReceive shouldRemovePresentersView shouldRequireFailure \
        shouldShowFileExtensions show showAnnotations showDetailViewController showMenu showPreviewsSetting \
        showWindow showsActivityIndicator showsBackgroundLocationIndicator showsBaselineSeparator showsBuildings \
        showsCameraControls showsCancelButton showsCompass showsHorizontalScrollIndicator showsIndicators \
        showsMenuAsPrimaryAction showsPlaybackControls showsScale showsScopeBar showsTouchWhenHighlighted \
        showsTraffic showsUserLocation showsVerticalScrollIndicator showsWidgetContainerBackground \
        sideBySideButtons sidebar sidebarAdaptable sidebarOnly sidebarToggle signIn signInWithAppleButtonStyle \
        signUp significantLocationChangeMonitoringAvailable significantTimeChangeNotification simultaneousGesture \
        simultaneously single singleLine singleLineEtched singleSelection singleWindowList size sizeAndPlacement \
        sizeCategory sizeChanges sizeRestrictions sizeThatFits sizeThatFitsLayout sizeToFit sizingOptions slant \
        slash slide slider sliding slomoVideos small smallCaps smallSquare smallSystemFontSize smartDashesType \
        smartInsertDeleteType smartQuotesType smooth smoothsColors snappy snapshot snapshotView snowfall soft \
        softBreak softLight softness solid soloAmbient sortPriority sound soundSetting source sourceApplication \
        sourceAtop sourceCode sourceFrame sourceRect sourceType sourceView space spacing span spatial speak \
        speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters \
        speechString speechSynthesizer speechVoices speed spellCheckingType spellOut sphere spin spinRange \
        spineLocation spinning splitViewController spokenAudio spotLight spreadsheet spring \
        springTimingParameters square squareLength stack stackOrientation stacked stackedItemPositioning \
        stackedItemSpacing stackedItemWidth stackedLayoutAppearance staleCache standard standardAppearance \
        standardBounds standardWindowButton start startAnchor startAngle startAnimating startAnimation startIndex \
        startInteractiveTransition startLocation startMonitoring startMonitoringSignificantLocationChanges \
        startPoint startRunning startUpdatingHeading startUpdatingLocation startsMediaSession state staticText \
        stationary status statusBar statusBarFrame statusBarHidden statusBarManager statusBarOrientation \
        statusBarStyle statusItem stepValue stepper steps stiffness stop stopAnimating stopAnimation stopEngine \
        stopLoading stopMonitoring stopMonitoringSignificantLocationChanges stopRunning stopSpeaking \
        stopUpdatingHeading stopUpdatingLocation stopped stoppedHandler stops stopwatch store storedValues \
        storyboard straight streetAddressLine1 streetAddressLine2 stretch strikethrough strikethroughColor \
        strikethroughStyle string stringValue strings stroke strokeBorder strokeColor strokeEllipse strokeEnd \
        strokePath strokeStart strokeStyle strokeWidth strokedPath stronglyEmphasized style styleMask \
        subAdministrativeArea subLocality subThoroughfare subheadline subject sublayerTransform sublayers \
        sublocality submenu submitLabel submitScope subtitle subtitleTextAttributes subtracting subtype subviews \
        success suggestedName superlayer superview supportedContentTypes supportedFamilies \
        supportedInterfaceOrientations supportsAlpha supportsAlternateIcons supportsAudio \
        supportsContentExtensions supportsDNS supportsHaptics supportsIPv4 supportsIPv6 supportsMultipleScenes \
        supportsMultipleWindows suppressed suppressesIncrementalRendering surface sustained svg svgData svgText \
        swapsSides sweep swiftUI swipeActions switch symbolColorRenderingMode symbolConfiguration symbolEffect \
        symbolEffectsRemoved symbolFolders symbolRenderingMode symbolVariableValueMode symbolVariant \
        symbolVariants symbolWeight symbolic symbolicTraits symbols symmetricDifference system systemAction \
        systemBackground systemBlue systemBrown systemCancel systemChromeMaterial systemChromeMaterialDark \
        systemChromeMaterialLight systemCyan systemError systemExtraLarge systemFill systemFont systemFontSize \
        systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen \
        systemGroupedBackground systemIndigo systemLarge systemLayoutSizeFitting systemMaterial \
        systemMaterialDark systemMaterialLight systemMedium systemMint systemName systemOrange systemPink \
        systemPurple systemRed systemServices systemSmall systemTeal systemThickMaterial systemThickMaterialDark \
        systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight \
        systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight systemVersion \
        systemYellow tab tabBar tabBarController tabBarItem tabBarMinimizeBehavior tabBarOnly tabItem \
        tabPlacement tabView tabViewBottomAccessory tabViewBottomAccessoryPlacement tabViewStyle table tableCell \
        tableColumnHeaders tableFooterView tableHeaderView tableRow tableStyle tableView tables tag tail tapCount \
        tapOverlap tapTarget target targetContentIdentifier targetContentOffset targetFrame targetNeutral \
        targetTimestamp targetTransform task teal team telephoneNumber temperatureAndTint temperatureWithoutUnit \
        template terminate terminateCancel terminateLater terminateNow territory tertiary tertiaryFill \
        tertiaryLabel tertiaryLabelColor tertiarySystemBackground tertiarySystemFill \
        tertiarySystemGroupedBackground text textAlignment textBackgroundColor textCase textColor textContainer \
        textContainerInset textContentType textCut textDidBeginEditing textDidBeginEditingNotification \
        textDidChange textDidChangeNotification textDidEndEditing textDidEndEditingNotification textEditing \
        textEditor textEditorStyle textEffect textField textFieldDidBeginEditing textFieldDidChangeSelection \
        textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing \
        textFieldShouldReturn textFieldStyle textFields textFormatting textInputAutocapitalization \
        textInputContextIdentifier textInputMode textLabel textPlatform textRange textRect textRenderer textScale \
        textSelection textStorage textStyle textView textViewDidBeginEditing textViewDidChange \
        textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing \
        texturedRounded texturedSquare theater thermal thick thickMaterial thickness thin thinMaterial \
        thoroughfare threadIdentifier threshold throwError thumbRect thumbTintColor tiff tight tile tileSize \
        tiledImage time timeControlStatus timeInterval timeOffset timeSensitive timeSensitiveSetting timeZone \
        timelapseVideos timer timescale timestamp timingCurve timingCurveType timingFunction timingFunctions \
        timingParameters tint tintAdjustmentMode tintColor tintColorDidChange tinted title title1 title2 title3 \
        titleAlignment titleAndIcon titleBar titleColor titleEdgeInsets titleForSegment titleLabel titleOnly \
        titlePadding titlePositionAdjustment titleTextAttributes titleView titleVisibility titlebar \
        titlebarAppearsTransparent titled to toValue toggle toggleFullScreen toggleStyle toolTip toolbar \
        toolbarBackground toolbarBackgroundVisibility toolbarButton toolbarColorScheme toolbarItems \
        toolbarPrincipal toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility top topAnchor \
        topAttached topBarLeading topBarTrailing topControlPoint topItem topLeading topLeft topMargin topRated \
        topRight topTrailing topViewController torchMode totalBounds touchCancel touchDown touchDownRepeat \
        touchDragEnter touchDragExit touchDragInside touchDragOutside touchID \
        touchIDAuthenticationAllowableReuseDuration touchIDLockout touchIDNotAvailable touchIDNotEnrolled \
        touchUpInside touchUpOutside touches touchesBegan touchesCancelled touchesEnded touchesMoved trackRect \
        trackTintColor tracking tracks trailing trailingAnchor trailingControlPoint trailingFirstTextBaseline \
        trailingLastTextBaseline trailingMargin traitBold traitCollection traitCollectionDidChange traitCondensed \
        traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading traits transaction \
        transferRepresentation transferred transform transform3D transformAnchorPreference transformEffect \
        transformEnvironment transformPreference transformed transient transit transition transitionCrossDissolve \
        transitionCurlDown transitionCurlUp transitionDuration transitionFlipFromLeft transitionFlipFromRight \
        transitionStyle transitionWasCancelled transitioningDelegate translateBy translatedBy \
        translatesAutoresizingMaskIntoConstraints translation transportType trash trigger trim trimmedPath \
        tripleColumn trueHeading truncatesLastVisibleLine truncationMode turned tv twirlDistortion twitter \
        twoBesideSecondary twoDisplaceSecondary twoOverSecondary tx ty type typeHigh typeLow typeMedium types \
        typesettingLanguage typingAttributes typographicBounds uiDelegate uiImage ultraLight ultraThick \
        ultraThickMaterial ultraThin ultraThinMaterial unattached uncached underPageBackground \
        underPageBackgroundColor underWindowBackground underline underlineColor underlineStyle underlineText \
        undetermined undo undoActionName undoManager undoMenuItemTitle undoRedo unhide unified unifiedCompact \
        union uniqueID unitOptions unitPoint unitStyle unitsPerEm unitsStyle universalLinksOnly university \
        unknown unknownError unlearnWord unlessEditing unlockForConfiguration unordered unownedExecutor unplaced \
        unplugged unrecognizedFormat unredacted unregisterForRemoteNotifications unsatisfied \
        unselectedItemTintColor unsharpMask unspecified unsupported up upArrow upMirrored upUp upce update \
        updateCache updateConstraints updateConstraintsIfNeeded updateInteractiveTransition updateLayer \
        updateMeters updateNSView updateNSViewController updateSearchResults updateSelectableDates updateTarget \
        updateTrackingAreas updateUIGestureRecognizer updateUIView updateUIViewController updateViewConstraints \
        updated updatesFrequently updatesNowPlayingInfoCenter updating uppercase uppercaseSmallCaps url \
        urlContexts urlTemplate urls usableDash usage useSoftwareRenderer user userActivity userCancel \
        userContentController userDidTakeScreenshotNotification userFallback userInfo userInitiated \
        userInterfaceIdiom userInterfaceLayoutDirection userInterfaceLevel userInterfaceStyle userLocation \
        userNotificationCenter userScripts userTrackingMode username usesBottomSafeArea usesDeviceMetrics \
        usesEvenOddFillRule usesFontLeading usesInterfaceType usesLineFragmentOrigin utilityWindow valid \
        validateDrop value value1 value2 valueChanged values variable variableColor variableLength vector \
        velocity velocityRange vertical verticalAccuracy verticalScrollIndicatorInsets verticalSizeClass \
        verticalSpacing vga640x480 vibrance vibrant vibrantDark vibrantLight video videoGravity \
        videoMaximumDuration videoOrientation videoQuality videoRect videoRotationAngle videoZoomFactor videos \
        view viewAligned viewController viewControllers viewDidAppear viewDidChangeEffectiveAppearance \
        viewDidDisappear viewDidLayout viewDidLayoutSubviews viewDidLoad viewDidMoveToSuperview \
        viewDidMoveToWindow viewForZooming viewID viewIfLoaded viewIsAppearing viewSafeAreaInsetsDidChange \
        viewTree viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillMove viewWillTransition \
        viewWithTag views vignette vignetteEffect visibility visible visibleCells visibleDateComponents \
        visibleFrame visibleMapRect visiblePath visibleRect visibleViewController vision visualEffect voice \
        voiceOverStatusDidChangeNotification volume vortexDistortion w waitingCount waitingToPlayAtSpecifiedRate \
        walking wantsDateDecorations wantsInteractiveStart wantsLayer warning weather webSearch webView \
        webViewDidClose webViewWebContentProcessDidTerminate webpageURL websiteDataStore weight wheel wheels \
        whenAuthenticated whileEditing white whiteLarge whiteOutline wholeSymbol wide widget widgetAccentable \
        widgetFamily widgetRenderingMode widgetURL width widthAnchor \
        widthFollowsPreferredContentSizeWhenEdgeAttached widthTracksTextView wifi wiggle willAppear \
        willBecomeActiveNotification willBeginSheetNotification willCloseNotification willConnectNotification \
        willDeactivateNotification willEnterForegroundNotification willEnterFullScreenNotification \
        willExitFullScreenNotification willFinishLaunchingNotification willHideNotification \
        willMiniaturizeNotification willMove willMoveNotification willRemoveSubview willResignActiveNotification \
        willStartLiveResizeNotification willTerminateNotification willUnhideNotification willUpdateNotification \
        wind winding window windowApplication windowArrangement windowBackground windowBackgroundColor \
        windowDidBecomeKey windowDidLoad windowDidResignKey windowDidResize windowLevel windowList windowNumber \
        windowResizability windowScene windowShouldClose windowSize windowStyle windowToolbar windowToolbarStyle \
        windowWillClose windows wiredEthernet withAlphaComponent withAnimation withConfiguration withDesign \
        withFamily withNameUpdating withProminence withRenderingMode withSize withState withSymbolicTraits \
        withTintColor withTransaction withUniqueName withinWindow withoutMapping withoutMirroring word \
        wordProcessing words workingColorSpace workout worksWhenModal world wrappedValue wraps \
        writableContentTypes write writingDirection writingToolsBehavior x xAcceleration xHeight xLarge xRay \
        xSmall xxLarge xxxLarge y yAcceleration yahoo yearAndMonth yellow yes z zAcceleration zIndex zPosition \
        zero zeroSize zoom zoomBlur zoomButton zoomIn zoomOut zoomScale
        """)

    /// Types, protocols and property wrappers.
    package static let types = words(
        """
        ASAuthorization ASAuthorizationAppleIDCredential ASAuthorizationAppleIDProvider \
        ASAuthorizationAppleIDRequest ASAuthorizationController ASAuthorizationControllerDelegate \
        ASAuthorizationControllerPresentationContextProviding ASAuthorizationCredential ASAuthorizationError \
        ASAuthorizationOpenIDRequest ASAuthorizationPasswordProvider ASAuthorizationPasswordRequest \
        ASAuthorizationProvider ASAuthorizationRequest ASPasswordCredential ASPresentationAnchor \
        ASUserDetectionStatus AVAsset AVAssetImageGenerator AVAssetTrack AVAudioApplication AVAudioPlayer \
        AVAudioPlayerDelegate AVAudioQuality AVAudioRecorder AVAudioRecorderDelegate AVAudioSession \
        AVAuthorizationStatus AVCaptureConnection AVCaptureDevice AVCaptureDeviceInput AVCaptureInput \
        AVCaptureMetadataOutput AVCaptureMetadataOutputObjectsDelegate AVCaptureOutput AVCapturePhoto \
        AVCapturePhotoCaptureDelegate AVCapturePhotoOutput AVCapturePhotoSettings AVCaptureSession \
        AVCaptureVideoOrientation AVCaptureVideoPreviewLayer AVLayerVideoGravity AVMediaType \
        AVMetadataMachineReadableCodeObject AVMetadataObject AVPlayer AVPlayerItem AVPlayerLayer AVPlayerLooper \
        AVPlayerViewController AVPlayerViewControllerDelegate AVQueuePlayer AVRoutePickerView \
        AVRoutePickerViewDelegate AVSpeechBoundary AVSpeechSynthesisVoice AVSpeechSynthesisVoiceQuality \
        AVSpeechSynthesizer AVSpeechSynthesizerDelegate AVSpeechUtterance AVURLAsset AccessibilityActionKind \
        AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityCustomContentImportance \
        AccessibilityCustomContentKey AccessibilityFocusState AccessibilityHeadingLevel \
        AccessibilityLabeledPairRole AccessibilityProperties AccessibilityRotorContent \
        AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor \
        AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction \
        AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle \
        AccessoryLinearGaugeStyle AccessoryType AccessoryWidgetBackground ActionAtItemEnd ActionSheet Actions \
        ActivationPolicy ActivationState ActivityType ActorType AdaptableTabBarPlacement Alert Alignment \
        AlignmentID AllCases Anchor Angle AngularGradient AngularGradientPaint Animatable AnimatableData \
        AnimatableModifier AnimatablePair Animation AnimationCompletionCriteria AnimationContext AnimationCurve \
        AnimationOptions AnimationState AnimationStateKey AnimationTimelineSchedule Annotation AnyGesture \
        AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AppearSymbolEffect \
        Argument Array ArrayLiteralElement AssetRepresentationMode AsyncImage AsyncImagePhase AsyncIterator \
        Attribute AttributeDynamicLookup AttributeName AttributeScopes AttributedString Attributes AudioFormatID \
        AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle \
        AutomaticMenuBarExtraStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition \
        AutomaticPresentationSizing AutomaticSymbolEffect AutomaticTableStyle AutomaticTextEditorStyle \
        AutoresizingMask Axis BackgroundColorAttribute BackgroundDisplayMode BackgroundStyle BackingStoreType \
        BalancedNavigationSplitViewStyle BaselineOffsetAttribute BatteryState Behavior BezelStyle BezierPoint \
        Bindable Binding BlendMode BlendModes BlendingMode BlurOptions BlurReplaceTransition Body Bool \
        BorderStyle BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle \
        BorderlessButtonStyle BounceSymbolEffect BreatheSymbolEffect BundleDescription Button ButtonBorderShape \
        ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration \
        ButtonToggleStyle ButtonType CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup \
        CABasicAnimation CACornerMask CADisplayLink CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode \
        CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CAGradientLayer CAGradientLayerType \
        CAKeyframeAnimation CALayer CALayerContentsGravity CALayerCornerCurve CALayerDelegate \
        CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation \
        CAReplicatorLayer CAScrollLayer CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap \
        CAShapeLayerLineJoin CASpringAnimation CATextLayer CATextLayerAlignmentMode CATransaction CATransform3D \
        CATransformLayer CATransition CATransitionSubtype CATransitionType CFArray CFData CFDictionary CFError \
        CFNumber CFString CFTimeInterval CFURL CGAffineTransform CGColor CGColorRenderingIntent CGColorSpace \
        CGContext CGDataProvider CGFloat CGFont CGImage CGImageAlphaInfo CGImageSource CGLineCap CGLineJoin \
        CGMutablePath CGPath CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule CGPoint CGRect \
        CGSize CGVector CHHapticAdvancedPatternPlayer CHHapticDeviceCapability CHHapticDynamicParameter \
        CHHapticEngine CHHapticError CHHapticEvent CHHapticEventParameter CHHapticParameterCurve CHHapticPattern \
        CHHapticPatternPlayer CIBloom CIBokehBlur CIBoxBlur CIBumpDistortion CIBumpDistortionLinear \
        CICircularScreen CICode128BarcodeGenerator CIColor CIColorControls CIColorInvert CIColorMonochrome \
        CIColorPosterize CIComicEffect CIContext CIContextOption CICrystallize CIDetector CIDiscBlur CIDotScreen \
        CIEdgeWork CIEdges CIExposureAdjust CIFaceFeature CIFalseColor CIFeature CIFilter CIFilterProtocol \
        CIGammaAdjust CIGaussianBlur CIGloom CIHexagonalPixellate CIHighlightShadowAdjust CIHoleDistortion \
        CIHueAdjust CIImage CIKaleidoscope CILineOverlay CILineScreen CIMotionBlur CINoiseReduction CIPhotoEffect \
        CIPinchDistortion CIPixellate CIPointillize CIQRCodeFeature CIQRCodeGenerator CISepiaTone \
        CISharpenLuminance CISpotLight CITemperatureAndTint CIThermal CITwirlDistortion CIUnsharpMask CIVector \
        CIVibrance CIVignette CIVignetteEffect CIVortexDistortion CIXRay CIZoomBlur CLAccuracyAuthorization \
        CLActivityType CLAuthorizationStatus CLBackgroundActivitySession CLCircularRegion CLDeviceOrientation \
        CLError CLFloor CLGeocodeCompletionHandler CLGeocoder CLHeading CLLocation CLLocationAccuracy \
        CLLocationCoordinate2D CLLocationDegrees CLLocationDirection CLLocationDirectionAccuracy \
        CLLocationDistance CLLocationManager CLLocationManagerDelegate CLLocationSpeed CLLocationSpeedAccuracy \
        CLLocationUpdate CLPlacemark CLRegion CMTime CMTimeEpoch CMTimeFlags CMTimeScale CMTimeValue CTFont \
        CTFontManagerError CTFontManagerScope Cache Cadence CameraCaptureMode CameraDevice Canvas Capsule \
        CarriedRepresentation Case Category CategoryOptions CellStyle Character CharacterIndex \
        CheckboxToggleStyle Children Circle CircularProgressViewStyle ClipOptions CodableRepresentation Code \
        CollectionBehavior Color ColorMatrix ColorPicker ColorRenderingMode ColorResource ColorScheme \
        ColorSchemeContrast ColorSpace Colors ColumnNavigationViewStyle ColumnsFormStyle CommandGroup \
        CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle \
        CompactMenuControlGroupStyle CompletionHandler CompletionWithItemsHandler Components ConcentricRectangle \
        ConditionalTabContent ConditionalToolbarContent Configuration ConnectionOptions \
        ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues Content \
        ContentHorizontalAlignment ContentInsetAdjustmentBehavior ContentMarginPlacement ContentMode \
        ContentShapeKinds ContentSizeCategory ContentTransition ContentTransitionSymbolEffect \
        ContentUnavailableView ContentVerticalAlignment Context ContextMenu ContourStyle ControlGroup \
        ControlGroupStyle ControlGroupStyleConfiguration ControlPoint ControlSize CoordinateSpace \
        CoordinateSpaceConverter CoordinateSpaceProtocol Coordinator Corner CornerStyle CredentialState \
        CubicKeyframe CurrentValueLabel CustomAnimation CustomLocalizedStringResourceConvertible \
        CustomPresentationDetent CustomizableToolbarContent Data DataRepresentation Date DateInterval DateOffset \
        DatePicker DatePickerComponents DatePickerStyle DateReference DateStyle DateTimeStyle DecelerationRate \
        Decimal DecodingConfiguration Decoration DecorationSize DefaultButtonLabel DefaultButtonStyle \
        DefaultDatePickerStyle DefaultDateProgressLabel DefaultFocusEvaluationPriority DefaultGaugeStyle \
        DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle \
        DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultShareLinkLabel \
        DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem \
        DefaultWindowStyle DefaultWindowToolbarStyle Description Design Detent DeviceType Diagnostic Dictionary \
        Direction DirectionsHandler DisabledTextSelectability DisappearSymbolEffect DisclosureGroup \
        DisclosureGroupStyle DisclosureGroupStyleConfiguration DiscoverySession DiscreteSymbolEffect \
        DismissAction DismissButtonStyle DismissSearchAction DismissWindowAction DisplayList DisplayMode \
        Distribution Divider DocumentGroup DocumentRole Double DoubleColumnNavigationViewStyle DragGesture \
        DrawClip DrawGroup DrawItem DrawOffSymbolEffect DrawOnSymbolEffect DrawingCanvas DrawingOptions \
        DropDelegate DropInfo DropOperation DropProposal DynamicProperty DynamicTypeSize DynamicViewContent \
        ETAResponse Edge EdgeInsets EditActions EditButton EditMode EditableCollectionContent EditingStyle \
        Element Elevation Ellipse EllipticalGradient EmptyAnimatableData EmptyCommands EmptyMapContent \
        EmptyModifier EmptyTableRowContent EmptyView EmptyVisualEffect EmptyWidget EmptyWidgetConfiguration \
        EnabledTextSelectability EncodedImage EncodingConfiguration EncodingDisambiguationPolicy Entries Entry \
        Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView Event EventModifiers \
        EventSubtype EventType EventTypeMask EveryMinuteTimelineSchedule ExclusiveGesture \
        ExpandedWindowToolbarStyle ExplicitTimelineSchedule ExposureMode ExtendedGraphemeClusterLiteralType \
        FailurePolicy Falloff FeatureKind FeedbackStyle FeedbackType FileDocument FileDocumentConfiguration \
        FileDocumentReadConfiguration FileDocumentWriteConfiguration FileWrapper FillShapeStyle FillStyle Filter \
        FilterOptions FinishedAction FinishedHandler FittedPresentationSizing Flags FlashMode Flexibility Float \
        FocusInteractions FocusMode FocusState FocusedBinding FocusedValue FocusedValueKey FocusedValues Font \
        FontAttribute FontLibrary ForEach ForegroundColorAttribute ForegroundStyle Form FormPresentationSizing \
        FormStyle Format FormatInput FormatOptions FormatOutput FormatStyle FoundationAttributes FrameLimits \
        FrameReason Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryPreferences GeometryProxy \
        GeometryReader Gesture GestureMask GestureState GestureStateGesture Glass GlassButtonStyle \
        GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace GlyphPicture \
        Gradient GradientRamp GradientStop GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout \
        GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle GroupedListStyle Guide \
        GuideKey HSplitView HStack HStackLayout Handler HiddenTitleBarWindowStyle HierarchicalShapeStyle \
        HierarchicalShapeStyleModifier HorizontalAlignment HorizontalEdge HoverEffect HoverPhase ID Icon \
        IconOnlyLabelStyle Identifier IdentityTransition Image ImageLoader ImageOrientation ImagePaint \
        ImagePatternPaint ImageRenderer ImageResource ImageStyle ImportFromDevicesCommands IndefiniteSymbolEffect \
        Index IndexDisplayMode IndexPath IndexViewStyle IndexedIdentifierCollection IndicatorStyle Indices \
        InfoKey InlinePickerStyle InlinePresentationIntent InlinePresentationIntentAttribute \
        InsetGroupedListStyle InsetListStyle InsetShape InsetTableStyle Insets InsettableShape InspectorCommands \
        Int Int16 Int32 Int64 Int8 InterfaceOrientation InterfaceType Interpolation InterpretedSyntax Item \
        ItemPositioning Iterator KerningAttribute Key KeyEquivalent KeyPress KeyboardDismissMode KeyboardShortcut \
        KeyframeAnimationOptions KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent \
        KeyframeTrackContentBuilder Keyframes KeyframesBuilder LABiometryType LAContext LAError LAPolicy Label \
        LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration \
        LabeledControlGroupContent LabeledToolbarItemGroupContent LargeTitleDisplayMode LaunchOptionsKey \
        LayerBackdrop LayerBlur LayerEffect LayerMask LayerProjection LayerShadow LayerThreshold Layout \
        LayoutAxis LayoutCheck LayoutDirection LayoutDirectionBehavior LayoutExplanation LayoutFault \
        LayoutFinding LayoutProperties LayoutRecord LayoutSubview LayoutSubviews LayoutTree LayoutValueKey \
        LazyHGrid LazyHStack LazyVGrid LazyVStack Leading Level LibraryContentBuilder LibraryContentProvider \
        LibraryItem LimitBehavior Line LineHeight LineStyle LinearCapacityGaugeStyle LinearGradient \
        LinearGradientPaint LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle List \
        ListItemTint ListSectionSpacing ListStyle LiveConfiguration LiveNode LiveView LocalCoordinateSpace Locale \
        Localization LocalizationValue LocalizedStringKey LocalizedStringResource LocationButton Locations \
        LongPressGesture Look MFMailComposeResult MFMailComposeViewController MFMailComposeViewControllerDelegate \
        MFMessageComposeViewController MFMessageComposeViewControllerDelegate MKAddress MKAnnotation \
        MKAnnotationView MKCircle MKCircleRenderer MKCoordinateRegion MKCoordinateSpan MKDirections \
        MKDirectionsTransportType MKError MKLocalSearch MKLocalSearchCompleter MKLocalSearchCompleterDelegate \
        MKLocalSearchCompletion MKMapItem MKMapPoint MKMapRect MKMapSize MKMapType MKMapView MKMapViewDelegate \
        MKMarkerAnnotationView MKMultiPoint MKOverlay MKOverlayLevel MKOverlayPathRenderer MKOverlayRenderer \
        MKPinAnnotationView MKPlacemark MKPointAnnotation MKPointOfInterestCategory MKPointOfInterestFilter \
        MKPolygon MKPolygonRenderer MKPolyline MKPolylineRenderer MKRoute MKShape MKTileOverlay MKTileOverlayPath \
        MKTileOverlayRenderer MKUserLocation MKUserTrackingMode MagicReplace MagnificationGesture MagnifyGesture \
        Map MapAnnotation MapAnnotationProtocol MapCamera MapCameraBounds MapCameraPosition \
        MapCameraUpdateContext MapCameraUpdateFrequency MapCircle MapCompass MapContent MapContentBuilder \
        MapContentView MapFeature MapInteractionModes MapMarker MapPin MapPitchSlider MapPitchToggle MapPolygon \
        MapPolyline MapProxy MapReader MapScaleView MapStyle MapUserLocationButton MapUserTrackingMode \
        MapZoomStepper MarkdownParsingOptions Marker MatchedGeometryProperties Material MaximumValueLabel \
        Measurement MeasurementFormatUnitUsage MeasurementFormatter Menu MenuActionDismissBehavior MenuBarExtra \
        MenuBarExtraStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient \
        MeshGradientPaint MeshVertex MessageComposeResult MinimumValueLabel ModalResponse Mode ModifiedContent \
        ModifierBase ModifierFlags MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker MultiViewRoot \
        MutableCollection NSAlert NSAppearance NSApplication NSApplicationDelegate NSApplicationDelegateAdaptor \
        NSAttributedString NSBorderType NSButton NSClickGestureRecognizer NSClipView NSColor NSControl \
        NSControlTextEditingDelegate NSCursor NSDirectionalEdgeInsets NSDirectionalRectEdge NSEvent \
        NSFocusRingType NSFont NSFontDescriptor NSGestureRecognizer NSHostingController NSHostingSizingOptions \
        NSHostingView NSImage NSImageScaling NSImageView NSItemProvider NSItemProviderError NSItemProviderReading \
        NSItemProviderRepresentationVisibility NSItemProviderWriting NSLayoutAnchor NSLayoutConstraint \
        NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMenu NSMenuItem \
        NSMutableParagraphStyle NSOpenPanel NSPanGestureRecognizer NSPanel NSParagraphStyle NSPasteboard \
        NSPopover NSProgressIndicator NSResponder NSSavePanel NSScreen NSScrollView NSSearchField \
        NSSearchFieldDelegate NSSecureTextField NSShadow NSSlider NSSound NSStatusBar NSStatusBarButton \
        NSStatusItem NSString NSStringDrawingContext NSStringDrawingOptions NSSwitch NSText NSTextAlignment \
        NSTextAttachment NSTextContainer NSTextField NSTextFieldDelegate NSTextStorage NSTextView \
        NSTextViewDelegate NSToolbar NSTrackingArea NSURL NSUnderlineStyle NSUserActivity \
        NSUserInterfaceItemIdentifier NSValue NSView NSViewController NSViewControllerRepresentable \
        NSViewControllerRepresentableContext NSViewControllerType NSViewRepresentable NSViewRepresentableContext \
        NSViewType NSVisualEffectView NSWindow NSWindowController NSWindowDelegate NSWorkspace NWInterface NWPath \
        NWPathMonitor Name NamedCoordinateSpace Namespace NavigationBarDrawerDisplayMode NavigationBarItem \
        NavigationControlGroupStyle NavigationDirection NavigationLink NavigationLinkPickerStyle \
        NavigationOrientation NavigationPath NavigationSplitView NavigationSplitViewColumn \
        NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack NavigationTransition \
        NavigationView NavigationViewStyle Never Node Notification NotificationCenter OSStatus ObjectType \
        ObjectWillChangePublisher ObservedObject OffsetShape OffsetTransition OpacityTransition \
        OpenExternalURLOptionsKey OpenIDOperation OpenSettingsAction OpenURLAction OpenURLOptionsKey \
        OpenWindowAction Operation Optional Options OptionsKey OrderingMode Orientation OutlineGroup \
        OutlineSubgroupChildren PHPhotoLibrary PHPickerConfiguration PHPickerFilter PHPickerResult \
        PHPickerViewController PHPickerViewControllerDelegate PageIndexViewStyle PageNumber \
        PagePresentationSizing PageSize PageTabViewStyle PagedDocument PagingScrollTargetBehavior Paint \
        PaletteControlGroupStyle PalettePickerStyle ParameterID PasteButton PasteboardType Path Pattern \
        PeriodicTimelineSchedule Phase PhaseAnimator Phases PhotosPicker PhotosPickerItem \
        PhotosPickerSelectionBehavior Picker PickerStyle Picture PictureJob PinnedScrollableViews Place \
        PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle \
        PlainTextFieldStyle PlainWindowStyle Point PointOfInterestCategories PopoverAttachmentAnchor Position \
        PreferenceKey PreferredColorSchemeKey PresentationAdaptation PresentationBackgroundInteraction \
        PresentationContentInteraction PresentationDetent PresentationMode PresentationShape PresentationSizing \
        PresentedWindowContent Preset PressType Preview PreviewContext PreviewDevice PreviewLayout \
        PreviewModifier PreviewModifierContent PreviewProvider PreviewRegistry PreviewTimelineBuilder \
        PreviewTrait Previews PrimitiveButtonStyle PrimitiveButtonStyleConfiguration Priority ProgressView \
        ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence \
        ProminentDetailNavigationSplitViewStyle Proposal ProposedViewSize ProxyRepresentation Published \
        PullDownMenuBarExtraStyle PulseSymbolEffect PushTransition Quad QualityType RGBColorSpace RadialGradient \
        RadialGradientPaint RadioGroupPickerStyle RangeReplaceableCollection RasterImage RawValue \
        ReadConfiguration ReadingOptions RecordPermission Rectangle RectangleCornerRadii RedactionReasons \
        ReferenceFileDocument ReferenceFileDocumentConfiguration RefreshAction Relation RelativeDateTimeFormatter \
        RenameAction RenameButton RenderError RenderOptions RenderPool RenderedView RenderingMode \
        ReplaceSymbolEffect Representation Request ResetHandler ResizingMode Resolved ResolvedColor ResolvedImage \
        ResolvedSymbol ResolvedText Response ResponseCurve Result ResultType Role Root RotateGesture \
        RotateSymbolEffect RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle \
        RoundedRectangle RowAnimation Rule Run RunSlice SFSafariViewController SFSafariViewControllerDelegate \
        SafeAreaRegions Scale ScaleSymbolEffect ScaleTransition ScaledMetric ScaledShape Scene SceneBuilder \
        SceneLaunchBehavior ScenePadding ScenePhase SceneRestorationBehavior SceneStorage SceneWindows Scope \
        ScrollAnchorRole ScrollBounceBehavior ScrollDirection ScrollDismissesKeyboardMode ScrollGeometry \
        ScrollIndicatorVisibility ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget \
        ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase \
        ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchPresentationToolbarBehavior \
        SearchScopeActivation SearchSuggestionsPlacement SearchToolbarBehavior SearchUnavailableContent Section \
        SectionCollection SectionConfiguration SecureField SegmentedPickerStyle Selection SelectionShapeStyle \
        SelectionStyle Selector Semantics SensoryFeedback SeparatorShapeStyle SeparatorStyle Sequence \
        SequenceGesture Set SetActiveOptions Settings Severity Shader ShaderFunction ShaderLibrary Shading \
        ShadowOptions ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview \
        SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SignInWithAppleButton SimultaneousGesture \
        Size SlideTransition Slider SliderTick SliderTickBuilder SliderTickContent SliderTickContentForEach \
        SliderTickList Snapshot Source SourceType Spacer SpacerSizing SpatialTapGesture Spring SpringKeyframe \
        StackNavigationViewStyle StandardEmphasis State StateObject StateValue StaticConfiguration Status Step \
        Stepper Stop StoppedHandler StoppedReason Stopwatch Stride StrikethroughStyleAttribute String \
        StringInterpolation StringLiteralType StringProtocol StrokeStyle Style StyleMask StylePaint SubSequence \
        SubmitLabel SubmitTriggers Subview Subviews SubviewsCollection SubviewsCollectionSlice SwiftUIAttributes \
        SwitchToggleStyle SymbolColorRenderingMode SymbolConfiguration SymbolEffect SymbolEffectOptions \
        SymbolEffectTransition SymbolRenderingMode SymbolScale SymbolVariableValueMode SymbolVariants \
        SymbolWeight SymbolicTraits SystemDesign SystemFormatStyle SystemItem SystemSoundID Tab \
        TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabContent TabContentBuilder TabCustomizationBehavior \
        TabPlacement TabRole TabSection TabValue TabView TabViewBottomAccessoryPlacement TabViewStyle Table \
        TableColumn TableColumnAlignment TableColumnBuilder TableColumnContent TableColumnSortComparator \
        TableForEachContent TableHeaderRowContent TableRow TableRowBuilder TableRowContent TableRowValue \
        TableStyle TapGesture TargetContext TemplateRenderingMode TerminateReply Text TextAlignment TextAttribute \
        TextEditingCommands TextEditor TextEditorStyle TextField TextFieldStyle TextFormattingCommands \
        TextInputAutocapitalization TextPlatform TextProxy TextRenderer TextSelectability TextSelection TextStyle \
        Threshold TimeControlStatus TimeDataSource Timeline TimelineEntry TimelineEntryRelevance TimelineProvider \
        TimelineProviderContext TimelineReloadPolicy TimelineSchedule TimelineScheduleMode TimelineView \
        TimelineViewDefaultContext Timer TintAdjustmentMode TintShapeStyle Title TitleAlignment \
        TitleAndIconLabelStyle TitleBarWindowStyle TitleDisplayMode TitleOnlyLabelStyle TitleVisibility Toggle \
        ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder \
        ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem \
        ToolbarItemGroup ToolbarItemPlacement ToolbarItems ToolbarPlacement ToolbarRole ToolbarSpacer \
        ToolbarTitleDisplayMode ToolbarTitleMenu TorchMode TouchType TrackingAttribute TraitKey Transaction \
        TransactionKey TransferRepresentation TransferRepresentationBuilder Transferable TransformedShape \
        Transition TransitionPhase TransitionProperties TransitionStyle TransitionSymbolEffect Tree \
        TruncationMode TupleMapContent TupleTransferRepresentation TupleView TypographicBounds UIAccessibility \
        UIAccessibilityContrast UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityTraits UIAction \
        UIActivity UIActivityIndicatorView UIActivityViewController UIAdaptivePresentationControllerDelegate \
        UIAlertAction UIAlertController UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate \
        UIApplicationDelegateAdaptor UIApplicationShortcutIcon UIApplicationShortcutItem UIAxis \
        UIBackgroundConfiguration UIBackgroundFetchResult UIBackgroundRefreshStatus UIBackgroundTaskIdentifier \
        UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem \
        UIBarMetrics UIBarPosition UIBarStyle UIBezierPath UIBlurEffect UIButton UICalendarSelection \
        UICalendarSelectionMultiDate UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDate \
        UICalendarSelectionSingleDateDelegate UICalendarView UICalendarViewDelegate UICellConfigurationState \
        UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewDataSource \
        UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout \
        UICollectionViewLayout UIColor UIColorPickerViewController UIColorPickerViewControllerDelegate \
        UIColorWell UICommand UIConfigurationState UIContentConfiguration UIContentSizeCategory UIContentView \
        UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionAnimating \
        UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle \
        UIContextMenuInteractionDelegate UIContextualAction UIControl UICoordinateSpace UICubicTimingParameters \
        UIDataDetectorTypes UIDatePicker UIDatePickerStyle UIDeferredMenuElement UIDevice UIDeviceOrientation \
        UIDisplayGamut UIDocumentPickerDelegate UIDocumentPickerViewController UIEdgeInsets UIEvent \
        UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGestureRecognizerDelegate \
        UIGestureRecognizerRepresentable UIGestureRecognizerRepresentableContext \
        UIGestureRecognizerRepresentableCoordinateSpaceConverter UIGestureRecognizerType UIGlassEffect \
        UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat \
        UIGraphicsRendererFormat UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions \
        UIHoverGestureRecognizer UIImage UIImagePickerController UIImagePickerControllerDelegate UIImageView \
        UIImpactFeedbackGenerator UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask UIKey \
        UIKeyCommand UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardHIDUsage UIKeyboardLayoutGuide \
        UIKeyboardType UILabel UILayoutGuide UILayoutPriority UILegibilityWeight UILongPressGestureRecognizer \
        UIMenu UIMenuBuilder UIMenuElement UIModalPresentationStyle UIModalTransitionStyle UINavigationBar \
        UINavigationBarAppearance UINavigationController UINavigationControllerDelegate UINavigationItem \
        UINotificationFeedbackGenerator UIOffset UIOpenURLContext UIPageControl UIPageViewController \
        UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard \
        UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource UIPickerViewDelegate \
        UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController \
        UIPopoverPresentationControllerDelegate UIPresentationController UIPress UIPressesEvent \
        UIPreviewParameters UIProgressView UIRectCorner UIRectEdge UIRefreshControl UIResponder UIReturnKeyType \
        UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDelegate UISceneSession \
        UISceneSizeRestrictions UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UIScrollViewDelegate \
        UISearchBar UISearchBarDelegate UISearchController UISearchResultsUpdating UISegmentedControl \
        UISelectionFeedbackGenerator UISemanticContentAttribute UISheetPresentationController \
        UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext UISlider \
        UISplitViewController UISpringTimingParameters UIStackView UIStatusBarManager UIStatusBarStyle UIStepper \
        UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar \
        UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarItem UITabBarItemAppearance \
        UITabBarItemStateAppearance UITableView UITableViewCell UITableViewController UITableViewDataSource \
        UITableViewDelegate UITableViewHeaderFooterView UITapGestureRecognizer UITargetedPreview \
        UITextAutocapitalizationType UITextAutocorrectionType UITextChecker UITextContentType UITextField \
        UITextFieldDelegate UITextInputMode UITextInputTraits UITextItemInteraction UITextPosition UITextRange \
        UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType \
        UITextView UITextViewDelegate UITimingCurveProvider UITimingCurveType UIToolbar UIToolbarAppearance \
        UITouch UITraitCollection UITraitEnvironment UITraitEnvironmentLayoutDirection \
        UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceIdiom \
        UIUserInterfaceLayoutDirection UIUserInterfaceLevel UIUserInterfaceSizeClass UIUserInterfaceStyle \
        UIVibrancyEffect UIVibrancyEffectStyle UIView UIViewAnimating UIViewAnimatingPosition \
        UIViewAnimatingState UIViewController UIViewControllerAnimatedTransitioning \
        UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning \
        UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewControllerTransitionCoordinator \
        UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewControllerType \
        UIViewImplicitlyAnimating UIViewPropertyAnimator UIViewRepresentable UIViewRepresentableContext \
        UIViewType UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate UInt UInt16 \
        UInt32 UInt64 UInt8 UNAlertStyle UNAuthorizationOptions UNAuthorizationStatus \
        UNCalendarNotificationTrigger UNMutableNotificationContent UNNotification UNNotificationAction \
        UNNotificationActionOptions UNNotificationAttachment UNNotificationCategory UNNotificationCategoryOptions \
        UNNotificationContent UNNotificationInterruptionLevel UNNotificationPresentationOptions \
        UNNotificationRequest UNNotificationResponse UNNotificationSetting UNNotificationSettings \
        UNNotificationSound UNNotificationSoundName UNNotificationTrigger UNPushNotificationTrigger \
        UNShowPreviewsType UNTimeIntervalNotificationTrigger UNUserNotificationCenter \
        UNUserNotificationCenterDelegate URL UUID UnaryViewRoot UnderlineStyleAttribute UndoManager \
        UnevenRoundedRectangle UnicodeScalarLiteralType UnifiedCompactWindowToolbarStyle \
        UnifiedWindowToolbarStyle UnitCurve UnitLength UnitMass UnitOptions UnitPoint UnitSpeed UnitTemperature \
        UnitVolume UnitWidth UnitsStyle Updates UserAnnotation UserInterfaceSizeClass UserLocation VSplitView \
        VStack VStackLayout Value VariableColorSymbolEffect VectorArithmetic VectorImage VerticalAlignment \
        VerticalEdge VideoPlayer View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewElements \
        ViewEvent ViewHost ViewMode ViewModifier ViewRoot ViewSpacing ViewTag ViewThatFits ViewTraits \
        ViewTreeBuilder Visibility VisualEffect WKAudiovisualMediaTypes WKDataDetectorTypes WKFrameInfo \
        WKNavigation WKNavigationAction WKNavigationActionPolicy WKNavigationDelegate WKNavigationResponse \
        WKNavigationResponsePolicy WKNavigationType WKPreferences WKProcessPool WKScriptMessage \
        WKScriptMessageHandler WKUIDelegate WKUserContentController WKUserScript WKUserScriptInjectionTime \
        WKWebView WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataStore WKWindowFeatures Weight \
        WheelDatePickerStyle WheelPickerStyle Widget WidgetBundle WidgetBundleBuilder WidgetCenter \
        WidgetConfiguration WidgetFamily WidgetPreviewContext WidgetRenderingMode Width WiggleSymbolEffect Window \
        WindowBackgroundShapeStyle WindowDragGesture WindowGroup WindowLevel WindowMenuBarExtraStyle \
        WindowResizability WindowStyle WindowToolbarStyle Wrapper WriteConfiguration WritingOptions \
        WritingToolsBehavior ZStack ZStackLayout ZoomNavigationTransition iOS recordPermission
        """)

    /// Types that are only named behind the type around them.
    package static let innerTypes = words(
        """
        AccessoryType ActionAtItemEnd Actions ActivationPolicy ActivationState ActivityType ActorType AllCases \
        AnimationCurve AnimationOptions Argument ArrayLiteralElement AssetRepresentationMode AsyncIterator \
        Attribute AttributeName Attributes AutoresizingMask BackgroundColorAttribute BackgroundDisplayMode \
        BackingStoreType BaselineOffsetAttribute BatteryState Behavior BezelStyle BezierPoint BlendingMode \
        BlurOptions BorderStyle BundleDescription ButtonType Cadence CameraCaptureMode CameraDevice Case Category \
        CategoryOptions CellStyle CharacterIndex Children ClipOptions Code CollectionBehavior ColorSpace Colors \
        CompletionHandler CompletionWithItemsHandler Components ConnectionOptions ContentHorizontalAlignment \
        ContentInsetAdjustmentBehavior ContentVerticalAlignment ContourStyle ControlPoint Corner CornerStyle \
        CredentialState CurrentValueLabel DateOffset DateReference DateStyle DateTimeStyle DecelerationRate \
        DecodingConfiguration Decoration DecorationSize Description Design Detent DeviceType Direction \
        DirectionsHandler DiscoverySession DismissButtonStyle DisplayMode Distribution DrawingOptions ETAResponse \
        EditingStyle Element Elevation EncodingConfiguration EncodingDisambiguationPolicy Event EventSubtype \
        EventType EventTypeMask ExposureMode ExtendedGraphemeClusterLiteralType FailurePolicy Falloff FeatureKind \
        FeedbackStyle FeedbackType Filter FilterOptions FinishedAction FinishedHandler Flags FlashMode \
        Flexibility FocusMode FontAttribute ForegroundColorAttribute Format FormatInput FormatOptions \
        FormatOutput GeometryPreferences Handler ID Icon Identifier Index IndexDisplayMode IndicatorStyle Indices \
        InfoKey InlinePresentationIntentAttribute InterfaceType Interpolation InterpretedSyntax ItemPositioning \
        Iterator KerningAttribute KeyboardDismissMode KeyframeAnimationOptions LargeTitleDisplayMode \
        LaunchOptionsKey Leading Level LimitBehavior Line LineHeight LineStyle LiveConfiguration Localization \
        LocalizationValue Locations MagicReplace MarkdownParsingOptions MaximumValueLabel MinimumValueLabel \
        ModalResponse ModifierFlags MultiViewRoot NavigationBarDrawerDisplayMode NavigationDirection \
        NavigationOrientation Node Notification ObjectType ObjectWillChangePublisher OpenExternalURLOptionsKey \
        OpenIDOperation OpenURLOptionsKey Operation Options OptionsKey OrderingMode Orientation ParameterID \
        PasteboardType Pattern Phase Phases Place Position Preset PressType Priority Quad QualityType \
        RGBColorSpace RawValue ReadingOptions RecordPermission Relation RenderingMode Request ResetHandler \
        ResizingMode ResolvedImage ResolvedSymbol ResolvedText Response Result ResultType Role Root RowAnimation \
        Rule Run RunSlice Scale Scope ScrollDirection Selection SelectionStyle SeparatorStyle SetActiveOptions \
        Severity Shading ShadowOptions Source SourceType StandardEmphasis StateValue Status Step Stop \
        StoppedHandler StoppedReason Stopwatch Stride StrikethroughStyleAttribute StringInterpolation \
        StringLiteralType Style StyleMask SubSequence SwiftUIAttributes SymbolConfiguration SymbolScale \
        SymbolWeight SymbolicTraits SystemDesign SystemItem TemplateRenderingMode TerminateReply TextStyle \
        Threshold TimeControlStatus TintAdjustmentMode Title TitleAlignment TitleDisplayMode TitleVisibility \
        TorchMode TouchType TrackingAttribute TraitKey TransitionStyle Tree TruncationMode TypographicBounds \
        UnaryViewRoot UnderlineStyleAttribute UnicodeScalarLiteralType UnitOptions UnitWidth UnitsStyle Updates \
        ViewMode ViewRoot ViewTraits Weight Width Wrapper WritingOptions iOS recordPermission
        """)

    /// Labels of arguments.
    package static let labels = words(
        """
        a above aboveSubview accessibilityContainer accessibilityContrast accessibilityDescription accumulated \
        action actionHandler actionProvider actions activation active activityItems activityType actualTime \
        addTraits addition address addressDictionary after afterDelay afterScreenUpdates alignment all \
        allowOverDamping allowedContentTypes allowedFields allowingReadAccessTo allowsAutomaticPitch \
        allowsFullSwipe allowsMultipleSelection along alongsideTransition alpha alternatesRowBackgrounds altitude \
        amount anchor anchorEdge anchorPoint anchorZ angle animate animated animation animationControllerFor \
        animationCurve animations animator annotation annotationContent annotationItems annotationView \
        antialiased applicationActivities arcCenter argument arguments around arrangedSubviews arrowEdge as \
        asCopy asset at atOffsets atRate atScale atTime attachment attachmentAnchor attribute attributedString \
        attributes authorizationRequests autoreverses axes axis b background backgroundDisplayMode backing \
        barAppearance barButtonSystemItem barMetrics base baseURL before below belowSubview between bezierPoints \
        blendDuration blendMode blue blur blurEffect bottom bottomControlPoint bottomLeading bottomLeadingCorner \
        bottomLeadingRadius bottomTrailing bottomTrailingCorner bottomTrailingRadius bounce bounds box brightness \
        bundle buttons by byRoundingCorners c cache calloutAccessoryControlTapped canDeselectDate canSelectDate \
        capInsets category cellForItemAt cellForRowAt center centerCoordinate centerCoordinateBounds cgColor \
        cgImage cgPath cgPoint cgRect cgSize changed changes characterEncodingName characters checkboxWithTitle \
        children ciImage circle clip clockwise coder collectionViewLayout color colorMode colorSpace colors \
        columnVisibility columns comment comparator comparedTo compatibleWith completion completionCriteria \
        completionHandler components compressionQuality computeValue condition configuration \
        configurationForConnecting configurationForMenuAtLocation configurationHandler connectionOptions constant \
        containerSize content contentInsets contentMode contentOffset contentRect contentScaleFactor contentSize \
        contentType contentTypes contentViewController contentsOf contentsOfFile context contourStyle control \
        control1 control2 controlPoint controlPoint1 controlPoint2 controlPoints controller converter coordinate \
        coordinateRegion coordinateSpace coordinates coordinator cornerHeight cornerRadii cornerRadius cornerSize \
        cornerWidth corners count countingDownIn countingUpIn countsDown course create createWebViewWith \
        currentValueLabel curve customView customViewProvider d damping dampingFraction dampingRatio dash \
        dashPhase data dateMatching decidePolicyFor decisionHandler decorationFor decorative defaultFilename \
        defaultValue defer degrees delay delayFactor delegate delta deltaTime description descriptor design \
        destination detail device deviceTypes didAdd didCancel didChangeAuthorization \
        didChangeVisibleDateComponentsFrom didCommit didCompleteInitialLoad didCompleteWithAuthorization \
        didCompleteWithError didContinue didDeselect didDeselectDate didDiscardSceneSessions didEnterRegion \
        didExitRegion didFail didFailProvisionalNavigation didFailToRegisterForRemoteNotificationsWithError \
        didFailWithError didFinish didFinishAnimating didFinishLaunchingWithOptions didFinishPicking \
        didFinishPickingMediaWithInfo didFinishProcessingPhoto didFinishWith didOutput didPause \
        didPickDocumentsAt didReceive didReceiveServerRedirectForProvisionalNavigation \
        didRegisterForRemoteNotificationsWithDeviceToken didSelect didSelectDate didSelectItemAt didSelectRow \
        didSelectRowAt didShow didStart didStartProvisionalNavigation didUpdate didUpdateHeading \
        didUpdateLocations direction directoryWithFileWrappers discoverabilityTitle dismissButton display \
        displayGamut displayMode displayP3Red displayScale displayedComponents distance document documentColor \
        documents duration durationFactor dx dy dynamicProvider edge edgePadding edges editActions editableTokens \
        editor effect element elements elevation ellipseIn emphasis enabledBounds end endAngle endControlPoint \
        endPoint endRadius endRadiusFraction endVelocity endingAt engine entries entryID entryLabel eoFill epoch \
        epsilon equalTo equalToConstant equalToSystemSpacingAfter equalToSystemSpacingBelow equals erasing error \
        errorHandler eventType events excluding expirationHandler exportedContentType exporting \
        extendedGraphemeClusterLiteral extraBounce factor failurePolicy fallback falloff family file fileName \
        files fillStyle finished finishedHandler first fixedSize flags flexibility followsHeading font \
        fontAttributes footer for forAction forAnnotationViewWithReuseIdentifier forBounds forCellReuseIdentifier \
        forCellWithReuseIdentifier forChannel forComponent forDateComponents forDismissed forDuration \
        forExporting forFamilyName forHeaderFooterViewReuseIdentifier forInterval forKey forLeftSegmentState \
        forLocale forMainFrameOnly forMode forName forNumberOfPages forOpeningContentTypes forPage \
        forPartialWordRange forPasteboardType forPresented forProposedContentOffset forRowAt forSegmentAt \
        forSelectionType forSupplementaryViewOfKind forTextStyle forTilePath forTimes forToolbarPosition forType \
        forTypeIdentifier forUserID forWordRange format formatter frame frames framing frequency from \
        fromLayerPoint fromOffsets fromTimeInterval fromValue fullAddress function get globalPoint gradient gray \
        greaterThanOrEqualTo greaterThanOrEqualToConstant green handler hasMotion hasVisibleWindows header \
        heading height heightForRowAt heightPerWidth hidden hidesScaleName hierarchicalColor highlightedImage \
        hint horizontal horizontalAccuracy horizontalSizeClass horizontalSpacing hue icon id idType ideal \
        idealHeight idealWidth identifier identity idiom ignoresSafeAreaEdges ignoringOtherApps image \
        imageLiteralResourceName importance importedContentType importing in inComponent inFileViewerRootedAtPath \
        inSection including increase indexDisplayMode indices info initial initialPosition initialSpringVelocity \
        initialValue initialVelocity initiatedByFrame injectionTime input inputLabels insertion insertionPoint \
        inside intensity intent intentIdentifiers interaction interactionControllerFor interactionModes \
        interactions interfaceOrientations interpolationCount interpretedSyntax into isActive isAntialiased \
        isContinued isDescribed isEnabled isExpanded isHTML isInserted isOn isOpaque isPerceptual isPresented \
        isSmooth isSource isTargeted isUniform item itemIdentifier items key keyEquivalent keyPath keyframes keys \
        kind label labelWithString language languageCode latitude latitudeDelta latitudinalMeters launchOptions \
        layer layout layoutDirection leading leadingControlPoint least left legibilityWeight lengths \
        lessThanOrEqualTo lessThanOrEqualToConstant level library limit limitBehavior limitedToNumberOfLines \
        lineCap lineJoin lineWidth literalCapacity loadHandler locale localization localized localizedReason \
        localizedSubtitle localizedTitle location locations longitude longitudeDelta longitudinalMeters m11 m12 \
        m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44 mapRect margins markdown mass matching \
        matchingSignature max maxFieldCount maxHeight maxPrecision maxSampleOffset maxSelectionCount maxWidth \
        maximum maximumDistance maximumPointSize maximumValueLabel meaning mediaBox mediaType menu menuItems \
        message mimeType min minHeight minLength minWidth minimum minimumAngleDelta minimumDistance \
        minimumDuration minimumInterval minimumScaleDelta minimumValueLabel miterLimit mode modifier \
        modifierFlags modifiers monogram most multiplier name named namespace naturalLanguageQuery \
        navigationBarClass navigationOrientation neutralValue newDocument next nextValue nibName notification \
        nsColor nsImage nsView nsViewController number numberFormatStyle numberOfItemsInSection \
        numberOfRowsInComponent numberOfRowsInSection object of ofClass ofKind ofSize ofTouch ofType offset \
        offsetBy on onAppear onCancellation onCommit onCompletion onDecrement onDismiss onEditingChanged \
        onIncrement onPaste onPressingChanged onRequest opacity opaque open openSettingsFor openURLContexts \
        operation options ordered orientation origin originalContentsURL ovalIn overlay owner paletteColors \
        parameterCurves parameterID parameters password pasteboardTypes path pattern pauseTime paused \
        payloadAction payloadType perform performActionFor perspective phase phases photoLibrary picture pictures \
        pinnedViews pitch pixelHeight pixelWidth placedFor placeholder placemark placement player playerItem \
        point pointSize points pointsOfInterest policy polygon polyline position preferredCompactColumn \
        preferredContentSizeCategory preferredEdge preferredFilename preferredItemEncoding preferredLocale \
        preferredStyle preferredTimescale premultipliedBGRA prepare presentedViewController presenting pressing \
        preview previewProvider previous previousViewControllers primaryAction primaryButton priority progress \
        progressViewStyle prohibitedInterfaceTypes projectedValue prompt properties propertyList proposal \
        provider queue radians radius range ranges rasterizationScale rawValue reason rect red region \
        regionDidChangeAnimated regionWillChangeAnimated regularFileWithContents relatedBy relativeDuration \
        relativeTime relativeTo removal removeTraits removing renderer rendererFor renderingMode \
        rendersAsynchronously repeating repeats repetitions replacementString replacementText replacing reply \
        representation request requiredInterfaceType reservesSpace reset resetTransaction resizingMode \
        resolvedColors resolver resource response reuseIdentifier reusing right rightSegmentState role root \
        rootView rootViewController rotationAngle roundedRect row rowContent rowHeightForComponent rows run \
        runJavaScriptAlertPanelWithMessage saturation scale scaleX scope scopes score scrollPosition \
        searchResultsController second secondaryButton seconds section sections selectedImage \
        selectedScopeButtonIndexDidChange selection selectionBehavior selector semantics sender session \
        sessionRole set settings settling settlingDuration severity shadowStyle shape shortAddress \
        shouldBeRequiredToFailBy shouldChangeCharactersIn shouldChangeTextIn shouldInteractWith shouldReceive \
        shouldRecognizeSimultaneouslyWith shouldRequireFailureOf shouldSelect showsByDefault showsHours \
        showsIndicators showsTitle showsTraffic showsUserLocation sidebar sigma sign size sizeForItemAt \
        smoothsColors snapshot sortOrder sortPriority sortUsing source sourceID sourceRect sources spacing span \
        specifier speed spring springDuration srgbRed start startAngle startControlPoint startPoint startRadius \
        startRadiusFraction startVelocity startingAt state step stiffness stops store stored string \
        stringInterpolation stringLiteral strokingWithWidth style styleMask subject subtitle subviews \
        successfully suggestedTokens suggestions supportedContentTypes supportedInterfaceOrientationsFor \
        supportsOpacity symbols systemImage systemImageName systemItem systemName systemSymbolName \
        tabBarSystemItem table tableName tag tangent1End tangent2End target targetContentOffset templateImageName \
        templateItem text textContainer textDidChange textRange textStyle threshold thresholdField through ticks \
        tile tileOverlay time timeInterval timeline timelineProvider timerInterval timescale timestamp \
        timingCurve timingParameters tint title titleForHeaderInSection titleForRow titleVisibility to \
        toCoordinateFrom toFail toItem toOffset toParent toPointTo toSuperview toValue toWindow token tokens \
        tolerance toleranceAfter toleranceBefore toolbarClass top topControlPoint topLeading topLeadingCorner \
        topLeadingRadius topTrailing topTrailingCorner topTrailingRadius total towards trackRect trailing \
        trailingControlPoint traits traitsFrom transaction transform transition transitionCompleted \
        transitionMaskImage transitionStyle translationX trigger tx ty type typeIdentifier uiColor uiImage uiView \
        uiViewController uniformBottomCorners uniformLeadingCorners uniformTopCorners uniformTrailingCorners \
        upThrough url urlTemplate usage user userActivity userInfo userInterfaceIdiom userInterfaceLevel \
        userInterfaceStyle userTrackingMode using usingSpringWithDamping utterance value values variableValue \
        velocity verbatim vertical verticalAccuracy verticalFittingPriority verticalSizeClass verticalSpacing \
        vertices videoOverlay view viewControllerAfter viewControllerBefore viewFor viewForRow viewer viewing \
        visibility visible visited w weight whenContainedInInstancesOf white widget width widthForComponent \
        willConnectTo willDecelerate willDisplay willDisplayMenuFor willEndFor willFinishLaunchingWithOptions \
        willPerformPreviewActionForMenuWith willPresent willShow willSpeakRangeOfSpeechString window \
        windowFeatures windowScene with withArguments withAttributes withAudioVolume withCenter \
        withCompletionHandler withConfiguration withContents withDuration withError withHorizontalFittingPriority \
        withIdentifier withIdentifiers withItemProviderData withLength withMediaType withName withPurposeKey \
        withRelativeStartTime withReuseIdentifier withScrollingVelocity withSender withSubviewAt withTarget \
        withTextStyle withTimingParameters withTitle withVelocity wrap wrappedValue wrappingLabelWithString x y z
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
