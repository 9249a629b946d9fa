import { createHmac } from 'node:crypto';

import { sameText } from '../same-text';

/** Addresses under which the answers to a request's mails arrive. */
export interface ReplyAddresses {
  domain: string;
  /** The address of a request, such as reply+…@replies.example.com; it cannot be made without the key. */
  of(requestId: string): string;
  /** The request of an address; undefined for one that we did not make. */
  requestOf(address: string): string | undefined;
}

/** 104 bits. With `reply+` and the id, a local part of 64 characters, the most that there may be (RFC 5321, section 4.5.3.1.1). */
const SIGNATURE_LETTERS = 26;
const LOCAL_PART = /^reply\+([0-9a-f]{32})([0-9a-f]{26})$/;

/** @param key the secret that signs; whoever has it can write into every request */
export function replyAddresses(domain: string, key: string): ReplyAddresses {
  // Hexadecimal, because mail programs may change capital letters.
  const sign = (id: string): string =>
    createHmac('sha256', key).update(`reply ${id}`).digest('hex').slice(0, SIGNATURE_LETTERS);
  return {
    domain,
    of: (requestId) => {
      const id = requestId.replaceAll('-', '').toLowerCase();
      return `reply+${id}${sign(id)}@${domain}`;
    },
    requestOf: (address) => {
      const at = address.lastIndexOf('@');
      const [, id, signature] = LOCAL_PART.exec(address.slice(0, at).toLowerCase()) ?? [];
      if (!id || !signature || address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return undefined;
      if (!sameText(signature, sign(id))) return undefined;
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
