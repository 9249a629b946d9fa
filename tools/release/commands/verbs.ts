import { rm } from 'node:fs/promises';
import { findRemovable } from '../../new-area/remove-area';
import { findRegressions, shippedBuilds, alertRegressions } from '../../reports/by-build';
import { readReportsSince } from '../../reports/read-reports';
import { frameResolver } from '../../reports/resolve-frames';
import { summarize } from '../../reports/summarize';
import { copyRelease } from '../builds/copy-release';
import { listAreas, REPORTS, SITE } from '../paths';
import { collectGarbage } from '../registry/collect-garbage';
import { disable, enable, promote, removeArea } from '../registry/registry-edits';
import { readRegistry, signRegistry } from '../registry/registry-store';
import { createSigner, generateKey } from '../registry/signing';
import { canary, release, releaseAll, rollback } from '../release';
import { inspectSite, publishCommitted, readHealth } from '../settle';
import { openTarget } from '../targets/open-target';
import { describeAccess } from './access';
import { checkSite } from './check-site';
import { describeHistory } from './history';
import { describeStatus, readMeasurements } from './status';
import { TEAM_VERBS } from './team-verbs';
import { change, unknownArea, type Call, type Verb } from './verb';

const HOUR_MS = 60 * 60 * 1000;

/** Every verb of the command line. */
export const VERBS: Record<string, Verb> = {
  release: {
    usage: '<area>',
    help: `build one area, the shell or 'all', and make it live; 'release' may be left out
A live build is not built again, unless one of its published files is missing or altered.
With --from <folder or s3://bucket/prefix>: what is live on that site, for example staging, byte by byte; nothing is built.`,
    changes: true,
    async run({ target, addresses, log }, name) {
      if (addresses.from === undefined)
        return name === 'all' ? releaseAll(target, log) : release(target, name, log);
      const build = await copyRelease(target, await openTarget(addresses.from, undefined, false), name);
      log(`${name}: ${build} is live, as it is on the other site`);
    },
  },
  status: {
    usage: '[<area>]',
    help: `show what is live, since when and by whom, and what failed in the last hour
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
    usage: '<area> <percent>',
    help: `give a new build to some browsers, or change their share; 0 ends the canary
A browser keeps its place, so a larger share includes the smaller one.`,
    changes: true,
    run: ({ target, log }, name, percent) => canary(target, name, Number(percent ?? NaN), log),
  },
  promote: {
    usage: '<area> [<build>]',
    help: `make the canary, or an earlier build, live for everybody
'npm start' does not replace a build that was named.`,
    changes: true,
    run: (call, name, build) =>
      change(call, `promote ${name} ${build ?? ''}`, (registry) => promote(registry, name, build), true),
  },
  rollback: {
    usage: '<area>',
    help: `make the previous good build live again, without building
A second rollback goes further back, never forward.`,
    changes: true,
    run: ({ target, log }, name) => rollback(target, name, log),
  },
  disable: {
    usage: '<area> ["message"]',
    help: `switch an area off; visitors read the message
A release leaves it switched off.`,
    changes: true,
    run: (call, name, message = '') =>
      change(call, `disable ${name}`, (registry) => disable(registry, name, message)),
  },
  enable: {
    usage: '<area>',
    help: 'switch an area on again',
    changes: true,
    run: (call, name) => change(call, `enable ${name}`, (registry) => enable(registry, name)),
  },
  'remove-area': {
    usage: '<area> [gone]',
    help: `take an area off the site and delete its sources; its paths answer 404, or 410
Its builds stay for open tabs until 'gc'; its paths are free for other areas.`,
    changes: true,
    run: remove,
  },
  ...TEAM_VERBS,
  check: {
    usage: '',
    help: `compare every published file with the registry, and mend what is damaged
A build can be mended from the sources that it was made from.`,
    async run({ target, log }) {
      if (!(await checkSite(target, log))) process.exitCode = 1;
    },
  },
  gc: {
    usage: '',
    help: `remove builds that are no longer needed
Keeps what the registry names, five old builds of each area, and everything younger than a day.`,
    run: async ({ target, log }) => log(`removed: ${(await collectGarbage(target)).join(', ') || 'nothing'}`),
  },
  key: {
    usage: '[re-sign]',
    help: `print a new signing key; with 're-sign', sign the current registry with this machine's key
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
    usage: '[<hours>] [<folder>]',
    help: `sum the browsers' reports up, by default of 24 hours
A folder names files of another collector. The inbox has the source maps that lead stacks back to the sources. The address
in MARISMA_ALERT_HOOK gets one POST for each build that does worse than the one before.`,
    async run({ target, addresses, log }, hours, folder = REPORTS) {
      const known = Number(hours || 24);
      if (!(known > 0)) throw new Error('The first argument must be a number of hours.');
      const reports = await readReportsSince(folder, Date.now() - known * HOUR_MS);
      if (!reports) throw new Error(`There are no reports in ${folder}.`);
      const shipped = shippedBuilds((await inspectSite(target)).registry);
      log(await summarize(reports, { shipped, resolve: frameResolver(await openTarget(addresses.inbox)) }));
      const { MARISMA_ALERT_HOOK: hook } = process.env;
      if (hook) await alertRegressions(folder, findRegressions(reports, shipped), hook);
    },
  },
};

