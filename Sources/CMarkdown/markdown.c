// cmark-gfm behind a header that shows nothing of it, and opened instead of linked: a program that uses Galley may have a
// Markdown library of its own whose functions have the same names (swift-cmark, or cmark without GitHub's rules). Their headers
// contradict each other, and with two such libraries in one process the linker would mix their functions, which disagree about
// the memory they share. Opened "deep", this one calls its own.
#define _GNU_SOURCE
#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <cmark-gfm_version.h>
#include <dlfcn.h>
#include <string.h>

#define EACH_FUNCTION(use)                                                                                             \
    use(cmark_gfm_core_extensions_ensure_registered)                                                                   \
    use(cmark_find_syntax_extension)                                                                                   \
    use(cmark_parser_new)                                                                                              \
    use(cmark_parser_attach_syntax_extension)                                                                          \
    use(cmark_parser_feed)                                                                                             \
    use(cmark_parser_finish)                                                                                           \
    use(cmark_parser_free)                                                                                             \
    use(cmark_iter_new)                                                                                                \
    use(cmark_iter_next)                                                                                               \
    use(cmark_iter_get_node)                                                                                           \
    use(cmark_iter_free)                                                                                               \
    use(cmark_node_get_type)                                                                                           \
    use(cmark_node_get_type_string)                                                                                    \
    use(cmark_node_get_literal)                                                                                        \
    use(cmark_node_get_url)                                                                                            \
    use(cmark_node_free)

struct library {
    bool is_open;
#define FIELD(name) __typeof__(name) *name;
    EACH_FUNCTION(FIELD)
};

// The sanitizer's runtime refuses to be passed by.
#if __has_feature(address_sanitizer)
static const int deep = 0;
#else
static const int deep = RTLD_DEEPBIND;
#endif

static const struct library *open_library(void) {
    static struct library library;
    static bool was_tried = false;
    if (was_tried) return library.is_open ? &library : NULL;
    was_tried = true;
    // The library of the extensions brings the other one. Its name is that of the version whose headers are included here.
    void *handle = dlopen("libcmark-gfm-extensions.so." CMARK_GFM_VERSION_STRING, RTLD_NOW | RTLD_LOCAL | deep);
    if (handle == NULL) return NULL;
#define FIND(name)                                                                                                     \
    library.name = (__typeof__(library.name))dlsym(handle, #name);                                                     \
    if (library.name == NULL) return NULL;
    EACH_FUNCTION(FIND)
    library.cmark_gfm_core_extensions_ensure_registered();
    library.is_open = true;
    return &library;
}

// The extensions' own types are variables of the library's; their names are constants.
static bool find_kind(const struct library *library, cmark_node *node, galley_markdown_kind *kind) {
    switch (library->cmark_node_get_type(node)) {
    case CMARK_NODE_TEXT: *kind = GALLEY_MARKDOWN_TEXT; return true;
    case CMARK_NODE_CODE: *kind = GALLEY_MARKDOWN_CODE; return true;
    case CMARK_NODE_HTML_INLINE: *kind = GALLEY_MARKDOWN_HTML; return true;
    case CMARK_NODE_HTML_BLOCK: *kind = GALLEY_MARKDOWN_HTML_BLOCK; return true;
    case CMARK_NODE_CODE_BLOCK: *kind = GALLEY_MARKDOWN_CODE_BLOCK; return true;
    case CMARK_NODE_SOFTBREAK: *kind = GALLEY_MARKDOWN_SOFT_BREAK; return true;
    case CMARK_NODE_LINEBREAK: *kind = GALLEY_MARKDOWN_LINE_BREAK; return true;
    case CMARK_NODE_STRONG: *kind = GALLEY_MARKDOWN_STRONG; return true;
    case CMARK_NODE_EMPH: *kind = GALLEY_MARKDOWN_EMPHASIS; return true;
    case CMARK_NODE_LINK: *kind = GALLEY_MARKDOWN_LINK; return true;
    case CMARK_NODE_IMAGE: *kind = GALLEY_MARKDOWN_IMAGE; return true;
    default: break;
    }
    const char *name = library->cmark_node_get_type_string(node);
    *kind = GALLEY_MARKDOWN_STRIKETHROUGH;
    return name != NULL && strcmp(name, "strikethrough") == 0;
}

static void visit_all(const struct library *library, cmark_iter *iterator, void *context, galley_markdown_visit visit) {
    cmark_event_type event;
    while ((event = library->cmark_iter_next(iterator)) != CMARK_EVENT_DONE) {
        cmark_node *node = library->cmark_iter_get_node(iterator);
        galley_markdown_kind kind;
        if (!find_kind(library, node, &kind)) continue;
        bool leads = kind == GALLEY_MARKDOWN_LINK || kind == GALLEY_MARKDOWN_IMAGE;
        const char *string = leads ? library->cmark_node_get_url(node) : library->cmark_node_get_literal(node);
        visit(context, kind, event == CMARK_EVENT_ENTER, string);
    }
}

bool galley_markdown_read(const char *text, size_t length, void *context, galley_markdown_visit visit) {
    const struct library *library = open_library();
    if (library == NULL) return false;
    cmark_parser *parser = library->cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE);
    if (parser == NULL) return false;
    static const char *const extensions[] = {"strikethrough", "autolink"};
    for (size_t index = 0; index < sizeof extensions / sizeof *extensions; index++) {
        cmark_syntax_extension *extension = library->cmark_find_syntax_extension(extensions[index]);
        if (extension != NULL) library->cmark_parser_attach_syntax_extension(parser, extension);
    }
    library->cmark_parser_feed(parser, text, length);
    cmark_node *document = library->cmark_parser_finish(parser);
    cmark_iter *iterator = document == NULL ? NULL : library->cmark_iter_new(document);
    if (iterator != NULL) {
        visit_all(library, iterator, context, visit);
        library->cmark_iter_free(iterator);
    }
    if (document != NULL) library->cmark_node_free(document);
    library->cmark_parser_free(parser);
    return iterator != NULL;
}
