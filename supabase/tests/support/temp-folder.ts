import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A folder that is removed when the test ends. */
export async function tempFolder(test: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marisma-test-'));
  test.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
