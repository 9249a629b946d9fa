import { hashes, verify as verifyEd25519 } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2';

hashes.sha512 = (message) => Uint8Array.from(sha512(message));

/**
 * Ed25519 (RFC 8032) in plain arithmetic: for browsers whose WebCrypto doesn't know it, and for pages that
 * have none because they don't come from a secure origin, as on a phone that looks at a developer's machine.
 */
export const verify = (signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean =>
  verifyEd25519(signature, message, key);
