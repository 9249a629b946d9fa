import { commonHeaders, HASHED_FOLDERS, IMMUTABLE, type SiteFacts } from './headers';

const block = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The site's headers as Netlify and Cloudflare Pages read them from `_headers`. Both join the values of rules
 * that overlap, so nothing that differs by path stands under `/*`; both revalidate what has no rule.
 */
export const writeHeaderRules = (facts: SiteFacts): string =>
  [
    block('/*', commonHeaders(facts)),
    ...HASHED_FOLDERS.map((path) => block(path, { 'Cache-Control': IMMUTABLE })),
  ].join('\n');
