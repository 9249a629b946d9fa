import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findRemovable } from '../../new-area/remove-area';
import { findWorse, shippedBuilds, tellWorse } from '../../reports/by-build';
import { readReportsSince } from '../../reports/read-reports';
import { frameResolver } from '../../reports/resolve-frames';
import { sumUp } from '../../reports/sum-up';
import { buildPackages } from '../builds/build-packages';
import { copyRelease } from '../builds/copy-release';
import { makeChange, type Change } from '../change';
import { folderOf, listAreas, LOCAL, REPORTS, SITE } from '../paths';
import { collectGarbage } from '../registry/collect-garbage';
import { setFreeze, WHOLE_SITE } from '../registry/freeze';
import { transferPath } from '../registry/path-owners';
import { disable, enable, promote, removeArea } from '../registry/registry-edits';
import { readRegistry, signRegistry } from '../registry/registry-store';
import { createSigner, generateKey } from '../registry/signing';
import { canary, release, releaseAll, rollback } from '../release';
import { inspectSite, publishCommitted, readHealth } from '../settle';
import { openTarget } from '../targets/open-target';
import type { Target } from '../targets/target';
import { readAnswer } from '../teams/answer';
import { compose } from '../teams/compose';
import { revokeKey } from '../teams/revoke-key';
import { loadAreaKey, readSource, submit } from '../teams/submit';
import { addKey, nextKey, setHost } from '../teams/team-edits';
import { describeAccess } from './access';
import { checkSite } from './check-site';
import { describeHistory } from './history';
import { describeStatus, readNotes } from './status';
import { printable } from './table';

const HOUR_MS = 60 * 60 * 1000;

/** What a command was called with. */
export interface Call {
  target: Target;
  /** The words after the verb. */
  words: string[];
  /** The addresses of the site, of the inbox, and of the site that a release is copied from. */
  places: { target: string; inbox: string; from?: string };
  /** Whether a program reads what it prints. */
  json?: boolean;
  log: (line: string) => void;
}

interface Verb {
  /** The words that it takes; optional ones are in brackets. */
  words: string;
  /** What it does; `--help` prints all lines, the list of verbs the first one. */
  about: string;
  /** Whether the command ends with the status of the site. */
  changes?: true;
  run(call: Call, name: string, argument?: string): Promise<unknown>;
}

