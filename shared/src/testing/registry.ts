import type { Registry, Release } from '../contract/registry';
import { REGISTRY_SCHEMA } from '../contract/registry';
import { CONTRACT } from '../contract/version';

/** A sound release of an area, for tests; `change` overrides single fields. */
export const buildRelease = (name: string, change: Partial<Release> = {}): Release => {
  const build = change.build ?? 'a1b2c3d4e5f6';
  return {
    name,
    contract: CONTRACT,
    build,
    entry: 'mf-manifest.json',
    container: `area_${name}_${build}`,
    paths: [{ path: `/${name}/*`, access: 'public', frame: 'site', title: name }],
    integrity: { 'mf-manifest.json': `sha384-${'A'.repeat(64)}` },
    preload: {},
    bytes: 0,
    url: `/areas/${name}/${build}/`,
    ...change,
  };
};

/** A registry in which these releases are live. */
export const buildRegistry = (releases: Release[]): Registry => ({
  schema: REGISTRY_SCHEMA,
  revision: 1,
  areas: Object.fromEntries(releases.map((live) => [live.name, { live, previous: [] }])),
});
