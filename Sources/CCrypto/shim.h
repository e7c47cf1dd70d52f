// Only for Galley's own targets, which define this (Package.swift). Whoever imports GalleyServer loads this module, too, and must
// see nothing of the library in it: it may have a copy of its own (swift-nio-ssl brings one).
#ifdef GALLEY_C_LIBRARIES
#include <openssl/crypto.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>
#endif
