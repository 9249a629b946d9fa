/** The origin of the map that the contact page embeds; the only foreign origin a page may show. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

// styled-components inserts its rules by CSSOM into an empty style element: this is the hash of nothing.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content-security policy, without nonces, so that any static host can send it.
 * @param dataOrigin origin of the hosted data service; none when it is the site's own
 */
export const contentSecurityPolicy = (dataOrigin?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self'",
    "font-src 'self'",
    // The map's server is asked whether it answers before its frame is opened.
    `connect-src 'self' ${MAP_ORIGIN}${dataOrigin ? ` ${dataOrigin}` : ''}`,
    `frame-src ${MAP_ORIGIN}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const EVERYWHERE = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Builds and pictures carry a hash in their path; everything else is asked for again each time. */
const isImmutable = (pathname: string): boolean =>
  /^\/(shell|areas\/[^/]+)\/[0-9a-f]{12}\//.test(pathname) ||
  /^\/media\/.*\.[0-9a-f]{8}\.\w+$/.test(pathname);

/** @returns the headers of an answer of the site, by its path */
export const headersFor = (pathname: string): Record<string, string> => ({
  ...EVERYWHERE,
  'Cache-Control': isImmutable(pathname) ? IMMUTABLE : 'no-cache',
});