/** The words of a command with its verb: `release` may be left out. */
export const withVerb = (args: string[]): string[] =>
  ['all', 'shell', ...listAreas()].includes(args[0] ?? '') ? ['release', ...args] : args;

/** @throws Error that says what to write, for a verb that there is not, and for a word too many, too few or misspelled */
export function findVerb([verb = '', ...args]: string[]): Verb {
  const found = VERBS[verb];
  if (!found) throw new Error(verb ? `There is no verb or area called '${verb}'.\n\n${USAGE}` : USAGE);
  const forms = found.usage.split(' ').filter(Boolean);
  const takes = (word: string, form = forms.at(-1) === '…' ? '…' : ''): boolean =>
    /[<"…]/.test(form) || form === `[${word}]`;
  const unexpected = args.find((word, index) => !takes(word, forms[index]));
  if (unexpected !== undefined)
    throw new Error(`'${verb}' does not take '${unexpected}'.\n\n${describeVerb(verb)}`);
  if (forms[args.length]?.startsWith('<')) throw new Error(describeVerb(verb));
  return found;
}

export const describeVerb = (verb: string): string => {
  const { usage = '', help = '' } = VERBS[verb] ?? {};
  return `npx marisma ${`${verb} ${usage}`.trim()}\n\n${help}`;
};

export const USAGE = `Usage: npx marisma <verb> …, or npm run release -- <verb> …
${Object.entries(VERBS)
  .map(([verb, { usage, help }]) => `  ${`${verb} ${usage}`.padEnd(28)}  ${help.split('\n')[0]}`)
  .join('\n')}

<verb> --help says more. Every verb takes --target <folder or s3://bucket/prefix>; MARISMA_TARGET or MARISMA_SITE set
the default. publish and accept take --inbox <folder or s3://bucket/prefix>; MARISMA_INBOX sets the default.`;

/** What is live. The reports on this machine are those of its own site. */
export const statusOf = async ({ target, addresses }: Call): Promise<string> =>
  describeStatus(
    target,
    addresses.target === SITE ? await readReportsSince(REPORTS, Date.now() - HOUR_MS) : undefined,
  );

/** Prints the health of the site with what ends soon and what is not rendered. */
async function watch({ target, log }: Call): Promise<void> {
  const health = await readHealth(target);
  const notes = await readMeasurements(target, Date.now()).catch(() => []);
  log(JSON.stringify({ ...health, notes }, null, 2));
  if (!health.ok) process.exitCode = 1;
}

async function remove(call: Call, name: string, how?: string): Promise<void> {
  const sources = findRemovable(name);
  if (!sources && !(await readRegistry(call.target)).areas[name]) throw unknownArea(name);
  await change(call, `remove-area ${name} ${how ?? ''}`, (registry) =>
    registry.areas[name] ? removeArea(registry, name, how === 'gone') : registry,
  );
  if (!sources) return;
  await rm(sources, { recursive: true });
  const { installChanges } = await import('../../ensure-installed.mjs');
  installChanges();
}
