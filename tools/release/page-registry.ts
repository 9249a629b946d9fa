import type { Registry, Release } from '@marisma/shared/contract';
import { inlineJson, type PageRegistry } from './compose-page';
import { writeCompressed } from './compress';
import type { Target } from './target';

const FOLDER = 'registry/pages';
/** A page that was fetched just before a release still asks for the file of its own revision. */
const KEPT = 10;

/** What a tab needs of a build: nothing that only a release reads. */
function trimRelease({ server: _server, paths, ...release }: Release): Release {
  return {
    ...release,
    paths: paths.map(({ instances: _instances, firstData: _firstData, ...path }) => path),
  };
}

/** A build that a tab may need later: its digests are most of what there is to say of it. */
const nameRelease = (release: Release): Release => ({ ...trimRelease(release), integrity: {}, preload: {} });

/**
 * What a tab needs of the registry: the live build, the canary and the name of the one to fall back to.
 * @param area the only one of whose builds more than the name is said; without it, all of every live one
 */
const trimRegistry = ({ schema, revision, areas }: Registry, area?: string): Registry => ({
  schema,
  revision,
  areas: Object.fromEntries(
    Object.entries(areas).map(([name, { live, previous, canary, ...entry }]) => {
      const trim = area === undefined || name === area ? trimRelease : nameRelease;
      return [
        name,
        {
          ...entry,
          live: trim(live),
          previous: previous.slice(0, 1).map(nameRelease),
          ...(canary && { canary: { ...canary, release: trim(canary.release) } }),
        },
      ];
    }),
  ),
});

export interface PageRegistries {
  /** In a file, for pages that are complete without scripts: their content comes first. */
  linked: PageRegistry;
  /** What a page carries that shows nothing without its area: all that there is to say of that one. */
  about(area: string): PageRegistry;
  /** What such a page carries for a shell that asks for no more. */
  inlined: PageRegistry;
}

/** Signs the registry as pages carry it, and puts it on the site besides. */
export async function publishPageRegistry(target: Target, registry: Registry): Promise<PageRegistries> {
  const { signer } = target;
  const write = (area?: string): PageRegistry => {
    const text = inlineJson(trimRegistry(registry, area));
    return { text, signature: signer?.sign(text), publicKey: signer?.publicKey };
  };
  const inlined = write();
  const file = `${FOLDER}/${registry.revision}.json`;
  await writeCompressed(target, file, inlined.text);
  await forgetOld(target, registry.revision);
  return { inlined, linked: { ...inlined, file: `/${file}` }, about: write };
}

async function forgetOld(target: Target, revision: number): Promise<void> {
  for (const name of await target.list(FOLDER)) {
    if (Number.parseInt(name, 10) <= revision - KEPT) await target.remove(`${FOLDER}/${name}`);
  }
}
