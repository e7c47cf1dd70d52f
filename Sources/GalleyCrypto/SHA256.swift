import CCrypto

/// SHA-256 (FIPS 180-4), and HMAC with it (RFC 2104): libcrypto's.
package enum SHA256 {
    /// How many bytes a hash has.
    package static let count = 32

    /// The hash of some bytes.
    package static func hash(_ bytes: some Collection<UInt8>) -> [UInt8] {
        fill { output in withBytes(of: bytes) { CCrypto.SHA256($0, $1, output) } }
    }

    /// The code by which who has the key knows that some bytes are from someone who has it, too.
    package static func authenticationCode(of bytes: some Collection<UInt8>, key: [UInt8]) -> [UInt8] {
        fill { output in
            withBytes(of: bytes) { start, count in
                key.withUnsafeBytes { key in
                    HMAC(EVP_sha256(), key.baseAddress, Int32(key.count), start, count, output, nil)
                }
            }
        }
    }

    /// What a function of libcrypto writes; it returns nil where it cannot: there is no memory, or the library was built or
    /// set up to have no SHA-256.
    private static func fill(_ write: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            guard let start = buffer.baseAddress, write(start) != nil else {
                fatalError("libcrypto has no SHA-256: its configuration (openssl.cnf) may forbid it")
            }
            written = count
        }
    }

    private static func withBytes<Result>(
        of bytes: some Collection<UInt8>, _ body: (UnsafePointer<UInt8>?, Int) -> Result
    ) -> Result {
        bytes.withContiguousStorageIfAvailable { body($0.baseAddress, $0.count) }
            ?? Array(bytes).withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
    }
}
