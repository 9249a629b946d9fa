import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { buildRegistry, buildRelease } from '../../../../shared/src/testing/registry';
import { isIsolated, LIMITS, startSandbox, type Sandbox } from './sandbox';

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

const BRIEF = { ...LIMITS, time: 500 };
const open: Sandbox[] = [];
afterEach(() => open.splice(0).forEach((sandbox) => sandbox.close()));

interface Options {
  limits?: typeof LIMITS;
  /** Set to undefined to confine the process where the kernel can. */
  kernel?: boolean | undefined;
}

function sandboxOf(area: string | undefined, { limits = LIMITS, kernel = false }: Options = {}): Sandbox {
  const input = {
    shell: { path: 'shell.cjs', source: SHELL },
    registry: buildRegistry([buildRelease('public')]),
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
const builtin = (name: string): string => `process.getBuiltinModule('node:${name}')`;
/** Writes a line where the answers go. */
const forge = (line: string): string => `${builtin('fs')}.writeSync(3, ${line} + '\\n')`;

it.each([undefined, false])(
  'renders a page with the area that owns it (without the kernel: %s)',
  async (kernel) => {
    expect(await htmlOf('(pathname) => `page ${pathname}`', { kernel })).toBe('page /about');
  },
);

describe('what a page may contain', () => {
  /** A shell that answers with the page that the address contains. */
  const source =
    'exports.provided = {}; exports.speak = async () => {}; exports.renderPage = ({ pathname }) => JSON.parse(pathname)';
  let echo: Sandbox;
  beforeAll(() => {
    echo = startSandbox({ shell: { path: 'shell.cjs', source }, registry: buildRegistry([]) }, LIMITS, false);
  });
  afterAll(() => echo.close());
  const render = (change: object) =>
    echo.render({
      ...page,
      pathname: JSON.stringify({ html: '', styles: '', status: 200, complete: true, ...change }),
    });
  const withPicture = (picture: object) => ({ markup: { nodes: [], picture } });

  it.each<[string, object]>([
    ['a script', { html: '<p>Villas</p><SCRIPT>steal()</SCRIPT>' }],
    ['a script among its styles', { styles: '<style>a{}</style><script>steal()</script>' }],
    ['a picture among its styles', { styles: '<style>a{}</style ><img src="//evil.test/x"><style></style>' }],
    ['a script in a style', { styles: '<style><script>steal()</script></style>' }],
    ['no text', { html: 7 }],
    ['a redirect to another site', { redirect: '//evil.test' }],
    ['a picture at no address', withPicture({ url: 'http://', alt: '' })],
    ['a picture without words', withPicture({ url: '/a', alt: 7 })],
  ])('refuses a page with %s', async (_, change) => {
    await expect(render(change)).rejects.toThrow(/a page contains no script|are style elements only|nvalid/);
  });

  it('takes styles, a redirect on this site, and a picture', async () => {
    const styles =
      '<style>@media (width < 600px) { a > b {} }</style><style data-styled="true">\nb{}</style>\n';
    const sound = { styles, redirect: '/concierge', ...withPicture({ url: '/a.jpg', alt: 'A house' }) };
    expect(await render(sound)).toMatchObject(sound);
  });
});

it('says which error a page throws, and renders the next one', async () => {
  const sandbox = sandboxOf('(p) => { if (p === "/bad") throw new TypeError("no villa"); return p; }');
  await expect(sandbox.render({ ...page, pathname: '/bad' })).rejects.toThrow('TypeError: no villa');
  const failing = sandboxOf('() => { throw new Error("no story"); }').render(page);
  await expect(failing.catch(String)).resolves.toBe('Error: no story');
  expect((await sandbox.render(page)).html).toBe('/about');
});

/** Skipped where the kernel can't confine a process: no code of others is run there, which compose.test.ts holds. */
(isIsolated() ? describe : describe.skip)('a hostile server bundle, confined', () => {
  const confined = (code: string, time = 5000) =>
    htmlOf(attempt(code), { kernel: true, limits: { ...LIMITS, time } }).catch(
      (error: Error) => `refused: ${error.message}`,
    );

  it('finds no secret in the environment', async () => {
    process.env.MARISMA_SIGNING_KEY = 'a private key';
    const found = await confined('return JSON.stringify(process.env)').finally(
      () => delete process.env.MARISMA_SIGNING_KEY,
    );
    expect(Object.keys(JSON.parse(found) as object).filter((name) => !/^(PWD|TZ)$/.test(name))).toEqual([]);
  });

  it.each([
    ['reads a file', `return ${builtin('fs')}.readFileSync('/etc/hostname', 'utf8')`],
    ['writes a file', `return ${builtin('fs')}.writeFileSync('/marisma-sandbox', 'x')`],
    ['starts a process', `return String(${builtin('child_process')}.execFileSync('/node', ['--version']))`],
    ['starts a thread', `return new (${builtin('worker_threads')}.Worker)('1', { eval: true }).threadId`],
    ['stops the release', `return process.kill(${process.pid}, 'SIGTERM')`],
    ['asks the name service', `return (await ${builtin('dns')}.promises.resolve('localhost')).length`],
    ['looks at other processes', `return ${builtin('fs')}.readdirSync('/proc').length`],
    ['holds 2,560 MB', `return Array.from({ length: 256 }, () => Buffer.alloc(1e7, 1)).length`],
  ])('is refused when it %s', async (_, code) => {
    expect(await confined(code)).toMatch(/^refused: /);
  });

  it('writes no trace of itself', async () => {
    // It hangs on the file that it can't write.
    await confined(
      `${builtin('trace_events')}.createTracing({ categories: ['node'] }).enable(); return 'traced'`,
      700,
    );
    expect(existsSync('node_trace.1.log')).toBe(false);
  });

  it.each(['a port', 'a socket'])('reaches nothing at %s of this machine', async (way) => {
    const folder = tempFolder();
    let visits = 0;
    const server = createServer(() => (visits += 1));
    await new Promise<void>((done) =>
      way === 'a port'
        ? server.listen(0, '127.0.0.1', done)
        : server.listen(join(folder, 'inner.sock'), done),
    );
    const address = server.address();
    const place = typeof address === 'string' ? address : address?.port;
    const connect = `${builtin('net')}.connect(${JSON.stringify(place)})`;
    expect(
      await confined(
        `return await new Promise((yes, no) => ${connect}.on('connect', () => yes('reached')).on('error', no))`,
      ),
    ).toMatch(/^refused: /);
    expect(visits).toBe(0);
    await new Promise((done) => server.close(done));
  });
});

describe('a hostile server bundle', () => {
  it('cannot disturb the release by messages of its own', async () => {
    const acknowledge = `process.send?.({ cmd: 'NODE_HANDLE_ACK' })`;
    const lines = ['"nonsense"', `'{"cmd":"NODE_HANDLE_ACK"}'`, `'{"id":99,"page":null}'`]
      .map(forge)
      .join('; ');
    expect(await htmlOf(`() => { ${acknowledge}; ${lines}; return 'a page'; }`)).toBe('a page');
  });

  it('is stopped when it answers without an end', async () => {
    const endless = `() => { for (;;) try { ${builtin('fs')}.writeSync(3, 'x'.repeat(1e5)) } catch {} }`;
    await expect(htmlOf(endless)).rejects.toThrow('answered too much');
  });

  it('is stopped when it never returns, at once for its other pages too', async () => {
    const sandbox = sandboxOf('() => { for (;;); }', { limits: BRIEF });
    await expect(sandbox.render(page)).rejects.toThrow('its pages not rendered within 0.5 seconds');
    await expect(sandbox.render(page)).rejects.toThrow('its pages not rendered within 0.5 seconds');
  });

  it('writes nothing that controls the terminal', async () => {
    const area = `() => { throw new Error('no villa\\u001b[2J\\nguest is live') }`;
    await expect(htmlOf(area)).rejects.toThrow('no villa\ufffd[2J guest is live');
    const last = `() => { ${builtin('fs')}.writeSync(2, 'Error: \\u001b[2J'); process.exit(); }`;
    await expect(htmlOf(last)).rejects.toThrow('its process: Error: \ufffd[2J');
  });

  it('has no more time when its pages throw late', async () => {
    const late = `() => new Promise((_, no) => setTimeout(() => no(new Error('late')), 300))`;
    const sandbox = sandboxOf(late, { limits: BRIEF });
    const answers = [];
    for (let tries = 0; tries < 3; tries += 1) answers.push(await sandbox.render(page).catch(String));
    expect(answers.at(-1)).toContain('not rendered within 0.5 seconds');
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
});

it('gives an area only the libraries that the shell shares, and names another one', async () => {
  await expect(sandboxOf('require("zod/mini")').render(page)).rejects.toThrow('public asks for zod/mini');
});
