import { digest } from '@marisma/area-kit/build';
import { folderAt } from './published-files';
import type { Target } from '../targets/target';

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
  const path = folderAt(url) + file;
  const content = await target.read(path);
  if (!content) throw new Error(`${path} is missing`);
  if (digest(content) !== integrity[file]) throw new Error(`${path} is not what was released`);
  return content;
}
