import { CAPTCHA_SCRIPT, TRUSTED_TYPES } from '@marisma/area-kit/trusted-types';
import { NO_HASHES, type InlineHashes } from './inline-hashes';

/**
 * The origin of the map that the contact page embeds; the only other origin that pages may request and embed.
 */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

// styled-components inserts its rules by CSSOM into an empty style element, so this is the hash of an empty
// text.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The facts of a site on which its headers depend. */
export interface SiteFacts {
  /** Origin of the hosted data service; undefined when the site itself serves the data. */
  dataOrigin?: string;
  /** Origin that receives reports; undefined when the site itself receives them, or nothing is reported. */
  reportOrigin?: string;
  /** Whether forms of accounts load a captcha from its provider. */
  captcha?: boolean;
  /** Whether the shell accepts overrides, which a developer's machine serves. */
  overrides?: boolean;
  /** The site's origin, for addresses that are used outside the site. */
  siteUrl?: string;
  /** Whether the site is a demo, which search engines must not list. */
  demo?: boolean;
  /** Whether browsers keep pages for offline use. */
  serviceWorker?: boolean;
  /** Hashes of the inline styles and scripts of the pages, and other hosts of areas. */
  inline?: InlineHashes;
}

/** Origins that may override an area; `[::1]` is missing because a policy can't name it. */
const LOOPBACK = ['http:', 'https:'].flatMap((scheme) =>
  ['localhost', '127.0.0.1'].map((host) => `${scheme}//${host}:*`),
);

/** The content-security policy (W3C CSP 3), without nonces, so that any static host can send it. */
export const contentSecurityPolicy = ({
  dataOrigin,
  reportOrigin,
  captcha,
  overrides,
  demo,
  inline = NO_HASHES,
}: SiteFacts = {}): string => {
  const elsewhere = [...(inline.hosts ?? []), ...(overrides ? LOOPBACK : [])];
  const provider = captcha ? [new URL(CAPTCHA_SCRIPT).origin] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, ...elsewhere, ...provider].join(' '),
    [`style-src 'self' ${EMPTY_STYLE}`, ...inline.styles].join(' '),
    // The auth service sends the QR code of a second factor as a data URL.
    "img-src 'self' data:",
    "font-src 'self'",
    // Before the map's frame opens, a request checks that the map's server answers.
    ['connect-src', "'self'", MAP_ORIGIN, dataOrigin, reportOrigin, ...elsewhere].filter(Boolean).join(' '),
    // A demo that serves its own data shows the mails that it keeps in a folder.
    ['frame-src', demo && !dataOrigin && "'self'", MAP_ORIGIN, ...provider].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Each build's chunk loader creates a policy of the same name.
    `trusted-types ${Object.values(TRUSTED_TYPES).join(' ')} 'allow-duplicates'`,
    "require-trusted-types-for 'script'",
  ].join('; ');
};

/** The headers of every answer, both of our server and in the rules for static hosts. */
export const commonHeaders = (facts?: SiteFacts): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(facts),
  // Every script has a digest; one without is reported by the browsers that know this header, and loaded all the same.
  'Integrity-Policy-Report-Only': 'blocked-destinations=(script)',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(facts?.demo && { 'X-Robots-Tag': 'noindex' }),
});

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Folders whose files have a hash in their path or name, as patterns of `_headers` files. */
export const HASHED_FOLDERS = ['/shell/:build/*', '/areas/:area/:build/*', '/media/*'];

/** The same paths as a regular expression for JavaScript and nginx. */
export const IMMUTABLE_PATHS =
  '^/(shell|areas/[^/]+)/[0-9a-f]{12}/.|^/media/.*[.][0-9a-f]{8,64}[.][0-9a-z]+$';

const immutable = new RegExp(IMMUTABLE_PATHS);

/** @returns the headers of an answer of the site, by its path */
export const headersFor = (pathname: string, facts?: SiteFacts): Record<string, string> => ({
  ...commonHeaders(facts),
  'Cache-Control': immutable.test(pathname) ? IMMUTABLE : REVALIDATE,
});
