import CPageFiles

/// The files that pages are made of: HTML, CSS and JavaScript of `Sources/CPageFiles/web`, which are compiled in.
package enum PageFile {
    /// The page's elements; `{{title}}` and `{{devices}}` stand for what is filled in. What is between `<!--tool-->` and
    /// `<!--end-->` is there for who writes the views alone.
    static let body = text(galley_page_body())
    static let style = text(galley_page_style())
    static let connection = text(galley_page_connection())
    static let controls = text(galley_page_controls())
    static let events = text(galley_page_events())
    static let fields = text(galley_page_fields())
    static let files = text(galley_page_files())
    static let inspector = text(galley_page_inspector())
    static let motion = text(galley_page_motion())
    static let picture = text(galley_page_picture())
    static let scrolling = text(galley_page_scrolling())
    static let settings = text(galley_page_settings())
    static let time = text(galley_page_time())
    static let problem = text(galley_page_problem())
    static let side = text(galley_page_side())
    static let tool = text(galley_page_tool())
    static let toolStyle = text(galley_page_tool_style())
    static let web = text(galley_page_web())
    /// What `galley serve` adds.
    package static let sessionScript = text(galley_page_session_script())
    package static let sessionStyle = text(galley_page_session_style())

    private static func text(_ file: galley_page_file) -> String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
    }
}
