#ifndef GALLEY_PAGE_FILES_H
#define GALLEY_PAGE_FILES_H

#include <stddef.h>

/// The text of a file, UTF-8. It lives as long as the program.
struct galley_page_file {
    const unsigned char *bytes;
    size_t length;
};

/// `web/page.html`.
struct galley_page_file galley_page_body(void);
/// `web/page.css`.
struct galley_page_file galley_page_style(void);
/// `web/connection.js`.
struct galley_page_file galley_page_connection(void);
/// `web/controls.js`.
struct galley_page_file galley_page_controls(void);
/// `web/events.js`.
struct galley_page_file galley_page_events(void);
/// `web/fields.js`.
struct galley_page_file galley_page_fields(void);
/// `web/files.js`.
struct galley_page_file galley_page_files(void);
/// `web/inspector.js`.
struct galley_page_file galley_page_inspector(void);
/// `web/motion.js`.
struct galley_page_file galley_page_motion(void);
/// `web/picture.js`.
struct galley_page_file galley_page_picture(void);
/// `web/scrolling.js`.
struct galley_page_file galley_page_scrolling(void);
struct galley_page_file galley_page_settings(void);
/// `web/time.js`.
struct galley_page_file galley_page_time(void);
/// `web/problem.js`.
struct galley_page_file galley_page_problem(void);
/// `web/side.js`.
struct galley_page_file galley_page_side(void);
/// `web/tool.js`.
struct galley_page_file galley_page_tool(void);
/// `web/tool.css`.
struct galley_page_file galley_page_tool_style(void);
/// `web/web.js`.
struct galley_page_file galley_page_web(void);
/// `web/session.js`.
struct galley_page_file galley_page_session_script(void);
/// `web/session.css`.
struct galley_page_file galley_page_session_style(void);
/// `web/playground.html`.
struct galley_page_file galley_page_playground(void);
/// `web/playground.css`.
struct galley_page_file galley_page_playground_style(void);
/// `web/playground.js`.
struct galley_page_file galley_page_playground_script(void);

#endif
