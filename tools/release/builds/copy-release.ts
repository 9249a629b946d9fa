import { digest } from '@marisma/area-kit/build';
import { makeChange } from '../change';
import { readRegistry } from '../registry/registry-store';
import { partOf } from '../registry/site-registry';
import { publishPackage } from '../release';
import { writeCompressed } from '../targets/compress';
import { inParallel } from '../targets/in-parallel';
import type { Target } from '../targets/target';
import { folderAt, WRITTEN_AT_ONCE } from './published-files';

/** The files of a folder, without their compressed forms. */
const listPlain = async (from: Target, folder: string): Promise<string[]> =>
  (await from.list(folder)).filter((file) => !/\.(br|gz)$/.test(file));

/**
 * Makes live what is live on another site, for example on staging: the same bytes, nothing is built. It is checked like any
 * other release.
 * @throws Error when the other site has no such part, or a file there is not what was released
 */
export async function copyRelease(target: Target, from: Target, name: string): Promise<string> {
  const source = await readRegistry(from);
  const live = partOf(source, name)?.live;
  if (!live) throw new Error(`Nothing of '${name}' is live there.`);
  // With this site's key the code of a team would run where only the site's own does.
  if (Object.hasOwn(source.teams?.[name]?.signed ?? {}, live.build))
    throw new Error(`${name} ${live.build} is of a team, which submits it to each site by itself.`);
  const digests: Record<string, string> = {
    ...live.integrity,
    ...(live.server && { [live.server.file]: live.server.integrity }),
  };
  const folder = folderAt(live.url).replace(/\/$/, '');
  const files = await listPlain(from, folder);
  const missing = Object.keys(digests).find((file) => !files.includes(file));
  if (missing !== undefined) throw new Error(`${folder}/${missing} is missing there.`);
  const read = new Map<string, Buffer>();
  await inParallel(WRITTEN_AT_ONCE, files, async (file) => {
    const content = (await from.read(`${folder}/${file}`)) ?? Buffer.alloc(0);
    if (digests[file] !== undefined && digest(content) !== digests[file])
      throw new Error(`${folder}/${file} is not what was released there.`);
    read.set(file, content);
  });
  const known = new Set(await target.list('media'));
  const media = (await listPlain(from, 'media')).filter((file) => !known.has(file));
  await inParallel(WRITTEN_AT_ONCE, media, async (file) =>
    writeCompressed(target, `media/${file}`, (await from.read(`media/${file}`)) ?? ''),
  );
  const edit = await publishPackage(target, name, read);
  await makeChange(target, { what: `release ${name} ${live.build}`, parts: [name], edit, checked: true });
  return live.build;
}
