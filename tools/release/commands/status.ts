import type { Report } from '@marisma/area-kit/reports';
import { readOrigins } from './history';
import { inspectSite, isSettled } from '../settle';
import { formatTable } from './table';
import { announceEnds } from '../teams/team-edits';
import type { Target } from '../targets/target';

const SIGNED = {
  valid: 'signed',
  invalid: 'NOT signed with this key: review the registry, then run: npx marisma key adopt',
  unsigned: 'not signed',
};

const speaks = (contract?: string): string => (contract ? `speaks ${contract}` : '–');

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
  const { revision, shell, areas } = registry;
  if (revision === 0)
    return 'There is no site here yet: nothing has been released. To make one: npx marisma all';
  const origins = await readOrigins(target, ['shell', ...Object.keys(areas)]);
  const started = (name: string): string[] => origins.get(name) ?? [];
  const rows = [
    ['area', 'live', 'since', 'by', 'commit', 'canary', 'last hour', 'contract', 'earlier', 'state'],
    [
      'shell',
      shell?.live.build ?? '–',
      ...started('shell'),
      '–',
      describeFailures(reports, 'shell'),
      speaks(shell?.live.contract),
      String(shell?.previous.length ?? 0),
      'on',
    ],
    ...Object.entries(areas).map(([name, { live, previous, canary, disabled }]) => [
      name,
      live.build,
      ...started(name),
      canary ? `${canary.release.build} (${canary.percent} %)` : '–',
      describeFailures(reports, name),
      `needs ${live.contract}`,
      String(previous.length),
      disabled === undefined ? 'on' : `off: ${disabled || 'no message'}`,
    ]),
  ];
  const state = (await isSettled(target)) ? '' : ', unfinished: the next command finishes it';
  return [
    `revision ${revision}, ${SIGNED[signature]}${state}`,
    ...announceEnds(registry, now),
    '',
    formatTable(rows),
  ].join('\n');
}
