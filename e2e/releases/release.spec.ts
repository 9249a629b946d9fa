import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { release as releaseArea, rollback } from '../../tools/release/release';
import { readRegistry, writeRegistry } from '../../tools/release/registry/registry-store';
import { goLive } from '../../tools/release/registry/registry-edits';
import { writePages } from '../../tools/release/pages/write-pages';
import { expect, test } from '../fixtures';
import { openOwnSite, type OwnSite } from '../support/own-site';
import { publishTwin } from '../support/publish-twin';

const quiet = (): void => {};

/** Digests of all files below a folder, by path. */
function digests(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

test.describe('releasing an area', () => {
  let site: OwnSite;
  test.beforeEach(async () => void (site = await openOwnSite()));
  test.afterEach(() => site.close());

  test('changes the registry and the pages, and no byte of the shell or of another area', async () => {
    const before = { shell: digests(join(site.folder, 'shell')), areas: digests(join(site.folder, 'areas')) };
    const registry = await readRegistry(site.target);
    const twin = await publishTwin(site, 'proposal');
    const { live } = registry.areas.proposal!;
    const next = goLive(registry, twin);
    await writePages(site.target, await writeRegistry(site.target, next));

    expect(digests(join(site.folder, 'shell'))).toEqual(before.shell);
    const areasNow = digests(join(site.folder, 'areas'));
    for (const [file, digest] of Object.entries(before.areas)) expect(areasNow[file], file).toBe(digest);

    await rollback(site.target, 'proposal', quiet);
    const after = await readRegistry(site.target);
    expect(after.areas.proposal?.live.build).toBe(live.build);
    expect(after.areas.admin).toEqual(registry.areas.admin);
    expect(after.revision).toBe(registry.revision + 2);
    expect(digests(join(site.folder, 'shell'))).toEqual(before.shell);
  });

  test('from the same sources creates no new build', async () => {
    const before = await readRegistry(site.target);
    await releaseArea(site.target, 'proposal', quiet);
    expect(await readRegistry(site.target)).toEqual(before);
  });

  test('from the same sources writes damaged files of the live build anew', { tag: '@whole' }, async () => {
    const before = await readRegistry(site.target);
    const { url = '', entry = '' } = before.areas.proposal?.live ?? {};
    const file = `${url}${entry}`.slice(1);
    const content = String(await site.target.read(file));
    await site.target.write(file, `${content} `);
    const said: string[] = [];
    await releaseArea(site.target, 'proposal', (line) => said.push(line));
    expect(said.join()).toContain(`has been repaired; damaged files: ${entry}`);
    expect(String(await site.target.read(file))).toBe(content);
    expect((await readRegistry(site.target)).areas).toEqual(before.areas);
  });
});
