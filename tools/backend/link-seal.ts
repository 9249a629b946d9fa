import { createHmac } from 'node:crypto';

import { sameText } from '../../supabase/worker/same-text';
import { parseJson } from '../parse-json';

const LINK = /(#token_hash=)([\w-]+)/g;

/**
 * Seals the token hashes of mailed links. The library's hash is the SHA-256 of an address and a code of six digits:
 * without a seal an attacker could try a million hashes without being counted for the address.
 */
export class LinkSeal {
  constructor(private readonly secret: string) {}

  /** Adds the seal to every link of a mail's HTML. */
  seal(html: string): string {
    return html.replace(LINK, (_, start: string, hash: string) => `${start}${hash}.${this.sealOf(hash)}`);
  }

  /** The body of a `/verify` call with the hash that the library knows; a hash without its seal matches no account. */
  open(body: Buffer): Buffer {
    const sent = Object(parseJson(String(body))) as Record<string, unknown>;
    if (typeof sent['token_hash'] !== 'string') return body;
    const [hash = '', seal = ''] = sent['token_hash'].split('.');
    const isGenuine = sameText(seal, this.sealOf(hash));
    return Buffer.from(JSON.stringify({ ...sent, token_hash: isGenuine ? hash : 'unsealed' }));
  }

  private sealOf(hash: string): string {
    return createHmac('sha256', this.secret).update(`mail link ${hash}`).digest('base64url');
  }
}
