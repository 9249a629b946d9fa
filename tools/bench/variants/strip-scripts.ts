/**
 * Removes every script and every hint that loads a script; keeps markup, styles, pictures and fonts.
 */
export const stripScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*>/gi, (link) => (fetchesScript(link) ? '' : link));

const fetchesScript = (link: string): boolean =>
  /rel="?modulepreload/i.test(link) || (/rel="?(preload|prefetch)/i.test(link) && /as="?script/i.test(link));
