import { describeRoles, ownersOf } from '../registry/path-owners';
import type { SiteRegistry } from '../registry/site-registry';
import { formatTable } from './table';

/** Lists for a terminal who owns each path and who may open it, and the keys that each team may release with. */
export function describeAccess(registry: SiteRegistry): string {
  const { areas, teams = {} } = registry;
  const isLive = (area: string, path: string): boolean =>
    areas[area]?.live.paths.some((listed) => listed.path === path) === true;
  const paths = Object.entries(ownersOf(registry))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { area, access }]) => [
      path,
      area,
      access ? describeRoles(access) : 'whom its next release says',
      isLive(area, path) ? 'yes' : 'no',
    ]);
  const keys = Object.entries(teams).flatMap(([area, { keys: known, host = 'on the site', last = '–' }]) =>
    (known.length > 0 ? known : ['none']).map((key) => [area, key, host, last]),
  );
  return [
    formatTable([['path', 'area', 'open to', 'live'], ...paths]),
    '',
    keys.length > 0
      ? formatTable([['team', 'key', 'files', 'last statement'], ...keys])
      : 'No team has a key of its own.',
  ].join('\n');
}
