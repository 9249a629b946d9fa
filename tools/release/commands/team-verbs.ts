import { join } from 'node:path';
import { buildPackages } from '../builds/build-packages';
import type { Change } from '../change';
import { folderOf, listAreas, LOCAL } from '../paths';
import { setFreeze, WHOLE_SITE } from '../registry/freeze';
import { transferPath } from '../registry/path-owners';
import { readRegistry } from '../registry/registry-store';
import { openTarget } from '../targets/open-target';
import type { Target } from '../targets/target';
import { readAnswer } from '../teams/answer';
import { compose } from '../teams/compose';
import { revokeKey } from '../teams/revoke-key';
import { submitFolder } from '../teams/submit';
import { addKey, nextKey, setHost } from '../teams/team-edits';
import { printable } from './table';
import { change, unknownArea, type Verb } from './verb';

/** The verbs about what teams own and release. */
export const TEAM_VERBS: Record<string, Verb> = {
  'transfer-path': {
    usage: '<area> <path>',
    help: `give a path to an area, and let its next release say who may open the path
The path is a route pattern, for example '/dashboard/*'. One of another area stays as closed as it was until it is named
once more.`,
    changes: true,
    async run(call, name, path = '') {
      await checkKnown(call.target, name);
      await change(call, `transfer-path ${name} ${path}`, (registry) => transferPath(registry, name, path));
    },
  },
  publish: {
    usage: '<area> [answer]',
    help: `build one area and ask the site's composer for it to be live
Needs the area's key only, in MARISMA_AREA_KEY. With 'answer': what became of the last submission; fails unless it was accepted.`,
    async run({ addresses, log }, name, word) {
      if (word === 'answer') return log(await readAnswer(await openTarget(addresses.inbox), name));
      log(await submitFolder(folderOf(name), addresses.inbox, () => buildPackages([name])));
    },
  },
  accept: {
    usage: '[<area>]',
    help: `check what teams have submitted, and make it live
One area that is refused does not delay the others.`,
    changes: true,
    async run({ target, addresses, log }, name) {
      if (name) await checkKnown(target, name);
      // This machine's own inbox begins with the first submission.
      const inbox = await openTarget(addresses.inbox, undefined, addresses.inbox === join(LOCAL, 'inbox'));
      // Teams write what it prints.
      const tell = (line: string): void => log(printable(line));
      if (!(await compose(target, inbox, tell, name ? { areas: [name] } : {}))) process.exitCode = 1;
    },
  },
  team: {
    usage: '<area> <change> …',
    help: `change what a team may release, with a key of its own or not
team <area> key <public key>        accept builds that this key has signed
team <area> next-key <public key>   accept a new key, and the former ones for seven more days
team <area> stolen-key <key>        accept no more of them, and retire those on the site
team <area> replaced-key <key>      accept no more of them
team <area> host [address]          where the team serves its builds; without an address on the site
team <area> freeze [until] [reason] nothing new goes live until then; 'shell' or 'all' for an area, no time to end it`,
    changes: true,
    async run(call, name, what = '') {
      const [, , value, reason] = call.args;
      // A key may come before the area.
      if (what === 'freeze' && !['shell', WHOLE_SITE].includes(name)) await checkKnown(call.target, name);
      const edits: Record<string, Change['edit']> = {
        key: (registry) => addKey(registry, name, value ?? ''),
        'next-key': (registry) => nextKey(registry, name, value ?? ''),
        'stolen-key': (registry) => revokeKey(registry, name, value ?? '', 'stolen'),
        'replaced-key': (registry) => revokeKey(registry, name, value ?? '', 'replaced'),
        host: (registry) => setHost(registry, name, value),
        freeze: (registry) => setFreeze(registry, name, value, reason),
      };
      const edit = edits[what];
      if (!edit)
        throw new Error(`There is no change called '${what}'. 'npx marisma team --help' lists them.`);
      return change(call, `team ${name} ${what} ${value ?? ''}`, edit);
    },
  },
};

async function checkKnown(target: Target, name: string): Promise<void> {
  const { areas, teams = {} } = await readRegistry(target);
  if (!listAreas().includes(name) && !areas[name] && !teams[name]) throw unknownArea(name);
}
