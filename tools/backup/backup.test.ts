import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishCommitted } from '../release/settle';
import { folderTarget } from '../release/targets/target';
import { backUp, restore } from './backup';

let root: string;
const at = (...names: string[]): string => join(root, ...names);
const folders = () => ({ data: at('data'), site: at('site') });

/** Data and site are on another disk, and the usual places are links to them. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'marisma-backup-'));
  for (const part of ['data', 'site']) {
    await mkdir(at('disk', part), { recursive: true });
    await symlink(at('disk', part), at(part));
  }
  await writeFile(at('disk/data/secrets.json'), '{}');
  await publishCommitted(folderTarget(at('site')));
});
afterEach(() => rm(root, { recursive: true }));

it('copies folders that are links, and restores through links', async () => {
  expect(await backUp(folders(), at('backup'))).toBeGreaterThan(1);
  expect(await readFile(at('backup/data/secrets.json'), 'utf8')).toBe('{}');
  expect(existsSync(at('backup/site/settled.json'))).toBe(true);

  for (const part of ['data', 'site']) {
    await rm(at('disk', part), { recursive: true });
    await mkdir(at('disk', part));
  }
  await restore(at('backup'), folders());
  expect(await readFile(at('disk/data/secrets.json'), 'utf8')).toBe('{}');
});

it('refuses a link inside, a backup into itself by a link, and what is not a folder', async () => {
  await expect(backUp(folders(), at('disk/data/backup'))).rejects.toThrow('is inside of');
  await writeFile(at('file'), '');
  await expect(backUp(folders(), at('file'))).rejects.toThrow(`${at('file')} is not a folder.`);

  await mkdir(at('disk/data/mails'));
  await symlink(at('disk'), at('disk/data/mails/elsewhere'));
  await expect(backUp(folders(), at('backup'))).rejects.toThrow(
    `${at('disk/data/mails/elsewhere')} is a link, which a backup does not follow.`,
  );
  expect(existsSync(at('backup'))).toBe(false);
});

it.each(['{"made": "2026', '{"made": 1, "files": {}}', '{"files": null, "made": ""}'])(
  'refuses a list of contents that is %s',
  async (contents) => {
    await backUp(folders(), at('backup'));
    await writeFile(at('backup/backup.json'), contents);
    await rm(at('disk'), { recursive: true });
    await expect(restore(at('backup'), folders())).rejects.toThrow(
      'The backup is damaged: backup.json is malformed.',
    );
  },
);
