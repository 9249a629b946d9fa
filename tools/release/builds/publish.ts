import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifest, type Release } from '@marisma/area-kit/contract';
import type { ShellManifest } from '@marisma/area-kit/build';
import { readForms, writeCompressed } from '../targets/compress';
import { inParallel } from '../targets/in-parallel';
import { isMap, isPublished, WRITTEN_AT_ONCE } from './published-files';
import type { ShellBuild } from '../registry/site-registry';
import type { Target } from '../targets/target';

/**
 * Copies a built folder to `to`. The describing file is last, so it exists only when all files it names do. In a
 * folder that is there already, files that are missing or altered are written anew.
 */
async function copyBuild(from: string, target: Target, to: string, describedBy: string): Promise<void> {
  const isThere = (await target.read(`${to}/${describedBy}`)) !== null;
  const built = await readdir(from);
  const files = built.filter((file) => file !== describedBy && isPublished(file));
  const copy = async (file: string): Promise<void> => {
    const path = `${to}/${file}`;
    const content = await readFile(join(from, file));
    const forms = isThere ? await readForms(target, path) : [null];
    if (!forms.every((form) => form?.equals(content))) await writeCompressed(target, path, content);
  };
  const { maps } = target;
  if (maps)
    await inParallel(WRITTEN_AT_ONCE, built.filter(isMap), async (file) =>
      maps.write(`${to.replace(/^areas\//, '')}/${file}`, await readFile(join(from, file))),
    );
  await inParallel(WRITTEN_AT_ONCE, files, copy);
  await copy(describedBy);
}

/**
 * Uploads an area's build. No page or registry names it yet.
 * @param dist the output folder of the build
 * @returns the build's registry entry
 */
export async function publishArea(target: Target, name: string, dist: string): Promise<Release> {
  const manifest = areaManifest.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
  const folder = `areas/${name}/${manifest.build}`;
  await copyBuild(dist, target, folder, 'area.json');
  return { ...manifest, url: `/${folder}/` };
}

/**
 * Uploads the shell's build. No page or registry names it yet.
 * @returns the build's registry entry
 */
export async function publishShell(target: Target, dist: string): Promise<ShellBuild> {
  const manifest = JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8')) as ShellManifest;
  const folder = `shell/${manifest.build}`;
  await copyBuild(dist, target, folder, 'shell.json');
  return { ...manifest, url: `/${folder}/` };
}

const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** Copies the pictures and icons that are missing on the site. The content of a hashed name never changes. */
export async function publishMedia(target: Target, source: string): Promise<void> {
  const published = new Set(await target.list('media'));
  const missing = (await readdir(source)).filter((file) => !HASHED.test(file) || !published.has(file));
  await inParallel(WRITTEN_AT_ONCE, missing, async (file) =>
    writeCompressed(target, `media/${file}`, await readFile(join(source, file))),
  );
}
