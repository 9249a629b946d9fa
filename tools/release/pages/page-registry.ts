import type { Registry, Release } from '@marisma/area-kit/contract';
import type { SiteRegistry } from '../registry/site-registry';
import type { PageRegistry } from './compose-page';
import { writeCompressed } from '../targets/compress';
import type { Target } from '../targets/target';

const FOLDER = 'registry/pages';
/**
 * The last revisions are kept, because a page loaded just before a release requests the file of its revision.
 */
const KEPT = 10;

/** Removes the fields of a build that only releases read. */
function trimRelease({ server: _server, shared: _shared, paths, ...release }: Release): Release {
  return { ...release, paths: paths.map(({ instances: _instances, ...path }) => path) };
}

/** The part of the registry that tabs need: each area's live build, its canary and one previous build. */
const trimRegistry = ({ schema, revision, areas }: SiteRegistry): Registry => ({
  schema,
  revision,
  areas: Object.fromEntries(
    Object.entries(areas).map(
      ([name, { live, previous, canary, retired: _retired, pinned: _pinned, since: _since, ...entry }]) => [
        name,
        {
          ...entry,
          live: trimRelease(live),
          previous: previous.slice(0, 1).map(trimRelease),
          ...(canary && { canary: { ...canary, release: trimRelease(canary.release) } }),
        },
      ],
    ),
  ),
});

/** Writes and signs the registry file that every page of this revision uses. */
export async function publishPageRegistry(target: Target, registry: SiteRegistry): Promise<PageRegistry> {
  const { signer } = target;
  const { revision } = registry;
  const text = JSON.stringify(trimRegistry(registry));
  const file = `${FOLDER}/${revision}.json`;
  await writeCompressed(target, file, text);
  await forgetOld(target, revision);
  return { file: `/${file}`, revision, signature: signer?.sign(text), publicKey: signer?.publicKey };
}

async function forgetOld(target: Target, revision: number): Promise<void> {
  for (const name of await target.list(FOLDER)) {
    if (Number.parseInt(name, 10) <= revision - KEPT) await target.remove(`${FOLDER}/${name}`);
  }
}
