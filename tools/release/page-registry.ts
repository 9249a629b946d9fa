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

/**
 * The build to fall back to, by name: its digests are half of a registry, and a tab that needs them asks for the
 * site's own registry.
 */
const nameRelease = (release: Release): Release => ({ ...trimRelease(release), integrity: {}, preload: {} });

/** What a tab needs of the registry: the live build, the one on trial and the name of the one to fall back to. */
const trimRegistry = ({ schema, revision, areas }: Registry): Registry => ({
  schema,
  revision,
  areas: Object.fromEntries(
    Object.entries(areas).map(([name, { live, previous, canary, ...entry }]) => [
      name,
      {
        ...entry,
        live: trimRelease(live),
        previous: previous.slice(0, 1).map(nameRelease),
        ...(canary && { canary: { ...canary, release: trimRelease(canary.release) } }),
      },
    ]),
  ),
});

/**
 * Signs the registry as pages carry it, and puts it on the site besides: a page that is complete without scripts
 * does not carry it, so that its content comes first.
 */
export async function publishPageRegistry(
  target: Target,
  registry: Registry,
): Promise<{ inlined: PageRegistry; linked: PageRegistry }> {
  const text = inlineJson(trimRegistry(registry));
  const { signer } = target;
  const inlined = { text, signature: signer?.sign(text), publicKey: signer?.publicKey };
  const file = `${FOLDER}/${registry.revision}.json`;
  await writeCompressed(target, file, text);
  await forgetOld(target, registry.revision);
  return { inlined, linked: { ...inlined, file: `/${file}` } };
}

async function forgetOld(target: Target, revision: number): Promise<void> {
  for (const name of await target.list(FOLDER)) {
    if (Number.parseInt(name, 10) <= revision - KEPT) await target.remove(`${FOLDER}/${name}`);
  }
}
