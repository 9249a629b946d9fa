import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifest, type Release } from '@marisma/area-kit/contract';
import type { ShellManifest } from '@marisma/area-kit/build';
import { readForms, writeCompressed } from '../targets/compress';
import { inParallel } from '../targets/in-parallel';
import { isLibraries, isMap, isPublished, WRITTEN_AT_ONCE } from './published-files';
import type { ShellBuild } from '../registry/site-registry';
import type { Target } from '../targets/target';

/** The files of a build, by name. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

/** Reads a build where it is a folder: what is published of it, and its maps. */
export async function filesIn(from: string | BuildFiles): Promise<BuildFiles> {
  if (typeof from !== 'string') return from;
  const names = (await readdir(from)).filter((file) => isPublished(file) || isMap(file)).sort();
  const read = async (file: string): Promise<[string, Buffer]> => [file, await readFile(join(from, file))];
  return new Map(await Promise.all(names.map(read)));
}

/** @throws Error when the build has no such file */
export function fileOf(files: BuildFiles, file: string): Buffer {
  const content = files.get(file);
  if (!content) throw new Error(`The build has no ${file}.`);
  return content;
}

/**
 * Copies a build to `to`. The describing file is last, so it exists only when all files it names do. In a
 * folder that is there already, files that are missing or altered are written anew.
 */
async function copyBuild(built: BuildFiles, target: Target, to: string, describedBy: string): Promise<void> {
  const isThere = (await target.read(`${to}/${describedBy}`)) !== null;
  const copy = async ([file, content]: [string, Buffer]): Promise<void> => {
    const path = `${to}/${file}`;
    const forms = isThere ? await readForms(target, path) : [null];
    if (!forms.every((form) => form?.equals(content))) await writeCompressed(target, path, content);
  };
  const { maps } = target;
  const files = [...built];
  if (maps)
    await inParallel(
      WRITTEN_AT_ONCE,
      files.filter(([file]) => isMap(file)),
      ([file, content]) => maps.write(`${to.replace(/^areas\//, '')}/${file}`, content),
    );
  const described = files.filter(([file]) => file !== describedBy && isPublished(file));
  await inParallel(WRITTEN_AT_ONCE, described, copy);
  await copy([describedBy, fileOf(built, describedBy)]);
}

/**
 * Uploads an area's build. No page or registry names it yet.
 * @param from its files, or the folder that it was built into
 * @returns the build's registry entry
 */
export async function publishArea(target: Target, name: string, from: string | BuildFiles): Promise<Release> {
  const files = await filesIn(from);
  const manifest = areaManifest.parse(JSON.parse(String(fileOf(files, 'area.json'))));
  const folder = `areas/${name}/${manifest.build}`;
  await copyBuild(files, target, folder, 'area.json');
  return { ...manifest, url: `/${folder}/` };
}

/**
 * Uploads the shell's build. No page or registry names it yet.
 * @returns the build's registry entry
 */
export async function publishShell(target: Target, from: string | BuildFiles): Promise<ShellBuild> {
  const files = await filesIn(from);
  const manifest = JSON.parse(String(fileOf(files, 'shell.json'))) as ShellManifest;
  const folder = `shell/${manifest.build}`;
  for (const file of manifest.scripts.filter(isLibraries))
    await writeCompressed(target, `media/${file}`, fileOf(files, file));
  await copyBuild(files, target, folder, 'shell.json');
  return { ...manifest, url: `/${folder}/` };
}

const HASHED = /\.[0-9a-f]{8,64}\.\w+$/;

/** Copies the pictures and icons that are missing on the site. The content of a hashed name never changes. */
export async function publishMedia(target: Target, source: string): Promise<void> {
  const published = new Set(await target.list('media'));
  const missing = (await readdir(source)).filter((file) => !HASHED.test(file) || !published.has(file));
  await inParallel(WRITTEN_AT_ONCE, missing, async (file) =>
    writeCompressed(target, `media/${file}`, await readFile(join(source, file))),
  );
}
