import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaManifest, type Release } from '@marisma/shared/contract';
import type { ShellManifest } from '@marisma/shared/build';
import { writeCompressed } from './compress';
import { folderOf } from './paths';
import type { Target } from './target';

/** What is built but not published: reports and the like. */
const PRIVATE = /(-stats\.json|\.LICENSE\.txt|\.map)$/;

/** Copies a built folder to `to`, the describing file last: it exists only when all that it names does. */
async function copyBuild(from: string, target: Target, to: string, describedBy: string): Promise<void> {
  const files = (await readdir(from)).filter((file) => file !== describedBy && !PRIVATE.test(file));
  for (const file of [...files, describedBy]) {
    await writeCompressed(target, `${to}/${file}`, await readFile(join(from, file)));
  }
}

/**
 * Puts an area's build where browsers can fetch it. Nothing points to it yet.
 * @returns what the registry will say of it
 */
export async function publishArea(target: Target, name: string): Promise<Release> {
  const dist = join(folderOf(name), 'dist');
  const manifest = areaManifest.parse(JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')));
  const folder = `areas/${name}/${manifest.build}`;
  if (!(await target.read(`${folder}/area.json`))) await copyBuild(dist, target, folder, 'area.json');
  return { ...manifest, url: `/${folder}/` };
}

const SHELL_LIVE = 'shell/live.json';

/** Puts the shell's build where browsers can fetch it and makes it the one that pages are written for. */
export async function publishShell(target: Target): Promise<void> {
  const dist = join(folderOf('shell'), 'dist');
  const manifest = JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8')) as ShellManifest;
  const folder = `shell/${manifest.build}`;
  if (!(await target.read(`${folder}/shell.json`))) await copyBuild(dist, target, folder, 'shell.json');
  await target.write(SHELL_LIVE, JSON.stringify({ ...manifest, url: `/${folder}/` }, null, 2));
}

/** The shell build that pages are written for; null before the first release. */
export async function readLiveShell(target: Target): Promise<(ShellManifest & { url: string }) | null> {
  const content = await target.read(SHELL_LIVE);
  return content ? (JSON.parse(content.toString('utf8')) as ShellManifest & { url: string }) : null;
}