/** Every verb of the command line. */
export const VERBS: Record<string, Verb> = {
  release: {
    words: '<area>',
    about: `build one area, the shell or 'all', and make it live; 'release' may be left out
A live build is not built again, unless one of its published files is missing or altered.
With --from <folder or s3://bucket/prefix>: what is live on that site, for example staging, byte by byte; nothing is built.`,
    changes: true,
    async run({ target, places, log }, name) {
      if (places.from === undefined)
        return name === 'all' ? releaseAll(target, log) : release(target, name, log);
      const build = await copyRelease(target, await openTarget(places.from, undefined, false), name);
      log(`${name}: ${build} is live, as it is on the other site`);
    },
  },
  status: {
    words: '[area]',
    about: `show what is live, since when and by whom, and what failed in the last hour
With an area or 'shell': every change of it that the log still has, and the builds that a rollback skips.
With 'access': who owns each path and who may open it, and the keys of teams.
With --json: what a watcher asks for, read from every live file; fails unless all is well.`,
    async run(call, name) {
      if (call.json) return watch(call);
      if (!name) return call.log(await statusOf(call));
      const { target } = call;
      call.log(
        name === 'access'
          ? describeAccess((await inspectSite(target)).registry)
          : await describeHistory(target, name),
      );
    },
  },
  canary: {
    words: '<area> <percent>',
    about: `give a new build to some browsers, or change their share; 0 ends the canary
A browser keeps its place, so a larger share includes the smaller one.`,
    changes: true,
    run: ({ target, log }, name, percent) => canary(target, name, Number(percent ?? NaN), log),
  },
  promote: {
    words: '<area> [build]',
    about: `make the canary, or an earlier build, live for everybody
'npm start' does not replace a build that was named.`,
    changes: true,
    run: (call, name, build) =>
      change(call, `promote ${name} ${build ?? ''}`, (seen) => promote(seen, name, build), true),
  },
  rollback: {
    words: '<area>',
    about: `make the previous good build live again, without building
A second rollback goes further back, never forward.`,
    changes: true,
    run: ({ target, log }, name) => rollback(target, name, log),
  },
  disable: {
    words: '<area> ["message"]',
    about: `switch an area off; visitors read the message
A release leaves it switched off.`,
    changes: true,
    run: (call, name, message = '') =>
      change(call, `disable ${name}`, (seen) => disable(seen, name, message)),
  },
  enable: {
    words: '<area>',
    about: 'switch an area on again',
    changes: true,
    run: (call, name) => change(call, `enable ${name}`, (seen) => enable(seen, name)),
  },
  'remove-area': {
    words: '<area> [gone]',
    about: `take an area off the site and delete its sources; its paths answer 404, or 410
Its builds stay for open tabs until 'gc'; its paths are free for other areas.`,
    changes: true,
    run: remove,
  },
  'transfer-path': {
    words: '<area> <path>',
    about: `give a path to an area, and let its next release say who may open the path
The path is a route pattern, for example '/dashboard/*'. One of another area stays as closed as it was until it is named
once more.`,
    changes: true,
    async run(call, name, path = '') {
      await checkKnown(call.target, name);
      await change(call, `transfer-path ${name} ${path}`, (seen) => transferPath(seen, name, path));
    },
  },
  publish: {
    words: '<area> [answer]',
    about: `build one area and ask the site's composer for it to be live
Needs the area's key only, in MARISMA_AREA_KEY. With 'answer': what became of the last submission; fails unless it was accepted.`,
    async run({ places, log }, name, word) {
      if (word === 'answer') return log(await readAnswer(await openTarget(places.inbox), name));
      const key = loadAreaKey();
      const source = await readSource(folderOf(name));
      await buildPackages([name]);
      const inbox = await openTarget(places.inbox);
      const { build } = await submit(inbox, key, join(folderOf(name), 'dist'), source);
      log(`${name}: ${build} is submitted; the site's composer makes it live`);
    },
  },
  accept: {
    words: '[area]',
    about: `check what teams have submitted, and make it live
One area that is refused does not delay the others.`,
    changes: true,
    async run({ target, places, log }, name) {
      if (name) await checkKnown(target, name);
      // This machine's own inbox begins with the first submission.
      const inbox = await openTarget(places.inbox, undefined, places.inbox === join(LOCAL, 'inbox'));
      // Teams write what it prints.
      const tell = (line: string): void => log(printable(line));
      if (!(await compose(target, inbox, tell, name ? { areas: [name] } : {}))) process.exitCode = 1;
    },
  },
  team: {
    words: '<area> <change> [value]',
    about: `change what a team may release, with a key of its own or not
team <area> key <public key>        accept builds that this key has signed
team <area> next-key <public key>   accept a new key, and the former ones for seven more days
team <area> stolen-key <key>        accept no more of them, and retire those on the site
team <area> replaced-key <key>      accept no more of them
team <area> host [address]          where the team serves its builds; without an address on the site
team <area> freeze [until] [reason] nothing new goes live until then; 'shell' or 'all' for an area, no time to end it`,
    changes: true,
    async run(call, name, what = '') {
      const [, , value, reason] = call.words;
      // A key may come before the area.
      if (what === 'freeze' && !['shell', WHOLE_SITE].includes(name)) await checkKnown(call.target, name);
      const edits: Record<string, Change['edit']> = {
        key: (seen) => addKey(seen, name, value ?? ''),
        'next-key': (seen) => nextKey(seen, name, value ?? ''),
        'stolen-key': (seen) => revokeKey(seen, name, value ?? '', 'stolen'),
        'replaced-key': (seen) => revokeKey(seen, name, value ?? '', 'replaced'),
        host: (seen) => setHost(seen, name, value),
        freeze: (seen) => setFreeze(seen, name, value, reason),
      };
      const edit = edits[what];
      if (!edit) throw new Error(`There is no change called '${what}'.\n\n${describeVerb('team')}`);
      return change(call, `team ${name} ${what} ${value ?? ''}`, edit);
    },
  },
  check: {
    words: '',
    about: `compare every published file with the registry, and mend what is damaged
A build can be mended from the sources that it was made from.`,
    async run({ target, log }) {
      if (!(await checkSite(target, log))) process.exitCode = 1;
    },
  },
  gc: {
    words: '',
    about: `remove builds that are no longer needed
Keeps what the registry names, five old builds of each area, and everything younger than a day.`,
    run: async ({ target, log }) => log(`removed: ${(await collectGarbage(target)).join(', ') || 'nothing'}`),
  },
  key: {
    words: '[re-sign]',
    about: `print a new signing key; with 're-sign', sign the current registry with this machine's key
Review the registry before it is signed: browsers trust what is signed.`,
    async run(call, word) {
      if (word === 're-sign') {
        await signRegistry(call.target);
        await publishCommitted(call.target);
        return call.log(`\n${await statusOf(call)}`);
      }
      const key = generateKey();
      call.log(key);
      // Not into the file that the private key is written to.
      console.error(`Its public key: ${createSigner(key).publicKey}`);
    },
  },
  reports: {
    words: '[hours] [folder]',
    about: `sum the browsers' reports up, by default of 24 hours
A folder names files of another collector. The inbox has the source maps that lead stacks back to the sources. The address
in MARISMA_ALERT_HOOK gets one POST for each build that does worse than the one before.`,
    async run({ target, places, log }, hours, folder = REPORTS) {
      const known = Number(hours || 24);
      if (!(known > 0)) throw new Error('The first argument must be a number of hours.');
      const reports = await readReportsSince(folder, Date.now() - known * HOUR_MS);
      if (!reports) throw new Error(`There are no reports in ${folder}.`);
      const shipped = shippedBuilds((await inspectSite(target)).registry);
      log(await sumUp(reports, { shipped, resolve: frameResolver(await openTarget(places.inbox)) }));
      const { MARISMA_ALERT_HOOK: hook } = process.env;
      if (hook) await tellWorse(folder, findWorse(reports, shipped), hook);
    },
  },
};

