import { findRangeFaults } from '@marisma/area-kit/build';
import type { Release } from '@marisma/area-kit/contract';
import { isAreaName } from '../../new-area/area-name';
import { makeChange } from '../change';
import { checkContracts } from '../registry/check-contract';
import { findFaults } from '../commands/health';
import { checkGiven, checkPaths } from '../registry/path-owners';
import { publishArea } from '../builds/publish';
import { folderAt } from '../builds/published-files';
import { goLive, pin } from '../registry/registry-edits';
import { readRegistry } from '../registry/registry-store';
import { NOT_CONFINED } from '../pages/render-pages';
import { isIsolated } from '../pages/sandbox/sandbox';
import type { SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';
import { writeAnswer } from './answer';
import { checkHost, isNeededHere } from './hosted-files';
import { checkManifest } from './check-manifest';
import { readBuild, type SubmittedBuild } from './read-build';
import { runBuild } from './run-build';
import {
  checkTime,
  readSigned,
  readStatement,
  STATEMENT_FILE,
  StatementRefused,
  verifyStatement,
  type SignedStatement,
} from './statement';
import { recordStatement, teamOf } from './team-edits';

/** Whoever can write into the inbox can fill it with names. */
const MOST_KEYLESS = 20;

export interface ComposeOptions {
  /** The areas to look for; without them, every area with a key. */
  areas?: string[];
  now?: () => number;
  /** Whether the kernel can confine what renders the pages. */
  isolated?: boolean;
}

/**
 * Makes the builds live that teams have asked for in their inbox. Each area is judged by itself: one that is refused
 * keeps what it has, and does not delay the others. Its team is told in the inbox.
 * @returns whether nothing of an area with a key was refused
 */
export async function compose(
  target: Target,
  inbox: Target,
  log: (line: string) => void,
  { areas, now = Date.now, isolated = isIsolated() }: ComposeOptions = {},
): Promise<boolean> {
  const { teams = {} } = await readRegistry(target);
  const withKey = Object.keys(teams).filter((area) => teams[area]?.keys.length);
  const keyless = areas ? [] : await findKeyless(inbox, withKey);
  let isAllAccepted = true;
  for (const area of [...(areas ?? withKey), ...keyless]) {
    let signed: SignedStatement | null = null;
    let [text, accepted] = [`${area}: nothing is in the inbox`, true];
    try {
      signed = await readSigned(inbox, area);
      if (signed) text = `${area}: ${await composeArea(target, inbox, area, signed, now(), isolated)}`;
    } catch (error) {
      [text, accepted] = [messageOf(error), false];
    }
    log(text);
    isAllAccepted &&= accepted || keyless.includes(area);
    await writeAnswer(inbox, area, signed, { text, accepted }).catch((error: unknown) =>
      log(`${area}: its team got no answer: ${messageOf(error)}`),
    );
  }
  return isAllAccepted;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Finds areas that have submitted something and have no key: somebody may wait for one. */
async function findKeyless(inbox: Target, withKey: string[]): Promise<string[]> {
  const names = (await inbox.list('')).filter((name) => isAreaName(name) && !withKey.includes(name));
  const found: string[] = [];
  for (const name of names.slice(0, MOST_KEYLESS))
    if ((await inbox.list(name).catch((): string[] => [])).includes(STATEMENT_FILE)) found.push(name);
  return found;
}

/** @returns what was done, in words */
async function composeArea(
  target: Target,
  inbox: Target,
  area: string,
  signed: SignedStatement,
  now: number,
  isolated: boolean,
): Promise<string> {
  const registry = await readRegistry(target);
  const team = teamOf(registry, area);
  const live = Object.hasOwn(registry.areas, area) ? registry.areas[area]?.live : undefined;
  const claimed = readStatement(signed.text);
  const isFulfilled = live !== undefined && claimed?.time === team.last && claimed?.build === live.build;
  // Before its key is looked at: the key may have been replaced since.
  if (isFulfilled && (await findFaults(target, live)).length === 0) return `unchanged, ${live.build} is live`;
  const { statement, key } = verifyStatement(area, team, signed, now);
  const { build, commit, author, time } = statement;
  const isKnown = time === team.last;
  // What was rolled back from stays so until the team asks again.
  if (isKnown && !isFulfilled) return `unchanged, ${build} is not live any more`;
  if (!isKnown) checkTime(area, team, statement, now);

  if (!isolated) throw new StatementRefused(`${area} can't be released: ${NOT_CONFINED}.`);

  const submitted = await readBuild(inbox, statement);
  const { host } = team;
  const release: Release = { ...submitted.manifest, url: `${host ?? '/areas/'}${area}/${build}/` };
  checkRelease(registry, release, host);
  if (host) await checkHost(release.url, submitted);
  await runBuild(target, registry, submitted, release);
  await publish(target, submitted, release);
  if (isKnown) return `${build} is whole again`;

  // The history names who asked for the build, not who composed it.
  await makeChange(
    { ...target, author: { author, commit } },
    {
      what: `compose ${area} ${build} ${time}`,
      parts: [area],
      checked: true,
      statement: { ...signed, key },
      edit(registry) {
        // The registry may have changed since the checks above.
        verifyStatement(area, teamOf(registry, area), signed, now);
        checkTime(area, teamOf(registry, area), statement, now);
        checkRelease(registry, release, host);
        return recordStatement(registry, pin(goLive(registry, release), area), statement, key);
      },
    },
  );
  return `${build} is live, from commit ${commit} by ${author}`;
}

/**
 * Checks a build against a registry.
 * @param host where the files of the build are, unless on the site
 * @throws Error with the reason
 */
function checkRelease(registry: SiteRegistry, release: Release, host: string | undefined): void {
  checkManifest(registry, release);
  if (teamOf(registry, release.name).host !== host)
    throw new StatementRefused(
      `${release.name} can't be released: the place of its files has changed. Run accept again.`,
    );
  const faults = findRangeFaults(release.shared ?? {}, registry.shell?.live.shared ?? release.shared ?? {});
  if (faults.length > 0)
    throw new StatementRefused(`${release.name} can't be released: ${faults.join('; ')}.`);
  checkPaths(registry, release, 'submitted');
  checkGiven(registry, release);
  checkContracts(registry, goLive(registry, release));
}

/**
 * Writes a checked build to the site. A build's folder never changes: pages of any revision may name it.
 * @throws StatementRefused when another build of this name is there
 */
async function publish(
  target: Target,
  { files, statement }: SubmittedBuild,
  release: Release,
): Promise<void> {
  const { area, build } = statement;
  const existing = await target.read(`${folderAt(release.url)}area.json`);
  if (existing && !existing.equals(files.get('area.json') ?? Buffer.alloc(0)))
    throw new StatementRefused(`${area} can't be released: another build is named ${build} already.`);
  const published = new Map<string, Buffer>();
  for (const [file, content] of files) {
    // The registry does not know its digest, so a second submission of the build could replace it.
    const isUnnamed = !release.integrity[file] && !['area.json', release.server?.file].includes(file);
    if (isUnnamed && (await target.read(folderAt(release.url) + file))) continue;
    if (release.url.startsWith('/') || isNeededHere(release, file)) published.set(file, content);
  }
  await publishArea(target, area, published);
}
