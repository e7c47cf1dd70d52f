#ifndef GALLEY_C_MARKDOWN_H
#define GALLEY_C_MARKDOWN_H

#include <stdbool.h>
#include <stddef.h>

/// What a Markdown text is made of, as far as a line of text can show it.
typedef enum {
    GALLEY_MARKDOWN_TEXT,
    GALLEY_MARKDOWN_CODE,
    GALLEY_MARKDOWN_HTML,
    GALLEY_MARKDOWN_HTML_BLOCK,
    GALLEY_MARKDOWN_CODE_BLOCK,
    GALLEY_MARKDOWN_SOFT_BREAK,
    GALLEY_MARKDOWN_LINE_BREAK,
    GALLEY_MARKDOWN_STRONG,
    GALLEY_MARKDOWN_EMPHASIS,
    GALLEY_MARKDOWN_STRIKETHROUGH,
    GALLEY_MARKDOWN_LINK,
    GALLEY_MARKDOWN_IMAGE,
} galley_markdown_kind;

/// Told of every part in order; `enters` is true where it begins and false where one that has parts of its own ends. `string`
/// is the literal text, or where a link or image leads to; it may be null, and goes when the call returns.
typedef void (*galley_markdown_visit)(void *_Nullable context, galley_markdown_kind kind, bool enters,
                                      const char *_Nullable string);

/// Reads a text by GitHub's rules, with strikethrough by two tildes and plain addresses as links. One thread at a time.
///
/// Returns false, without a visit, where libcmark-gfm is not installed or there is no memory.
bool galley_markdown_read(const char *_Nonnull text, size_t length, void *_Nullable context,
                          galley_markdown_visit _Nonnull visit);

#endif
