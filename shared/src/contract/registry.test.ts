import { parseRegistry, RegistryError } from './registry';
import { buildRegistry, buildRelease } from '../testing/registry';

const label = { en: 'Events', es: 'Eventos' };
const path = (change: object) => ({
  paths: [{ path: '/x', access: 'public', frame: 'site', title: 'x', ...change }],
});

describe('parseRegistry', () => {
  it('reads every entry of a sound registry', () => {
    const registry = buildRegistry([buildRelease('guest'), buildRelease('owner')]);
    expect(parseRegistry(registry)).toEqual({ registry, rejected: {} });
  });

  it('leaves out one bad entry and keeps the others', () => {
    const registry = buildRegistry([buildRelease('guest'), buildRelease('owner')]);
    const broken = { ...registry, areas: { ...registry.areas, owner: { live: { name: 'owner' } } } };
    const { registry: parsed, rejected } = parseRegistry(broken);
    expect(Object.keys(parsed.areas)).toEqual(['guest']);
    expect(rejected.owner?.reason).toBe('manifest-invalid');
  });

  it('still reads which paths a bad entry declares', () => {
    const registry = buildRegistry([buildRelease('guest', { entry: '../evil.json' })]);
    expect(parseRegistry(registry).rejected.guest?.paths).toEqual(['/guest/*']);
    expect(parseRegistry({ ...registry, areas: { guest: 7 } }).rejected.guest?.paths).toEqual([]);
  });

  it('refuses an entry that names another area', () => {
    const registry = buildRegistry([buildRelease('guest')]);
    const { rejected } = parseRegistry({ ...registry, areas: { admin: registry.areas.guest } });
    expect(rejected.admin?.detail).toContain('guest');
  });

  it('marks an area of another contract, and still knows its paths', () => {
    const { registry, rejected } = parseRegistry(
      buildRegistry([buildRelease('guest', { contract: '2.0.0' })]),
    );
    expect(rejected.guest?.reason).toBe('contract-mismatch');
    expect(registry.areas.guest?.live.paths).toHaveLength(1);
  });

  it.each([
    ['a URL on another site', { url: '//evil.example/' }],
    ['a file outside the build', { entry: '../../evil.json' }],
    ['an invalid path', path({ path: '//evil' })],
    ['an unknown role', path({ access: ['root'] })],
    ['an empty list of roles, which is a mistake', path({ access: [] })],
    ['an invalid digest', { integrity: { 'a.js': 'sha256-short' } }],
    ['a translation without a title', path({ translations: { es: { title: '' } } })],
    [
      'a link without a Spanish label',
      { links: [{ place: 'header', to: '/x', label: { en: 'x', es: '' } }] },
    ],
    ['a link off the site', { links: [{ place: 'header', to: '//x.test', label }] }],
    ['a link for an unknown role', { links: [{ place: 'header', to: '/x', label, roles: ['guest'] }] }],
    ['a home on another site', { homes: { admin: 'https://x.test' } }],
  ])('refuses %s', (_what, change) => {
    const { rejected } = parseRegistry(buildRegistry([{ ...buildRelease('guest'), ...change } as never]));
    expect(rejected.guest?.reason).toBe('manifest-invalid');
  });

  it('drops fields that a newer minor version of the contract has added, at any depth', () => {
    const known = {
      live: buildRelease('guest'),
      previous: [],
      canary: { release: buildRelease('guest'), percent: 5 },
    };
    const newer = <T extends object>(value: T) => ({ ...value, surprise: { deep: true } });
    const { live } = known;
    const registry = { schema: 1, revision: 1, areas: { guest: known } };
    const document = newer({
      ...registry,
      areas: {
        guest: newer({
          live: newer({ ...live, paths: live.paths.map(newer) }),
          previous: [],
          canary: newer({ release: newer(live), percent: 5 }),
        }),
      },
    });
    expect(parseRegistry(document)).toEqual({ registry, rejected: {} });
  });

  it.each([
    null,
    [],
    'text',
    {},
    { schema: 2, revision: 1, areas: {} },
    { schema: 1, revision: -1, areas: {} },
  ])('throws for a document that is not a registry: %j', (document) => {
    expect(() => parseRegistry(document)).toThrow(RegistryError);
  });
});
