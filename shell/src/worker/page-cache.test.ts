/** @environment browser */
import { offlineMeta } from '@marisma/area-kit/offline';
import { findPage, cachePage, listPages, MOST_PAGES, pathOf } from './page-cache';
import { memoryCaches, pageAnswer } from './testing/memory-caches';

const page = (path: string, title = path): string => `<title>${title}</title>${offlineMeta(path)}`;
const keptPaths = async (): Promise<string[]> => (await listPages()).map(({ path }) => path);

beforeEach(() => void Object.assign(globalThis, { caches: memoryCaches() }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

it('keeps a page marked for its own address, with the time, without headers of the transfer', async () => {
  await cachePage(pageAnswer('/about/?from=mail', page('/about', 'About &amp; us')));
  const found = await findPage('/about');
  expect(found).toMatchObject({ title: 'About &amp; us', html: page('/about', 'About &amp; us') });
  expect(Date.now() - found!.saved.getTime()).toBeLessThan(5000);
  expect([...found!.headers.keys()]).toEqual(['content-type', 'x-marisma-saved']);
});

it.each([
  ['a page without the mark', pageAnswer('/dashboard', '<title>Dashboard</title>')],
  ['a page that answers for another address', pageAnswer('/nowhere', page('/about'))],
  ['a missing page', pageAnswer('/about', page('/about'), { status: 404 })],
  ['a server error', pageAnswer('/about', page('/about'), { status: 500 })],
  ['a page of another origin', pageAnswer('/about', page('/about'), { type: 'cors' })],
  ['a redirect', pageAnswer('/about', page('/about'), { type: 'opaqueredirect' })],
])('never keeps %s', async (_what, answer) => {
  await cachePage(answer);
  expect(await listPages()).toEqual([]);
});

it('deletes a page that is gone or may no longer be kept, and keeps it through a server error', async () => {
  for (const path of ['/a', '/b', '/c']) await cachePage(pageAnswer(path, page(path)));
  await cachePage(pageAnswer('/a', 'gone', { status: 410 }));
  await cachePage(pageAnswer('/b', '<title>Members only</title>'));
  await cachePage(pageAnswer('/c', 'down', { status: 503 }));
  expect(await keptPaths()).toEqual(['/c']);
});

it('keeps the latest pages', async () => {
  const paths = Array.from({ length: MOST_PAGES + 2 }, (_, index) => `/page-${index}`);
  for (const path of [...paths, '/page-2']) await cachePage(pageAnswer(path, page(path)));
  const kept = await keptPaths();
  expect(kept).toHaveLength(MOST_PAGES);
  expect(kept[0]).toBe('/page-2');
  expect(kept).not.toContain('/page-1');
});

it('identifies a page by its path alone', () => {
  expect(['/about/?x=1', '/about#y', '/'].map((path) => pathOf(new URL(path, location.origin).href))).toEqual(
    ['/about', '/about', '/'],
  );
});
