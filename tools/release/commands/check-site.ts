import { computeBuildId } from '@marisma/area-kit/build';
import { findFaults, type PublishedBuild } from './health';
import { folderOf, listAreas } from '../paths';
import { release } from '../release';
import { inspectSite, isSettled, publishCommitted } from '../settle';
import { partsOf, type Part, type SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';
import { teamOf } from '../teams/team-edits';

/** The builds that browsers may load, each with its role. */
const loadable = ({ live, canary, previous }: Part): [role: string, build: PublishedBuild][] => [
  ['live', live],
  ...(canary ? [['canary', canary.release] as [string, PublishedBuild]] : []),
  ...previous.map((build): [string, PublishedBuild] => ['earlier', build]),
];

/**
 * Compares every published build that browsers may load with the registry, says what is damaged, and mends what
 * can be made from these sources.
 * @returns whether the site is whole now
 */
export async function checkSite(target: Target, log: (line: string) => void): Promise<boolean> {
  const { registry, signature } = await inspectSite(target);
  if (signature === 'invalid')
    log('The registry is not signed with this key. Review it, then run: npx marisma key re-sign');
  let whole = signature !== 'invalid';
  if (whole && !(await isSettled(target))) {
    log('Registry file or pages are not those of the last command: writing them again.');
    await publishCommitted(target);
  }
  for (const [name, part] of Object.entries(partsOf(registry))) {
    for (const [role, build] of loadable(part)) {
      const faults = await findFaults(target, build);
      if (faults.length === 0) continue;
      log(`${name} ${build.build} (${role}): missing or altered: ${faults.join(', ')}`);
      const isMendable = whole && role === 'live' && isOfTheseSources(name, build.build);
      if (isMendable) await release(target, name, log);
      else log(`  It can't be mended from these sources. ${cureOf(registry, name)}`);
      whole &&= isMendable;
    }
  }
  if (whole) log('Every build is whole.');
  return whole;
}

const cureOf = (registry: SiteRegistry, name: string): string =>
  teamOf(registry, name).keys.length > 0
    ? `If its team still has it in the inbox, run: npx marisma accept ${name}`
    : 'Check out its commit and run: npx marisma check';

const isOfTheseSources = (name: string, build: string): boolean =>
  (name === 'shell' || listAreas().includes(name)) && computeBuildId(folderOf(name)) === build;
