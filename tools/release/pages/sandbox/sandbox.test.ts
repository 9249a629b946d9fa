import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aRegistry, aRelease } from '../../../../shared/src/testing/registry';
import { LIMITS, startSandbox, type Sandbox } from './sandbox';

/** A shell that shares one library and writes what the area's function returns into the page. */
const SHELL = `
  const react = { createElement: () => 'element' };
  module.exports = {
    provided: { react },
    speak: async () => {},
    renderPage: async ({ pathname, areas }) => ({
      html: String(areas.public ? await areas.public(pathname) : 'placeholder ' + react.createElement()),
      styles: '', status: 200, complete: true,
    }),
  };`;

const open: Sandbox[] = [];
afterEach(() => open.splice(0).forEach((sandbox) => sandbox.close()));

interface Options {
  limits?: typeof LIMITS;
  /** Set to undefined to use the kernel's namespaces where there are some. */
  kernel?: boolean | undefined;
}

function sandboxOf(area: string | undefined, { limits = LIMITS, kernel = false }: Options = {}): Sandbox {
  const input = {
    shell: { path: 'shell.cjs', source: SHELL },
    registry: aRegistry([aRelease('public')]),
    ...(area !== undefined && {
      area: { name: 'public', path: 'area.cjs', source: `exports.default = ${area};` },
    }),
  };
  const sandbox = startSandbox(input, limits, kernel);
  open.push(sandbox);
  return sandbox;
}

const page = { pathname: '/about', locale: 'en' } as const;
const htmlOf = async (area: string, options: Options = {}): Promise<string> =>
  (await sandboxOf(area, options).render(page)).html;

/** What an attempt gives, or the error that it throws. */
const attempt = (code: string): string =>
  `async () => { try { return await (async () => { ${code} })() } catch (error) { return 'refused: ' + error.message } }`;
const REFUSED = /^refused: (A server bundle must not use|Access to this API|fetch failed)/;
const builtin = (name: string): string => `process.getBuiltinModule('node:${name}')`;

it.each([undefined, false])('renders a page with the area that owns it (namespaces: %s)', async (kernel) => {
  expect(await htmlOf('(pathname) => `page ${pathname}`', { kernel })).toBe('page /about');
});

it.each<[string, string, string]>([
  ['a script', '<p>Villas</p><SCRIPT>steal()</SCRIPT>', ''],
  ['a script among its styles', '', '<style>a{}</style><script>steal()</script>'],
  ['a picture among its styles', '', '<style>a{}</style ><img src="//evil.test/x"><style></style>'],
  ['a script in a style', '', '<style><script>steal()</script></style>'],
])('refuses a page with %s', async (_, html, styles) => {
  const source = `exports.renderPage = async () => (${JSON.stringify({ html, styles, status: 200, complete: true })});
    exports.provided = {}; exports.speak = async () => {};`;
  const sandbox = startSandbox(
    { shell: { path: 'shell.cjs', source }, registry: aRegistry([]) },
    LIMITS,
    false,
  );
  open.push(sandbox);
  await expect(sandbox.render(page)).rejects.toThrow(/a page contains no script|are style elements only/);
});

it('takes the styles of a page', async () => {
  const styles =
    '<style>@media (width < 600px) { a > b {} }</style><style data-styled="true">\nb{}</style>\n';
  const source = `exports.renderPage = async () => (${JSON.stringify({ html: '<b></b>', styles, status: 200, complete: true })});
    exports.provided = {}; exports.speak = async () => {};`;
  const sandbox = startSandbox(
    { shell: { path: 'shell.cjs', source }, registry: aRegistry([]) },
    LIMITS,
    false,
  );
  open.push(sandbox);
  expect((await sandbox.render(page)).styles).toBe(styles);
});

it('says which error a page throws, and renders the next one', async () => {
  const sandbox = sandboxOf('(p) => { if (p === "/bad") throw new TypeError("no villa"); return p; }');
  await expect(sandbox.render({ ...page, pathname: '/bad' })).rejects.toThrow('TypeError: no villa');
  const failing = sandboxOf('() => { throw new Error("no story"); }').render(page);
  await expect(failing.catch(String)).resolves.toBe('Error: no story');
  expect((await sandbox.render(page)).html).toBe('/about');
});

