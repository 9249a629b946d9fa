import type { Registry, Release } from '@marisma/shared/contract';
import type { PageRegistry } from './compose-page';
import { writeCompressed } from './compress';
import type { Target } from './target';

const FOLDER = 'registry/pages';
/** A page that was fetched just before a release still asks for the file of its own revision. */
const KEPT = 10;

/** What a tab needs of a build: nothing that only a release reads. */
function trimRelease({ server: _server, paths, ...release }: Release): Release {
  return { ...release, paths: paths.map(({ instances: _instances, ...path }) => path) };
}

/** What a tab needs of the registry: of each area the live build, the canary and the build to fall back to. */
const trimRegistry = ({ schema, revision, areas }: Registry): Registry => ({
  schema,
  revision,
  areas: Object.fromEntries(
    Object.entries(areas).map(([name, { live, previous, canary, ...entry }]) => [
      name,
      {
        ...entry,
        live: trimRelease(live),
        previous: previous.slice(0, 1).map(trimRelease),
        ...(canary && { canary: { ...canary, release: trimRelease(canary.release) } }),
      },
    ]),
  ),
});

/** Writes the file that holds the registry of every page of this revision, and signs it. */
export async function publishPageRegistry(target: Target, registry: Registry): Promise<PageRegistry> {
  const { signer } = target;
  const text = JSON.stringify(trimRegistry(registry));
  const file = `${FOLDER}/${registry.revision}.json`;
  await writeCompressed(target, file, text);
  await forgetOld(target, registry.revision);
  return { file: `/${file}`, signature: signer?.sign(text), publicKey: signer?.publicKey };
}

async function forgetOld(target: Target, revision: number): Promise<void> {
  for (const name of await target.list(FOLDER)) {
    if (Number.parseInt(name, 10) <= revision - KEPT) await target.remove(`${FOLDER}/${name}`);
  }
}
