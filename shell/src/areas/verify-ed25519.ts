import { hashes, verify as verifyEd25519 } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2';

hashes.sha512 = (message) => Uint8Array.from(sha512(message));

/**
 * Ed25519 (RFC 8032) in JavaScript, for browsers whose WebCrypto lacks it and for insecure origins, which
 * have no WebCrypto, such as a developer's machine opened on a phone.
 */
export const verify = (signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean =>
  verifyEd25519(signature, message, key);
