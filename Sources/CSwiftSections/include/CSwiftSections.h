#ifndef GALLEY_C_SWIFT_SECTIONS_H
#define GALLEY_C_SWIFT_SECTIONS_H

#include <stdbool.h>

/// Calls `body` with the metadata of every struct that the image around `address` declares, whose name ends in
/// `suffix` and that has no generic parameters. `metadata` can be cast to Swift's `Any.Type`.
///
/// Returns false when the image has no Swift metadata.
bool galley_each_struct(const void *_Nonnull address, const char *_Nonnull suffix, void *_Nullable context,
                        void (*_Nonnull body)(const void *_Nonnull metadata, void *_Nullable context));

#endif
