import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { readRegistry } from '../registry/registry-store';
import { createSigner, generateKey } from '../registry/signing';
import { addKey } from '../teams/team-edits';
import { memoryTarget, type MemoryTarget } from '../testing/memory-target';
import { change } from '../testing/publish-builds';
import { describeVerb, readWords, VERBS } from './verbs';

let site: MemoryTarget;
let folder: string;
let said: string[];

/** Runs `accept`, as the command line does. */
const compose = (name: string, inbox = folder) =>
  VERBS.accept?.run(
    { target: site, words: [name], places: { target: '', inbox }, log: (line) => said.push(line) },
    name,
  );

beforeEach(async () => {
  folder = tempFolder();
  [site, said] = [memoryTarget(), []];
  const { publicKey } = createSigner(generateKey());
  await change(site, (seen) => addKey(seen, 'spa', publicKey));
});

it('composes an area that has a key', async () => {
  await compose('spa');
  expect(said).toEqual(['spa: nothing is in the inbox']);
});

it('refuses an area that nobody knows and an inbox that is not there, in a sentence', async () => {
  await expect(compose('tpyo')).rejects.toThrow("There is no area called 'tpyo'.");
  const inbox = join(folder, 'tpyo');
  await expect(compose('spa', inbox)).rejects.toThrow(`${inbox} cannot be used: the folder does not exist.`);
  expect(said).toEqual([]);
});

it('has at most 16 verbs, each with a line for the list', () => {
  expect(Object.keys(VERBS).length).toBeLessThanOrEqual(16);
  for (const verb of Object.keys(VERBS)) expect(describeVerb(verb)).toMatch(/^npx marisma .+\n\n\w.+/);
});

it('freezes no area that nobody knows', async () => {
  const freeze = (name: string) =>
    VERBS.team?.run(
      {
        target: site,
        words: [name, 'freeze', '2999-01-01', 'Stock-taking'],
        places: { target: '', inbox: folder },
        log: () => {},
      },
      name,
      'freeze',
    );
  await expect(freeze('tpyo')).rejects.toThrow("There is no area called 'tpyo'.");
  for (const known of ['spa', 'shell', 'all']) await freeze(known);
  expect(Object.keys((await readRegistry(site)).frozen ?? {})).toEqual(['spa', 'shell', 'all']);
});

it.each([
  ['guest', 'release guest'],
  ['all', 'release all'],
  ['rollback guest', 'rollback guest'],
  ['history guest', 'status guest'],
  ['adopt', 'key re-sign'],
  ['key adopt', 'key re-sign'],
  ['key', 'key'],
  ['hand-over spa /spa/*', 'transfer-path spa /spa/*'],
  ['submit spa answer', 'publish spa answer'],
  ['compose', 'accept'],
  ['area-key spa abc', 'team spa key abc'],
  ['revoke-key spa abc', 'team spa stolen-key abc'],
  ['revoke-key spa abc replaced', 'team spa replaced-key abc'],
  ['area-host spa', 'team spa host'],
])('reads %j as %j', (command, now) => {
  expect(readWords(command.split(' '), () => {}).join(' ')).toBe(now);
});
