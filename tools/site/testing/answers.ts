/** The answer that a host must give for a path of the sample: status, content, type, cacheable or not. */
type Answer = [path: string, status: number, content: string, type: RegExp, immutable: boolean];

const HTML = /^text\/html; ?charset=utf-8$/i;

/** These answers are the same for our server and for any host with our rules. */
export const ANSWERS: Answer[] = [
  ['/', 200, 'home', HTML, false],
  ['/about', 200, 'about', HTML, false],
  ['/about?x=1', 200, 'about', HTML, false],
  ['/about/', 200, 'about', HTML, false],
  ['/admin', 200, 'admin', HTML, false],
  ['/admin/users/7', 200, 'admin', HTML, false],
  ['/administration', 404, 'nothing here', HTML, false],
  ['/nowhere', 404, 'nothing here', HTML, false],
  ['/events', 410, 'nothing here', HTML, false],
  ['/events/7', 410, 'nothing here', HTML, false],
  ['/eventful', 404, 'nothing here', HTML, false],
  ['/es/events', 410, 'nada por aquí', HTML, false],
  ['/es/events/7', 410, 'nada por aquí', HTML, false],
  ['/es', 200, 'inicio', HTML, false],
  ['/es/', 200, 'inicio', HTML, false],
  ['/es?x=1', 200, 'inicio', HTML, false],
  ['/es/about', 200, 'nosotros', HTML, false],
  ['/es/admin', 200, 'panel', HTML, false],
  ['/es/admin/users/7', 200, 'panel', HTML, false],
  ['/es/administration', 404, 'nada por aquí', HTML, false],
  ['/es/nowhere', 404, 'nada por aquí', HTML, false],
  ['/estates', 404, 'nothing here', HTML, false],
  ['/shell/0123456789ab/main.js.map', 404, 'nothing here', HTML, false],
  ['/shell/0123456789ab/gone.js', 404, 'nothing here', HTML, false],
  ['/.drafts/half', 404, 'nothing here', HTML, false],
  ['/media/', 404, 'nothing here', HTML, false],
  ['/shell/0123456789ab/', 404, 'nothing here', HTML, false],
  ['/shell/0123456789ab/main.js', 200, 'xxx', /^(text|application)\/javascript/, true],
  ['/shell/0123456789ab/main.css', 200, 'p{}', /^text\/css/, true],
  ['/shell/0123456789ab/serif.woff2', 200, 'font', /^font\/woff2/, true],
  ['/areas/guest/0123456789ab/mf-manifest.json', 200, '{}', /^application\/json/, true],
  ['/media/house.0a1b2c3d.avif', 200, 'picture', /^image\/avif/, true],
  ['/registry.json', 200, '{}', /^application\/json/, false],
  ['/registry.json.sig', 200, 'signature', /^(text\/plain|application\/pgp-signature)/, false],
  ['/config.json', 200, 'supabaseUrl', /^application\/json/, false],
];

/** The headers of every answer, with the text that each must contain. */
export const ALWAYS: [name: string, value: string][] = [
  ['content-security-policy', "script-src 'self';"],
  ['content-security-policy', "require-trusted-types-for 'script'"],
  ['content-security-policy', "frame-ancestors 'none'"],
  ['content-security-policy', ' https://data.example;'],
  ['strict-transport-security', 'max-age=31536000'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=()'],
];
