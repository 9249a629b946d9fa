import { AreaFault } from './area-fault';

/** Names the key that must have signed the registry; this element is not part of the signed text. */
const KEY_ELEMENT = 'meta[name="marisma-key"]';

/** @returns the public key (Ed25519, base64) that this page names; null for a site that is not signed */
export const readPageKey = (): string | null =>
  document.querySelector<HTMLMetaElement>(KEY_ELEMENT)?.content ?? null;

/**
 * Checks that the key has made one of the signatures (Ed25519, RFC 8032) for this text.
 * @throws AreaFault 'registry-untrusted'
 */
export async function checkSignature(
  text: string,
  signatures: readonly string[],
  key: string,
): Promise<void> {
  const message = new TextEncoder().encode(text);
  try {
    const verify = await getVerifier(decode(key));
    for (const signature of signatures) {
      if (await verify(decode(signature), message)) return;
    }
  } catch (cause) {
    throw new AreaFault('registry-untrusted', `its signature can't be checked: ${String(cause)}`, { cause });
  }
  throw new AreaFault(
    'registry-untrusted',
    signatures.length > 0 ? 'altered after it was signed' : 'not signed',
  );
}

type Bytes = Uint8Array<ArrayBuffer>;
type Verify = (signature: Bytes, message: Bytes) => Promise<boolean> | boolean;

/** Uses the browser's Ed25519 where it exists; else fetches an implementation. */
async function getVerifier(key: Bytes): Promise<Verify> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return (signature, message) => crypto.subtle.verify('Ed25519', imported, signature, message);
  } catch {
    const { verify } = await import('./verify-ed25519');
    return (signature, message) => verify(signature, message, key);
  }
}

const decode = (base64: string): Bytes =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
