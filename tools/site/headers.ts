import { TRUSTED_TYPES } from '@marisma/shared/trusted-types';
import { NO_HASHES, type InlineHashes } from './inline-hashes';

/** The origin of the map that the contact page embeds; the only foreign origin a page may ask and show. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

// styled-components inserts its rules by CSSOM into an empty style element: this is the hash of nothing.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What the headers of a site depend on. */
export interface SiteFacts {
  /** Origin of the hosted data service; none when it is the site's own. */
  dataOrigin?: string;
  /** Origin that takes reports; none when it is the site's own, or when nothing is reported. */
  reportOrigin?: string;
  /** Whether its shell takes overrides, which come from a developer's own machine. */
  overrides?: boolean;
  /** The site's own origin, for addresses that others keep. */
  siteUrl?: string;
  /** A site that is only shown around: search engines show none of it. */
  demo?: boolean;
  /** Whether browsers keep pages for when there is no network. */
  serviceWorker?: boolean;
  /** The styles and scripts that stand in its pages. */
  inline?: InlineHashes;
}

/** What may stand in for an area in such a shell; `[::1]` is missing because no policy can name it. */
const LOOPBACK = ['http:', 'https:'].flatMap((scheme) =>
  ['localhost', '127.0.0.1'].map((host) => `${scheme}//${host}:*`),
);

/** The content-security policy (W3C CSP 3), without nonces, so that any static host can send it. */
export const contentSecurityPolicy = ({
  dataOrigin,
  reportOrigin,
  overrides,
  inline = NO_HASHES,
}: SiteFacts = {}): string => {
  const loopback = overrides ? LOOPBACK : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, ...loopback].join(' '),
    [`style-src 'self' ${EMPTY_STYLE}`, ...inline.styles].join(' '),
    // The auth service sends the QR code of a second factor as a data URL.
    "img-src 'self' data:",
    "font-src 'self'",
    // The map's server is asked whether it answers before its frame is opened.
    ['connect-src', "'self'", MAP_ORIGIN, dataOrigin, reportOrigin, ...loopback].filter(Boolean).join(' '),
    `frame-src ${MAP_ORIGIN}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Each build's chunk loader makes a policy of the same name.
    `trusted-types ${Object.values(TRUSTED_TYPES).join(' ')} 'allow-duplicates'`,
    "require-trusted-types-for 'script'",
  ].join('; ');
};

/** What every answer says, whatever it is: the one source for our server and for the rules that hosts read. */
export const commonHeaders = (facts?: SiteFacts): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(facts),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(facts?.demo && { 'X-Robots-Tag': 'noindex' }),
});

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Folders whose files carry a hash in their path or name; the patterns are those of `_headers` files. */
export const HASHED_FOLDERS = ['/shell/:build/*', '/areas/:area/:build/*', '/media/*'];

/** The same as an expression that JavaScript and nginx both read. */
export const IMMUTABLE_PATHS = '^/(shell|areas/[^/]+)/[0-9a-f]{12}/.|^/media/.*[.][0-9a-f]{8}[.][0-9a-z]+$';

const immutable = new RegExp(IMMUTABLE_PATHS);

/** @returns the headers of an answer of the site, by its path */
export const headersFor = (pathname: string, facts?: SiteFacts): Record<string, string> => ({
  ...commonHeaders(facts),
  'Cache-Control': immutable.test(pathname) ? IMMUTABLE : REVALIDATE,
});
