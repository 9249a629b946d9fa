import { CONTENT_TYPES } from './content-types';
import { commonHeaders, IMMUTABLE, IMMUTABLE_PATHS, REVALIDATE, type SiteFacts } from './headers';

export interface NginxOptions extends SiteFacts {
  /** The published folder, absolute. */
  root: string;
  /** The values of `server_name` and `listen`. */
  serverName: string;
  listen: string;
  /** Where the worker answers, which has the calendars and payments: 'http://127.0.0.1:8080'. */
  worker: string;
  /** Where the collector of reports answers. */
  collector: string;
  /** Content of the site's `_redirects`. */
  redirects: string;
}

/** nginx's default list lacks some of these types in the versions that distributions ship. */
const typesBlock = (): string[] =>
  [...new Set(Object.values(CONTENT_TYPES))].map((type) => {
    const extensions = Object.keys(CONTENT_TYPES).filter((one) => CONTENT_TYPES[one] === type);
    return `    ${type} ${extensions.join(' ')};`;
  });

const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** Writes a location for each rule of `_redirects`, which names the page that answers missing or removed files. */
const writeLocations = (redirects: string): string[] =>
  redirects.split('\n').flatMap((line) => {
    const [from, page, status] = line.split(' ');
    if (!from || !page) return [];
    const to = page.replace(/\/$/, '/index.html');
    const place = from.endsWith('/*') ? from.slice(0, -1) : `= ${from}`;
    if (status === '410') return [`  location ${place} { error_page 410 ${to}; return 410; }`];
    const missing = status === '404' ? `=404; error_page 404 ${to}` : to;
    return `  location ${place} { try_files $uri $uri/index.html ${missing}; }`;
  });

/**
 * Passes a path on, to a server whose answers have their own lifetime. No log has these requests: the worker's paths are
 * secrets, and reports are anonymous.
 */
const passOn = (path: string, server: string): string[] => [
  `  location ${path} {`,
  `    proxy_pass ${server};`,
  '    proxy_http_version 1.1;',
  '    proxy_set_header Host $host;',
  '    proxy_set_header X-Real-IP $remote_addr;',
  '    proxy_hide_header X-Content-Type-Options;',
  '    access_log off;',
  '    error_log /dev/null crit;',
  '  }',
];

/**
 * An nginx configuration (to be included in its `http` block) that serves the published folder as our own
 * server does: files, then rewrites, then the 404 page with status 404, all with the same headers.
 * Precompressed gzip files are used; add `brotli_static on;` if nginx has that module.
 */
export function writeNginxConf(options: NginxOptions): string {
  const { root, serverName, listen, worker, collector, redirects, ...facts } = options;
  const headers = Object.entries(commonHeaders(facts));
  return [
    `map $uri $marisma_cache { ${quote(`~${IMMUTABLE_PATHS}`)} ${quote(IMMUTABLE)}; ~^/(calendar|payments)/ ""; default ${REVALIDATE}; }`,
    'server {',
    `  listen ${listen};`,
    `  server_name ${serverName};`,
    `  root ${quote(root)};`,
    '  index index.html;',
    '  charset utf-8;',
    '  charset_types text/html text/css text/javascript application/json text/plain;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  gzip_static on;',
    '  error_page 404 /404.html;',
    '  types {',
    ...typesBlock(),
    '  }',
    '  # Headers are set only here: a location with its own add_header would drop all of these.',
    ...headers.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`),
    '  add_header Cache-Control $marisma_cache always;',
    '  location / { try_files $uri $uri/index.html =404; }',
    ...writeLocations(redirects),
    ...passOn('^~ /calendar/', worker),
    ...passOn('^~ /payments/', worker),
    ...passOn('= /reports', collector),
    '  # Hidden files, such as incomplete uploads.',
    '  location ~ /[.](?!well-known/) { return 404; }',
    '  # No release publishes source maps.',
    '  location ~ [.]map$ { return 404; }',
    '}',
    '',
  ].join('\n');
}