describe('a hostile server bundle', () => {
  it('finds no secret in the environment', async () => {
    process.env.MARISMA_SIGNING_KEY = 'a private key';
    const found = await htmlOf('() => JSON.stringify(process.env)').finally(
      () => delete process.env.MARISMA_SIGNING_KEY,
    );
    expect(
      Object.keys(JSON.parse(found) as object).filter((name) => !/^(PATH|TZ|NODE_.*)$/.test(name)),
    ).toEqual([]);
    expect(found).not.toContain('a private key');
  });

  it.each([
    ['reads a file', `return ${builtin('fs')}.readFileSync('/etc/hostname', 'utf8')`],
    ['writes a file', `return ${builtin('fs')}.writeFileSync('/tmp/marisma-sandbox', 'x')`],
    ['starts a process', `return String(${builtin('child_process')}.execSync('id'))`],
    ['starts a thread', `return new (${builtin('worker_threads')}.Worker)('1', { eval: true }).threadId`],
    ['uses bindings of Node', `return typeof process.binding('tcp_wrap').TCP`],
    ['stops the release', `return process.kill(process.ppid, 0)`],
    ['listens', `return typeof ${builtin('net')}.createServer().listen(0)`],
    ['opens the inspector', `return typeof ${builtin('inspector')}.open(0)`],
    ['asks the name service', `return (await ${builtin('dns')}.promises.lookup('localhost')).address`],
    ['sends a datagram', `return typeof ${builtin('dgram')}.createSocket('udp4').send('x', 53, '127.0.0.1')`],
    [
      'restores a closed function',
      `delete process.kill; process.kill = () => 'restored'; return process.kill()`,
    ],
  ])('is refused when it %s', async (_, code) => {
    expect(await htmlOf(attempt(code))).toMatch(REFUSED);
  });

  describe('with the network', () => {
    let server: Server;
    let requests = 0;
    beforeAll((done) => {
      server = createServer((_, response) => {
        requests += 1;
        response.end('an inner service');
      }).listen(0, '127.0.0.1', done);
    });
    afterAll((done) => void server.close(done));

    it.each(['fetch', 'http', 'net'])('reaches nothing by %s', async (way) => {
      const { port } = server.address() as AddressInfo;
      const code = {
        fetch: `return (await fetch('http://127.0.0.1:${port}')).text()`,
        http: `return typeof ${builtin('http')}.get('http://127.0.0.1:${port}')`,
        net: `return typeof new (${builtin('net')}.Socket)().connect(${port}, '127.0.0.1')`,
      }[way];
      expect(await htmlOf(attempt(code ?? ''))).toMatch(REFUSED);
      expect(requests).toBe(0);
    });
  });

  it('cannot disturb the release by messages of its own', async () => {
    const area = '() => { process.send("nonsense"); process.send({ id: 99, page: null }); return "a page"; }';
    expect(await htmlOf(area)).toBe('a page');
  });

  it('is stopped when it never returns, at once for its other pages too', async () => {
    const sandbox = sandboxOf('() => { for (;;); }', { limits: { ...LIMITS, page: 1500 } });
    await expect(sandbox.render(page)).rejects.toThrow('not rendered within 1.5 seconds');
    await expect(sandbox.render(page)).rejects.toThrow('not rendered within 1.5 seconds');
  });

  it('is stopped when it takes all memory', async () => {
    const greedy = '() => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }';
    const sandbox = sandboxOf(greedy, { limits: { ...LIMITS, memory: 32 } });
    await expect(sandbox.render(page)).rejects.toThrow('used too much memory');
  });

  it('ends only its own process', async () => {
    await expect(sandboxOf('() => process.exit(0)').render(page)).rejects.toThrow('ended its process');
  });

  it('changes nothing for the pages of other areas', async () => {
    const hostile = sandboxOf(
      `(() => {
        Array.prototype.map = () => 'changed';
        Object.prototype.injected = 'changed';
        require('react').createElement = () => 'changed';
        return () => require('react').createElement();
      })()`,
    );
    expect((await hostile.render(page)).html).toBe('changed');
    expect((await sandboxOf(undefined).render(page)).html).toBe('placeholder element');
    expect([1].map(String)).toEqual(['1']);
    expect(({} as Record<string, unknown>).injected).toBeUndefined();
  });

  it.each([
    ['no page', `{ html: 7 }`],
    [
      'a redirect to another site',
      `{ html: '', styles: '', status: 200, complete: true, redirect: '//evil.test' }`,
    ],
  ])('is refused when it answers with %s', async (_, forged) => {
    const area = `() => { process.send({ id: 1, page: ${forged} }); return new Promise(() => {}); }`;
    await expect(sandboxOf(area).render(page)).rejects.toThrow('nvalid');
  });
});

it('gives an area only the libraries that the shell shares, and names another one', async () => {
  await expect(sandboxOf('require("zod/mini")').render(page)).rejects.toThrow('public asks for zod/mini');
});
