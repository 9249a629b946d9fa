import { originState, readOrigin } from './origin';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test('a path of this site is returned unchanged', () => {
  expect(readOrigin(originState(place('/admin/users', '?q=ana&next=//x', '#row-2')))).toEqual(
    place('/admin/users', '?q=ana&next=//x', '#row-2'),
  );
  expect(readOrigin({ from: '/dashboard?tab=payments#top' })).toEqual(
    place('/dashboard', '?tab=payments', '#top'),
  );
  expect(readOrigin({ from: place('/profile') })).toEqual(place('/profile'));
});

const throwing = () => {
  throw new Error('gotcha');
};

/** Each is one origin. */
const spellings = `
  //x //x.example/dashboard ///x ////x /\\x \\\\x \\/x /\\/x //\\x
  javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,x vbscript:x blob:x file:///etc mailto:a@b.co
  https://x.example/ http:x https:/x https:x.example
  dashboard ./dashboard ../dashboard ?x #x @x x.example/dashboard
  /%2Fx /%2f%2fx /%5Cx /%5c%5cx /%252Fx /%25252Fx /%2525252525252fx /a%2F%2Fx /%2e%2e//x
  /.//x /..//x /a/..//x /./\\x /a/../../x /%2e%2e/x /. /.. /a//x /dashboard//
  /%09/x /%0a/x /%00 /%zz /% /%E0%A4%A /%E2%80%AEx
`
  .trim()
  .split(/\s+/);
const invisible = ['\t', '\n', '\r\n', '\0', '\u007f', ' ', '\u00a0', '\u2028', '\u200b', '\ufeff', '\u202e'];

const hostile: unknown[] = [
  ...spellings,
  ...invisible.map((character) => `/${character}/x`),
  ...['', ' ', ' /dashboard', ' javascript:alert(1)', 'java\nscript:alert(1)', `/${'a'.repeat(5000)}`],
  ...[null, undefined, 0, true, Symbol('x'), ['/dashboard'], () => '/dashboard', new Date(), new Map(), {}],
  ...[null, 7, ['/x'], { toString: () => '/dashboard' }, '//x', '/x?y', '/x#y'].map((pathname) => ({
    pathname,
  })),
  ...['no-mark', '?#', 5].map((search) => ({ pathname: '/x', search })),
  { pathname: '/x', hash: 'no-mark' },
  { pathname: '', search: '?x', hash: '' },
  new Proxy({}, { get: throwing }),
  new Proxy({}, { get: throwing, has: throwing, ownKeys: throwing, getPrototypeOf: throwing }),
];

test.each(hostile.map((from, index) => [index, from]))('hostile origin %i is ignored', (_index, from) => {
  expect(readOrigin({ from })).toBeNull();
});

test.each([null, undefined, 'from', 5, [], new Proxy({}, { get: throwing })])(
  'state %# without an origin gives null',
  (state) => {
    expect(readOrigin(state)).toBeNull();
  },
);

test('no accepted origin resolves to another site, with fuzzed input', () => {
  const parts = [
    '/',
    '\\',
    '.',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    'x',
    '?',
    '#',
    '\t',
    ' ',
    '//',
    'javascript:',
    '%',
  ];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  let passed = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const from = '/' + Array.from({ length: next(7) }, () => parts[next(parts.length)]).join('');
    const origin = readOrigin({ from });
    if (!origin) continue;
    passed += 1;
    const url = new URL(origin.pathname + origin.search + origin.hash, 'https://marisma.example');
    expect(url.origin).toBe('https://marisma.example');
    expect(origin.pathname).toMatch(/^\/(?![/\\])/);
  }
  expect(passed).toBeGreaterThan(100);
});
