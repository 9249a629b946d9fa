/** Types of the site's files (RFC 9110, 8.3) by extension, used for every host that needs a list. */
export const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
  md: 'text/markdown',
  sig: 'text/plain',
  xml: 'text/xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

const TEXT = /^text\/|json$/;

/** @returns the type of a file, with its charset; plain text for files without an extension, such as `_headers` */
export function contentTypeOf(path: string): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1];
  const type = extension === undefined ? 'text/plain' : CONTENT_TYPES[extension];
  if (!type) return 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
