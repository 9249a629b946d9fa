import { randomBytes } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';

import { parseJson } from '../parse-json';

export interface Secrets {
  /** Signs access tokens (HS256). */
  jwtSecret: string;
  /** The `apikey` of browsers; public. */
  publishableKey: string;
  /** The `apikey` that bypasses row-level security; never leaves the machine. */
  secretKey: string;
}

/**
 * Loads the keys of this machine. They are made at the first start, in a file that only its owner can read.
 */
export async function loadSecrets(path: string): Promise<Secrets> {
  const kept = await readSecrets(path);
  if (kept) {
    await chmod(path, 0o600);
    return kept;
  }
  const secrets = newSecrets();
  // Written under another name first: a process killed while writing leaves no incomplete file.
  await writeFile(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return secrets;
}

function newSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
}

async function readSecrets(path: string): Promise<Secrets | undefined> {
  const parsed = parseJson(await readFile(path, 'utf8').catch(() => ''));
  return isSecrets(parsed) ? parsed : undefined;
}

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false;
  const { jwtSecret, publishableKey, secretKey } = value as Record<string, unknown>;
  return [jwtSecret, publishableKey, secretKey].every(
    (part) => typeof part === 'string' && part.length >= 32,
  );
}
