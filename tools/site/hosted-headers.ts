import { commonHeaders, HASHED_FOLDERS, IMMUTABLE, type SiteFacts } from './headers';

const block = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The site's headers in the form of `_headers`, which Netlify and Cloudflare Pages read. Both join the values
 * of overlapping rules, so `/*` has no header that differs by path. Both revalidate files without a rule.
 */
export const writeHeaderRules = (facts: SiteFacts): string =>
  [
    block('/*', commonHeaders(facts)),
    ...HASHED_FOLDERS.map((path) => block(path, { 'Cache-Control': IMMUTABLE })),
  ].join('\n');
