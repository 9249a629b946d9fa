import type { Report } from '@marisma/area-kit/reports';
import { originCells } from './history';
import { inspectSite, isSettled, readUnrendered } from '../settle';
import { formatTable } from './table';
import { describeKeyEnds } from '../teams/team-edits';
import type { Target } from '../targets/target';
import { describeFreezes } from '../registry/freeze';
import { partOf, type SiteRegistry } from '../registry/site-registry';

const SIGNED = {
  valid: 'signed',
  invalid: 'NOT signed with this key: review the registry, then run: npx marisma key re-sign',
  unsigned: 'not signed',
};

const NOT_CONFIGURED =
  'config.json is missing: nobody can sign in or send a form, and search engines find no sitemap. ' +
  'Write it, then run: npx marisma gc';

const stateOf = (registry: SiteRegistry, name: string, disabled?: string): string =>
  [
    disabled === undefined ? 'on' : `off: ${disabled || 'no message'}`,
    ...describeFreezes(registry, [name]),
  ].join('; ');

/** How many loads of a part did not end with its live build, and how many errors it had. */
function describeFailures(reports: Report[] | undefined, name: string): string {
  if (!reports) return '–';
  const loads = reports.filter((one) => one.kind === 'area' && one.area === name);
  const failed = loads.filter((one) => one.kind === 'area' && one.outcome !== 'ready').length;
  const errors = reports.filter((one) => one.kind === 'error' && one.area === name).length;
  if (loads.length + errors === 0) return 'no reports';
  return [
    ...(name === 'shell' ? [] : [`${failed} of ${loads.length} loads`]),
    `${errors} ${errors === 1 ? 'error' : 'errors'}`,
  ].join(', ');
}

/**
 * Lists the live builds for a terminal: who made them live, when and at which commit, how they do, and the contracts
 * that the shell speaks and the areas need.
 * @param reports the reports of the last hour; undefined when they are not on this machine
 */
export async function describeStatus(target: Target, reports?: Report[], now = Date.now()): Promise<string> {
  const { registry, signature } = await inspectSite(target);
  const { revision, areas } = registry;
  if (revision === 0)
    return 'There is no site here yet: nothing has been released. To make one: npx marisma all';
  const rows = [
    ['area', 'live', 'since', 'by', 'commit', 'canary', 'last hour', 'contract', 'earlier', 'state'],
    ...['shell', ...Object.keys(areas)].map((name) => {
      const { live, previous = [], canary, disabled, since } = partOf(registry, name) ?? {};
      return [
        name,
        live?.build ?? '–',
        ...originCells(since),
        canary ? `${canary.release.build} (${canary.percent} %)` : '–',
        describeFailures(reports, name),
        live ? `${name === 'shell' ? 'speaks' : 'needs'} ${live.contract}` : '–',
        String(previous.length),
        stateOf(registry, name, disabled),
      ];
    }),
  ];
  const state = (await isSettled(target)) ? '' : ', unfinished: the next command finishes it';
  const isConfigured = (await target.read('config.json')) !== null;
  return [
    `revision ${revision}, ${SIGNED[signature]}${state}`,
    ...(await readMeasurements(target, now)),
    '',
    formatTable(rows),
    ...(isConfigured ? [] : ['', NOT_CONFIGURED]),
  ].join('\n');
}

/** What an operator should know of a site that works: pages without content, and keys and statements that end soon. */
export async function readMeasurements(target: Target, now: number): Promise<string[]> {
  const { unrendered, outdated } = await readUnrendered(target);
  return [
    ...(unrendered.length > 0 ? [`without content, rendered by the browser: ${unrendered.join(', ')}`] : []),
    ...(outdated.length > 0 ? [`shown as they were rendered last: ${outdated.join(', ')}`] : []),
    ...describeKeyEnds((await inspectSite(target)).registry, now),
  ];
}
