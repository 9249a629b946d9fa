import { createHash } from 'node:crypto';

/** The subresource-integrity digest of a file's content (W3C SRI). */
export const digest = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
