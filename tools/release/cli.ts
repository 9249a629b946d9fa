import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditPackages } from './audit';
import { readAuthor } from './author';
import { buildPackage } from './build-package';
import { makeChange } from './change';
import { checkSite } from './check-site';
import { collectGarbage } from './collect-garbage';
import { describeDiff } from './diff';
import { describeHistory } from './history';
import { folderOf, INBOX, listAreas, LOCAL, REPORTS, SIGNING_KEY, SITE } from './paths';
import { handOver } from './path-owners';
import { disable, enable, promote, removeArea } from './registry-edits';
import { adoptRegistry, readRegistry } from './registry-store';
import { canary, release, releaseAll, rollback } from './release';
import { settle } from './settle';
import { shellPromote } from './shell-edits';
import { createSigner, generateKey, loadSigner } from './signing';
import { describeStatus } from './status';
import { printable } from './table';
import { compose } from './teams/compose';
import { loadAreaKey, readSource, submit } from './teams/submit';
import { revokeKey } from './teams/revoke-key';
import { addKey, setHost } from './teams/team-edits';
import { openTarget } from './open-target';
import { backUp, restore } from '../backup/backup';
import { installChanges } from '../ensure-installed.mjs';
import { findRemovable } from '../new-area/remove-area';
import { readReportsSince } from '../reports/read-reports';
import { sumUp } from '../reports/sum-up';
import { checkConfigFile } from '../site/config-file';
import { printNginxConf } from '../site/print-nginx';

const USAGE = `Usage: npm run release -- <verb> …, or npx marisma <verb> …
  <area>                        build one area (or the shell) and make it live; 'all' for everything
  build                         build the shell and every area without publishing
  status                        show what is live, since when and by whom, and what failed in the last hour
  history <area>                list its changes: when, by whom, at which commit
  diff <area> [build] [build]   compare two builds: files, bytes, libraries; the earlier with the live one unless named
  reports [hours] [folder]      sum the browsers' reports up, of 24 hours unless told
  backup <folder>               copy this machine's data and site into a new folder, while no server runs
  restore <folder>              put them back, where no data and no site are
  canary <area> <percent>       give a new build to some browsers, or change their share; 0 ends the canary
  promote <area> [build]        make the canary, or an earlier build, live for everybody
  rollback <area>               make the area's previous build live again
  disable <area> ["message"]    switch an area off; visitors read the message
  enable <area>                 switch an area on again
  remove-area <area> [gone]     take an area off the site and delete its sources; its paths answer 404, or 410
  hand-over <area> <path>       give a path to an area, and let its next release say who may open the path
  submit <area>                 build one area and ask the site's composer for it to be live; needs the area's key only
  compose [area]                check what teams have submitted, and make it live
  area-key <area> <public key>  let a team release an area with a key of its own
  revoke-key <area> <key>       retire every build that a stolen key has signed; with 'replaced', only accept no more
  area-host <area> [address]    where the team serves its builds; without an address on the site
  check                         compare every published file with the registry, and mend what is damaged
  gc                            remove builds that are no longer needed
  audit                         ask the package registry for known vulnerabilities
  key                           print a new signing key
  adopt                         sign the current registry with this machine's key
  nginx-conf [server] [folder]  print the nginx configuration for the published folder

Every verb takes --target <folder or s3://bucket/prefix>; MARISMA_TARGET or MARISMA_SITE set the default.
submit and compose take --inbox <folder or s3://bucket/prefix>; MARISMA_INBOX sets the default.`;

function readArguments(): { positionals: string[]; values: { target: string; inbox: string } } {
  const target = { type: 'string', default: process.env.MARISMA_TARGET ?? SITE } as const;
  const inbox = { type: 'string', default: INBOX } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { target, inbox } });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { positionals, values } = readArguments();
const isPart = (word = ''): boolean => ['all', 'shell', ...listAreas()].includes(word);
// `release` is the default verb.
const [verb = '', name = '', argument, second] = isPart(positionals[0])
  ? ['release', ...positionals]
  : positionals;
const HOUR_MS = 60 * 60 * 1000;
const log = (line: string): void => console.log(line);

