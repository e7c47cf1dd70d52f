#include "page_files.h"

// C23's #embed, as in CSymbolTables: a resource of SwiftPM's would be a file to be found at run time, or an array of Swift's, which
// costs the compiler some 0.2 s a kilobyte.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char body[] = {
#embed "web/page.html"
};
struct galley_page_file galley_page_body(void) { return (struct galley_page_file){body, sizeof body}; }

static const unsigned char style[] = {
#embed "web/page.css"
};
struct galley_page_file galley_page_style(void) { return (struct galley_page_file){style, sizeof style}; }

static const unsigned char connection[] = {
#embed "web/connection.js"
};
struct galley_page_file galley_page_connection(void) { return (struct galley_page_file){connection, sizeof connection}; }

static const unsigned char controls[] = {
#embed "web/controls.js"
};
struct galley_page_file galley_page_controls(void) { return (struct galley_page_file){controls, sizeof controls}; }

static const unsigned char events[] = {
#embed "web/events.js"
};
struct galley_page_file galley_page_events(void) { return (struct galley_page_file){events, sizeof events}; }

static const unsigned char fields[] = {
#embed "web/fields.js"
};
struct galley_page_file galley_page_fields(void) { return (struct galley_page_file){fields, sizeof fields}; }

static const unsigned char files[] = {
#embed "web/files.js"
};
struct galley_page_file galley_page_files(void) { return (struct galley_page_file){files, sizeof files}; }

static const unsigned char inspector[] = {
#embed "web/inspector.js"
};
struct galley_page_file galley_page_inspector(void) { return (struct galley_page_file){inspector, sizeof inspector}; }

static const unsigned char motion[] = {
#embed "web/motion.js"
};
struct galley_page_file galley_page_motion(void) { return (struct galley_page_file){motion, sizeof motion}; }

static const unsigned char picture[] = {
#embed "web/picture.js"
};
struct galley_page_file galley_page_picture(void) { return (struct galley_page_file){picture, sizeof picture}; }

static const unsigned char scrolling[] = {
#embed "web/scrolling.js"
};
struct galley_page_file galley_page_scrolling(void) { return (struct galley_page_file){scrolling, sizeof scrolling}; }

static const unsigned char settings[] = {
#embed "web/settings.js"
};
struct galley_page_file galley_page_settings(void) { return (struct galley_page_file){settings, sizeof settings}; }

static const unsigned char time[] = {
#embed "web/time.js"
};
struct galley_page_file galley_page_time(void) { return (struct galley_page_file){time, sizeof time}; }

static const unsigned char problem[] = {
#embed "web/problem.js"
};
struct galley_page_file galley_page_problem(void) { return (struct galley_page_file){problem, sizeof problem}; }

static const unsigned char side[] = {
#embed "web/side.js"
};
struct galley_page_file galley_page_side(void) { return (struct galley_page_file){side, sizeof side}; }

static const unsigned char tool[] = {
#embed "web/tool.js"
};
struct galley_page_file galley_page_tool(void) { return (struct galley_page_file){tool, sizeof tool}; }

static const unsigned char tool_style[] = {
#embed "web/tool.css"
};
struct galley_page_file galley_page_tool_style(void) { return (struct galley_page_file){tool_style, sizeof tool_style}; }

static const unsigned char web[] = {
#embed "web/web.js"
};
struct galley_page_file galley_page_web(void) { return (struct galley_page_file){web, sizeof web}; }

static const unsigned char session_script[] = {
#embed "web/session.js"
};
struct galley_page_file galley_page_session_script(void) { return (struct galley_page_file){session_script, sizeof session_script}; }

static const unsigned char session_style[] = {
#embed "web/session.css"
};
struct galley_page_file galley_page_session_style(void) { return (struct galley_page_file){session_style, sizeof session_style}; }

static const unsigned char playground[] = {
#embed "web/playground.html"
};
struct galley_page_file galley_page_playground(void) { return (struct galley_page_file){playground, sizeof playground}; }

static const unsigned char playground_style[] = {
#embed "web/playground.css"
};
struct galley_page_file galley_page_playground_style(void) { return (struct galley_page_file){playground_style, sizeof playground_style}; }

static const unsigned char playground_script[] = {
#embed "web/playground.js"
};
struct galley_page_file galley_page_playground_script(void) { return (struct galley_page_file){playground_script, sizeof playground_script}; }
