import { digest, SHELL_LIBRARIES } from '@marisma/area-kit/build';
import type { Target } from '../targets/target';

/** Files of a build that are not published, such as reports. */
const PRIVATE = /(-stats\.json|\.LICENSE\.txt|\.map)$/;

/** Whether it leads from a script back to its sources. */
export const isMap = (file: string): boolean => file.endsWith('.map');

/** Whether a file of a build's output folder belongs to the release. */
export const isPublished = (file: string): boolean => !PRIVATE.test(file);

/** Files are written in parallel, because an object store answers each write slowly. */
export const WRITTEN_AT_ONCE = 8;

/**
 * The folder of the site with a build's files. A build on another host has only the files there that releases read:
 * its description, its server bundle and its list of libraries.
 * @param url the build's address in the registry
 */
export const folderAt = (url: string): string =>
  url.startsWith('/')
    ? url.slice(1)
    : `areas/${new URL(url).pathname.split('/').filter(Boolean).slice(-2).join('/')}/`;

/** Whether a file is the script with the shell's libraries. */
export const isLibraries = (file: string): boolean =>
  file.startsWith(`${SHELL_LIBRARIES}.`) && file.endsWith('.js');

/**
 * The path on the site from which a build's file is loaded. The shell's libraries have one that all builds share, so a
 * returning visitor keeps them over releases of the shell.
 * @param url the build's address in the registry
 */
export const pathOf = (url: string, file: string): string =>
  url.startsWith('/shell/') && isLibraries(file) ? `media/${file}` : folderAt(url) + file;

/**
 * Reads a file of a published build.
 * @param build its URL, and the digests of its files as the registry has them
 * @throws Error when the file is missing or is not what was released
 */
export async function readReleased(
  target: Target,
  { url, integrity }: { url: string; integrity: Record<string, string> },
  file: string,
): Promise<Buffer> {
  const path = pathOf(url, file);
  const content = await target.read(path);
  if (!content) throw new Error(`${path} is missing`);
  if (digest(content) !== integrity[file]) throw new Error(`${path} is not what was released`);
  return content;
}