async function run(): Promise<void> {
  const makesSite = ['release', 'build', 'audit', 'key', 'submit'].includes(verb) || values.target === SITE;
  const target = {
    ...(await openTarget(values.target, await loadSigner(SIGNING_KEY), makesSite)),
    author: await readAuthor(),
  };
  const change = (what: string, edit: Parameters<typeof makeChange>[1]['edit'], checked = false) =>
    makeChange(target, { what, parts: [name], edit, checked });

  // The reports on this machine are those of its own site.
  const status = async () =>
    describeStatus(
      target,
      values.target === SITE ? await readReportsSince(REPORTS, Date.now() - HOUR_MS) : undefined,
    );
  const summary = async () => {
    const [hours, folder] = [Number(name || 24), argument ?? REPORTS];
    if (!(hours > 0)) throw new Error(`'${name}' is no number of hours.`);
    const reports = await readReportsSince(folder, Date.now() - hours * HOUR_MS);
    if (!reports) throw new Error(`There are no reports in ${folder}.`);
    return sumUp(reports);
  };
  const folders = () => {
    if (values.target !== SITE)
      throw new Error("A backup is of this machine's site; name it by MARISMA_SITE.");
    return { data: LOCAL, site: SITE };
  };
  const named = () => {
    if (!name) throw new Error(USAGE);
    return name;
  };

  const verbs: Record<string, () => Promise<unknown>> = {
    build: async () => {
      for (const each of ['shell', ...listAreas()]) await buildPackage(each);
    },
    status: async () => log(await status()),
    history: async () => log(await describeHistory(target, named())),
    diff: async () => log(await describeDiff(target, named(), argument, second)),
    reports: async () => log(await summary()),
    backup: async () =>
      log(`${await backUp(folders(), named())} files are in ${name}. Keep them secret: they contain keys.`),
    restore: async () => log(`Data and site are those of ${await restore(named(), folders())}.`),
    check: async () => {
      if (!(await checkSite(target, log))) process.exitCode = 1;
    },
    gc: async () => log(`removed: ${(await collectGarbage(target)).join(', ') || 'nothing'}`),
    audit: async () => log(await auditPackages()),
    key: async () => {
      const key = generateKey();
      log(key);
      // Not into the file that the private key is written to.
      console.error(`Its public key: ${createSigner(key).publicKey}`);
    },
    compose: async () => {
      const areas = name ? [name] : undefined;
      const inbox = await openTarget(values.inbox);
      // Teams write what it tells.
      const tell = (line: string): void => log(printable(line));
      if (!(await compose(target, inbox, tell, { areas }))) process.exitCode = 1;
    },
    'nginx-conf': async () => log(await printNginxConf(name || '_', argument)),
    adopt: async () => {
      await adoptRegistry(target);
      await settle(target);
    },
  };
  const areaVerbs: typeof verbs = {
    release: () => (name === 'all' ? releaseAll(target, log) : release(target, name, log)),
    canary: () => canary(target, name, Number(argument ?? NaN), log),
    rollback: () => rollback(target, name, log),
    promote: () =>
      change(
        ['promote', name, argument].join(' ').trim(),
        (seen) => (name === 'shell' ? shellPromote(seen, argument) : promote(seen, name, argument)),
        true,
      ),
    disable: () => change(`disable ${name}`, (registry) => disable(registry, name, argument ?? '')),
    enable: () => change(`enable ${name}`, (registry) => enable(registry, name)),
    'remove-area': async () => {
      const sources = findRemovable(name);
      if (sources || (await readRegistry(target)).areas[name])
        await change(['remove-area', name, argument].join(' ').trim(), (seen) =>
          seen.areas[name] ? removeArea(seen, name, argument === 'gone') : seen,
        );
      else throw new Error(`There is no area called '${name}'.`);
      if (sources) {
        await rm(sources, { recursive: true });
        installChanges();
      }
    },
    submit: async () => {
      const key = loadAreaKey();
      const source = await readSource(folderOf(name));
      await buildPackage(name);
      const inbox = await openTarget(values.inbox);
      const { build } = await submit(inbox, key, join(folderOf(name), 'dist'), source);
      log(`${name}: ${build} is submitted; the site's composer makes it live`);
    },
    'area-key': () => change(`area-key ${name} ${argument}`, (seen) => addKey(seen, name, argument ?? '')),
    'revoke-key': () =>
      change(['revoke-key', name, argument, second].join(' ').trim(), (seen) =>
        revokeKey(seen, name, argument ?? '', second),
      ),
    'area-host': () =>
      change(['area-host', name, argument].join(' ').trim(), (seen) => setHost(seen, name, argument)),
    'hand-over': async () => {
      const { areas, teams = {} } = await readRegistry(target);
      if (!listAreas().includes(name) && !areas[name] && !teams[name])
        throw new Error(`There is no area called '${name}'.`);
      await change(`hand-over ${name} ${argument}`, (registry) => handOver(registry, name, argument ?? ''));
    },
  };
  const action = verbs[verb] ?? (name ? areaVerbs[verb] : undefined);
  if (!action) throw new Error(USAGE);
  // Before a build of minutes.
  await checkConfigFile(target.read);
  await action();
  if ((verb in areaVerbs && verb !== 'submit') || ['adopt', 'compose'].includes(verb))
    log(`\n${await status()}`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
