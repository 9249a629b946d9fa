import { createHash } from 'node:crypto';

/** The CSP sources of inline styles and scripts, and the folders of areas whose files are on other hosts. */
export interface InlineHashes {
  styles: string[];
  scripts: string[];
  hosts?: string[];
}

/** The file in which a release stores the hashes of its pages' inline styles and scripts. */
export const INLINE_HASHES_FILE = 'inline-hashes.json';

export const NO_HASHES: InlineHashes = { styles: [], scripts: [] };

/** @returns the CSP source (W3C CSP 3) of an inline style or script */
export const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** @returns the CSP sources of a page's styles */
export const hashStyles = (html: string): string[] =>
  // A pattern that looked beyond the next style would read a hostile page once for each of its styles.
  [...html.matchAll(/<style[^<>]*>([^<]*(?:<(?!\/?style)[^<]*)*)<\/style>/g)].map(([, content = '']) =>
    hashOf(content),
  );

/** Merges the sources without duplicates, in an order that does not depend on the order of pages. */
export const mergeHashes = (...all: InlineHashes[]): InlineHashes => ({
  styles: [...new Set(all.flatMap(({ styles }) => styles))].sort(),
  scripts: [...new Set(all.flatMap(({ scripts }) => scripts))].sort(),
  hosts: [...new Set(all.flatMap(({ hosts = [] }) => hosts))].sort(),
});
