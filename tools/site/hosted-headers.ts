import { commonHeaders, HASHED_FOLDERS, IMMUTABLE, type SiteFacts } from './headers';

const block = (path: string, headers: [name: string, value: string][]): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** Cloudflare Pages ignores a longer line, and so the header in it. */
const LONGEST_LINE = 2000;

/**
 * Two policies of which browsers apply both. The styles, which grow with the pages, have a line of their own: it takes no
 * other rule with it if a host ignores it.
 */
function splitPolicy(policy: string): string[] {
  const [styles = ''] = /style-src [^;]*/.exec(policy) ?? [];
  return [policy.replace(styles, "style-src 'self' 'unsafe-inline'"), styles];
}

/**
 * The site's headers in the form of `_headers`, which Cloudflare Pages reads. It joins the values
 * of one name, also of overlapping rules, so `/*` has no header that differs by path. It revalidates files without a rule.
 */
export const writeHeaderRules = (facts: SiteFacts): string =>
  [
    block(
      '/*',
      Object.entries(commonHeaders(facts)).flatMap(([name, value]) =>
        (name === 'Content-Security-Policy' ? splitPolicy(value) : [value]).map((one): [string, string] => [
          name,
          one,
        ]),
      ),
    ),
    ...HASHED_FOLDERS.map((path) => block(path, [['Cache-Control', IMMUTABLE]])),
  ].join('\n');

/** @returns the lines of `_headers` that Cloudflare Pages would ignore, by what they begin with and their length */
export const findLongLines = (rules: string): string[] =>
  rules
    .split('\n')
    .map((line) => line.trim())
    .filter(({ length }) => length > LONGEST_LINE)
    .map(
      (line) =>
        `${line.slice(0, 40)}… has ${line.length} characters; Cloudflare Pages takes ${LONGEST_LINE}.`,
    );