/** The words that these verbs had before; they go with the next release of the tools. */
const FORMER: Record<string, (words: string[]) => string[] | undefined> = {
  history: (words) => ['status', ...words],
  adopt: () => ['key', 're-sign'],
  key: ([word]) => (word === 'adopt' ? ['key', 're-sign'] : undefined),
  'hand-over': (words) => ['transfer-path', ...words],
  submit: (words) => ['publish', ...words],
  compose: (words) => ['accept', ...words],
  'area-key': ([area = '', key = '']) => ['team', area, 'key', key],
  'revoke-key': ([area = '', key = '', why = 'stolen']) => ['team', area, `${why}-key`, key],
  'area-host': ([area = '', ...address]) => ['team', area, 'host', ...address],
};

/** The words of a command as they are today: `release` is the default verb, and former verbs have new words. */
export function readWords([verb = '', ...words]: string[], log: Call['log']): string[] {
  if (['all', 'shell', ...listAreas()].includes(verb)) return ['release', verb, ...words];
  const now = FORMER[verb]?.(words);
  if (!now) return [verb, ...words];
  log(`'${verb}' is now: npx marisma ${now.join(' ')}`);
  return now;
}

export const describeVerb = (verb: string): string => {
  const { words = '', about = '' } = VERBS[verb] ?? {};
  return `npx marisma ${`${verb} ${words}`.trim()}\n\n${about}`;
};

export const USAGE = `Usage: npx marisma <verb> …, or npm run release -- <verb> …
${Object.entries(VERBS)
  .map(([verb, { words, about }]) => `  ${`${verb} ${words}`.padEnd(28)}  ${about.split('\n')[0]}`)
  .join('\n')}

<verb> --help says more. Every verb takes --target <folder or s3://bucket/prefix>; MARISMA_TARGET or MARISMA_SITE set
the default. publish and accept take --inbox <folder or s3://bucket/prefix>; MARISMA_INBOX sets the default.`;

/** What is live. The reports on this machine are those of its own site. */
export const statusOf = async ({ target, places }: Call): Promise<string> =>
  describeStatus(
    target,
    places.target === SITE ? await readReportsSince(REPORTS, Date.now() - HOUR_MS) : undefined,
  );

/** Prints the health of the site with what ends soon and what is not rendered. */
async function watch({ target, log }: Call): Promise<void> {
  const health = await readHealth(target);
  const notes = await readNotes(target, Date.now()).catch(() => []);
  log(JSON.stringify({ ...health, notes }, null, 2));
  if (!health.ok) process.exitCode = 1;
}

const change = ({ target, words }: Call, what: string, edit: Change['edit'], checked = false) =>
  makeChange(target, { what: what.trim(), parts: words.slice(0, 1), edit, checked });

const unknownArea = (name: string): Error => new Error(`There is no area called '${name}'.`);

async function checkKnown(target: Target, name: string): Promise<void> {
  const { areas, teams = {} } = await readRegistry(target);
  if (!listAreas().includes(name) && !areas[name] && !teams[name]) throw unknownArea(name);
}

async function remove(call: Call, name: string, how?: string): Promise<void> {
  const sources = findRemovable(name);
  if (!sources && !(await readRegistry(call.target)).areas[name]) throw unknownArea(name);
  await change(call, `remove-area ${name} ${how ?? ''}`, (seen) =>
    seen.areas[name] ? removeArea(seen, name, how === 'gone') : seen,
  );
  if (!sources) return;
  await rm(sources, { recursive: true });
  const { installChanges } = await import('../../ensure-installed.mjs');
  installChanges();
}
