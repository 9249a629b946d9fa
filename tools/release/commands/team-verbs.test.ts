import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeChange } from '../change';
import { createSigner, generateKey } from '../registry/signing';
import { addKey } from '../teams/team-edits';
import { memoryTarget, type MemoryTarget } from '../testing/memory-target';
import { teamVerbs } from './team-verbs';

let site: MemoryTarget;
let folder: string;
let said: string[];

/** Runs `compose`, as the command line does. */
const compose = (name: string, inbox = folder) =>
  teamVerbs({
    target: site,
    name,
    places: { target: '', inbox },
    log: (line) => said.push(line),
  }).compose?.();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marisma-verbs-'));
  [site, said] = [memoryTarget(), []];
  const { publicKey } = createSigner(generateKey());
  await makeChange(site, { what: 'key', parts: [], edit: (seen) => addKey(seen, 'spa', publicKey) });
});
afterEach(() => rm(folder, { recursive: true }));

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
