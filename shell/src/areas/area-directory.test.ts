import { parseRegistry } from '@marisma/area-kit/contract';
import { lazyIndex, lazyRoute, type PageModule } from '@marisma/area-kit/router';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { createAreaDirectory } from './area-directory';
import { areaStore } from './area-store';

const registry = buildRegistry([
  buildRelease('guest', {
    paths: [{ path: '/dashboard/*', access: ['client'], frame: 'site', title: 'Dashboard' }],
  }),
]);
const page = (): Promise<PageModule> => Promise.resolve({ default: () => null });

function open() {
  areaStore.setState({}, true);
  const pages = { frame: jest.fn(page), overview: jest.fn(page), settings: jest.fn(page) };
  const routes = [
    lazyRoute('/dashboard', pages.frame, {
      children: [lazyIndex(pages.overview), lazyRoute('settings', pages.settings)],
    }),
  ];
  const load = jest.fn(() => Promise.resolve({ area: 'guest', build: 'b', contract: '1.0.0', routes }));
  const areas = createAreaDirectory({ registry, rejected: {}, source: 'page' }, load);
  return { areas, load, pages };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('evaluates the page and its frame before a visit, in either language', async () => {
  const { areas, load, pages } = open();
  areas.loadAhead('/es/dashboard/settings');
  areas.loadAhead('/dashboard/settings');
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(pages.frame).toHaveBeenCalled();
  expect(pages.settings).toHaveBeenCalled();
  expect(pages.overview).not.toHaveBeenCalled();
});

it('lets the visit retry a page that failed to load ahead', async () => {
  const { areas, pages } = open();
  pages.settings.mockRejectedValueOnce(new Error('dropped'));
  areas.loadAhead('/dashboard/settings');
  await settle();
  areas.loadAhead('/dashboard/settings');
  await settle();
  expect(pages.settings).toHaveBeenCalledTimes(2);
});

it('lets the visit retry an area that failed to load ahead, and ignores undeclared paths', async () => {
  const { areas, load } = open();
  load.mockRejectedValueOnce(new Error('out of reach'));
  areas.loadAhead('/nowhere');
  areas.loadAhead('/dashboard');
  await settle();
  expect(await areas.load('guest')).toMatchObject({ area: 'guest' });
  expect(load).toHaveBeenCalledTimes(2);
});

describe('links and homes', () => {
  const label = { en: 'Events', es: 'Eventos' };
  const link = { place: 'header', to: '/events', label };
  const load = () => new Promise<never>(() => {});
  const first = buildRelease('events', { links: [link], homes: { client: '/events' } });
  const drawn = buildRegistry([first, buildRelease('about', { links: [{ ...link, to: '/about' }] })]);
  const toIn = (links: readonly { place: string; to?: string }[]) =>
    links.flatMap(({ place, to }) => (place === 'header' ? [to] : []));

  it('are sorted by their declared order, then by area', () => {
    const early = buildRelease('zoo', { links: [{ ...link, to: '/zoo', order: 5 }] });
    const registry = { ...drawn, areas: { ...buildRegistry([early]).areas, ...drawn.areas } };
    const areas = createAreaDirectory({ registry, rejected: {}, source: 'page' }, load);
    expect(toIn(areas.links)).toEqual(['/zoo', '/about', '/events']);
    expect(areas.renderedLinks).toBe(areas.links);
  });

  it('include those of an area whose entry was rejected', () => {
    const document = { ...drawn, areas: { ...drawn.areas, events: { live: { ...first, entry: '../x' } } } };
    const { registry, rejected } = parseRegistry(document);
    const areas = createAreaDirectory({ registry, rejected, source: 'page' }, load);
    expect(registry.areas.events).toBeUndefined();
    expect(toIn(areas.links)).toEqual(['/about', '/events']);
    expect(areas.homes.get('client')).toBe('/events');
    expect(areas.lost('/events')).toBe('events');
  });

  it('are those of this tab’s builds; drawn links are kept separately', () => {
    const canary = { ...first, build: 'bbbbbb000000', links: [{ ...link, to: '/events/new' }], homes: {} };
    const registry = { ...drawn, areas: { ...drawn.areas, events: { live: canary, previous: [first] } } };
    const areas = createAreaDirectory({ registry, rejected: {}, source: 'page', drawn }, load);
    expect(toIn(areas.links)).toEqual(['/about', '/events/new']);
    expect(toIn(areas.renderedLinks)).toEqual(['/about', '/events']);
    expect(areas.homes.get('client')).toBeUndefined();
  });
});
