/// Every area, in the order in which it is reported.
@MainActor
public let allAreas: [Area] = [
    frameCases,
    stackCases,
]
