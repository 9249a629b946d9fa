import { createHash } from 'node:crypto';

/** The subresource-integrity digest of a file's content (W3C SRI). */
export const digest = (content: Buffer, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
