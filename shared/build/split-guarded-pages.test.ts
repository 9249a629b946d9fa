/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { RouteChunksPlugin } from './route-chunks-plugin';
import { splitGuardedPages } from './split-guarded-pages';

const page = (name: string, parts: string[]) =>
  `${parts.map((part) => `import './${part}';`).join('\n')}\nexport default '${name}';`;

const sources = {
  everywhere: "globalThis.everywhere = 'needed by every page';",
  elsewhere: "globalThis.elsewhere = 'needed by all but the home';",
  home: page('home', ['everywhere']),
  ...Object.fromEntries(
    ['one', 'two', 'three', 'four'].map((name) => [name, page(name, ['everywhere', 'elsewhere'])]),
  ),
  area: `const lazyRoute = (path, load) => ({ path, load });
    export default [${['home', 'one', 'two', 'three', 'four'].map((name) => `lazyRoute('/${name}/:part?', () => import('./${name}'))`).join()}];`,
};

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'split-'));
});
afterAll(() => rm(dir, { recursive: true }));

test('the home does not load what only other pages share', async () => {
  for (const [name, text] of Object.entries(sources)) await writeFile(join(dir, `${name}.js`), text);
  const routes = new RouteChunksPlugin(join(dir, 'area.js'));
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './area.js',
    output: { path: join(dir, 'out') },
    optimization: { splitChunks: splitGuardedPages(routes, ['/home']) },
    plugins: [routes],
  });
  const stats = await new Promise<Stats>((done, fail) =>
    compiler.run((error, result) => (result ? done(result) : fail(error))),
  );
  const textOf = async (pathname: string) => {
    const files = routes.filesOf(stats.compilation, pathname);
    return (await Promise.all(files.map((file) => readFile(join(dir, 'out', file), 'utf8')))).join();
  };
  expect(routes.paths()).toEqual(['/home', '/one', '/two', '/three', '/four']);
  expect(await textOf('/home')).toContain('needed by every page');
  expect(await textOf('/home')).not.toContain('needed by all but the home');
  expect(await textOf('/one')).toMatch(/needed by every page.*needed by all but the home/s);
});
