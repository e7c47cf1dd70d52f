import Testing

@testable import GalleyImageService

/// The types are those that IANA has registered.
@Suite struct DrawnPictureTests {
    @Test func contentTypes() {
        #expect(DrawnPicture.contentType(.jpeg) == "image/jpeg")
        #expect(DrawnPicture.contentType(.png) == "image/png" && DrawnPicture.contentType(.webp) == "image/webp")
        #expect(DrawnPicture.contentType(.svg) == "image/svg+xml")
        #expect(DrawnPicture.contentType(.pdf) == "application/pdf")
    }
}
