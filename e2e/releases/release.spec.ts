import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { release } from '../../tools/release/release';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { goLive } from '../../tools/release/registry/registry-edits';
import { expect } from '../fixtures';
import { test } from '../support/own-site';
import { publish, publishTwin } from '../support/publish-twin';

/** Digests of the builds of a site, by path. */
const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    ['shell', 'areas'].flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
    ),
  );

test('the release of an area changes no byte of the shell or of another build; the same sources make no build', async ({
  site,
}) => {
  const before = digests(site.folder);
  const registry = await readRegistry(site.target);
  await release(site.target, 'proposal', () => {});
  expect(await readRegistry(site.target)).toEqual(registry);
  expect(digests(site.folder)).toEqual(before);

  const twin = await publishTwin(site, 'proposal');
  const { areas, shell } = await publish(site, (seen) => goLive(seen, twin));
  expect(digests(site.folder)).toMatchObject(before);
  const others = { ...areas, proposal: registry.areas.proposal };
  expect({ shell, areas: others }).toEqual({ shell: registry.shell, areas: registry.areas });
});

test(
  'the release of the same sources writes damaged files of the live build anew',
  { tag: '@whole' },
  async ({ site }) => {
    const before = await readRegistry(site.target);
    const { url = '', entry = '' } = before.areas.proposal?.live ?? {};
    const file = `${url}${entry}`.slice(1);
    const content = String(await site.target.read(file));
    await site.target.write(file, `${content} `);
    const log: string[] = [];
    await release(site.target, 'proposal', (line) => log.push(line));
    expect(log.join()).toContain(`has been repaired; damaged files: ${entry}`);
    expect(String(await site.target.read(file))).toBe(content);
    expect((await readRegistry(site.target)).areas).toEqual(before.areas);
  },
);
