import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { readRegistry } from '../registry/registry-store';
import { createSigner, generateKey } from '../registry/signing';
import { addKey } from '../teams/team-edits';
import { memoryTarget, type MemoryTarget } from '../testing/memory-target';
import { change } from '../testing/publish-builds';
import { describeVerb, findVerb, VERBS, withVerb } from './verbs';

let site: MemoryTarget;
let folder: string;
let messages: string[];

/** Runs a verb, as the command line does. */
const runVerb = (verb: string, args: string[], inbox = folder) =>
  VERBS[verb]?.run(
    { target: site, args, addresses: { target: '', inbox }, log: (line) => messages.push(line) },
    args[0] ?? '',
    args[1],
  );

beforeEach(async () => {
  folder = tempFolder();
  [site, messages] = [memoryTarget(), []];
  const { publicKey } = createSigner(generateKey());
  await change(site, (registry) => addKey(registry, 'spa', publicKey));
});

it('composes an area that has a key', async () => {
  await runVerb('accept', ['spa']);
  expect(messages).toEqual(['spa: nothing is in the inbox']);
});

it('refuses an area that nobody knows and an inbox that is not there, in a sentence', async () => {
  await expect(runVerb('accept', ['tpyo'])).rejects.toThrow("There is no area called 'tpyo'.");
  const inbox = join(folder, 'tpyo');
  await expect(runVerb('accept', ['spa'], inbox)).rejects.toThrow(
    `${inbox} cannot be used: the folder does not exist.`,
  );
  expect(messages).toEqual([]);
});

it('has at most 16 verbs, each with a line for the list', () => {
  expect(Object.keys(VERBS).length).toBeLessThanOrEqual(16);
  for (const verb of Object.keys(VERBS)) expect(describeVerb(verb)).toMatch(/^npx marisma .+\n\n\w.+/);
});

it('freezes no area that nobody knows', async () => {
  const freeze = (name: string) => runVerb('team', [name, 'freeze', '2999-01-01', 'Stock-taking']);
  await expect(freeze('tpyo')).rejects.toThrow("There is no area called 'tpyo'.");
  for (const known of ['spa', 'shell', 'all']) await freeze(known);
  expect(Object.keys((await readRegistry(site)).frozen ?? {})).toEqual(['spa', 'shell', 'all']);
});

it.each([
  ['guest', 'release guest'],
  ['all', 'release all'],
  ['rollback guest', 'rollback guest'],
])('reads %j as %j', (command, whole) => expect(withVerb(command.split(' ')).join(' ')).toBe(whole));

it.each([
  ['gest', "There is no verb or area called 'gest'.\n\nUsage:"],
  ['release guest owner', "'release' does not take 'owner'.\n\nnpx marisma release <area>"],
  ['disable guest Back soon', "'disable' does not take 'soon'."],
  ['remove-area spa gnoe', "'remove-area' does not take 'gnoe'."],
  ['key resign', "'key' does not take 'resign'."],
  ['gc now', "'gc' does not take 'now'."],
  ['canary guest', 'npx marisma canary <area> <percent>'],
])('does nothing of %j, and says what to write', (command, messages) =>
  expect(() => findVerb(command.split(' '))).toThrow(messages),
);

it.each([
  'status',
  'status guest',
  'key',
  'key re-sign',
  'team spa freeze 2030-01-07 Stock',
  'reports 24 folder',
  'promote spa abc',
])('takes %j', (command) => expect(findVerb(command.split(' '))).toBe(VERBS[command.split(' ')[0]!]));
