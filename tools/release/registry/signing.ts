import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Signs a site's registry (Ed25519, RFC 8032); keys and signatures are base64. */
export interface Signer {
  /** The key in every page, with which browsers verify signatures. */
  publicKey: string;
  sign(text: string): string;
}

/** @param privateKey PKCS #8, as PEM or as base64 of DER
 *  @throws Error when it is not an Ed25519 key; the message never contains the key */
export function createSigner(privateKey: string): Signer {
  const key = readKey(privateKey);
  return {
    // The raw key is the last 32 bytes of the SPKI form.
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

function readKey(text: string): KeyObject {
  let key: KeyObject;
  try {
    key = text.includes('-----BEGIN')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new Error('The signing key is neither a PEM file nor base64 of PKCS #8.');
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The signing key is not an Ed25519 key.');
  return key;
}

/**
 * Verifies with a public key alone, as a page does.
 * @param publicKey the 32 raw bytes, base64
 */
export function verifyWith(publicKey: string, text: string, signature: string): boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** @returns a new private key, PEM */
export const generateKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * Loads the signing key from MARISMA_SIGNING_KEY or, if unset, from the file; undefined when both are missing.
 * @throws Error when the key is invalid
 */
export async function loadSigner(file: string): Promise<Signer | undefined> {
  const text = process.env.MARISMA_SIGNING_KEY ?? (await readIfThere(file));
  return text ? createSigner(text) : undefined;
}

/** Loads the signing key as `loadSigner` does; makes a key that only its owner can read when there is none. */
export async function loadOrMakeSigner(file: string): Promise<Signer> {
  const known = await loadSigner(file);
  if (known) return known;
  const pem = generateKey();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const whole = `${file}.${randomUUID()}`;
  await writeFile(whole, pem, { mode: 0o600 });
  // `link` fails where `rename` would replace a key that another process has made and signed with meanwhile.
  await link(whole, file).catch(ignoreExisting);
  await rm(whole);
  return createSigner(await readFile(file, 'utf8'));
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

const readIfThere = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
